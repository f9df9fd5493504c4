// Where a replay comes from: a table of this server, or a record that somebody has opened.

import * as api from '../api/http';
import type { AnalysisState, Moment } from '../api/types';
import { namesOf, type Telling } from '../table/playerNames';
import { apart } from './replayNavigation';

/** A record as JSON, or in notation. */
export type GameRecord = Record<string, unknown> | string;

export type ReplaySource = {
  /** The game as a seat saw it, or all open. */
  readonly moments: (seat: number | null) => Promise<readonly Moment[]>;
  /** What the players are called, and which of them is the one who looks, once the moments are there. */
  readonly telling: () => Promise<Telling>;
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
    async telling() {
      const { table, seats } = await api.readTable(tableId, last);
      const own = seats?.length === 1 ? seats[0] : null;
      return { names: namesOf(table?.seats ?? []), you: own?.seat ?? null };
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
    telling: () => Promise.resolve({ names: (seat) => players[seat] ?? '', you: null }),
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
