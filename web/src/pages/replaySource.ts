// Where a replay comes from: a table of this server, or a record that somebody has opened.

import * as api from '../api/http';
import type { AnalysisState, Moment, Seat } from '../api/types';
import { namesOf, seatsAt, type Telling } from '../table/playerNames';
import { facesOf } from '../ui/facesOf';
import { apart } from './replayNavigation';

/** A record as JSON, or in notation. */
export type GameRecord = Record<string, unknown> | string;

export type Players = {
  readonly telling: Telling;
  /** Their faces; null where a counter stands for somebody. */
  readonly faces: readonly (string | null)[];
};

export type ReplaySource = {
  /** The game as a seat saw it, or all open. */
  readonly moments: (seat: number | null) => Promise<readonly Moment[]>;
  /** Who the players are at a step of the log, and which of them is the one who looks, once the moments are there. */
  readonly players: () => Promise<(at: number) => Players>;
  readonly analysis: AnalysisSource;
  /** The table, unless it is a record. */
  readonly tableId: string | null;
};

/** Where the analysis of the game comes from: it is asked for, then read until it is there. */
export type AnalysisSource = { readonly ask: () => Promise<AnalysisState>; readonly read: () => Promise<AnalysisState> };

export function tableSource(tableId: string): ReplaySource {
  let last = 0;
  return {
    tableId,
    analysis: { ask: () => api.askAnalysis(tableId), read: () => api.readAnalysis(tableId) },
    async moments(seat) {
      const { moments } = await api.replay(tableId, seat);
      last = moments.at(-1)?.sequence ?? 0;
      return apart(moments);
    },
    async players() {
      const { table, seats } = await api.readTable(tableId, last);
      const own = seats?.length === 1 ? seats[0] : null;
      const playersOf = (seats: readonly Seat[]): Players => ({
        telling: { names: namesOf(seats), you: own?.seat ?? null },
        faces: facesOf(seats),
      });
      const now = playersOf(table?.seats ?? []);
      return (at) => (table?.resigned?.some(({ sequence }) => at <= sequence) ? playersOf(seatsAt(table, at)) : now);
    },
  };
}

export function recordSource(record: GameRecord): ReplaySource {
  let players: readonly string[] = [];
  let game = '';
  return {
    tableId: null,
    analysis: {
      async ask() {
        const state = await api.askRecordAnalysis(record);
        game = state.game ?? '';
        return state;
      },
      read: () => api.readRecordAnalysis(game),
    },
    async moments(seat) {
      const { seats, moments } = await api.openRecord(record, seat);
      players = seats;
      return apart(moments);
    },
    players() {
      const named: Players = { telling: { names: (seat) => players[seat] ?? '', you: null }, faces: [] };
      return Promise.resolve(() => named);
    },
  };
}

/** The largest record that the server reads, in bytes. */
export const LARGEST_RECORD = 250_000;

/** What was pasted or read from a file as a record; null if it is neither JSON nor notation. */
export function readRecord(text: string): GameRecord | null {
  const given = text.trim();
  if (!given.startsWith('{')) return given.startsWith('[') ? given : null;
  try {
    return JSON.parse(given) as GameRecord;
  } catch {
    return null;
  }
}
