// How near somebody's gems are to each of the three ways to win.

import { KINDS, type Bag } from '../scene/scene';
import type { Kind } from '../wire';

export type Goal = 'four' | 'five' | 'seven';
export type Way = { readonly goal: Goal; readonly have: number; readonly need: number };

const NEED: Readonly<Record<Goal, number>> = { four: 4, five: 5, seven: 7 };

export const countOf = (bag: Bag): number => KINDS.reduce((sum, kind) => sum + (bag[kind] ?? 0), 0);

/** The kind of which there are most; the first of them if several. */
export function bestKind(bag: Bag): Kind | null {
  const best = KINDS.reduce((a, b) => ((bag[b] ?? 0) > (bag[a] ?? 0) ? b : a));
  return (bag[best] ?? 0) > 0 ? best : null;
}

export function waysOf(bag: Bag): Way[] {
  const best = bestKind(bag);
  const have: Record<Goal, number> = {
    four: best ? (bag[best] ?? 0) : 0,
    five: KINDS.filter((kind) => (bag[kind] ?? 0) > 0).length,
    seven: countOf(bag),
  };
  return (['four', 'five', 'seven'] as const).map((goal) => ({ goal, have: Math.min(have[goal], NEED[goal]), need: NEED[goal] }));
}

/** The way that is nearest. */
export const nearest = (bag: Bag): Way => waysOf(bag).reduce((a, b) => (b.have / b.need > a.have / a.need ? b : a));

/** Every gem by itself, kinds together. */
export const gemsOf = (bag: Bag): Kind[] => KINDS.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, () => kind));
