// Where something that opens on the board lies: near what it is about, and on as little as can be of what is decided.

import { DISC, DISC_NAMES, DISCS } from './boardGeometry';
import type { Size } from './clearance';
import type { Point } from './curve';
import { depthInCircle, type Circle } from './freeRoom';

/** What may be decided, and what only lies beside it; in comparison with lying a unit further away. */
const WEIGHTS = { about: 3000, offered: 1000, beside: 150 } as const;

/** What is seen of the board when panels lie over its foot, as a share of its height. */
export const SEEN = 0.87;

/** What stays free around it, in pixels. */
export const EDGE = 8;

/** How finely it is looked for room, in units. */
const STEP = 12;

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);

/** The middle of the best place for a box in a room, whose corners are given; `kept` is what may be decided, and who decides it. */
export function popupPlace(size: Size, about: Circle, [from, to]: readonly [Point, Point], kept: readonly Point[]): Point {
  const all = [
    ...kept.map(({ x, y }) => ({ x, y, r: DISC, weight: WEIGHTS.offered })),
    ...DISC_NAMES.map((disc) => ({ ...DISCS[disc], r: DISC, weight: WEIGHTS.beside })),
    { ...about, weight: WEIGHTS.about },
  ];
  const across = steps(from.x + size.width / 2, to.x - size.width / 2);
  const down = steps(from.y + size.height / 2, to.y - size.height / 2);
  let best = { x: across[0]!, y: down[0]!, cost: Infinity };
  for (const x of across) {
    for (const y of down) {
      const box = { x, y, ...size };
      const away = Math.hypot(Math.max(0, Math.abs(x - about.x) - size.width / 2), Math.max(0, Math.abs(y - about.y) - size.height / 2));
      const cost = all.reduce((sum, circle) => sum + circle.weight * Math.min(1, (2 * depthInCircle(box, circle)) / circle.r), away);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}
