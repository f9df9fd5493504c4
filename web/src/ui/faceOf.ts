// Whose face stands for a seat: a bot's temperament, or one of the paddlers in people.svg, chosen by the person's name.

import type { Seat } from '../api/types';

const PEOPLE = 8;

/** Null for a seat without a face: an open one, or a bot of an older table. */
export function faceOf(seat: Seat | undefined): string | null {
  if (!seat || seat.kind === 'open' || seat.kind === 'bot') return seat?.temperament ?? null;
  const sum = [...(seat.name ?? '')].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7);
  return `person-${sum % PEOPLE}`;
}
