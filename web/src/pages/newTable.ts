// Games begin here: each kind is a table laid out in its own way.

import * as api from '../api/http';
import type { NewSeat, NewTable } from '../api/http';
import type { Position } from '../api/types';
import { me } from '../session/me.svelte';

const bots = (level: string, count: number): NewSeat[] => Array.from({ length: count }, () => ({ kind: 'bot', level }));

/** Somebody beside you: a person with a name, or a bot of a level. */
export type Neighbour = { readonly kind: 'local'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export const withBots = (level: string, seats: number): NewTable => ({ seats: [{ kind: 'me' }, ...bots(level, seats - 1)] });

export const withFriends = (seats: number): NewTable => ({
  seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: 'open' }))],
});

export const onOneDevice = (neighbours: readonly Neighbour[]): NewTable => ({ seats: [{ kind: 'me' }, ...neighbours] });

/** Bots among themselves, to be watched. */
export const exhibition = (level: string, seats: number): NewTable => ({ seats: bots(level, seats), rules: { round_limit: 100 } });

/** A practice game from a position: you play one seat, bots the others. */
export const practice = (position: Position, seat: number, level: string): NewTable => ({
  seats: position.players.map((_, i): NewSeat => (i === seat ? { kind: 'me' } : { kind: 'bot', level })),
  position,
});

/** Lay out a table; where it is. */
export async function create(table: NewTable): Promise<string> {
  const id = api.freshId();
  return (await me.with(() => api.createTable(table, id))).table;
}

/** Lay out a table and begin at once; where it is. */
export async function createAndStart(table: NewTable): Promise<string> {
  const id = await create(table);
  await api.command(id, { do: 'start' });
  return id;
}
