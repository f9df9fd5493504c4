// Whether a turn can end, and the hint for what to do next.

import type { Action } from '../api/types';

/** Whether the turn can end as it stands: nothing is left to decide, or what is left may be left. */
export function canEndTurn(isWhole: boolean, legal: readonly Action[]): boolean {
  return isWhole || legal.some((action) => action.type === 'done');
}

type TurnState = {
  readonly canEnd: boolean;
  /** Whether the game is won if the turn ends like this. */
  readonly isWin: boolean;
  readonly staged: number;
  readonly movable: number;
  readonly selected: number | null;
  /** Whether every canoe that can move lies ashore. */
  readonly isAshore: boolean;
};

export type Advice = `at-turn-${'wins' | 'launch' | 'pick' | 'where' | 'may-stay' | 'may-add' | 'ready'}`;

/** The key of the hint for what to do next. */
export function adviceOf({ canEnd, isWin, staged, movable, selected, isAshore }: TurnState): Advice {
  if (isWin) return 'at-turn-wins';
  if (!canEnd && isAshore && movable > 0) return 'at-turn-launch';
  if (!canEnd) return selected === null ? 'at-turn-pick' : 'at-turn-where';
  if (staged === 0) return 'at-turn-may-stay';
  return movable > 0 ? 'at-turn-may-add' : 'at-turn-ready';
}
