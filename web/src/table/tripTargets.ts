// The legal trips of a turn as targets on the board. No rule is known here: exactly the trips in the
// list are offered.

import type { TargetKind, MovableCanoe, Target } from '../board/targets';
import type { CanoePiece, Scene } from '../scene/scene';
import type { Action, GemKind, Trip, TripCost } from '../api/types';
import { say, type Values } from '../i18n/i18n.svelte';
import { armOf } from '../geometry/boardGeometry';
import type { Names } from './playerNames';
import { placeValues } from './placeNames';

type Cargo = Trip['before'][number];

/** What a trip does besides moving. */
export type TripCargo = {
  readonly unloads: boolean;
  readonly load: GemKind | null;
  readonly steal: readonly [number, number] | null;
  /** Whether the gems are handled before the canoe moves. */
  readonly isFirst: boolean;
};

/** What each trip costs, by its id. */
export type Costs = ReadonlyMap<string, TripCost>;

export const trips = (legal: readonly Action[]): Trip[] => legal.filter((action) => action.type === 'trip');

export const tripId = (trip: Trip): string => JSON.stringify([trip.canoe, trip.before, trip.to, trip.after]);

/** Of these actions only the trips that are taught, where there are any; none where the turn can end without one. */
export function taughtOf(legal: readonly Action[], taught: readonly Trip[] | null): readonly Action[] {
  if (taught === null) return legal;
  const ids = taught.map(tripId);
  const kept = legal.filter((action) => action.type !== 'trip' || ids.includes(tripId(action)));
  return kept.length > 0 ? kept : legal;
}

/** `costs` is in the order of `legal`. */
export const costsOf = (legal: readonly Action[], costs: readonly (TripCost | null)[]): Costs =>
  new Map(
    legal.flatMap((action, i) => {
      const cost = costs[i];
      return action.type === 'trip' && cost ? [[tripId(action), cost] as const] : [];
    }),
  );

const loadOf = (cargo: readonly Cargo[]): GemKind | null =>
  cargo.flatMap((item) => (item !== 'unload' && item.load ? [item.load] : []))[0] ?? null;

const stealOf = (cargo: readonly Cargo[]): readonly [number, number] | null =>
  cargo.flatMap((item) => (item !== 'unload' && item.steal ? [item.steal] : []))[0] ?? null;

export function cargoOf(trip: Trip): TripCargo {
  const all = [...trip.before, ...trip.after];
  return { unloads: all.includes('unload'), load: loadOf(all), steal: stealOf(all), isFirst: trip.before.length > 0 };
}

/** What is done with gems at a site. */
function siteCargo({ unloads, load }: TripCargo): 'load' | 'unload' | 'swap' | 'none' {
  if (load) return unloads ? 'swap' : 'load';
  return unloads ? 'unload' : 'none';
}

export function targetKind(trip: Trip): TargetKind {
  const deal = cargoOf(trip);
  if (trip.to === 'falls') return 'falls';
  if (deal.steal) return 'steal';
  if (trip.to === 'shore') return 'land';
  const cargo = siteCargo(deal);
  return cargo === 'none' ? 'move' : cargo;
}

const pieceOf = (scene: Scene, seat: number, canoe: number): CanoePiece | undefined =>
  scene.canoes.find((piece) => piece.seat === seat && piece.canoe === canoe);

/** The gem a trip is about: the one taken, brought ashore or put down. */
function gemOf(trip: Trip, scene: Scene, seat: number): GemKind | null {
  const { load, steal, unloads } = cargoOf(trip);
  if (steal) return pieceOf(scene, steal[0], steal[1])?.gem ?? null;
  if (load) return load;
  return unloads || trip.to === 'shore' ? (pieceOf(scene, seat, trip.canoe)?.gem ?? null) : null;
}

type CargoWord = 'none' | 'load' | 'unload' | 'swap';

function cargoWord({ unloads, load }: TripCargo): CargoWord {
  if (load) return unloads ? 'swap' : 'load';
  return unloads ? 'unload' : 'none';
}

/** A trip in one sentence; `scene` is the table before it. */
function labelOf(trip: Trip, scene: Scene, seat: number, names: Names): string {
  const cargo = cargoOf(trip);
  const stays = pieceOf(scene, seat, trip.canoe)?.at === trip.to;
  return say(`at-trip-${targetKind(trip)}`, {
    ...placeValues(trip.to),
    gem: gemOf(trip, scene, seat) ?? 'none',
    victim: cargo.steal ? names(cargo.steal[0]) : '',
    cargo: cargoWord(cargo),
    order: stays ? 'stay' : cargo.isFirst ? 'first' : 'last',
  });
}

/** How the points are spent: on paddling, and on handling gems. */
function costText(trip: Trip, cost: TripCost | undefined): string {
  if (!cost) return '';
  if (cost.wins) return say('at-turn-wins');
  const { steps, cargo: points } = cost;
  if (points === 0) return say('at-price-steps', { steps });
  if (steps === 0) return say('at-price-stay', { points });
  const cargo = cargoOf(trip);
  return say(cargo.isFirst ? 'at-price-cargo-first' : 'at-price-cargo-last', { steps, points, cargo: cargoWord(cargo) });
}

/** A staged action in words. A canoe moves once a turn: `scene`, the table before the turn, tells what it had. */
export function stagedText(action: Action, scene: Scene, seat: number, names: Names): string {
  if (action.type === 'trip') return labelOf(action, scene, seat, names);
  if (action.type === 'weather') return say('at-weather-step', { step: action.step });
  return action.type === 'ransom' ? say('at-ransom-staged', { gem: action.gem }) : '';
}

type TripTarget = { readonly trip: Trip; readonly target: Target };

const RANKS: Readonly<Record<TargetKind, number>> = { steal: 1, load: 2, land: 3, move: 4, swap: 5, unload: 6, falls: 7 };

/** The useful first: a gem brought home, gems taken, the way home, the river; over the falls last. */
function rankOf({ trip, target: { kind, gem } }: TripTarget, carried: GemKind | null): number {
  if (kind === 'land' && gem) return 0;
  // A theft of what had to be left behind for it brings nothing.
  const isVain = kind === 'steal' && cargoOf(trip).unloads && gem === carried;
  return RANKS[isVain ? 'swap' : kind];
}

/** Gems handled on the way over the falls come after the plain way. */
const isLaden = ({ to, before, after }: Trip): boolean => to === 'falls' && before.length + after.length > 0;

/** A list of targets without all ways over the falls but the first, and those others. */
export function folded(targets: readonly Target[]): { readonly shown: readonly Target[]; readonly hidden: readonly Target[] } {
  const hidden = targets.filter(({ kind }) => kind === 'falls').slice(1);
  return { shown: targets.filter((target) => !hidden.includes(target)), hidden };
}

/**
 * How plainly a trip is what is meant by a press on its space: the gem on board is brought ashore; an empty canoe
 * brings one along, or steals. Everything else at that space is a question.
 */
function plainness({ unloads, load, steal }: TripCargo, { kind, gem }: Target): number | null {
  if (kind === 'falls') return unloads || load ? null : 0;
  if (kind === 'land' && gem && !unloads) return load ? 1 : 0;
  return steal && !unloads ? 0 : null;
}

/** The target that is plainly meant where these are at one space; null if that is open. */
function obviousOf(there: readonly TripTarget[]): Target | null {
  const rated = there.map(({ trip, target }) => ({ target, rate: plainness(cargoOf(trip), target) ?? Infinity }));
  const least = Math.min(...rated.map(({ rate }) => rate));
  const plain = rated.filter(({ rate }) => rate === least && rate < Infinity);
  return plain.length === 1 ? plain[0]!.target : null;
}

/** Canoes of one victim on one disc with the same gem make no difference: they are offered once. */
const sameTheft = (target: Target): string =>
  target.kind === 'steal' ? `${target.canoe} ${target.space} ${target.victim} ${target.gem} ${target.label}` : target.id;

/** Everything the selected canoe may do, or each of them where none is: first what is taught, then what is most useful. */
export function targetsOf(
  legal: readonly Action[],
  canoe: number | null,
  scene: Scene,
  seat: number,
  names: Names,
  costs: Costs,
  taught: readonly Trip[] = [],
  doomed: number | null = null,
): Target[] {
  const all = trips(legal)
    .filter((trip) => canoe === null || trip.canoe === canoe)
    .sort((a, b) => Number(isLaden(a)) - Number(isLaden(b)))
    .map((trip): TripTarget => {
      const kind = targetKind(trip);
      const gem = gemOf(trip, scene, seat);
      const cost = costs.get(tripId(trip));
      const { steal, load, unloads } = cargoOf(trip);
      // A gem that is left behind, or lost at once, is named in the sentence, but not held out.
      const isWon = kind !== 'falls' && (kind !== 'land' || !unloads || load !== null);
      const target = {
        id: tripId(trip),
        space: trip.to,
        canoe: trip.canoe,
        kind,
        word: cost?.wins ? say('at-deed-win') : say(`at-deed-${kind}`),
        label: labelOf(trip, scene, seat, names),
        detail: trip.to === 'falls' ? say(trip.canoe === doomed ? 'at-price-falls-again' : 'at-price-falls') : costText(trip, cost),
        ...(gem && isWon ? { gem } : {}),
        ...(steal ? { victim: steal[0] } : {}),
        ...(kind === 'falls' ? { danger: true, arm: armOf(pieceOf(scene, seat, trip.canoe)?.at ?? '') ?? scene.nextArm } : {}),
      };
      return { trip, target };
    });
  const single = [...new Map(all.reverse().map((one) => [sameTheft(one.target), one])).values()].reverse();
  const first = taught.map(tripId);
  const rank = (one: TripTarget): number =>
    first.includes(one.target.id) ? -1 : rankOf(one, pieceOf(scene, seat, one.trip.canoe)?.gem ?? null);
  const sorted = single.sort((a, b) => rank(a) - rank(b));
  return sorted.map(({ trip, target }) => {
    const there = sorted.filter((one) => one.trip.to === trip.to && one.trip.canoe === trip.canoe);
    return there.length > 1 && obviousOf(there) === target ? { ...target, isObvious: true } : target;
  });
}

/** A message about a canoe: where it is and what it carries. */
export function sayOfCanoe(message: string, scene: Scene, seat: number, canoe: number, values: Values = {}): string {
  const piece = pieceOf(scene, seat, canoe);
  return piece ? say(message, { ...placeValues(piece.at), gem: piece.gem ?? 'none', canoe: canoe + 1, ...values }) : '';
}

/** The canoes that have something to do. */
export function movableOf(legal: readonly Action[], scene: Scene, seat: number): MovableCanoe[] {
  const canoes = [...new Set(trips(legal).map((trip) => trip.canoe))];
  const names = canoes.map((canoe) => sayOfCanoe('at-canoe-name', scene, seat, canoe));
  const isTwin = names.length > 1 && new Set(names).size === 1;
  return canoes.map((canoe, i) => ({ seat, canoe, label: isTwin ? sayOfCanoe('at-canoe-twin', scene, seat, canoe) : names[i]! }));
}

/** Whether a canoe lies ashore. */
export const isAshore = (scene: Scene | null, { seat, canoe }: MovableCanoe): boolean =>
  scene !== null && pieceOf(scene, seat, canoe)?.at === 'shore';

/** One of each that is told apart: canoes at the same place with the same cargo are alike, and one stands for them. */
export function unlike(scene: Scene | null, canoes: readonly MovableCanoe[]): MovableCanoe[] {
  const looks = canoes.map(({ seat, canoe }) => {
    const piece = scene && pieceOf(scene, seat, canoe);
    return `${piece?.at} ${piece?.gem}`;
  });
  return canoes.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

/** The canoe that can be selected without asking: the only one, or one of several that are alike. */
export function obviousCanoe(legal: readonly Action[], scene: Scene, seat: number): number | null {
  const [first, ...others] = unlike(scene, movableOf(legal, scene, seat));
  return first && others.length === 0 ? first.canoe : null;
}
