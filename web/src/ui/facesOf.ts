// Whose faces stand for the seats of a table: a bot's temperament, or one of the paddlers in people.svg.

import type { Seat } from '../api/types';

const PEOPLE = 8;

/** In a canoe, for a bot of an older table, which has no face. */
export const ANYBODY = 'person-0';

/** Null for a seat without a face: an open one, or a bot of an older table. People are told apart: no two have the same face. */
export function facesOf(seats: readonly Seat[]): (string | null)[] {
  const taken = new Set<number>();
  return seats.map((seat) => {
    if (seat.kind === 'open' || seat.kind === 'bot') return seat.temperament ?? null;
    const first = [...(seat.name ?? '')].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7) % PEOPLE;
    const face = Array.from({ length: PEOPLE }, (_, i) => (first + i) % PEOPLE).find((face) => !taken.has(face)) ?? first;
    taken.add(face);
    return `person-${face}`;
  });
}
