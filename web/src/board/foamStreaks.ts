// Streaks of foam and their path down the river.

import { Curve } from '../geometry/curve';
import { ARMS, DISCS, MAIN, RIVER, type Arm } from '../geometry/boardGeometry';
import { around, turn } from '../geometry/pose';
import { brinkOn } from '../geometry/pieceRoutes';

export type Streak = {
  readonly arm: Arm;
  /** How far from the middle of the river, in board units. */
  readonly aside: number;
  readonly phase: number;
  readonly length: number;
  readonly width: number;
};

/** How long a streak takes down the slowest river, in milliseconds. */
export const SPAN = 26_000;
const FROM = 90;
const POINTS = 28;
const COUNT = 26;

/** Water takes the fork in a wide bend; only discs go through the middle of space 5. */
const STREAM: Readonly<Record<Arm, Curve>> = {
  left: RIVER.left,
  right: new Curve([
    ...MAIN.slice(2, 5).map(([x, y]) => ({ x, y })),
    DISCS['2'],
    DISCS['3'],
    DISCS['4'],
    { x: 556, y: 570 },
    ...ARMS.right.slice(1).map(([x, y]) => ({ x, y })),
  ]),
};
const ENDS: Readonly<Record<Arm, number>> = { left: brinkOn(STREAM.left), right: brinkOn(STREAM.right) };

export const STREAKS: readonly Streak[] = Array.from({ length: COUNT }, (_, i) => ({
  arm: i % 2 === 0 ? 'left' : 'right',
  aside: (((i * 37) % 100) / 100 - 0.5) * 104,
  phase: ((i * 61) % 100) / 100,
  length: 36 + ((i * 17) % 48),
  width: 3 + ((i * 7) % 3),
}));

/** Keyframes of one streak: along the current, fading in at the rope and out at the brink. */
export function drift({ arm, aside, length }: Streak): Keyframe[] {
  const river = STREAM[arm];
  const end = ENDS[arm] - length;
  let angle = river.heading(FROM);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const place = FROM + (end - FROM) * t;
    angle += turn(angle, river.heading(place));
    const { x, y } = around(river.at(place), angle, { x: 0, y: aside });
    const opacity = 0.8 * Math.min(1, t * 9, (1 - t) * 12);
    return { offset: t, opacity, transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg)` };
  });
}
