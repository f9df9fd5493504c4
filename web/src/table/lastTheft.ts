// Who robbed a player last.

import type { Step } from '../api/types';
import { isTold, type Told } from './playback.svelte';

export type Theft = { readonly thief: number; readonly victim: number };

/** The last theft from a seat, as far as the board has shown it; null if that seat has decided since, or nobody robbed it. */
export function lastTheft(steps: readonly Step[], victim: number | null, told: Told): Theft | null {
  for (const { sequence, events = [], kind, seat } of steps.toReversed()) {
    if (kind === 'acted' && seat === victim) return null;
    const isShown = (event: number): boolean => isTold({ sequence, event }, told);
    const theft = events.findLast((event, i) => event.type === 'stolen' && event.victim[0] === victim && isShown(i));
    if (theft?.type === 'stolen') return { thief: theft.seat, victim: theft.victim[0] };
  }
  return null;
}
