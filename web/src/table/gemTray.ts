// Where a player's gems are shown on the page: gems that are brought ashore fly there.

import type { GemKind } from '../api/types';
import type { Point } from '../geometry/curve';
import { GEM_KINDS } from '../scene/scene';

/** The middle of the place of a seat's next gem of a kind, in client coordinates; null when that is not on the screen. */
export function gemTray(seat: number, gem: GemKind): (Point & { size: number }) | null {
  const row = document.querySelector(`[data-tray="${seat}"] .gems`);
  if (!row) return null;
  const rank = GEM_KINDS.indexOf(gem);
  const gems = [...row.querySelectorAll<HTMLElement>('[data-kind]')];
  const before = gems.filter((one) => GEM_KINDS.indexOf(one.dataset.kind as GemKind) <= rank).at(-1);
  const box = (before ?? row).getBoundingClientRect();
  const isRight = getComputedStyle(row).direction === 'rtl';
  const start = isRight ? box.right : box.left;
  const size = before?.clientHeight || 20;
  // Of a kind that lies in one heap, the next one lies on it.
  const isHeap = before?.dataset.kind === gem && row.classList.contains('small');
  const away = (before && !isHeap ? 1.6 : 0.5) * size;
  return { x: start + (isRight ? -away : away), y: box.top + box.height / 2, size };
}
