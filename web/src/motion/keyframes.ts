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

/** One motion, then another; the first takes a part of the time, from 0 to 1. */
export function joined(first: readonly Frame[], then: readonly Frame[], part: number): Frame[] {
  const within = (frames: readonly Frame[], from: number, to: number): Frame[] =>
    frames.map((frame, i) => ({ ...frame, at: from + (to - from) * (frame.at ?? i / (frames.length - 1)) }));
  return [...within(first, 0, part), ...within(then, part, 1)];
}

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
export const SNATCH = { up: 0.36, away: 0.52 } as const;

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

/** Where a piece that goes over the falls of an arm hits the pool. */
export const pool = (arm: Arm): Point => ({ x: RIVER[arm].at(RIVER[arm].length).x, y: 1136 });

/** Puts a piece at a point of the river. */
type PoseAt = (at: Point) => Pose;

/** With the current to the brink, faster and faster; there until a part of the fall. */
function toBrink(arm: Arm, start: number, poseAt: PoseAt, until: number): Frame[] {
  const edge = brinkAlong(arm);
  return Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    const place = start + (edge - start) * t * (0.55 + 0.45 * t);
    return { ...poseAt(RIVER[arm].at(place)), at: until * t, opacity: 1 };
  });
}

/** At which part of its fall a disc reaches the brink and the pool. */
export const FALL = { brink: 0.42, splash: 0.74 } as const;

/** A disc goes over the brink: slow at first, then faster and faster down, then hidden by the spray. */
export function plunge(arm: Arm, start: number, poseAt: PoseAt): Frame[] {
  const frames = toBrink(arm, start, poseAt, FALL.brink);
  const lip = frames.at(-1)!;
  const foot = pool(arm);
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    frames.push({
      ...lip,
      x: lip.x + (foot.x - lip.x) * t * 0.4,
      y: lip.y + (foot.y - lip.y) * t * t,
      scale: lip.scale * (1 - 0.22 * t),
      tip: 1 - 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.9)),
      at: FALL.brink + (FALL.splash - FALL.brink) * t,
      opacity: t < 1 ? 1 : 0,
    });
  }
  return [...frames, { ...frames.at(-1)!, at: 1 }];
}

/** At which part of its fall a canoe reaches the brink, tips over it, hits the pool and comes up again. */
export const TUMBLE = { brink: 0.17, over: 0.45, splash: 0.65, up: 0.82 } as const;

/** How a canoe rocks while it hangs at the brink: turned by so much, lower by so much, and how high it looks. */
const ROCKING: readonly (readonly [turned: number, lower: number, tip: number])[] = [
  [9, 2, 0.96],
  [-11, 4, 1],
  [9, 3, 0.93],
  [-7, 6, 0.98],
  [4, 9, 0.88],
];

/** A canoe at the brink: it rocks there while everybody holds their breath, tips over and drops; it comes up at `rest`. */
export function tumble(arm: Arm, start: number, poseAt: PoseAt, rest: Pose | null): Frame[] {
  const { brink, over, splash, up } = TUMBLE;
  const frames = toBrink(arm, start, poseAt, brink);
  const lip = frames.at(-1)!;
  ROCKING.forEach(([turned, lower, tip], i) => {
    const t = (i + 1) / ROCKING.length;
    const angle = lip.angle + (rest ? turned : 0);
    frames.push({ ...lip, angle, y: lip.y + lower, tip, scale: lip.scale * (1 + 0.1 * t), at: brink + (over - brink) * t });
  });
  const held = frames.at(-1)!;
  const foot = pool(arm);
  for (let i = 1; i <= 7; i++) {
    const t = i / 7;
    frames.push({
      ...held,
      x: held.x + (foot.x - held.x) * t * 0.5,
      y: held.y + (foot.y - held.y) * t ** 2.3,
      angle: held.angle + (rest ? 50 * t * t : 0),
      // Seen from its end as it tips over, then drawn out by its speed.
      tip: t < 0.45 ? 0.88 - 0.55 * t : 0.63 + 0.9 * (t - 0.45),
      at: over + (splash - over) * t,
    });
  }
  const gone = { ...frames.at(-1)!, opacity: 0 };
  frames.push({ ...gone, at: splash + 0.02 });
  if (!rest) return [...frames, { ...gone, at: 1 }];
  const sunk = { ...rest, y: rest.y + 18, scale: rest.scale * 0.8, opacity: 0 };
  return [...frames, { ...sunk, at: up }, { ...rest, opacity: 1, at: 1 }];
}

/** A gem that fell with its canoe is thrown home. */
export function thrownBack(arm: Arm, home: Pose): Frame[] {
  const foot = pool(arm);
  return hop(pose({ ...foot, y: foot.y - 20 }, 0, 1.7), home, 150).map((frame) => ({ ...frame, opacity: 1 }));
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

/** A wall of water that shoots up from the pool, stands, and sinks back. */
export const crown = (at: Point): Frame[] => [
  { ...pose(at, 0, 0.7), tip: 0.1, opacity: 0, at: 0 },
  { ...pose(at, 0, 0.75), tip: 0.35, opacity: 1, at: 0.05 },
  { ...pose(at), tip: 1.12, opacity: 1, at: 0.22 },
  { ...pose(at, 0, 1.08), tip: 1, opacity: 1, at: 0.45 },
  { ...pose(at, 0, 1.16), tip: 0.45, opacity: 0.9, at: 0.78 },
  { ...pose(at, 0, 1.2), tip: 0.1, opacity: 0, at: 1 },
];

/** A ring that runs out over the pool. */
export const ripple = (at: Point, size: number): Frame[] => [
  { ...pose(at, 0, 0.3 * size), opacity: 0 },
  { ...pose(at, 0, 0.6 * size), opacity: 1 },
  { ...pose(at, 0, 0.82 * size), opacity: 0.8 },
  { ...pose(at, 0, size), opacity: 0 },
];

/** A drop thrown up and to the side, which falls back into the pool. */
export const fling = (at: Point, side: number, height: number): Frame[] =>
  Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const here = { x: at.x + side * t, y: at.y - 4 * height * t * (1 - t) };
    return { ...pose(here, 0, 1 - 0.4 * t), opacity: i > 0 && t < 1 ? 1 : 0 };
  });

/** A cloud of spray that grows, drifts up and is gone. */
export const drift = (at: Point, side: number): Frame[] => [
  { ...pose(at, 0, 0.3), opacity: 0 },
  { ...pose({ x: at.x + side * 0.4, y: at.y - 50 }, 0, 0.9), opacity: 0.9 },
  { ...pose({ x: at.x + side, y: at.y - 110 }, 0, 1.4), opacity: 0 },
];

/** A short trembling, less and less of it. */
export const shake = (size: number): Frame[] =>
  [0, 1, -0.8, 0.6, -0.4, 0.2, 0].map((by, i) => pose({ x: size * by, y: size * (i % 2 ? 0.6 : -0.5) * Math.abs(by) }));

/** A spark that flies out from where a gem was set down. */
export const spark = (at: Point, angle: number, reach: number): Frame[] => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [
    { ...pose(at, 0, 0.3), opacity: 0 },
    { ...pose({ x: at.x + x * reach * 0.3, y: at.y + y * reach * 0.3 }, 20, 1), opacity: 1 },
    { ...pose({ x: at.x + x * reach * 0.75, y: at.y + y * reach * 0.75 }, 40, 1), opacity: 1 },
    { ...pose({ x: at.x + x * reach, y: at.y + y * reach }, 90, 0.2), opacity: 0 },
  ];
};
