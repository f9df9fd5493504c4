// How strong bots begin: numbers counted by tools/openings.py.

import file from '../../../src/niagara/openings/openings.json';
import type { Tile } from '../api/types';

export type OpeningLine = { readonly tiles: readonly Tile[]; readonly share: number; readonly wins: number };
export type OpeningTable = {
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  /** By place in the order of round 1, by round, by tile: the share of players who chose it. */
  readonly tiles: readonly (readonly (readonly number[])[])[];
  /** By place: the share of the wins. */
  readonly wins: readonly number[];
  readonly lines: readonly OpeningLine[];
  /** By round: how far the river flowed; gems loaded by kind, brought ashore and stolen, by each player. */
  readonly speeds: readonly number[];
  readonly loaded: readonly Readonly<Record<string, number>>[];
  readonly landed: readonly number[];
  readonly stolen: readonly number[];
};

export const TILES: readonly Tile[] = [1, 2, 3, 4, 5, 6, 'cloud'];

const tables = file.tables as unknown as readonly OpeningTable[];

/** The bots whose games were counted. */
export const BOTS: readonly string[] = [...new Set(tables.map(({ bot }) => bot))];

export const openingTable = (bot: string, seats: number): OpeningTable =>
  tables.find((table) => table.bot === bot && table.seats === seats) ?? tables[0]!;

/** The gems that a player loads in a round, of all kinds together. */
export const loadedIn = (table: OpeningTable, round: number): number =>
  Object.values(table.loaded[round] ?? {}).reduce((sum, share) => sum + share, 0);
