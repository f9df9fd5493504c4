// The land as a stack of paper sheets: a height everywhere, cut at several levels. Below 0 is water.

import { ARMS, BEACH, brink, FALLS, HEIGHT, MAIN, PLANK, SITES, WIDTH, type Bed, type Oval } from '../../src/geometry/boardGeometry';
import { noise } from './chance';
import { area, rounded, simplified, type Pair } from './path';

type Three = [number, number, number];

/** A bed's points joined smoothly (Catmull-Rom), width included. */
export function smoothBed(bed: readonly Bed[], per = 10): Three[] {
  const at = (i: number): Bed => bed[Math.max(0, Math.min(bed.length - 1, i))] as Bed;
  const out: Three[] = [];
  for (let i = 0; i < bed.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      out.push([0, 1, 2].map((m) => bend(a[m]!, b[m]!, c[m]!, d[m]!, t)) as Three);
    }
  }
  return [...out, [...at(bed.length - 1)] as Three];
}

const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

export const BEDS = {
  left: smoothBed([...MAIN, ...ARMS.left.slice(1)]),
  right: smoothBed([...MAIN, ...ARMS.right.slice(1)]),
} as const;

/** How far outside a bed's water a point is. */
function offBed(bed: readonly Three[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < bed.length - 1; i++) {
    const [ax, ay, aw] = bed[i]!;
    const [bx, by, bw] = bed[i + 1]!;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * t, y - ay - dy * t) - (aw + (bw - aw) * t));
  }
  return least;
}

/** How far outside an oval, in units of its shorter radius. */
export const offOval = ({ x: cx, y: cy, rx, ry }: Oval, x: number, y: number): number =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

export function offBox(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [Math.max(x0 - x, x - x1), Math.max(y0 - y, y - y1)];
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

/** The smaller of two, with a soft transition. */
const softMin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

const step = (a: number, b: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** Above the brink the arms meet in one sheet of water; the island's tail reaches down into it. */
function offBasin(x: number, y: number): number {
  const tail = 50 * Math.exp(-(((x - 470) / 78) ** 2));
  return offBox(x, y, FALLS.left, brink(x) - 56 + tail, FALLS.right, HEIGHT + 200);
}

function offWater(x: number, y: number): number {
  let off = softMin(offBed(BEDS.left, x, y), offBed(BEDS.right, x, y), 26);
  off = softMin(off, offBasin(x, y), 34);
  off += noise(x / 58, y / 58) * (6.5 + step(0, 80, off) * 11) + noise(x / 21 + 9, y / 21) * 3.2;
  // Steep walls beside the falls.
  return y > 900 ? off * (1 + step(940, 1080, y) * 0.55 * step(0, 20, off)) : off;
}

/** Beaches lie low: the sheets above are cut away around them. */
function height(x: number, y: number): number {
  const off = offWater(x, y);
  if (off <= 0) return off;
  const wobble = noise(x / 34 + 40, y / 34) * 9 + noise(x / 15, y / 15 + 7) * 3;
  const hollow = (h: number, floor: number, away: number, slope: number): number => softMin(h, floor + Math.max(0, away) * slope, 6);
  let h = off;
  for (const [site, oval] of Object.entries(SITES)) {
    const island = site === 'sapphire' || site === 'ruby';
    h = hollow(h, 9, offOval(oval, x, y) + wobble * (island ? 1.7 : 1), island ? 2.1 : 1.5);
  }
  const sand = Math.min(offOval(BEACH, x, y), offBox(x, y, 380, 70, 640, 150) - 12, offOval({ x: 470, y: 196, rx: 60, ry: 30 }, x, y));
  h = hollow(h, 9, sand + wobble * 1.5, 1.4);
  const stand = { x: PLANK.x + PLANK.width / 2 - 14, y: PLANK.y + PLANK.height / 2 + 4, rx: 168, ry: 76 };
  h = hollow(h, 43, offOval(stand, x, y) + wobble, 1.5);
  return Math.max(h, 0.01 + Math.min(off, 2));
}

const CELL = 7;
const EDGE = -42;
const COLUMNS = Math.ceil((WIDTH - 2 * EDGE) / CELL) + 1;
const ROWS = Math.ceil((HEIGHT - 2 * EDGE) / CELL) + 1;

const GRID: readonly (readonly number[])[] = Array.from({ length: ROWS }, (_, j) =>
  Array.from({ length: COLUMNS }, (__, i) =>
    i === 0 || j === 0 || i === COLUMNS - 1 || j === ROWS - 1 ? -999 : height(EDGE + i * CELL, EDGE + j * CELL),
  ),
);

/** The height at a point, between the cells of the grid. */
export function heightAt(x: number, y: number): number {
  const [u, v] = [(x - EDGE) / CELL, (y - EDGE) / CELL];
  const i = Math.max(0, Math.min(COLUMNS - 2, Math.floor(u)));
  const j = Math.max(0, Math.min(ROWS - 2, Math.floor(v)));
  const [a, b] = [u - i, v - j];
  const cell = (row: number, column: number): number => GRID[row]![column]!;
  return (cell(j, i) * (1 - a) + cell(j, i + 1) * a) * (1 - b) + (cell(j + 1, i) * (1 - a) + cell(j + 1, i + 1) * a) * b;
}

/** Which sides of a cell the outline enters and leaves by, for each pattern of corners above the level. */
const CASES: Readonly<Record<number, string>> = {
  1: 'LT',
  2: 'TR',
  3: 'LR',
  4: 'RB',
  5: 'LTRB',
  6: 'TB',
  7: 'LB',
  8: 'BL',
  9: 'BT',
  10: 'TRBL',
  11: 'BR',
  12: 'RL',
  13: 'RT',
  14: 'TL',
};

/** Closed outlines of everything above a level (marching squares); `rough` tears the edge. */
function contours(level: number, rough: number): Pair[][] {
  const value = (i: number, j: number): number => Math.max(-200, GRID[j]![i]!) - level + (rough ? noise(i / 1.7, j / 1.7) * rough : 0);
  const places = new Map<number, Pair>();
  const next = new Map<number, number>();
  const cross = (i: number, j: number, down: 0 | 1): number => {
    const key = i * 100000 + j * 2 + down;
    const [a, b] = [value(i, j), down ? value(i, j + 1) : value(i + 1, j)];
    const t = a / (a - b);
    places.set(key, [EDGE + (i + (down ? 0 : t)) * CELL, EDGE + (j + (down ? t : 0)) * CELL]);
    return key;
  };
  for (let j = 0; j < ROWS - 1; j++) {
    for (let i = 0; i < COLUMNS - 1; i++) {
      const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const sides = CASES[corners.reduce((bits, corner, k) => bits | (Number(corner > 0) << k), 0)] ?? '';
      const side = { T: () => cross(i, j, 0), B: () => cross(i, j + 1, 0), L: () => cross(i, j, 1), R: () => cross(i + 1, j, 1) };
      for (let k = 0; k < sides.length; k += 2) next.set(side[sides[k] as 'T'](), side[sides[k + 1] as 'T']());
    }
  }
  return loops(next, places);
}

function loops(next: Map<number, number>, places: ReadonlyMap<number, Pair>): Pair[][] {
  const found: Pair[][] = [];
  while (next.size > 0) {
    let key = next.keys().next().value as number;
    const loop: Pair[] = [];
    for (let to = next.get(key); to !== undefined; to = next.get(key)) {
      loop.push(places.get(key)!);
      next.delete(key);
      key = to;
    }
    if (loop.length > 10) found.push(loop);
  }
  return found;
}

/** The path of a sheet: all land (or water) above a level. */
export function sheet(level: number, rough = 0, smallest = 260): string {
  return contours(level, rough)
    .filter((loop) => area(loop) > smallest)
    .map((loop) => simplified([...loop, loop[0]!], rough ? 0.8 : 1).slice(0, -1))
    .filter((loop) => loop.length > 3)
    .map((loop) => rounded(loop))
    .join('');
}
