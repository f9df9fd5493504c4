// Slots for pieces that share a space: canoes on a disc, on the beach and below the falls, gems on a
// site, the cloud on its plank. Slots are fixed, so that no piece moves without a reason.

import type { GemKind } from '../api/types';
import { BEACH, DISCS, heading, PLANK, SITES, type Arm, type Disc } from './boardGeometry';
import { around, pose, type Pose } from './pose';
import type { Point } from './curve';

/** A canoe's own size at scale 1. */
export const CANOE = { length: 64, width: 24 } as const;

/** Rows side by side while they fit: distance between them and size. Water shows between them, also where one is outlined. */
const ROWS = [
  { gap: 0, scale: 1.32 },
  { gap: 38, scale: 1.18 },
  { gap: 34, scale: 1.02 },
  { gap: 27, scale: 0.82 },
] as const;

/**
 * More make a star, bows outwards, so that colours and marks stay apart: hole in the middle and size.
 * It reaches a little over the rim: smaller canoes could not be told apart on a phone.
 */
const STARS = [
  { hole: 7, scale: 0.86 },
  { hole: 8, scale: 0.86 },
  { hole: 9, scale: 0.85 },
  { hole: 11, scale: 0.84 },
  { hole: 13, scale: 0.83 },
  { hole: 16, scale: 0.82 },
] as const;

/** How canoe number `index` of `count` lies on a disc, relative to the disc's middle and the current. */
export function onDisc(index: number, count: number): Pose {
  const row = ROWS[count - 1];
  if (row) return pose({ x: 0, y: (index - (count - 1) / 2) * row.gap }, 0, row.scale);
  const star = STARS[Math.min(count, 10) - 5] ?? STARS[STARS.length - 1]!;
  const angle = (360 * index) / count;
  return pose(around({ x: 0, y: 0 }, angle, { x: star.hole + (CANOE.length / 2) * star.scale, y: 0 }), angle, star.scale);
}

/** Between a canoe and a ghost beside it. */
const GHOST_GAP = 3;

/** How ghost number `index` of `count` lies on a disc with so many canoes: beside them, one on each side, as they would hide it. */
export function ghostOnDisc(index: number, count: number, canoes: number): Pose {
  if (canoes === 0) {
    const slot = onDisc(index, count);
    return { ...slot, scale: Math.min(slot.scale, 1.2) };
  }
  const outer = onDisc(0, canoes);
  const isStar = canoes > ROWS.length;
  const edge = Math.hypot(outer.x, outer.y) + (outer.scale * (isStar ? CANOE.length : CANOE.width)) / 2;
  const side = index % 2 === 0 ? 1 : -1;
  return pose({ x: 0, y: side * (edge + GHOST_GAP + CANOE.width / 2) });
}

/** The pose of a canoe whose disc is at a point, in a current of some heading. */
export function carried(slot: Pose, disc: Point, angle: number): Pose {
  return { ...slot, ...around(disc, angle, slot), angle: slot.angle + angle };
}

export const discSlot = (disc: Disc, index: number, count: number): Pose => carried(onDisc(index, count), DISCS[disc], heading(disc));

/** Where a seat's canoes are drawn up on the beach: pairs, evenly along the sand. */
export function beachSlot(seat: number, canoe: number, seats: number): Pose {
  const middle = beachMiddle(seat, seats);
  const side = canoe % 2 === 0 ? -1 : 1;
  return pose({ x: middle.x + side * 18, y: middle.y + side * 4 }, -78 + side * 3, 1.02);
}

/** The middle of the place where a seat's canoes are drawn up. */
export function beachMiddle(seat: number, seats: number): Point {
  const pitch = Math.min(96, 382 / seats);
  return { x: BEACH.x + (seat - (seats - 1) / 2) * pitch, y: BEACH.y - 18 };
}

/** The life preserver lies in front of the start player's canoes. */
export function ringSlot(seat: number, seats: number): Pose {
  const { x, y } = beachMiddle(seat, seats);
  return pose({ x, y: y + 56 }, -14, 0.62);
}

/** Lost canoes drift in the pool below the falls, each at its own place. */
export function lostSlot(seat: number, canoe: number, seats: number): Pose {
  const all = seats * 2;
  const index = seat * 2 + (canoe % 2);
  const pitch = Math.min(84, 600 / (all - 1));
  const odd = index % 2 === 0 ? 1 : -1;
  return pose({ x: 470 + (index - (all - 1) / 2) * pitch, y: 1102 + odd * 9 }, -16 + odd * 22, 0.92);
}

/** How large a gem is drawn at scale 1. */
export const GEM_SIZE = 32;
/** Half a gem: how close two may lie. */
export const GEM = 13;
const GAP = 31;

type Cell = readonly [column: number, row: number];

/** Round beaches hold four in the middle and three on either side of them. */
const ROUND: readonly Cell[] = [
  [-0.5, 0],
  [0.5, 0],
  [-1.5, 0],
  [1.5, 0],
  [0, 0.97],
  [-1, 0.97],
  [1, 0.97],
  [0, -0.97],
  [-1, -0.97],
  [1, -0.97],
];

/** The heaps on the island are wide and have two rows. */
const WIDE: readonly Cell[] = [
  [-0.6, -0.47],
  [0.4, -0.47],
  [-0.4, 0.47],
  [0.6, 0.47],
  [-1.6, -0.47],
  [1.4, -0.47],
  [-1.4, 0.47],
  [1.6, 0.47],
  [2.4, -0.47],
  [-2.4, 0.47],
];

const HEAPS: Readonly<Record<GemKind, readonly Cell[]>> = {
  amethyst: ROUND,
  diamond: ROUND,
  amber: ROUND,
  sapphire: WIDE,
  ruby: WIDE,
};

/** A small offset, always the same for the same slot. */
function chance(site: GemKind, slot: number, salt: number): number {
  const wild = Math.sin(SITES[site].x * 12.9898 + slot * 78.233 + salt * 37.719) * 43758.5453;
  return (wild - Math.floor(wild)) * 2 - 1;
}

/** Where the gem in a place of a site lies; past the last place they pile up. */
export function gemSlot(site: GemKind, slot: number): Pose {
  const cells = HEAPS[site];
  const { x, y } = SITES[site];
  const [column, row] = cells[slot % cells.length] as Cell;
  const pile = Math.floor(slot / cells.length);
  const wobble = { x: chance(site, slot, 1) * 1.4, y: chance(site, slot, 2) * 1.2 };
  const at = { x: x + column * GAP + wobble.x + pile * 8, y: y + row * GAP + wobble.y - pile * 9 };
  return pose(at, chance(site, slot, 3) * 15, 1.12);
}

/** A point on the plank in the column of a weather, -1 to +2; `down` is measured from the plank's upper edge. */
export function plankSlot(weather: number, down: number): Pose {
  const middle = { x: PLANK.x + PLANK.width / 2, y: PLANK.y + PLANK.height / 2 };
  const offset = { x: 40 + (weather + 1) * 53 - PLANK.width / 2, y: down - PLANK.height / 2 };
  return pose(around(middle, PLANK.tilt, offset), PLANK.tilt);
}

/** Where the cloud hangs for each weather. */
export const cloudSlot = (weather: number): Pose => plankSlot(weather, 55);

/** The wooden arrow at the fork. */
export const pointerSlot = (arm: Arm): Pose => pose({ x: 472, y: 703 }, arm === 'left' ? 158 : 22, 0.92);

/** Where the cargo lies in a canoe, relative to its middle and size. */
export const CARGO = { x: -6, scale: 0.78 } as const;
