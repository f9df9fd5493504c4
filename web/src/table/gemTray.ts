// Where a player's gems are shown on the page: gems that are brought ashore fly there.

import type { Point } from '../geometry/curve';

/** A seat's gems in client coordinates; null when they are not on the screen. */
export function gemTray(seat: number): Point | null {
  const box = document.querySelector(`[data-tray="${seat}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + Math.min(box.width / 2, 60), y: box.top + box.height / 2 } : null;
}
