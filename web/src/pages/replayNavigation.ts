// The moments of a finished game, and the steps between them.

import type { Event, Moment, Position, View } from '../api/types';

export type Stride = 'decision' | 'round';

export const STRIDES: readonly Stride[] = ['decision', 'round'];
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** The game at a moment: all open, or as a seat saw it. */
export function stateOf(moment: Moment): Position | View {
  const state = moment.position ?? moment.view;
  if (!state) throw new TypeError('a moment without a position');
  return state;
}

/** The tile of a moment's player, if it was turned up at the end of the moment before. */
function tileOf(moment: Moment | undefined, before: Moment | undefined): Event | null {
  const last = before?.events.at(-1);
  return moment && last?.type === 'revealed' && last.seat === moment.seat ? last : null;
}

/**
 * Moments of which each tells of one player. A turn begins when the one before it ends, so the server tells of its tile there;
 * in a replay the tile is shown with the turn.
 */
export const apart = (moments: readonly Moment[]): Moment[] =>
  moments.map((moment, i) => {
    const own = tileOf(moment, moments[i - 1]);
    const rest = tileOf(moments[i + 1], moment) ? moment.events.slice(0, -1) : moment.events;
    return { ...moment, events: own ? [own, ...rest] : rest };
  });

/** Whether nothing is seen of a moment: a tile that lies face down. */
const isStill = ({ events }: Moment): boolean => events.every(({ type }) => type === 'chosen');

/** The first moment from one on of which something is seen. */
export function nextSeen(moments: readonly Moment[], at: number): number {
  const seen = moments.findIndex((moment, i) => i >= at && !isStill(moment));
  return seen < 0 ? at : seen;
}

/** The moments at which a round has just begun. */
export function roundStarts(moments: readonly Moment[]): number[] {
  return moments.flatMap((moment, i) => {
    const before = moments[i - 1];
    return !before || stateOf(before).round !== stateOf(moment).round ? [i] : [];
  });
}

/** The round that a moment tells of. Its last turn ends it: what is seen then is how the next one begins, which is what a stride by rounds shows. */
export function toldRound(moments: readonly Moment[], at: number, stride: Stride): number {
  const told = stride === 'round' ? moments[at] : (moments[at - 1] ?? moments[at]);
  return told ? stateOf(told).round : 1;
}

/** Where a step forwards (1) or backwards (−1) leads. */
export function stepped(moments: readonly Moment[], at: number, by: 1 | -1, stride: Stride): number {
  const last = moments.length - 1;
  if (stride === 'decision') return Math.max(0, Math.min(last, at + by));
  const starts = roundStarts(moments);
  if (by === 1) return starts.find((start) => start > at) ?? last;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The moment that an address names: #12 is the twelfth. */
export function momentOf(hash: string, count: number): number {
  const number = Number.parseInt(hash.replace('#', ''), 10);
  return Number.isNaN(number) ? 0 : Math.max(0, Math.min(count - 1, number));
}

export type Key = 'back' | 'forth' | 'first' | 'last' | 'play';

const KEYS: Readonly<Record<string, Key>> = { ArrowLeft: 'back', ArrowRight: 'forth', Home: 'first', End: 'last', ' ': 'play' };

/** What a key means in a replay; null in text fields and on buttons. */
export function replayKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>): Key | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const where = event.target as Element | null;
  const meant = KEYS[event.key] ?? null;
  if (where?.closest?.('select, textarea, dialog, input:not([type=range])')) return null;
  if (meant === 'play' && where?.closest?.('button, a, summary')) return null;
  return meant;
}
