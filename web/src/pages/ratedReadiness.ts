// Whether everybody has agreed to a rated table as it is.

import type { Table } from '../api/types';

type Seated = Pick<Table, 'rated' | 'agreed' | 'seats'>;

/** The seats of people who have not agreed to a rated table yet. */
export const unagreed = ({ rated, agreed, seats }: Seated): readonly number[] =>
  rated ? seats.flatMap((seat, i) => (seat.kind === 'person' && !agreed.includes(i) ? [i] : [])) : [];

/** What a rated table lacks before it can start; null if nothing, or if it is not rated. */
export function missingForRated(table: Seated): 'seats' | 'people' | 'agreement' | null {
  if (!table.rated) return null;
  const count = (kind: string): number => table.seats.filter((seat) => seat.kind === kind).length;
  if (count('open') > 0) return 'seats';
  if (count('person') < 2) return 'people';
  return unagreed(table).length > 0 ? 'agreement' : null;
}
