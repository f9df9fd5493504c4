// Who parades on the river when a game is won, from where to where, with which gems, and where the gems of the shower come to rest.

import type { GemKind } from '../api/types';
import { along, ARMS, armOf, DISCS, heading, isDisc, MAIN, RIVER, type Arm, type Disc } from '../geometry/boardGeometry';
import { distance, mix, type Point } from '../geometry/curve';
import { canoePoses, sharing, type PlacedCanoe } from '../geometry/piecePoses';
import { legPath, route, routePath } from '../geometry/pieceRoutes';
import { around, pose, turn, type Pose } from '../geometry/pose';
import { even, hop, type Frame } from '../motion/keyframes';
import type { Bag, Scene } from '../scene/scene';
import { gemsOf } from './goals';

export type ParadeBoat = {
  readonly id: string;
  readonly seat: number;
  readonly isWinner: boolean;
  readonly gems: readonly GemKind[];
  /** Whether its owner's face is shown over it. */
  readonly hasFace: boolean;
  /** From where the canoe is at the end of the game to where it rests in the picture. */
  readonly frames: readonly Frame[];
  /** How far it goes, in board units. */
  readonly length: number;
};

export type FallingGem = {
  readonly kind: GemKind;
  /** Where it lies at last, in board units. */
  readonly at: Point;
  readonly turn: number;
  /** When it begins to fall, in seconds. */
  readonly delay: number;
  readonly size: number;
};

type Cargo = { readonly seat: number; readonly gems: readonly GemKind[] };

/** A winner alone comes with both canoes; those who share a win come with one each, so that nobody looks like the only one. */
export function cargoes(winners: readonly number[], gems: readonly Bag[]): Cargo[] {
  return winners.flatMap((seat) => {
    const aboard = gemsOf(gems[seat] ?? {});
    if (winners.length > 1) return [{ seat, gems: aboard }];
    const half = Math.ceil(aboard.length / 2);
    return [
      { seat, gems: aboard.slice(0, half) },
      { seat, gems: aboard.slice(half) },
    ];
  });
}

type Look = 'high' | 'low';
type Rest = { readonly disc: Disc; readonly aside: number; readonly size: number };

const DISCS_HIGH: readonly Disc[] = ['6L', '6R', '7L', '7R', '5'];
const WINNER_SIZE = 1.95;
/** Where one, two or three canoes lie abreast in an arm: the size of all of them, and how far they are apart. */
const ABREAST = [
  { size: WINNER_SIZE, apart: 0 },
  { size: 1.45, apart: 70 },
  { size: 1.1, apart: 46 },
] as const;
const OTHER_SIZE = 1.3;
/** How far the others keep behind the winners, and from one another. */
const BEHIND = 118;
const APART = 84;
const STEPS = 60;

/** Where a winner's canoe rests. Where there is little height, only the end of the river is seen: there they lie abreast. */
function restOf(look: Look, i: number, count: number): Rest | null {
  if (look === 'high') return DISCS_HIGH[i] ? { disc: DISCS_HIGH[i], aside: 0, size: WINNER_SIZE } : null;
  const { size, apart } = ABREAST[Math.ceil(count / 2) - 1] ?? ABREAST[2];
  const beside = Math.ceil((count - (i % 2)) / 2) - 1;
  return { disc: i % 2 === 0 ? '7L' : '7R', aside: (Math.floor(i / 2) - beside / 2) * apart, size };
}

/** Along a path, bow first, and growing on the way. */
function voyage(points: readonly Point[], from: Pose, size: number): Frame[] {
  const spots = even(points, STEPS);
  const start = spots[0]!;
  let angle = from.angle;
  return spots.map((spot, i) => {
    const t = i / STEPS;
    const leaving = Math.max(0, 1 - 5 * t) ** 2;
    const [a, b] = [spots[Math.max(0, i - 1)]!, spots[Math.min(STEPS, i + 1)]!];
    const ahead = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    angle += turn(angle, from.angle + turn(from.angle, ahead) * Math.min(1, 6 * t));
    const at = { x: spot.x + (from.x - start.x) * leaving, y: spot.y + (from.y - start.y) * leaving };
    return { ...pose(at, angle, mix(from.scale, size, Math.min(1, 2 * t))), at: t };
  });
}

const lengthOf = (points: readonly Point[]): number => points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);

/** From where a canoe is, along the river and so far down an arm. A lost one is lifted back over the brink. */
function framesTo(canoe: PlacedCanoe, arm: Arm, place: number, aside: number, size: number): Pick<ParadeBoat, 'frames' | 'length'> {
  const river = RIVER[arm];
  const rest = around(river.at(place), river.heading(place), { x: 0, y: aside });
  const { at } = canoe;
  if (at !== 'shore' && !isDisc(at)) {
    const frames = hop(canoe.pose, pose(rest, river.heading(place), size), 130);
    return { frames, length: 2 * distance(canoe.pose, rest) };
  }
  const five = along('5', arm);
  const isOther = armOf(at) !== null && armOf(at) !== arm;
  const start = isDisc(at) && !isOther ? along(at, arm) : at === 'shore' ? along('1', arm) : five;
  const toRiver = at === 'shore' ? legPath('shore', '1', canoe.pose) : isOther ? routePath(route(at, '5'), canoe.pose) : [];
  // To its side little by little: the canoe ends with the current, not across it.
  const drift = Array.from({ length: 41 }, (_, i) => {
    const down = mix(start, place, i / 40);
    return around(river.at(down), river.heading(down), { x: 0, y: aside * (i / 40) });
  });
  const points = [...toRiver, ...drift];
  return { frames: voyage(points, canoe.pose, size), length: lengthOf(points) };
}

/** Canoes that stay behind lie at the bank, out of the way. */
function aside(scene: Scene, canoe: PlacedCanoe): Pose {
  if (!isDisc(canoe.at)) return canoe.pose;
  const place = sharing(scene, canoe.at).findIndex((other) => other.seat === canoe.seat && other.canoe === canoe.canoe);
  const y = (place % 2 === 0 ? 1 : -1) * (64 + 24 * Math.floor(place / 2));
  return { ...canoe.pose, ...around(DISCS[canoe.at], heading(canoe.at), { x: 0, y }), angle: heading(canoe.at) };
}

/** All canoes of a game that was won; the winners' come first, the others follow with one canoe each. */
export function paradeBoats(scene: Scene, winners: readonly number[], look: Look): ParadeBoat[] {
  const canoes = canoePoses(scene);
  const free = new Set(canoes);
  const take = (seat: number): PlacedCanoe | undefined => {
    const own = [...free].filter((canoe) => canoe.seat === seat);
    const found = own.find((canoe) => canoe.at !== 'lost') ?? own[0];
    if (found) free.delete(found);
    return found;
  };
  const rears: Record<Arm, number> = { left: along('7L'), right: along('7R') };
  const faces = new Set<number>();
  const faceOf = (seat: number): boolean => !faces.has(seat) && !!faces.add(seat);

  const leaders = cargoes(winners, scene.gems).flatMap(({ seat, gems }, i, all): ParadeBoat[] => {
    const canoe = take(seat);
    const rest = restOf(look, i, all.length);
    if (!canoe || !rest) return [];
    const arm = armOf(rest.disc) ?? 'left';
    const place = along(rest.disc, arm);
    rears[arm] = Math.min(rears[arm], place);
    return [{ id: canoe.id, seat, isWinner: true, gems, hasFace: faceOf(seat), ...framesTo(canoe, arm, place, rest.aside, rest.size) }];
  });
  const others = scene.gems.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const followers = others.flatMap((seat, i): ParadeBoat[] => {
    const canoe = take(seat);
    if (!canoe) return [];
    const arm: Arm = i % 2 === 0 ? 'left' : 'right';
    const place = rears[arm] - BEHIND - APART * Math.floor(i / 2);
    const way = framesTo(canoe, arm, place, arm === 'left' ? 26 : -26, OTHER_SIZE);
    return [{ id: canoe.id, seat, isWinner: false, gems: canoe.gem ? [canoe.gem] : [], hasFace: true, ...way }];
  });
  const rest = [...free].map((canoe): ParadeBoat => ({
    id: canoe.id,
    seat: canoe.seat,
    isWinner: false,
    gems: canoe.gem ? [canoe.gem] : [],
    hasFace: false,
    frames: [canoe.pose, aside(scene, canoe)],
    length: 0,
  }));
  return [...rest, ...followers.reverse(), ...leaders.reverse()];
}

/** Scattered, but the same every time: no chance is needed for a picture. */
const scatter = (i: number, by: number): number => ((i * by) % 101) / 101;

const SHOWER_S = 3.4;
const BEDS = [...MAIN, ...ARMS.left, ...ARMS.right];
/** Whether something that lies there lies dry. */
const isDry = (at: Point): boolean => at.y < 985 && BEDS.every(([x, y, half]) => distance(at, { x, y }) > half + 26);

/** Gems of the winners' kinds, strewn over the land below a line of the board. */
export function gemShower(kinds: readonly GemKind[], count: number, top: number): FallingGem[] {
  if (kinds.length === 0) return [];
  const places: Point[] = [];
  for (let i = 1; places.length < count && i < 40 * count; i++) {
    const at = { x: 60 + 780 * ((i * 0.618034) % 1), y: top + 20 + (965 - top) * ((i * 0.7548777) % 1) };
    if (isDry(at)) places.push(at);
  }
  return places.map((at, i) => ({
    kind: kinds[(i * 7) % kinds.length]!,
    at,
    turn: Math.round(-160 + 320 * scatter(i, 43)),
    delay: SHOWER_S * scatter(i, 71),
    size: 0.9 + 0.6 * scatter(i, 29),
  }));
}
