// Who parades in the picture of a won game, with which gems, and where the gems of the shower come to rest.

import type { GemKind } from '../api/types';
import type { Bag } from '../scene/scene';
import { gemsOf } from './goals';

export type ParadeBoat = { readonly seat: number; readonly gems: readonly GemKind[] };
export type FallingGem = {
  readonly kind: GemKind;
  /** Where it lies at last, in hundredths of the picture. */
  readonly left: number;
  readonly bottom: number;
  readonly turn: number;
  /** When it begins to fall, in seconds. */
  readonly delay: number;
  readonly size: number;
};

/** One or two winners come with both canoes, more of them with one each. */
export function paradeBoats(winners: readonly number[], gems: readonly Bag[]): ParadeBoat[] {
  return winners.flatMap((seat) => {
    const aboard = gemsOf(gems[seat] ?? {});
    if (winners.length > 2) return [{ seat, gems: aboard }];
    const half = Math.ceil(aboard.length / 2);
    return [
      { seat, gems: aboard.slice(0, half) },
      { seat, gems: aboard.slice(half) },
    ];
  });
}

/** Scattered, but the same every time: no chance is needed for a picture. */
const scatter = (i: number, by: number): number => ((i * by) % 101) / 101;

const SHOWER_S = 3.2;

/** Gems of the winners' kinds, strewn over the bank in front. */
export function gemShower(boats: readonly ParadeBoat[], count: number): FallingGem[] {
  const kinds = boats.flatMap((boat) => boat.gems);
  if (kinds.length === 0) return [];
  return Array.from({ length: count }, (_, i) => ({
    kind: kinds[(i * 7) % kinds.length]!,
    left: 2 + 92 * ((i + 0.8 * scatter(i, 37)) / count),
    bottom: 0.5 + 6.5 * scatter(i, 59),
    turn: Math.round(-160 + 320 * scatter(i, 43)),
    delay: SHOWER_S * scatter(i, 71),
    size: 0.75 + 0.8 * scatter(i, 29),
  }));
}
