// What stands out most of a player's game: one sentence that is true, and kind.

import type { GemKind, Goals, Statistics } from '../api/types';
import { GEM_KINDS, type Bag } from '../scene/scene';
import { bestKind, goalProgress, type Goal, isOneShort } from './goals';

/** `shared`: the seats that did as well, if others did. */
export type Feat = { readonly key: string; readonly count: number; readonly shared?: readonly number[] };

type Seat = Statistics['seats'][number];

/** How far from a goal somebody is who "came closest" to winning, as a share of it. */
const CLOSE = 0.7;

/** From so many times on it stands out that somebody lost canoes, or was robbed. */
const OFTEN = 2;
/** What is no praise. */
const UNKIND: readonly string[] = ['at-feat-stayed', 'at-feat-lost', 'at-feat-robbed'];
export const isPraise = ({ key }: Feat): boolean => !UNKIND.includes(key);

/** The goal that somebody missed by a single gem, and the kind of that gem if it had to be of one. */
export type Miss = { readonly goal: Goal; readonly gem: GemKind | null };

/** The goals that are the most to have come so near to. */
const MISSED: readonly Goal[] = ['kinds', 'alike', 'all'];

export function nearMiss(bag: Bag, goals: Goals | undefined): Miss | null {
  const ways = goalProgress(bag, goals);
  const goal = MISSED.find((one) => ways.some((way) => way.goal === one && isOneShort(way)));
  if (!goal) return null;
  const missing = goal === 'kinds' ? (GEM_KINDS.find((kind) => !bag[kind]) ?? null) : null;
  return { goal, gem: goal === 'alike' ? bestKind(bag) : missing };
}

/** What happened to a seat more often than it liked, if it did. */
function troubleOf({ won, lost, robbed }: Seat): Feat | null {
  const [key, count] = lost >= robbed ? (['lost', lost] as const) : (['robbed', robbed] as const);
  return count >= OFTEN ? { key: `at-feat-${key}${won ? '-won' : ''}`, count } : null;
}

/** What stands out most of a seat's game: the message that tells it, and the number in it; null if nothing does. */
export function bestFeat(seats: readonly Seat[], seat: number): Feat | null {
  const own = seats[seat];
  const others = seats.filter((_, i) => i !== seat);
  if (!own) return null;
  const trouble = troubleOf(own);
  if (own.won && trouble) return trouble; // the more is the win worth
  const isMost = (of: 'stolen' | 'landed'): boolean =>
    own[of] > 0 && own[of] >= (trouble?.count ?? 0) && others.every((other) => other[of] <= own[of]);
  const isSpared = (from: 'lost' | 'robbed'): boolean => own[from] === 0 && others.some((other) => other[from] > 0);
  const losers = others.filter((other) => !other.won);
  const most = (of: 'stolen' | 'landed', alone: string): Feat => {
    const shared = seats.flatMap((other, i) => (i !== seat && other[of] === own[of] ? [i] : []));
    return shared.length > 0 ? { key: `at-feat-${of}-shared`, count: own[of], shared } : { key: alone, count: own[of] };
  };
  if (isMost('stolen')) return most('stolen', 'at-feat-stolen');
  if (isMost('landed')) return most('landed', 'at-feat-landed-most');
  if (!own.won && own.progress >= CLOSE && losers.length > 0 && losers.every((other) => other.progress < own.progress))
    return { key: 'at-feat-close', count: 0 };
  if (trouble) return trouble;
  if (isSpared('lost')) return { key: 'at-feat-dry', count: 0 };
  if (isSpared('robbed')) return { key: 'at-feat-guarded', count: 0 };
  if (own.landed > 0) return { key: 'at-feat-landed', count: own.landed };
  return own.won ? null : { key: 'at-feat-stayed', count: 0 };
}
