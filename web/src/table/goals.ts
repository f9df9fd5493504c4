// How close a player's gems are to each goal. The server tells how many are needed.

import { GEM_KINDS, type Bag, type Scene } from '../scene/scene';
import type { Goals, GemKind, View } from '../api/types';
import { say } from '../i18n/i18n.svelte';

export type Goal = keyof Goals;
export type Way = { readonly goal: Goal; readonly have: number; readonly need: number };

export const countOf = (bag: Bag): number => GEM_KINDS.reduce((sum, kind) => sum + (bag[kind] ?? 0), 0);

/** The kind of which there are most; the first of them if several. */
export function bestKind(bag: Bag): GemKind | null {
  const best = GEM_KINDS.reduce((a, b) => ((bag[b] ?? 0) > (bag[a] ?? 0) ? b : a));
  return (bag[best] ?? 0) > 0 ? best : null;
}

/** The progress towards every goal; none until the server has told what is needed. */
export function goalProgress(bag: Bag, goals: Goals | undefined): Way[] {
  if (!goals) return [];
  const best = bestKind(bag);
  const have: Record<Goal, number> = {
    alike: best ? (bag[best] ?? 0) : 0,
    kinds: GEM_KINDS.filter((kind) => (bag[kind] ?? 0) > 0).length,
    all: countOf(bag),
  };
  return (['alike', 'kinds', 'all'] as const).map((goal) => ({ goal, have: Math.min(have[goal], goals[goal]), need: goals[goal] }));
}

/** Whether a single gem is missing. */
export const isOneShort = ({ have, need }: Pick<Way, 'have' | 'need'>): boolean => need - have === 1;

/** The gems of a goal, and whether they are there; of no kind where any gem counts. */
export function gemsFor({ goal, have, need }: Way, bag: Bag): { kind: GemKind | null; isThere: boolean }[] {
  if (goal === 'kinds') return GEM_KINDS.map((kind) => ({ kind, isThere: (bag[kind] ?? 0) > 0 }));
  const kind = goal === 'alike' ? bestKind(bag) : null;
  return Array.from({ length: need }, (_, i) => ({ kind, isThere: i < have }));
}

/** The goal that is closest. */
export function nearest(bag: Bag, goals: Goals | undefined): Way | null {
  const [first, ...rest] = goalProgress(bag, goals);
  return first ? rest.reduce((a, b) => (b.have / b.need > a.have / a.need ? b : a), first) : null;
}

/** Every gem by itself, kinds together. */
export const gemsOf = (bag: Bag): GemKind[] => GEM_KINDS.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, () => kind));

/** The goals as statistics call them: as the server's numbers do, and their names. */
const REACHED: Readonly<Record<string, { goal: Goal; name: string }>> = {
  'four of a kind': { goal: 'alike', name: 'goal-four' },
  'five kinds': { goal: 'kinds', name: 'goal-five' },
  'seven in all': { goal: 'all', name: 'goal-seven' },
};

/** The names of goals that were reached, as statistics list them. */
export const goalNames = (reached: readonly string[]): string[] =>
  reached.flatMap((goal) => (REACHED[goal] ? [say(REACHED[goal].name)] : []));

/** The gems that make up the first of the goals that were reached. */
export function goalGems(bag: Bag, reached: readonly string[], goals: Goals | undefined): GemKind[] {
  const goal = REACHED[reached[0] ?? '']?.goal;
  if (!goal || !goals) return [];
  const sorted = [...gemsOf(bag)].sort((a, b) => (bag[b] ?? 0) - (bag[a] ?? 0));
  return (goal === 'kinds' ? GEM_KINDS.filter((kind) => (bag[kind] ?? 0) > 0) : sorted).slice(0, goals[goal]);
}

/** Up to which share of a goal, or of the rounds, it is bright day. */
const DAY = 0.45;

/** How late in the game it is, from 0 to 1: by whoever is closest to a goal, and by the rounds that are left. */
export function duskOf(view: View, { gems, round }: Scene, goals: Goals | undefined): number {
  const ways = gems.map((bag) => nearest(bag, goals)).map((way) => (way ? way.have / way.need : 0));
  const limit = view.rules.round_limit;
  const late = Math.max(0, ...ways, limit ? (round - 1) / limit : 0);
  return Math.max(0, Math.min(1, (late - DAY) / (1 - DAY)));
}
