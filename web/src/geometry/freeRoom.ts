// Where a label fits: beside what it belongs to, on nothing that must be seen.

import { HEIGHT, MARGIN, WIDTH } from './boardGeometry';
import { clearance, type Size } from './clearance';
import type { Point } from './curve';

export type Circle = Point & { readonly r: number };
/** A label, and how wide it is in short. */
export type Label = Size & { readonly key: string; readonly about: Circle; readonly short: number };
export type PlacedLabel = Label & Point & { readonly isShort: boolean };

const DIRECTIONS = 48;
/** How far from its circle a label may lie. */
const GAPS = [3, 11, 20, 32, 48, 70, 100, 140] as const;
/** What overlapping costs in comparison with lying further away, and lying nearer to something else it may be about. */
const OVERLAP = 1000;
const MISTAKEN = 60;
/** If a label costs more than this, all are tried in short: it lies far away, or could be taken for another's. */
const GOOD = 58;
/** How much nearer to its circle than to others a label lies at least, and how far from other labels. */
const MARGIN_OF_OTHERS = 8;
const APART = 12;

/** How deep a box reaches into a circle; 0 if it does not. */
export function depthInCircle(box: Point & Size, circle: Circle): number {
  const dx = Math.max(0, Math.abs(circle.x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(circle.y - box.y) - box.height / 2);
  return Math.max(0, circle.r - Math.hypot(dx, dy));
}

function depthInBox(a: Point & Size, b: Point & Size): number {
  const across = (a.width + b.width) / 2 + APART - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 + APART - Math.abs(a.y - b.y);
  return Math.max(0, Math.min(across, down));
}

/** On phones and tablets held upright the panels below the board cover the foam from here on. */
const FOAM = 0.915 * HEIGHT;

const isInside = ({ x, y, width, height }: Point & Size): boolean =>
  x - width / 2 >= MARGIN && x + width / 2 <= WIDTH - MARGIN && y - height / 2 >= MARGIN && y + height / 2 <= FOAM;

/** The positions at some distance all around, straight below first: there a label is looked for. */
function positionsAround(label: Label, gap: number): { at: Point; cost: number }[] {
  const { about } = label;
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = Math.PI / 2 + (Math.PI * 2 * i) / DIRECTIONS;
    const reach = clearance(about.r + gap, angle, label);
    const at = { x: about.x + Math.cos(angle) * reach, y: about.y + Math.sin(angle) * reach };
    return { at, cost: gap + 3 * (1 - Math.sin(angle)) + reach / 20 };
  });
}

function overlap(here: Point & Size, obstacles: readonly Circle[], placed: readonly PlacedLabel[]): number {
  let sum = 0;
  for (const circle of obstacles) sum += depthInCircle(here, circle);
  for (const other of placed) sum += depthInBox(here, other);
  return sum;
}

/** How far a box lies from a circle. */
function distanceTo(box: Point & Size, { x, y, r }: Circle): number {
  const dx = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.height / 2);
  return Math.max(0, Math.hypot(dx, dy) - r);
}

/** Whether a box could be taken to be about another circle than its own. */
function isMistakable(here: Point & Size, about: Circle, others: readonly Circle[]): boolean {
  const own = distanceTo(here, about) + MARGIN_OF_OTHERS;
  return others.some((other) => Math.hypot(other.x - about.x, other.y - about.y) > 1 && distanceTo(here, other) < own);
}

/** Whether the way from a circle to a box leads over something. */
function isCrossed(here: Point & Size, about: Circle, obstacles: readonly Circle[]): boolean {
  const { x, y, angle, length } = stemOf(here, about);
  const [across, down] = [Math.cos((angle * Math.PI) / 180) * length, Math.sin((angle * Math.PI) / 180) * length];
  return [0.35, 0.65, 0.95].some((t) => obstacles.some((one) => Math.hypot(x + across * t - one.x, y + down * t - one.y) < one.r));
}

type Room = { readonly obstacles: readonly Circle[]; readonly others: readonly Circle[]; readonly placed: readonly PlacedLabel[] };

function placeLabel(label: Label, isShort: boolean, { obstacles, others, placed }: Room): { here: PlacedLabel | null; cost: number } {
  let best: PlacedLabel | null = null;
  let least = Infinity;
  const size = isShort ? { ...label, width: label.short } : label;
  for (const gap of GAPS) {
    if (gap >= least) break;
    for (const { at, cost } of positionsAround(size, gap)) {
      const here = { ...size, ...at, isShort };
      if (cost >= least || !isInside(here)) continue;
      const doubt = isMistakable(here, label.about, others) || isCrossed(here, label.about, obstacles) ? MISTAKEN : 0;
      const sum = cost + doubt + OVERLAP * overlap(here, obstacles, placed);
      if (sum < least) [best, least] = [here, sum];
    }
  }
  return { here: best, cost: least };
}

/**
 * Labels in free room, one after the other: none lies on another one, or on what is to be seen. Each lies nearer to
 * its circle than to `others` that it could be about. All are in short where the whole of one has no good place: what
 * looks alike is alike.
 */
export function placeLabels(labels: readonly Label[], obstacles: readonly Circle[], others: readonly Circle[]): PlacedLabel[] {
  const place = (isShort: boolean): { placed: PlacedLabel[]; worst: number } => {
    const placed: PlacedLabel[] = [];
    let worst = 0;
    for (const label of labels) {
      const { here, cost } = placeLabel(label, isShort, { obstacles, others, placed });
      if (here) placed.push(here);
      worst = Math.max(worst, cost);
    }
    return { placed, worst };
  };
  const whole = place(false);
  if (whole.worst <= GOOD) return whole.placed;
  const short = place(true);
  return short.worst < whole.worst ? short.placed : whole.placed;
}

/** The shortest way from a circle to a box beside it: where it begins, its angle in degrees and its length. */
export function stemOf(box: Point & Size, circle: Circle): Point & { readonly angle: number; readonly length: number } {
  const clamp = (value: number, middle: number, size: number): number => Math.max(middle - size / 2, Math.min(middle + size / 2, value));
  const end = { x: clamp(circle.x, box.x, box.width), y: clamp(circle.y, box.y, box.height) };
  const angle = Math.atan2(end.y - circle.y, end.x - circle.x);
  const start = { x: circle.x + Math.cos(angle) * circle.r, y: circle.y + Math.sin(angle) * circle.r };
  return { ...start, angle: (angle * 180) / Math.PI, length: distanceTo(box, circle) };
}
