// Games begin here: each kind is a table laid out in its own way.

import * as api from '../api/http';
import type { SeatWish, Wish } from '../api/http';
import type { Position } from '../api/types';
import { me } from '../session/me.svelte';

const bots = (level: string, count: number): SeatWish[] => Array.from({ length: count }, () => ({ kind: 'bot', level }));

/** Somebody beside you: a person with a name, or a bot of a level. */
export type Neighbour = { readonly kind: 'local'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export const withBots = (level: string, seats: number): Wish => ({ seats: [{ kind: 'me' }, ...bots(level, seats - 1)] });

export const withFriends = (seats: number): Wish => ({
  seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'open' }))],
});

export const onOneDevice = (neighbours: readonly Neighbour[]): Wish => ({ seats: [{ kind: 'me' }, ...neighbours] });

/** Bots among themselves, to be watched. */
export const exhibition = (level: string, seats: number): Wish => ({ seats: bots(level, seats), rules: { round_limit: 100 } });

/** A practice game from a position: you play one seat, bots the others. */
export const practice = (position: Position, seat: number, level: string): Wish => ({
  seats: position.players.map((_, i): SeatWish => (i === seat ? { kind: 'me' } : { kind: 'bot', level })),
  position,
});

/** Lay out a table; where it is. */
export async function lay(wish: Wish): Promise<string> {
  const id = api.freshId();
  return (await me.with(() => api.createTable(wish, id))).table;
}

/** Lay out a table and begin at once; where it is. */
export async function layAndStart(wish: Wish): Promise<string> {
  const table = await lay(wish);
  await api.command(table, { do: 'start' });
  return table;
}
