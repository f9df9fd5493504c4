// In which order the seats have their turns in a round.

import type { View } from '../api/types';

/** How many turns come before a seat's in this round. */
const placeOf = ({ start, players: { length } }: View, seat: number): number => (seat - start + length) % length;

/** Whether a seat's turn has come in this round. */
export function isTurnBegun(view: View, seat: number): boolean {
  if (view.phase !== 'canoes' || view.turn === null) return view.phase === 'over';
  return placeOf(view, seat) <= placeOf(view, view.turn);
}

/** Whether a seat has had its turn in this round. */
export const isTurnOver = (view: View, seat: number): boolean => isTurnBegun(view, seat) && view.turn !== seat;
