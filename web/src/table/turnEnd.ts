// Whether a turn can end, and the hint for what to do next.

import type { Action } from '../api/types';

/** Whether the turn can end as it stands: nothing is left to decide, or what is left may be left. */
export function canEndTurn(isWhole: boolean, legal: readonly Action[]): boolean {
  return isWhole || legal.some((action) => action.type === 'done');
}

/** The key of the hint for what to do next; `isAshore` if every canoe that can move lies ashore. */
export function adviceOf(canEnd: boolean, staged: number, movable: number, selected: number | null, isAshore: boolean): string {
  if (!canEnd && isAshore && movable > 0) return 'at-turn-launch';
  if (!canEnd) return selected === null ? 'at-turn-pick' : 'at-turn-where';
  if (staged === 0) return 'at-turn-may-stay';
  return movable > 0 ? 'at-turn-may-add' : 'at-turn-ready';
}
