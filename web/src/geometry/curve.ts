// Smooth curves through points, measured along their length.

export type Point = { readonly x: number; readonly y: number };

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const between = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
});

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A curve through points (Catmull-Rom), sampled finely and measured along its length. */
export class Curve {
  readonly points: readonly Point[];
  private readonly lengths: readonly number[];
  /** How far along the curve each of the given points lies. */
  readonly stops: readonly number[];

  constructor(through: readonly Point[], samples = 24) {
    const points: Point[] = [];
    const stops: number[] = [];
    const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))] as Point;
    for (let i = 0; i < through.length - 1; i++) {
      stops.push(points.length);
      for (let s = 0; s < samples; s++) {
        points.push(bend(at(i - 1), at(i), at(i + 1), at(i + 2), s / samples));
      }
    }
    stops.push(points.length);
    points.push(at(through.length - 1));
    const lengths = [0];
    for (let i = 1; i < points.length; i++) {
      lengths.push((lengths[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
    }
    this.points = points;
    this.lengths = lengths;
    this.stops = stops.map((i) => lengths[i] as number);
  }

  get length(): number {
    return this.lengths[this.lengths.length - 1] as number;
  }

  /** The point some way along the curve; past an end, the end. */
  at(along: number): Point {
    const { lengths, points } = this;
    let low = 0;
    let high = lengths.length - 1;
    while (low < high - 1) {
      const middle = (low + high) >> 1;
      if ((lengths[middle] as number) <= along) low = middle;
      else high = middle;
    }
    const start = lengths[low] as number;
    const span = (lengths[high] as number) - start;
    const t = span > 0 ? Math.max(0, Math.min(1, (along - start) / span)) : 0;
    return between(points[low] as Point, points[high] as Point, t);
  }

  /** The direction of the current there, in degrees. */
  heading(along: number): number {
    const a = this.at(along - 2);
    const b = this.at(along + 2);
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  }

  /** Points from one place on the curve to another, in either direction. */
  stretch(from: number, to: number, count = 12): Point[] {
    return Array.from({ length: count + 1 }, (_, i) => this.at(mix(from, to, i / count)));
  }
}

function bend(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const t2 = t * t;
  const t3 = t2 * t;
  const blend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
  return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) };
}
