// Motions as lists of poses, from where a piece was to where it is now.

import { distance, type Point } from '../geometry/curve';
import { RIVER, type Arm } from '../geometry/boardGeometry';
import { blend, pose, turn, type Pose } from '../geometry/pose';
import { brinkAlong } from '../geometry/pieceRoutes';

/** A pose at a moment of the motion, from 0 to 1; without a moment frames are spread evenly. */
export type Frame = Pose & { readonly at?: number };

const smooth = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};

/** Straight from one pose to another. */
export const tween = (from: Pose, to: Pose): Frame[] => [from, to];

/** Lifted over: higher and larger in the middle, as a hand would carry it. */
export function hop(from: Pose, to: Pose, lift = 46): Frame[] {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const rise = Math.sin(Math.PI * t);
    const here = blend(from, to, smooth(t));
    return { ...here, y: here.y - lift * rise, scale: here.scale * (1 + 0.28 * rise) };
  });
}

/** When a gem that is snatched begins to hang in the air, and when it is pulled away, from 0 to 1. */
export const SNATCH = { up: 0.32, away: 0.6 } as const;

/** Lifted out, held up for all to see, then over in a bow. */
export function snatch(from: Pose, to: Pose): Frame[] {
  const high = { ...blend(from, to, 0.18), y: Math.min(from.y, to.y) - 78, scale: from.scale * 2.3 };
  const rise = [0, 0.5, 1].map((t) => ({ ...blend(from, high, smooth(t)), at: SNATCH.up * t }));
  const hang = { ...high, y: high.y - 5, at: SNATCH.away };
  const pull = [0.25, 0.5, 0.75, 1].map((t) => {
    const here = blend(high, to, t * t);
    // Across first, then down: it is seen to change boats.
    return { ...here, x: high.x + (to.x - high.x) * smooth(t * 1.4), at: SNATCH.away + (1 - SNATCH.away) * t };
  });
  return [...rise, hang, ...pull];
}

/** Rocked from side to side where it lies. */
export const rock = (at: Pose): Frame[] => [0, -7, 6, -4, 2, 0].map((by) => ({ ...at, angle: at.angle + by }));

/** A flash of light. */
export const glint = (at: Point, size: number): Frame[] => [
  { ...pose(at, -30, 0.1), opacity: 0 },
  { ...pose(at, 10, size), opacity: 1 },
  { ...pose(at, 40, 0.2 * size), opacity: 0 },
];

/** The angle nearest to a path's direction without turning the canoe round: both its ends are bows. */
function alongWay(angle: number, direction: number): number {
  const off = turn(angle, direction);
  return angle + (off > 90 ? off - 180 : off < -90 ? off + 180 : off);
}

/** Points at even distances along a path. */
export function even(points: readonly Point[], count: number): Point[] {
  const marks = [0];
  for (let i = 1; i < points.length; i++) marks.push(marks[i - 1]! + distance(points[i - 1]!, points[i]!));
  const whole = marks[marks.length - 1] ?? 0;
  let k = 0;
  return Array.from({ length: count + 1 }, (_, i) => {
    const wanted = (whole * i) / count;
    while (k < points.length - 2 && marks[k + 1]! < wanted) k++;
    const [a, b] = [points[k]!, points[k + 1] ?? points[k]!];
    const span = (marks[k + 1] ?? 0) - marks[k]!;
    const t = span > 0 ? (wanted - marks[k]!) / span : 0;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  });
}

/** Paddling along a path: out of the old slot, with the river's bends, into the new slot. */
export function glide(points: readonly Point[], from: Pose, to: Pose, legs: number): Frame[] {
  const count = 6 + legs * 6;
  const spots = even(points, count);
  const [first, last] = [spots[0]!, spots[count]!];
  let angle = from.angle;
  return spots.map((spot, i) => {
    const t = i / count;
    const [leaving, arriving] = [1 - smooth(t * legs * 1.4), smooth((t - 1) * legs * 1.4 + 1)];
    const [a, b] = [spots[Math.max(0, i - 1)]!, spots[Math.min(count, i + 1)]!];
    const direction = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    if (i > 0) angle = alongWay(angle, direction);
    const away = 1 - leaving - arriving;
    return {
      x: spot.x + (from.x - first.x) * leaving + (to.x - last.x) * arriving,
      y: spot.y + (from.y - first.y) * leaving + (to.y - last.y) * arriving,
      angle: angle + turn(angle, from.angle) * leaving + turn(angle, to.angle) * arriving,
      scale: from.scale * leaving + to.scale * arriving + 1.16 * Math.max(0, away),
    };
  });
}

/** At which part of a fall the brink is reached, the pool is hit, and the canoe comes up again. */
export const FALL = { brink: 0.42, splash: 0.74, up: 0.84 } as const;

/** When a canoe reaches the brink, tips over it, hits the pool and comes up: it teeters before it falls. */
export const TEETER = { brink: 0.3, over: 0.47, splash: 0.76, up: 0.86 } as const;

/** A plunge that holds its breath at the brink. */
export function teeter(frames: readonly Frame[]): Frame[] {
  const times: [number, number][] = [
    [0, 0],
    [FALL.brink, TEETER.over],
    [FALL.splash, TEETER.splash],
    [FALL.up, TEETER.up],
    [1, 1],
  ];
  const late = (at: number): number => {
    if (at <= FALL.brink) return (at / FALL.brink) * TEETER.brink;
    const k = times.findIndex(([old]) => at <= old);
    const [[a, x], [b, y]] = [times[k - 1]!, times[k]!];
    return x + ((at - a) / (b - a)) * (y - x);
  };
  const lip = frames.findLast((frame) => (frame.at ?? 0) <= FALL.brink)!;
  const held = [0.35, 0.7, 1].map((t, i) => ({
    ...lip,
    angle: lip.angle + [5, -4, 3][i]!,
    y: lip.y + 6 * t,
    at: TEETER.brink + (TEETER.over - TEETER.brink) * t,
  }));
  const moved = frames.map((frame) => ({ ...frame, at: late(frame.at ?? 0) }));
  const count = frames.indexOf(lip) + 1;
  return [...moved.slice(0, count), ...held, ...moved.slice(count)];
}

/** Where a piece that goes over the falls of an arm hits the pool. */
export const pool = (arm: Arm): Point => ({ x: RIVER[arm].at(RIVER[arm].length).x, y: 1136 });

/**
 * With the current over the brink: slow at first, then faster and faster down, then hidden by the spray.
 * `poseAt` puts the piece at a point of the curve with a heading; `rest` is where it comes up.
 */
export function plunge(arm: Arm, start: number, poseAt: (at: Point, along: number) => Pose, rest: Pose | null): Frame[] {
  const river = RIVER[arm];
  const edge = brinkAlong(arm);
  const frames: Frame[] = [];
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const place = start + (edge - start) * t * (0.55 + 0.45 * t);
    frames.push({ ...poseAt(river.at(place), place), at: FALL.brink * t, opacity: 1 });
  }
  const lip = frames[frames.length - 1]!;
  const foot = pool(arm);
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    frames.push({
      ...lip,
      x: lip.x + (foot.x - lip.x) * t * 0.4,
      y: lip.y + (foot.y - lip.y) * t * t,
      angle: lip.angle + 24 * t,
      scale: lip.scale * (1 - 0.22 * t),
      tip: 1 - 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.9)),
      at: FALL.brink + (FALL.splash - FALL.brink) * t,
      opacity: t < 1 ? 1 : 0,
    });
  }
  if (!rest) return [...frames, { ...frames[frames.length - 1]!, at: 1 }];
  const sunk = { ...rest, y: rest.y + 18, scale: rest.scale * 0.8, opacity: 0 };
  return [...frames, { ...sunk, at: FALL.up }, { ...rest, opacity: 1, at: 1 }];
}

/** A crown of water that rises and falls back. */
export function splash(at: Point, size: number): Frame[] {
  return [
    { ...pose(at, 0, 0.2 * size), opacity: 0 },
    { ...pose({ x: at.x, y: at.y - 8 * size }, 0, size), opacity: 0.95 },
    { ...pose({ x: at.x, y: at.y - 12 * size }, 0, 1.15 * size), opacity: 0.7 },
    { ...pose({ x: at.x, y: at.y + 6 * size }, 0, 0.9 * size), opacity: 0 },
  ];
}
