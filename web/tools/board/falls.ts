// The waterfall: strips of paper that hang from under the river's edge, and mist at their foot.

import { brink, FALLS } from '../../src/geometry/boardGeometry';
import { Chance, noise } from './chance';
import { n0, n1, xy } from './path';

const MIDDLE = 470;

/** A torn edge from one point to another. */
function torn(chance: Chance, x0: number, y0: number, x1: number, y1: number, rough: number, every: number): string {
  const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / every));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    return `L${xy(x0 + (x1 - x0) * t + chance.range(-1, 1), y0 + (y1 - y0) * t + chance.range(-rough, rough))}`;
  }).join('');
}

/** One strip, a little wider at its foot: broad ones are torn, thin ones run out; all lean away from the middle. */
function strip(chance: Chance, x: number, width: number, top: number, foot: number): string {
  const lean = (x - MIDDLE) * 0.03;
  const [l, r] = [x - width / 2, x + width / 2];
  const broad = width > 20;
  const end = broad
    ? torn(chance, r + lean + 1, foot, l + lean - 1, foot + chance.range(-9, 9), 3.6, 4.6)
    : `Q${xy(x + lean, foot + width * chance.range(1.2, 2.6))} ${xy(l + lean - 1, foot - width * 0.3)}`;
  return `M${xy(l, top + 6)}Q${xy(x, top - 4)} ${xy(r, top + 6)}L${xy(r + lean + 1, foot)}${end}z`;
}

type Rank = { every: [number, number]; width: [number, number]; top: [number, number]; foot: [number, number]; fill: string };

/** From the back to the front: broad and blue, narrower and paler, thin and white. Tops hide under the lip. */
const RANKS: readonly Rank[] = [
  { every: [14, 22], width: [26, 46], top: [-10, -4], foot: [120, 150], fill: 'fall-back' },
  { every: [12, 24], width: [10, 26], top: [-10, 0], foot: [64, 146], fill: 'fall-middle' },
  { every: [13, 30], width: [3, 9], top: [10, 46], foot: [64, 128], fill: 'fall-front' },
];

function rank(chance: Chance, { every, width, top, foot, fill }: Rank): string {
  let out = '';
  for (let x = FALLS.left - 18; x < FALLS.right + 20; x += chance.range(...every)) {
    const lip = brink(x);
    const d = strip(chance, x, chance.range(...width), lip + chance.range(...top), lip + chance.range(...foot));
    out += `<path d="${d}" fill="url(#${fill})"/>`;
  }
  return `<g filter="url(#onwater)">${out}</g>`;
}

/** Thin dark folds between the strips. */
function folds(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 60; i++) {
    const x = chance.range(FALLS.left, FALLS.right);
    const [y, length] = [brink(x) + chance.range(4, 66), chance.range(20, 64)];
    const [width, lean] = [chance.range(0.8, 2.2), (x - MIDDLE) * 0.02];
    d += `M${xy(x, y)}q${xy(width, length * 0.4)} ${xy(lean, length)}q${xy(-width * 1.4, -length * 0.5)} ${xy(-lean, -length)}z`;
  }
  return `<path d="${d}" fill="var(--fall-line)" opacity=".55"/>`;
}

/** The river's edge in gentle scallops: the water bends here. */
function lipLine(chance: Chance): string {
  let d = '';
  let x = FALLS.left - 24;
  while (x < FALLS.right + 24) {
    const width = chance.range(20, 58);
    const deep = chance.range(3, 7);
    const [middle, end] = [x + width / 2, x + width];
    d += `${d ? 'L' : 'M'}${xy(x, brink(x))}Q${xy(middle, brink(middle) + deep)} ${xy(end, brink(end))}`;
    x = end;
  }
  return d;
}

/** Water goes smooth before the brink: long tongues of light and dark. */
function tongues(chance: Chance): string {
  const layer = (count: number, colour: string, opacity: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = chance.range(FALLS.left + 10, FALLS.right - 10);
      const near = Math.abs(x - MIDDLE) < 130;
      const y = brink(x) + chance.range(-2, 8);
      const length = near ? chance.range(10, 26) : chance.range(28, 92);
      const start = xy(x + (MIDDLE - x) * 0.012, y - length);
      d += `M${start}Q${xy(x + 2.4, y - length / 2)} ${xy(x, y)}Q${xy(x - 2.2, y - length / 2)} ${start}z`;
    }
    return `<path d="${d}" fill="var(--${colour})" opacity="${opacity}"/>`;
  };
  return layer(40, 'streak-dark', 0.22) + layer(64, 'streak-white', 0.4);
}

export function falls(): string {
  const chance = new Chance(404);
  const [left, right] = [FALLS.left - 24, FALLS.right + 24];
  const back = `<path d="M${xy(left, brink(left) - 6)}${Array.from({ length: 40 }, (_, i) => {
    const x = left + ((right - left) * (i + 1)) / 40;
    return `L${xy(x, brink(x) - 6)}`;
  }).join('')}V1230H${n0(left)}z" fill="url(#fall-deep)"/>`;
  const hanging = RANKS.map((one, i) => rank(chance, one) + (i === 1 ? folds(chance) : '')).join('');
  const edge = lipLine(chance);
  // The last sheet of the river is laid over the tops of the strips and throws its shadow on them.
  const over = `${edge}L${xy(right, brink(right) - 46)}${Array.from({ length: 40 }, (_, i) => {
    const x = right - ((right - left) * (i + 1)) / 40;
    return `L${xy(x, brink(x) - 46)}`;
  }).join('')}z`;
  const lip =
    `<g filter="url(#lip)"><path d="${over}" fill="url(#lip-water)"/></g>` +
    `<path d="${edge}" fill="none" stroke="var(--streak-white)" stroke-width="2.2" stroke-linejoin="round" opacity=".6"/>`;
  return back + hanging + lip + tongues(chance);
}

function bank(chance: Chance, y: number, rise: number, wide: number, high: number): string {
  const start = chance.range(0, 99);
  let d = `M-9 1230V${n0(y + rise)}`;
  for (let x = -9; x < 911; x += chance.range(4, 8)) {
    const k = Math.abs(x - MIDDLE) / MIDDLE;
    const big = Math.abs(noise(x / wide + start, 3.5)) ** 0.36;
    const small = Math.abs(noise((x / wide) * 2.3 + start, 8.2)) ** 0.4;
    d += `L${n0(x)} ${n1(y + rise * k * k - high * (big * 0.8 + small * 0.26) + chance.range(-1, 1))}`;
  }
  return `${d}V1230z`;
}

/** Three rolls of mist, the nearest the whitest, and a haze before them. */
export function mist(): string {
  const chance = new Chance(515);
  const banks = [bank(chance, 1168, 30, 96, 76), bank(chance, 1184, 26, 82, 62), bank(chance, 1200, 10, 70, 48)];
  const haze = [
    [470, 1130, 350, 30, 0.6],
    [330, 1098, 60, 34, 0.3],
    [560, 1092, 80, 36, 0.3],
    [190, 1120, 60, 30, 0.3],
    [740, 1116, 70, 30, 0.3],
  ].map(([cx, cy, rx, ry, opacity]) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" opacity="${opacity}"/>`);
  const rolls = banks.map((d, i) => `<g filter="url(#mist)"><path d="${d}" fill="var(--mist)" opacity="${[0.62, 0.78, 0.94][i]}"/></g>`);
  return `<g filter="url(#soft)" fill="var(--mist)">${haze.join('')}</g><g clip-path="url(#sheet)">${rolls.join('')}</g>`;
}
