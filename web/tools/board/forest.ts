// Trees of cut paper, thick on the hills and thin towards the banks.

import { BEACH, FALLS, HEIGHT, LANTERNS, MARGIN, PLANK, SITES, WIDTH } from '../../src/geometry/boardGeometry';
import { Chance, noise } from './chance';
import { n0 } from './path';
import { heightAt, offOval } from './relief';

type Tree = { x: number; y: number; size: number; conifer: boolean; green: number };

export const TREE_SHAPES = `
<g id="fir"><path d="M0-38L11-14H6L14 0H-14L-6-14H-11z" fill="var(--leaf)"/><path d="M0-38L11-14H6L14 0H0z" fill="#000" opacity=".2"/><path d="M0-38L-11-14H-9L0-33z" fill="#fff" opacity=".18"/></g>
<g id="cypress"><path d="M0-34Q8-16 11 0Q0 3-11 0Q-8-16 0-34z" fill="var(--leaf)"/><path d="M0-34Q8-16 11 0Q6 2 0 1.5z" fill="#000" opacity=".2"/><path d="M0-34Q-8-16-11 0L-9 .4Q-6-15 0-30z" fill="#fff" opacity=".16"/></g>
<g id="spruce"><path d="M0-42L8-26H4.5L11-13H6L13 1H-13L-6-13H-11L-4.5-26H-8z" fill="var(--leaf)"/><path d="M0-42L8-26H4.5L11-13H6L13 1H0z" fill="#000" opacity=".2"/></g>
<g id="oak"><path d="M0 2C-14 3-16-9-10-13C-11-22-2-26 3-22C11-24 15-15 12-11C16-4 10 3 0 2z" fill="var(--leaf)"/><path d="M0 2C10 3 16-4 12-11C15-15 11-24 3-22C9-15 7-4 0 2z" fill="#000" opacity=".17"/><path d="M-8-12C-9-19-3-22 1-21C-4-19-6-16-8-12z" fill="#fff" opacity=".2"/></g>
<g id="birch"><path d="M0 1C-10 2-13-6-10-12C-8-20-3-24 1-24C8-23 12-14 11-8C11-2 6 2 0 1z" fill="var(--leaf)"/><path d="M0 1C6 2 11-2 11-8C12-14 8-23 1-24C5-14 5-6 0 1z" fill="#000" opacity=".17"/></g>
<g id="tuft"><path d="M0 0Q-3-6-7-8Q-3-7-1-3Q-1-8 1-11Q1-6 1.5-3Q4-7 7-7Q4-5 2.5 0z" fill="var(--leaf)"/></g>`;

export const LEAVES = [1, 2, 3, 4, 5, 6].map((green) => `.leaf${green}{--leaf:var(--tree-${green})}`).join('');

const inSheet = (x: number, y: number): boolean => x > MARGIN + 8 && x < WIDTH - MARGIN - 8 && y > MARGIN + 20 && y < HEIGHT - MARGIN - 14;

/** Nothing stands on sand, in front of a plank or lantern, or over the falls. */
function mayStand(x: number, y: number, tall: number): boolean {
  if (!inSheet(x, y) || heightAt(x, y) < 44 || heightAt(x, y - tall) < 30) return false;
  for (const site of Object.values(SITES)) {
    if (offOval(site, x, y) < 12 || offOval(site, x, y - tall) < 4) return false;
  }
  if (offOval(BEACH, x, y - 4) < 10) return false;
  const besidePlank = x > PLANK.x - 22 && x < PLANK.x + PLANK.width + 20 && y > PLANK.y - 16 && y < PLANK.y + PLANK.height + tall + 6;
  if (besidePlank || LANTERNS.some((lamp) => Math.hypot(x - lamp.x, y - lamp.y - 10) < 28)) return false;
  return !(y > 1000 && x > FALLS.left - 30 && x < FALLS.right + 30);
}

function green(chance: Chance, height: number): number {
  if (height > 130) return chance.pick([1, 1, 2, 2, 3, 5]);
  return height > 80 ? chance.pick([1, 2, 3, 3, 4, 5]) : chance.pick([3, 4, 4, 5, 6]);
}

function plant(): Tree[] {
  const chance = new Chance(101);
  const trees: Tree[] = [];
  for (let tries = 0; tries < 9000 && trees.length < 285; tries++) {
    const [x, y] = [chance.range(10, WIDTH - 10), chance.range(20, HEIGHT)];
    const height = heightAt(x, y);
    const conifer = chance.next() < (height > 74 ? 0.74 : 0.36);
    const size = conifer ? chance.range(0.74, 1.2) : chance.range(0.7, 1.1);
    if (!mayStand(x, y, size * (conifer ? 36 : 24))) continue;
    if ((height < 62 && chance.next() < 0.72) || (noise(x / 80 + 3, y / 80) < -0.28 && height < 150)) continue;
    const space = height > 100 ? 17 : 20;
    if (trees.some((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.25) < space)) continue;
    trees.push({ x, y, size, conifer, green: green(chance, height) });
  }
  return trees.sort((a, b) => a.y - b.y);
}

export const TREES = plant();
const BAND = 44;

/** Trees cast shadows on those behind them: one filter for each band from back to front. */
export function forest(): string {
  const chance = new Chance(102);
  let out = '';
  for (let y = 0; y < HEIGHT + BAND; y += BAND) {
    const band = TREES.filter((tree) => tree.y >= y && tree.y < y + BAND);
    const drawn = band.map((tree) => {
      const shape = tree.conifer ? chance.pick(['fir', 'cypress', 'spruce']) : chance.pick(['oak', 'birch']);
      return `<use href="#${shape}" class="leaf${tree.green}" transform="translate(${n0(tree.x)} ${n0(tree.y)})scale(${tree.size.toFixed(2)})"/>`;
    });
    if (drawn.length > 0) out += `<g filter="url(#near)">${drawn.join('')}</g>`;
  }
  return out;
}
