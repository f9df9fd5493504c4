// Where the number of each disc stands: on the bank beside it, clear of canoes, jetties and the current.

import { DISC, DISC_NAMES, DISCS, type Disc } from './boardGeometry';
import type { Point } from './curve';
import { clearance } from './freeRoom';
import { around } from './pose';

/** In which direction from the disc, in degrees. */
const DIRECTIONS: Readonly<Record<Disc, number>> = {
  '1': 165,
  '2': 97,
  '3': -70,
  '4': 194,
  '5': -105,
  '6L': 200,
  '7L': 180,
  '6R': -20,
  '7R': 0,
};

/** Past the bows of ten canoes on one disc. */
const DISTANCE = 87;
/** The outer edge of the light around a disc: it covers no number. */
const RING_EDGE = DISC + 12;
/** The smallest text on the board, in board units and in pixels. */
const TEXT = { units: 25, pixels: 12.5 } as const;

export type DiscNumber = Point & { readonly disc: Disc; readonly text: number; readonly width: number; readonly height: number };

/** The numbers of all discs; `pixel` is the size of a pixel in board units. */
export function discNumbers(pixel: number): DiscNumber[] {
  const text = Math.max(TEXT.units, TEXT.pixels * pixel);
  return DISC_NAMES.map((disc) => {
    const size = { width: (disc.length > 1 ? 1.75 : 1.3) * text, height: 1.3 * text };
    const angle = DIRECTIONS[disc];
    const distance = Math.max(DISTANCE, clearance(RING_EDGE, (angle * Math.PI) / 180, size));
    return { disc, text, ...size, ...around(DISCS[disc], angle, { x: distance, y: 0 }) };
  });
}
