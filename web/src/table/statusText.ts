// The state of the table in words, and which of several people at one device is next.

import type { Table, View } from '../api/types';
import { say, i18n } from '../i18n/i18n.svelte';
import { isAmong, othersOf, type Names } from './playerNames';

export type Wait = { readonly seat: number; readonly until: number | null };

/** What a player is doing. */
export type Doing = 'turn' | 'thinking' | 'chosen' | 'idle';

export function doingOf(seat: number, view: View, waiting: readonly Wait[]): Doing {
  if (view.phase === 'over') return 'idle';
  const isWaitedFor = waiting.some((item) => item.seat === seat);
  if (view.phase === 'canoes') return view.turn === seat ? 'turn' : 'idle';
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
  readonly names: Names;
};

/** The one line that says what is going on. */
export function headline({ view, waiting, status, front, isShared = false, names }: Ask): string {
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
    if (!isMine) return say('at-head-other-turn', { name, tile });
    if (isShared) return say('at-head-shared-turn', { name, tile });
    return tile === 'cloud' ? say('at-head-your-weather') : say('at-head-your-turn', { tile });
  }
  const others = waiting.filter((item) => item.seat !== front && view.players[item.seat]?.paddle === null).map((item) => names(item.seat));
  if (isMine && view.players[front]?.paddle === null)
    return isShared ? say('at-head-shared-choose', { name: names(front) }) : say('at-head-choose');
  return others.length > 0 ? say('at-head-wait-choose', { names: i18n.list(others), count: others.length }) : say('at-head-moment');
}
