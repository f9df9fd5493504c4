// Stones at the water's edge, and tufts of grass.

import { BEACH, DISC, DISCS, HEIGHT, PIER, PLANK, SITES, WIDTH } from '../../src/geometry/boardGeometry';
import { Chance } from './chance';
import { TREES } from './forest';
import { n0, n1, rounded, type Pair } from './path';
import { heightAt, offBox, offOval } from './relief';

const SHAPES = 5;

function blob(chance: Chance, radius: number, corners: number): Pair[] {
  const turned = chance.range(0, 6);
  return Array.from({ length: corners }, (_, i) => {
    const angle = turned + (i / corners) * Math.PI * 2;
    const r = radius * chance.range(0.78, 1.1);
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.8];
  });
}

const SHAPE_CHANCE = new Chance(202);

export const STONE_SHAPES = Array.from({ length: SHAPES }, (_, k) => {
  const outline = blob(SHAPE_CHANCE, 10, 7);
  const top = outline.map(([x, y]): Pair => [x * 0.62 - 1.4, y * 0.6 - 1.6]);
  const foam = `<path id="wet${k}" d="${rounded(blob(SHAPE_CHANCE, 14, 9), 0, 1.6)}" fill="var(--foam)" opacity=".62"/>`;
  const shadow = `<path d="${rounded(outline, 2, 2.6)}" fill="var(--shadow)" opacity=".34"/>`;
  const body = `<path d="${rounded(outline)}" fill="var(--stone-${(k % 3) + 1})"/>`;
  return `${foam}<g id="stone${k}">${shadow}${body}<path d="${rounded(top)}" fill="#fff" opacity=".22"/></g>`;
}).join('');

type Stone = { x: number; y: number; r: number; wet: boolean };

/** Some stand in the way on purpose: at the fork, and on the lip of the falls. */
const SET: readonly Stone[] = [
  { x: 470, y: 1000, r: 12, wet: true },
  { x: 449, y: 1008, r: 7, wet: true },
  { x: 492, y: 1006, r: 6, wet: true },
  { x: 150, y: 1010, r: 11, wet: true },
  { x: 800, y: 1008, r: 12, wet: true },
  { x: 784, y: 1018, r: 6, wet: true },
  { x: 474, y: 678, r: 8, wet: true },
  { x: 648, y: 596, r: 8, wet: true },
  { x: 636, y: 612, r: 4.5, wet: true },
];

const clearOfDiscs = (x: number, y: number): boolean =>
  Object.values(DISCS).every((disc) => Math.hypot(disc.x - x, disc.y - y) > DISC + 15);

function scatter(chance: Chance): Stone[] {
  const stones: Stone[] = [];
  for (let tries = 0; tries < 4000 && stones.length < 52; tries++) {
    const [x, y] = [chance.range(60, WIDTH - 60), chance.range(200, 1000)];
    const height = heightAt(x, y);
    if (height > 3 || height < -17 || !clearOfDiscs(x, y)) continue;
    if (stones.some((stone) => Math.hypot(stone.x - x, stone.y - y) < 26)) continue;
    stones.push({ x, y, r: chance.range(4, 9), wet: height < -2 });
    if (chance.next() < 0.5)
      stones.push({ x: x + chance.range(9, 13), y: y + chance.range(3, 7), r: chance.range(3, 4.5), wet: height < -4 });
  }
  return stones;
}

export function stones(): string {
  const chance = new Chance(203);
  return [...scatter(chance), ...SET]
    .map(({ x, y, r, wet }) => {
      const k = Math.floor(chance.range(0, SHAPES));
      const place = `transform="translate(${n0(x)} ${n0(y)})scale(${n1(r / 10)})"`;
      return `${wet ? `<use href="#wet${k}" ${place}/>` : ''}<use href="#stone${k}" ${place}/>`;
    })
    .join('');
}

function mayGrow(x: number, y: number): boolean {
  const height = heightAt(x, y);
  if (height < 14 || height > 60 || offOval(BEACH, x, y) < 4) return false;
  if (Object.values(SITES).some((site) => offOval(site, x, y) < 8)) return false;
  if (offBox(x, y, PLANK.x - 8, PLANK.y - 8, PLANK.x + PLANK.width + 8, PLANK.y + PLANK.height + 14) < 0) return false;
  if (offBox(x, y, PIER.x - 16, 0, PIER.x + PIER.width + 30, PIER.y + PIER.height + 40) < 0) return false;
  return !TREES.some((tree) => Math.hypot(tree.x - x, tree.y - 8 - y) < 18);
}

export function grass(): string {
  const chance = new Chance(303);
  const tufts: string[] = [];
  for (let tries = 0; tries < 4000 && tufts.length < 56; tries++) {
    const [x, y] = [chance.range(30, WIDTH - 30), chance.range(40, HEIGHT - 60)];
    if (mayGrow(x, y)) tufts.push(`<use href="#tuft" class="leaf${chance.pick([3, 4, 6])}" x="${n0(x)}" y="${n0(y)}"/>`);
  }
  return tufts.join('');
}
