// Arrow keys on the board: which button is next in that direction.

import type { Point } from '../geometry/curve';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in WAYS;

/** The index of the nearest point that way, a sideways step counting double; -1 when there is none. */
export function nearestInDirection(key: string, from: Point, points: readonly Point[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const ahead = (point.x - from.x) * way.x + (point.y - from.y) * way.y;
    const aside = Math.abs((point.x - from.x) * way.y) + Math.abs((point.y - from.y) * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 4 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Focus the next button on the board in that direction; false if there is none. */
export function focusNeighbour(key: string, board: HTMLElement): boolean {
  const buttons = [...board.querySelectorAll<HTMLElement>('button[data-x]')];
  const points = buttons.map((button) => ({ x: Number(button.dataset.x), y: Number(button.dataset.y) }));
  const from = points[buttons.indexOf(document.activeElement as HTMLElement)];
  // What can only be asked about is no place to begin.
  const next = from ? nearestInDirection(key, from, points) : buttons.findIndex((button) => !button.hasAttribute('tabindex'));
  buttons[next]?.focus({ preventScroll: true });
  return next >= 0;
}
