// Where a label fits: beside what it belongs to, on nothing that must be seen.

import { HEIGHT, MARGIN, WIDTH } from './boardGeometry';
import type { Point } from './curve';

export type Circle = Point & { readonly r: number };
export type Size = { readonly width: number; readonly height: number };
export type Label = Size & { readonly key: string; readonly about: Circle };
export type PlacedLabel = Label & Point;

const DIRECTIONS = 24;
/** How far from its circle a label may lie. */
const GAPS = [3, 14, 28, 46, 70, 100, 140] as const;
/** What overlapping costs in comparison with lying further away. */
const OVERLAP = 1000;

/** How deep a box reaches into a circle; 0 if it does not. */
export function depthInCircle(box: Point & Size, circle: Circle): number {
  const dx = Math.max(0, Math.abs(circle.x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(circle.y - box.y) - box.height / 2);
  return Math.max(0, circle.r - Math.hypot(dx, dy));
}

function depthInBox(a: Point & Size, b: Point & Size): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return Math.max(0, Math.min(across, down));
}

const isInside = ({ x, y, width, height }: Point & Size): boolean =>
  x - width / 2 >= MARGIN && x + width / 2 <= WIDTH - MARGIN && y - height / 2 >= MARGIN && y + height / 2 <= HEIGHT - MARGIN;

/** How far from the middle of a circle a box must lie in a direction, so that it does not reach into it. */
export function clearance(r: number, angle: number, { width, height }: Size): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [near, far] = [0, r + Math.hypot(width, height)];
  for (let i = 0; i < 8; i++) {
    const middle = (near + far) / 2;
    const dx = Math.max(0, Math.abs(c * middle) - width / 2);
    const dy = Math.max(0, Math.abs(s * middle) - height / 2);
    if (Math.hypot(dx, dy) < r) near = middle;
    else far = middle;
  }
  return far;
}

/** The positions at some distance all around, straight below first: there a label is looked for. */
function positionsAround(label: Label, gap: number): { at: Point; cost: number }[] {
  const { about } = label;
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = Math.PI / 2 + (Math.PI * 2 * i) / DIRECTIONS;
    const reach = clearance(about.r + gap, angle, label);
    const at = { x: about.x + Math.cos(angle) * reach, y: about.y + Math.sin(angle) * reach };
    return { at, cost: gap + 2 * (1 - Math.sin(angle)) + reach / 20 };
  });
}

function overlap(here: Point & Size, obstacles: readonly Circle[], placed: readonly PlacedLabel[]): number {
  let sum = 0;
  for (const circle of obstacles) sum += depthInCircle(here, circle);
  for (const other of placed) sum += depthInBox(here, other);
  return sum;
}

function placeLabel(label: Label, obstacles: readonly Circle[], placed: readonly PlacedLabel[]): PlacedLabel | null {
  let best: PlacedLabel | null = null;
  let least = Infinity;
  for (const gap of GAPS) {
    if (gap >= least) break;
    for (const { at, cost } of positionsAround(label, gap)) {
      const here = { ...label, ...at };
      if (cost >= least || !isInside(here)) continue;
      const sum = cost + OVERLAP * overlap(here, obstacles, placed);
      if (sum < least) [best, least] = [here, sum];
    }
  }
  return best;
}

/** Labels in free room, one after the other: none lies on another one, or on what is to be seen. */
export function placeLabels(labels: readonly Label[], obstacles: readonly Circle[]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const here = placeLabel(label, obstacles, placed);
    if (here) placed.push(here);
  }
  return placed;
}
