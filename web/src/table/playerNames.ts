// What players are called: people by their nickname, bots by their own name; bots of older tables by colour.

import type { Seat, Table } from '../api/types';
import { shownName } from '../i18n/guestName';
import { i18n, say } from '../i18n/i18n.svelte';

export type Names = (seat: number) => string;

/** To whom a game is told: to the player `you` in the second person; null for those who watch, or share a device. */
export type Telling = { readonly names: Names; readonly you: number | null; readonly table?: Sitting | null };

/** Who sits at a table, and who sat there before a bot took over. */
type Sitting = Pick<Table, 'seats' | 'resigned'>;

/** The seats as they were at a step of the log: whoever has resigned later still had theirs. */
export const seatsAt = ({ seats, resigned = [] }: Sitting, at: number): Seat[] =>
  seats.map((seat, i) => {
    const left = resigned.find((one) => one.seat === i && at <= one.sequence);
    return left ? { ...seat, kind: 'person', name: left.name, temperament: null } : seat;
  });

export function nameOf(seat: Seat | undefined, index: number): string {
  if (seat?.temperament) return say('bot-name', { temperament: seat.temperament });
  if (!seat || seat.kind === 'bot' || seat.kind === 'open') return say('colour-name', { seat: index });
  return shownName(seat.name);
}

export const namesOf =
  (seats: readonly Seat[]): Names =>
  (seat) =>
    nameOf(seats[seat], seat);

/** Whether some seats include the one who is told. */
export const isAmong = (you: number | null, seats: readonly number[]): boolean => you !== null && seats.includes(you);

/** Seats without the one who is told, as sentences take them. */
export function othersOf(seats: readonly number[], { names, you }: Telling): { names: string; count: number } {
  const others = seats.filter((seat) => seat !== you).map(names);
  return { names: i18n.list(others), count: others.length };
}

/** What sits there, and for a bot with a temperament also what it is like. */
export function kindInFull(seat: Seat, isMine: boolean): string {
  const { temperament, level } = seat;
  return temperament ? say('at-seat-bot-like', { level: level ?? 'medium', temperament }) : kindOf(seat, isMine);
}

/** What sits there, in a word or two; empty for a person at this device. */
export function kindOf(seat: Seat, isMine: boolean): string {
  if (seat.kind === 'bot') return say('at-seat-bot', { level: seat.level ?? 'medium' });
  if (seat.away) return say('at-seat-away', { name: shownName(seat.name) });
  if (isMine) return '';
  return seat.kind === 'local' ? say('at-seat-local') : say('at-seat-person');
}
