// The legal trips of a turn as targets on the board. No rule is known here: exactly the trips in the
// list are offered.

import type { TargetKind, MovableCanoe, Target } from '../board/targets';
import type { CanoePiece, Scene } from '../scene/scene';
import type { Action, GemKind, Trip, TripCost } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import type { Names } from './playerNames';
import { placeName } from './placeNames';

type Cargo = Trip['before'][number];

/** What a trip does besides moving. */
export type TripCargo = {
  readonly unloads: boolean;
  readonly load: GemKind | null;
  readonly steal: readonly [number, number] | null;
  readonly isFirst: boolean;
};

/** What each trip costs, by its id. */
export type Costs = ReadonlyMap<string, TripCost>;

export const trips = (legal: readonly Action[]): Trip[] => legal.filter((action) => action.type === 'trip');

export const tripId = (trip: Trip): string => JSON.stringify([trip.canoe, trip.before, trip.to, trip.after]);

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
  if (trip.to === 'falls') return null;
  const carried = pieceOf(scene, seat, trip.canoe)?.gem ?? null;
  return trip.to === 'shore' ? (unloads ? null : carried) : unloads ? carried : null;
}

function labelOf(trip: Trip, scene: Scene, seat: number, names: Names): string {
  const deal = cargoOf(trip);
  const from = pieceOf(scene, seat, trip.canoe)?.at ?? 'shore';
  const values = {
    place: placeName(trip.to),
    gem: gemOf(trip, scene, seat) ?? 'none',
    victim: deal.steal ? names(deal.steal[0]) : '',
    unloads: deal.unloads ? 'yes' : 'no',
    cargo: siteCargo(deal),
    order: from === trip.to ? 'stay' : deal.isFirst ? 'first' : 'last',
  };
  return say(`at-trip-${targetKind(trip)}`, values);
}

/** How the points are spent: on steps, and on handling gems. */
function costText(trip: Trip, cost: TripCost | undefined): string {
  if (!cost) return '';
  const { steps, cargo: points } = cost;
  if (points === 0) return say('at-price-steps', { steps });
  return say('at-price-cargo', { steps, points, cargo: siteCargo(cargoOf(trip)) });
}

/** A staged action in words; `scene` is the table as it was before the turn. */
export function stagedText(action: Action, scene: Scene, seat: number, names: Names): string {
  if (action.type === 'trip') return labelOf(action, scene, seat, names);
  if (action.type === 'weather') return say('at-weather-step', { step: action.step });
  return action.type === 'ransom' ? say('at-ransom-staged', { gem: action.gem }) : '';
}

/** Everything the selected canoe may do. */
export function targetsOf(
  legal: readonly Action[],
  canoe: number | null,
  scene: Scene,
  seat: number,
  names: Names,
  costs: Costs,
): Target[] {
  return trips(legal)
    .filter((trip) => trip.canoe === canoe)
    .sort((a, b) => Number(a.to === 'falls') - Number(b.to === 'falls'))
    .map((trip) => {
      const deed = targetKind(trip);
      const gem = gemOf(trip, scene, seat);
      const steal = cargoOf(trip).steal;
      return {
        id: tripId(trip),
        space: trip.to,
        kind: deed,
        label: labelOf(trip, scene, seat, names),
        detail: deed === 'falls' ? say('at-price-falls') : costText(trip, costs.get(tripId(trip))),
        ...(gem ? { gem } : {}),
        ...(steal ? { victim: steal[0] } : {}),
        ...(deed === 'falls' ? { danger: true } : {}),
      };
    });
}

function nameBy(message: string, scene: Scene, seat: number, canoe: number): string {
  const piece = pieceOf(scene, seat, canoe);
  return piece ? say(message, { place: placeName(piece.at), gem: piece.gem ?? 'none', canoe: canoe + 1 }) : '';
}

export const canoeName = (scene: Scene, seat: number, canoe: number): string => nameBy('at-canoe-name', scene, seat, canoe);

/** The name of one of two canoes that are alike. */
const twinName = (scene: Scene, seat: number, canoe: number): string => nameBy('at-canoe-twin', scene, seat, canoe);

/** The canoes that have something to do. */
export function movableOf(legal: readonly Action[], scene: Scene, seat: number): MovableCanoe[] {
  const canoes = [...new Set(trips(legal).map((trip) => trip.canoe))];
  const names = canoes.map((canoe) => canoeName(scene, seat, canoe));
  const isTwin = names.length > 1 && new Set(names).size === 1;
  return canoes.map((canoe, i) => ({ seat, canoe, label: isTwin ? twinName(scene, seat, canoe) : names[i]! }));
}

/** The canoe that can be selected without asking: the only one, or one of several ashore. */
export function obviousCanoe(legal: readonly Action[], scene: Scene, seat: number): number | null {
  const canoes = movableOf(legal, scene, seat).map((item) => item.canoe);
  const first = canoes[0] ?? null;
  if (canoes.length === 1) return first;
  return canoes.every((canoe) => pieceOf(scene, seat, canoe)?.at === 'shore') ? first : null;
}
