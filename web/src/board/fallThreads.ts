// Threads of water on the falls: where each begins, how far and how long it falls.

import { brink, FALLS } from '../geometry/boardGeometry';

export type FallThread = {
  readonly x: number;
  readonly top: number;
  readonly fall: number;
  readonly width: number;
  readonly length: number;
  /** Negative, in seconds: all are under way from the beginning. */
  readonly wait: number;
  readonly time: number;
  readonly isLight: boolean;
};

const COUNT = 22;
const INSET = 34;

/** Spread over the width of the falls, out of step with each other. */
export const THREADS: readonly FallThread[] = Array.from({ length: COUNT }, (_, i) => {
  const x = FALLS.left + INSET + ((FALLS.right - FALLS.left - 2 * INSET) * (i + 0.6 * (((i * 37) % 10) / 10))) / COUNT;
  const length = 44 + ((i * 23) % 40);
  const top = brink(x) - 4;
  const time = 1.5 + ((i * 13) % 9) / 10;
  return {
    x,
    top,
    fall: FALLS.foot - 34 - length - top,
    width: 7 + ((i * 5) % 6),
    length,
    wait: -time * (((i * 61) % 100) / 100),
    time,
    isLight: i % 3 !== 0,
  };
});
