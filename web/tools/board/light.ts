// Lanterns, and the moon in the pool: seen by day, lit by night.

import { HEIGHT, LANTERNS, WIDTH } from '../../src/geometry/boardGeometry';

export const lanterns = (): string =>
  LANTERNS.map(
    ({ x, y, size }) =>
      `<g transform="translate(${x} ${y})scale(${size})"><ellipse cx="4" cy="5" rx="9" ry="8" fill="var(--shadow)" opacity=".4"/>` +
      '<path d="M-7-8H7L9 6H-9z" fill="var(--lamp-iron)"/><path d="M-5-6H5L6.5 4H-6.5z" fill="var(--wood-1)"/>' +
      '<path class="lamp" d="M-5-6H5L6.5 4H-6.5z" fill="var(--lamp-core)"/><path d="M0-6V4" stroke="var(--lamp-iron)"/>' +
      '<path d="M-8-8Q0-15 8-8z" fill="var(--lamp-iron)"/></g>',
  ).join('');

const glow = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamplight)"/>`;

/** Warm light on everything around a lantern, cool light from the moon. */
export function night(): string {
  const wide = LANTERNS.map(({ x, y }, i) => glow(x, y - 4, [330, 300, 260][i] ?? 260)).join('');
  const close = LANTERNS.map(({ x, y, size }) => glow(x, y - 2, 68 * size)).join('');
  const sky = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#moonlight)" opacity=".55"/>`;
  const layer = (mode: string, inside: string): string =>
    `<g class="lamp" clip-path="url(#sheet)" style="mix-blend-mode:${mode}">${inside}</g>`;
  return layer('soft-light', wide) + layer('screen', `${sky}<g opacity=".42">${close}</g>`);
}

/** The moon's reflection, cut by ripples. */
export const moon = (): string =>
  '<g class="lamp"><circle cx="238" cy="82" r="62" fill="url(#moonshine)"/><circle cx="238" cy="82" r="19" fill="var(--moon)" opacity=".92"/>' +
  '<path d="M214 88q14-3 26 0t24 0v2.4q-12 3-24 0t-26 0zM216 95q16 3 44 0v2q-22 3-44 0zM226 78q10-2 30 0v1.6q-16-2-30 0z" fill="var(--water-0)"/>' +
  '<path d="M222 108q16-4 32 0q-16 3-32 0M228 118q10-3 22 0q-10 3-22 0M232 127q7-2 14 0q-7 2-14 0" fill="var(--moon)" opacity=".7"/></g>';
