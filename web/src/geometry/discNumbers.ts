// Where the number of each disc stands: on the bank beside it, clear of canoes, jetties and the current.

import { DISC, DISC_NAMES, DISCS, type Disc } from './boardGeometry';
import type { Point } from './curve';
import { clearance } from './clearance';
import { around } from './pose';

/** In which direction from the disc, in degrees. */
const DIRECTIONS: Readonly<Record<Disc, number>> = {
  '1': 165,
  '2': 97,
  '3': -56,
  '4': 50,
  '5': -108,
  '6L': 200,
  '7L': 180,
  '6R': -20,
  '7R': 0,
};

/** Past the bows of ten canoes on one disc. */
const DISTANCE = 87;
/** The outer edge of the light around a disc: it covers no number. */
const RING_EDGE = DISC + 12;
/** Half the width of a disc's rim. */
const RIM = 3;
/** The smallest text on the board, in board units and in pixels. */
const TEXT = { units: 25, pixels: 12.5 } as const;

export type DiscNumber = Point & {
  readonly disc: Disc;
  readonly text: number;
  readonly width: number;
  readonly height: number;
  /** The pointer from its plate to the rim of its disc: how long, and its angle in degrees. */
  readonly pointer: number;
  readonly angle: number;
};

/** The numbers of all discs; `pixel` is the size of a pixel in board units. */
export function discNumbers(pixel: number): DiscNumber[] {
  const text = Math.max(TEXT.units, TEXT.pixels * pixel);
  return DISC_NAMES.map((disc) => {
    const size = { width: (disc.length > 1 ? 1.75 : 1.3) * text, height: 1.3 * text };
    const angle = DIRECTIONS[disc];
    const distance = Math.max(DISTANCE, clearance(RING_EDGE, (angle * Math.PI) / 180, size));
    const at = around(DISCS[disc], angle, { x: distance, y: 0 });
    return { disc, text, ...size, ...at, pointer: distance - DISC - RIM, angle: angle + 180 };
  });
}
