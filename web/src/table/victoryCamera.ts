// Which part of the board the picture of a won game shows: the falls, and as much of the river above them as there is room for.

import { HEIGHT, MARGIN, WIDTH } from '../geometry/boardGeometry';

export type Camera = {
  /** Pixels per board unit. */
  readonly scale: number;
  /** Where the board's corner is, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** The uppermost line that is seen, in board units. */
  readonly top: number;
};

/** The sheet's own edge stays out of sight. */
const EDGE = MARGIN + 3;
/** The middle between the two arms. */
const MIDDLE = 466;
/** Where the winners' canoes rest above the falls: in a low picture they are in its middle. */
const BOATS = 872;

export function cameraOn(width: number, height: number): Camera {
  const scale = Math.max(width / (WIDTH - 2 * EDGE), height / (HEIGHT - 2 * EDGE));
  const [wide, high] = [width / scale, height / scale];
  const left = Math.max(EDGE, Math.min(WIDTH - EDGE - wide, MIDDLE - wide / 2));
  const top = Math.min(HEIGHT - EDGE - high, BOATS - 0.48 * high);
  return { scale, x: -left * scale, y: -top * scale, top };
}
