// What a player did best in a game that somebody else won: one sentence that is true, and kind.

import type { Statistics } from '../api/types';

/** `shared`: the seats that did as well, if others did. */
export type Feat = { readonly key: string; readonly count: number; readonly shared?: readonly number[] };

type Seat = Statistics['seats'][number];

/** How far from a goal somebody is who "came closest" to winning, as a share of it. */
const CLOSE = 0.7;

/** The best feat of a seat: the message that tells it, and the number in it. */
export function bestFeat(seats: readonly Seat[], seat: number): Feat {
  const own = seats[seat];
  const others = seats.filter((_, i) => i !== seat);
  if (!own) return { key: 'at-feat-stayed', count: 0 };
  const isMost = (of: 'stolen' | 'landed'): boolean => own[of] > 0 && others.every((other) => other[of] <= own[of]);
  const isSpared = (from: 'lost' | 'robbed'): boolean => own[from] === 0 && others.some((other) => other[from] > 0);
  const losers = others.filter((other) => !other.won);
  const most = (of: 'stolen' | 'landed', alone: string): Feat => {
    const shared = seats.flatMap((other, i) => (i !== seat && other[of] === own[of] ? [i] : []));
    return shared.length > 0 ? { key: `at-feat-${of}-shared`, count: own[of], shared } : { key: alone, count: own[of] };
  };
  if (isMost('stolen')) return most('stolen', 'at-feat-stolen');
  if (isMost('landed')) return most('landed', 'at-feat-landed-most');
  if (own.progress >= CLOSE && losers.length > 0 && losers.every((other) => other.progress < own.progress))
    return { key: 'at-feat-close', count: 0 };
  if (isSpared('lost')) return { key: 'at-feat-dry', count: 0 };
  if (isSpared('robbed')) return { key: 'at-feat-guarded', count: 0 };
  return own.landed > 0 ? { key: 'at-feat-landed', count: own.landed } : { key: 'at-feat-stayed', count: 0 };
}
