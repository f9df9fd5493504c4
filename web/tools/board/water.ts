// The river: sheets of deepening blue, strokes along the current, foam at the banks, arrows of foam.

import { ARMS, brink, DISCS, MAIN, type Disc } from '../../src/geometry/boardGeometry';
import { Chance } from './chance';
import { n0, n1, xy, type Pair } from './path';
import { BEDS, heightAt, sheet } from './relief';

type Line = (typeof BEDS)['left'];

/** Levels of the water's sheets, from the deep up, and their colours. */
const DEPTHS = [
  { level: -48, colour: 'water-1', opacity: 0.92 },
  { level: -31, colour: 'water-2', opacity: 0.9 },
  { level: -15, colour: 'water-3', opacity: 0.86 },
] as const;

export const waterSheets = (): string =>
  DEPTHS.map(({ level, colour, opacity }, i) => {
    const d = sheet(level, 0, 900);
    const lit = `<path d="${d}" fill="var(--edge-light)" fill-rule="evenodd" opacity=".35" transform="translate(-1 -1.2)"/>`;
    return `<g filter="url(#velvet${i % 2})">${lit}<path d="${d}" fill="var(--${colour})" fill-rule="evenodd" opacity="${opacity}"/></g>`;
  }).join('');

/** Foam where the water meets the land, torn like paper. */
export const bankFoam = (): string =>
  `<g filter="url(#near)"><path d="${sheet(-4.5, 5.5, 500)}" fill="var(--foam)" fill-rule="evenodd" opacity=".86"/></g>`;

function direction(line: Line, i: number): Pair {
  const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A point along a line, aside by a share of the water's half width. */
function along(line: Line, place: number, aside: number): Pair {
  const t = Math.max(0, Math.min(line.length - 1.001, place));
  const i = Math.floor(t);
  const u = t - i;
  const [a, b] = [line[i]!, line[i + 1]!];
  const [[tx, ty], [sx, sy]] = [direction(line, i), direction(line, i + 1)];
  const off = aside * (a[2] + (b[2] - a[2]) * u);
  return [a[0] + (b[0] - a[0]) * u - (ty + (sy - ty) * u) * off, a[1] + (b[1] - a[1]) * u + (tx + (sx - tx) * u) * off];
}

const apart = (a: Pair, b: Pair): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const nearLine = (line: Line, [x, y]: Pair): number => Math.min(...line.map(([a, b]) => Math.hypot(a - x, b - y)));

/** A tapered brush stroke along the current. */
function stroke(line: Line, from: number, length: number, aside: number, thick: number, bow: number): string {
  const [a, m, b] = [along(line, from, aside), along(line, from + length / 2, aside + bow), along(line, from + length, aside)];
  const c: Pair = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2];
  const span = apart(a, b) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / span) * thick, ((b[0] - a[0]) / span) * thick];
  return `M${xy(...a)}Q${xy(c[0] + nx, c[1] + ny)} ${xy(...b)}Q${xy(c[0] - nx, c[1] - ny)} ${xy(...a)}z`;
}

/** Strokes stay in the water, above the brink, and do not fold in tight bends. */
function flows(line: Line, from: number, length: number, aside: number): boolean {
  for (let k = 0; k <= 6; k++) {
    const place = from + (length * k) / 6;
    const p = along(line, place, aside);
    if (heightAt(...p) > -9 || p[1] > brink(p[0]) - 6) return false;
    if (nearLine(line, p) < apart(p, along(line, place, 0)) * 0.86) return false;
  }
  const [a, m, b] = [0, 0.5, 1].map((t) => along(line, from + length * t, aside)) as [Pair, Pair, Pair];
  return apart(a, b) >= 0.955 * (apart(a, m) + apart(b, m));
}

const FORK = (MAIN.length - 1) * 10;

const REACHES: readonly { line: Line; from: number; to: number; count: number; side: number }[] = [
  { line: BEDS.left, from: 31, to: FORK - 1, count: 190, side: 0 },
  { line: BEDS.left, from: FORK - 3, to: BEDS.left.length - 9, count: 125, side: 1 },
  { line: BEDS.right, from: FORK + 3.5, to: BEDS.right.length - 9, count: 125, side: -1 },
];

export function strokes(): string {
  const chance = new Chance(20040519);
  const layers = { dark: '', light: '', white: '' };
  for (const { line, from, to, count, side } of REACHES) {
    for (let i = 0; i < count; i++) {
      const start = chance.range(from, to - 3);
      const early = side !== 0 && start < FORK + 9;
      const length = early ? chance.range(2.5, 4.5) : chance.range(3, 8);
      const aside = chance.range(-0.9, 0.9);
      if (start + length > to + 1 || (early && aside * side < 0.06) || !flows(line, start, length, aside)) continue;
      const kind = chance.next();
      const thick = kind < 0.4 ? chance.range(3, 8) : chance.range(1.2, 3.4);
      const d = stroke(line, start, length, aside, thick, chance.range(-0.02, 0.02));
      layers[kind < 0.4 ? 'dark' : kind < 0.78 ? 'light' : 'white'] += d;
    }
  }
  return (
    `<path d="${layers.dark}" fill="var(--streak-dark)" opacity=".26"/>` +
    `<path d="${layers.light + ripples(chance)}" fill="var(--streak-light)" opacity=".5"/>` +
    `<path d="${layers.white}" fill="var(--streak-white)" opacity=".62"/>${eddies()}`
  );
}

/** The still pool above the rope. */
function ripples(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const [x, y, w] = [chance.range(170, 330), chance.range(36, 140), chance.range(16, 44)];
    if (heightAt(x, y) > -22 || heightAt(x + w, y) > -22) continue;
    d += `M${n0(x)} ${n0(y)}q${n0(w / 2)} 4 ${n0(w)} 0q${n0(-w / 2)} 1.4 ${n0(-w)} 0`;
  }
  return d;
}

/** Water that turns round in the bays beside the stream. */
function eddies(): string {
  const EDDIES = [{ x: 612, y: 590, r: 26, turn: 20 }];
  const swirl = EDDIES.map(({ x, y, r, turn }) => {
    const arcs = [1, 0.68, 0.38].map((k, i) => arc(r * k, turn + i * 70, 200 - i * 26));
    return `<g transform="translate(${x} ${y})scale(1 .78)">${arcs.join('')}</g>`;
  });
  return `<g fill="none" stroke="var(--streak-light)" stroke-linecap="round" opacity=".4">${swirl.join('')}</g>`;
}

function arc(r: number, from: number, sweep: number): string {
  const at = (degrees: number): string => xy(r * Math.cos((degrees * Math.PI) / 180), r * Math.sin((degrees * Math.PI) / 180));
  return `<path d="M${at(from)}A${n1(r)} ${n1(r)} 0 ${sweep > 180 ? 1 : 0} 1 ${at(from + sweep)}" stroke-width="${n1(1.4 + r / 20)}"/>`;
}

/** Arrows of foam between neighbours: this way. */
export function arrows(): string {
  const pairs: [Line, Disc, Pair | Disc, number, number][] = [
    [BEDS.left, '1', '2', 2, 12],
    [BEDS.left, '2', '3', 2, 12],
    [BEDS.left, '3', '4', 2, 12],
    [BEDS.left, '4', '5', 2, 12],
    [BEDS.left, '5', '6L', 4, 18],
    [BEDS.right, '5', '6R', 4, 18],
    [BEDS.left, '6L', '7L', 3, 16],
    [BEDS.right, '6R', '7R', 3, 16],
    [BEDS.left, '7L', [ARMS.left[5]![0] + 2, 1016], 3, 17],
    [BEDS.right, '7R', [ARMS.right[5]![0] - 2, 1020], 3, 17],
  ];
  return pairs
    .map(([line, from, to, count, gap]) => arrowsBetween(line, centre(from), typeof to === 'string' ? centre(to) : to, count, gap))
    .join('');
}

const centre = (disc: Disc): Pair => [DISCS[disc].x, DISCS[disc].y];

function nearest(line: Line, p: Pair): number {
  let best = 0;
  line.forEach(([x, y], i) => {
    const [u, v] = line[best]!;
    if (Math.hypot(x - p[0], y - p[1]) < Math.hypot(u - p[0], v - p[1])) best = i;
  });
  return best;
}

function arrowsBetween(line: Line, a: Pair, b: Pair, count: number, gap: number): string {
  let middle = 0;
  let least = Infinity;
  for (let t = nearest(line, a); t <= nearest(line, b); t += 0.1) {
    const p = along(line, t, 0);
    const off = Math.abs(apart(p, a) - apart(p, b));
    if (off < least) [least, middle] = [off, t];
  }
  const unit = gap / apart(along(line, middle + 0.5, 0), along(line, middle - 0.5, 0));
  return Array.from({ length: count }, (_, k) => {
    const place = middle + (k - (count - 1) / 2) * unit;
    const [[x, y], [u, v]] = [along(line, place, 0), along(line, place + 0.5, 0)];
    const size = (count === 2 ? 0.84 : 0.96) - 0.1 * (count - 1 - k);
    return `<use href="#arrow" transform="translate(${xy(x, y)})rotate(${n0((Math.atan2(v - y, u - x) * 180) / Math.PI)})scale(${n1(size)})"/>`;
  }).join('');
}

export const ARROW =
  '<path id="arrow" d="M9 0Q8-2 4-6Q-3-13-8-20Q-7-12-1-4Q1-1 1 0T-1 4Q-7 12-8 20Q-3 13 4 6Q8 2 9 0z" fill="var(--streak-white)" opacity=".9"/>';
