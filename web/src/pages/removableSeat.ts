// Which seat of a table can be removed.

import type { Seat } from '../api/types';

/** The last one that is free, else the last bot's; people keep theirs. */
export function spareSeat(seats: readonly Seat[]): number | null {
  const last = (kind: Seat['kind']): number => seats.findLastIndex((seat) => seat.kind === kind);
  const found = last('open') >= 0 ? last('open') : last('bot');
  return found >= 0 ? found : null;
}
