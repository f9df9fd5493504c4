// The state of the table in words, and which of several people at one device is next.

import type { Table, View } from '../api/types';
import { say, i18n } from '../i18n/i18n.svelte';
import { isAmong, othersOf, type Names } from './playerNames';

export type Wait = { readonly seat: number; readonly until: number | null };

/** What a player is doing. */
export type Doing = 'turn' | 'thinking' | 'chosen' | 'idle';

export function doingOf(seat: number, view: View, turn: number | null, waiting: readonly Wait[]): Doing {
  if (view.phase === 'over') return 'idle';
  if (turn === seat) return 'turn';
  if (turn !== null || view.phase === 'canoes') return 'idle';
  const isWaitedFor = waiting.some((item) => item.seat === seat);
  if (isWaitedFor && view.players[seat]?.paddle === null) return 'thinking';
  return view.players[seat]?.paddle === null ? 'idle' : 'chosen';
}

/** The seat that should be in front of the people at this device. */
export function nextInFront(view: View, waiting: readonly Wait[], seats: readonly number[], front: number | null): number | null {
  if (view.phase === 'canoes' && view.turn !== null && seats.includes(view.turn)) return view.turn;
  if (view.phase !== 'paddle' || seats.length < 2) return front;
  const open = (seat: number): boolean => waiting.some((item) => item.seat === seat);
  if (front !== null && open(front)) return front;
  return seats.find(open) ?? front;
}

/** Who has won, as the title of the result. */
export function resultTitle(status: Table['status'], winners: readonly number[], mine: readonly number[], names: Names): string {
  if (status === 'abandoned') return say('at-result-abandoned');
  const you = mine.length === 1 ? mine[0]! : null;
  return say(isAmong(you, winners) ? 'at-result-you' : 'at-result-winners', othersOf(winners, { names, you }));
}

type Ask = {
  readonly view: View;
  readonly waiting: readonly Wait[];
  readonly status: Table['status'];
  /** The own seat in front; null for those who watch. */
  readonly front: number | null;
  /** Whether several people sit at this device: then nobody is just "you". */
  readonly isShared?: boolean;
  /** The seats of people who are not here, and for whom no bot plays. */
  readonly away?: readonly number[];
  readonly names: Names;
};

/** The one line that says what is going on. */
export function headline({ view, waiting, status, front, isShared = false, away = [], names }: Ask): string {
  if (status === 'abandoned') return say('at-head-abandoned');
  if (view.phase === 'over') {
    const you = isShared ? null : front;
    return say(isAmong(you, view.winners) ? 'at-result-you' : 'at-head-over', othersOf(view.winners, { names, you }));
  }
  const isMine = front !== null && waiting.some((item) => item.seat === front);
  if (view.phase === 'canoes') {
    const turn = view.turn ?? 0;
    const tile = view.players[turn]?.paddle ?? 'hidden';
    const name = names(turn);
    if (!isMine) return away.includes(turn) ? awayText([turn], names) : say('at-head-other-turn', { name, tile });
    if (isShared) return say('at-head-shared-turn', { name, tile });
    return tile === 'cloud' ? say('at-head-your-weather') : say('at-head-your-turn', { tile });
  }
  const others = waiting.map(({ seat }) => seat).filter((seat) => seat !== front && view.players[seat]?.paddle === null);
  const choosing = others.filter((seat) => !away.includes(seat)).map(names);
  if (isMine && view.players[front]?.paddle === null)
    return isShared ? say('at-head-shared-choose', { name: names(front) }) : say('at-head-choose');
  if (choosing.length > 0) return say('at-head-wait-choose', { names: i18n.list(choosing), count: choosing.length });
  return others.length > 0 ? awayText(others, names) : say('at-head-moment');
}

const awayText = (seats: readonly number[], names: Names): string =>
  say('at-head-away', { names: i18n.list(seats.map(names)), count: seats.length });
