// The pose of a piece: position, angle and size.

import { mix, type Point } from './curve';

export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
  /** How high it looks while it tips over, whichever way it points: 1 is flat on the water. */
  readonly tip?: number;
  readonly opacity?: number;
};

export const pose = (at: Point, angle = 0, scale = 1): Pose => ({ x: at.x, y: at.y, angle, scale });

const short = (value: number): number => Math.round(value * 100) / 100;

/** As a CSS transform, in board units. */
export function transform({ x, y, angle, scale, tip = 1 }: Pose): string {
  const size = tip === 1 ? `${short(scale)}` : `${short(scale)}, ${short(scale * tip)}`;
  return `translate(${short(x)}px, ${short(y)}px) scale(${size}) rotate(${short(angle)}deg)`;
}

/** The smaller turn from one angle to another, in degrees. */
export function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

export function blend(a: Pose, b: Pose, t: number): Pose {
  return {
    x: mix(a.x, b.x, t),
    y: mix(a.y, b.y, t),
    angle: a.angle + turn(a.angle, b.angle) * t,
    scale: mix(a.scale, b.scale, t),
    tip: mix(a.tip ?? 1, b.tip ?? 1, t),
    opacity: mix(a.opacity ?? 1, b.opacity ?? 1, t),
  };
}

export const same = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(turn(a.angle, b.angle)) + Math.abs(a.scale - b.scale) * 50 < 0.5;

const RADIANS = Math.PI / 180;

/** A point given relative to a centre and an angle. */
export function around(centre: Point, angle: number, offset: Point): Point {
  const c = Math.cos(angle * RADIANS);
  const s = Math.sin(angle * RADIANS);
  return { x: centre.x + offset.x * c - offset.y * s, y: centre.y + offset.x * s + offset.y * c };
}
