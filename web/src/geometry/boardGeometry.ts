// Where everything is on the board, in board units (900 by 1200). The board's image is painted from
// this file, and the pieces are placed by it: no other file holds coordinates.

import type { GemKind, Space } from '../api/types';
import { HEIGHT, WIDTH } from './boardSize';
import { Curve, type Point } from './curve';

export { HEIGHT, WIDTH };
/** The sheet lies a little inside, with round corners. */
export const MARGIN = 13;
export const CORNER = 30;
export const DISC = 53;

export type Disc = Exclude<Space, 'shore' | 'lost'>;
export type Arm = 'left' | 'right';
export type Oval = Point & { readonly rx: number; readonly ry: number };
/** A point of a centre line, with half the water's width there. */
export type Bed = readonly [x: number, y: number, half: number];

export const MAIN: readonly Bed[] = [
  [262, -60, 150],
  [272, 30, 132],
  [286, 104, 104],
  [300, 168, 76],
  [324, 246, 76],
  [462, 284, 76],
  [586, 354, 80],
  [600, 486, 82],
  [478, 586, 84],
];

export const ARMS: Readonly<Record<Arm, readonly Bed[]>> = {
  left: [
    [478, 586, 84],
    [392, 640, 74],
    [314, 716, 74],
    [275, 796, 67],
    [254, 872, 80],
    [256, 980, 104],
    [262, 1060, 130],
  ],
  right: [
    [478, 586, 84],
    [560, 640, 72],
    [634, 722, 73],
    [669, 800, 84],
    [690, 880, 80],
    [682, 984, 106],
    [676, 1060, 130],
  ],
};

export const DISCS: Readonly<Record<Disc, Point>> = {
  '1': { x: 324, y: 246 },
  '2': { x: 462, y: 284 },
  '3': { x: 586, y: 354 },
  '4': { x: 600, y: 486 },
  '5': { x: 478, y: 586 },
  '6L': { x: 314, y: 716 },
  '7L': { x: 254, y: 872 },
  '6R': { x: 634, y: 722 },
  '7R': { x: 690, y: 880 },
};

export const DISC_NAMES = Object.keys(DISCS) as readonly Disc[];

/** The little beaches where the gems lie. */
export const SITES: Readonly<Record<GemKind, Oval>> = {
  amethyst: { x: 722, y: 306, rx: 74, ry: 58 },
  diamond: { x: 766, y: 494, rx: 74, ry: 58 },
  amber: { x: 330, y: 524, rx: 78, ry: 54 },
  sapphire: { x: 472, y: 762, rx: 104, ry: 42 },
  ruby: { x: 472, y: 904, rx: 140, ry: 44 },
};

/** From which discs a site is reached: a small jetty leads there. */
export const JETTIES: readonly { readonly from: Disc; readonly to: GemKind; readonly length: number }[] = [
  { from: '3', to: 'amethyst', length: 30 },
  { from: '4', to: 'diamond', length: 32 },
  { from: '5', to: 'amber', length: 34 },
  { from: '6L', to: 'sapphire', length: 30 },
  { from: '6R', to: 'sapphire', length: 30 },
  { from: '7L', to: 'ruby', length: 46 },
  { from: '7R', to: 'ruby', length: 46 },
];

export const BEACH: Oval = { x: 662, y: 118, rx: 214, ry: 70 };
/** All the sand of the start that belongs to no disc: whoever means the shore presses anywhere on it. */
export const SAND = { x: 450, y: MARGIN, width: WIDTH - 450 - MARGIN, height: 184 } as const;
export const PIER = { x: 380, y: 62, width: 66, height: 122 } as const;
export const ROPE: readonly [Point, Point] = [
  { x: 206, y: 158 },
  { x: 384, y: 162 },
];
export const PLANK = { x: 36, y: 386, width: 236, height: 78, tilt: -2 } as const;
export const FALLS = { left: 112, right: 828, foot: 1176 } as const;
export const LANTERNS: readonly (Point & { readonly size: number })[] = [
  { x: 446, y: 206, size: 1.25 },
  { x: 291, y: 444, size: 1.3 },
  { x: 472, y: 836, size: 1.1 },
];

/** The lip of the falls: it hangs lower at the banks, like a horseshoe. */
export const brink = (x: number): number => 1026 - 26 * Math.cos(((x - 468) / 380) * Math.PI * 0.9);

const dots = (line: readonly Bed[]): Point[] => line.map(([x, y]) => ({ x, y }));

/** Where discs are pushed in, well above the rope. */
const ENTRY = MAIN.slice(2);

/** The river from the rope over the brink to the foot of the falls, one curve for each arm. */
export const RIVER: Readonly<Record<Arm, Curve>> = {
  left: new Curve([...dots(ENTRY), ...dots(ARMS.left.slice(1)), { x: 262, y: 1150 }]),
  right: new Curve([...dots(ENTRY), ...dots(ARMS.right.slice(1)), { x: 676, y: 1150 }]),
};

/** Which point of the curve each disc is. */
const STOPS: Readonly<Record<Disc, number>> = {
  '1': 2,
  '2': 3,
  '3': 4,
  '4': 5,
  '5': 6,
  '6L': 8,
  '6R': 8,
  '7L': 10,
  '7R': 10,
};

export const isDisc = (place: string): place is Disc => place in DISCS;

export const armOf = (place: string): Arm | null => (place.endsWith('L') ? 'left' : place.endsWith('R') ? 'right' : null);

/** How far along its curve a disc lies; a disc above the fork lies on both curves. */
export function along(disc: Disc, arm: Arm = armOf(disc) ?? 'left'): number {
  return RIVER[arm].stops[STOPS[disc]] as number;
}

/** The direction of the current there, in degrees; at the fork halfway between the arms. */
export function heading(disc: Disc): number {
  if (disc === '5') return 128;
  return RIVER[armOf(disc) ?? 'left'].heading(along(disc));
}
