// Games begin here: each kind is a table laid out in its own way.

import * as api from '../api/http';
import type { CreateTable, NewSeat, Position } from '../api/types';
import { me } from '../session/me.svelte';

const bots = (level: string, count: number): NewSeat[] => Array.from({ length: count }, () => ({ kind: 'bot', level }));

/** Somebody beside you: a person with a name, or a bot of a level. */
export type Neighbour = { readonly kind: 'local'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export const withBots = (level: string, seats: number): CreateTable => ({ seats: [{ kind: 'me' }, ...bots(level, seats - 1)] });

export const withFriends = (seats: number): CreateTable => ({
  seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: 'open' }))],
});

export const onOneDevice = (neighbours: readonly Neighbour[]): CreateTable => ({ seats: [{ kind: 'me' }, ...neighbours] });

/** Bots among themselves, to be watched. */
export const exhibition = (level: string, seats: number): CreateTable => ({ seats: bots(level, seats), rules: { round_limit: 100 } });

/** A practice game from a position: you play one seat, bots the others. */
export const practice = (position: Position, seat: number, level: string): CreateTable => ({
  seats: position.players.map((_, i): NewSeat => (i === seat ? { kind: 'me' } : { kind: 'bot', level })),
  position,
});

/** Lay out a table; where it is. */
export async function create(table: CreateTable): Promise<string> {
  const id = api.freshId();
  return (await me.with(() => api.createTable(table, id))).table;
}

/** Lay out a table and begin at once; where it is. */
export async function createAndStart(table: CreateTable): Promise<string> {
  const id = await create(table);
  await api.sendCommand(id, { do: 'start' });
  return id;
}
