// Where a replay comes from: a table of this server, or a record that somebody has opened.

import * as api from '../api/http';
import type { Moment } from '../api/types';
import { namesOf, type Names } from '../table/playerNames';
import { apart } from './replayNavigation';

/** A record as JSON, or in notation. */
export type GameRecord = Record<string, unknown> | string;

export type ReplaySource = {
  /** The game as a seat saw it, or all open. */
  readonly moments: (seat: number | null) => Promise<readonly Moment[]>;
  /** What the players are called, once the moments are there. */
  readonly names: () => Promise<Names>;
  /** The table, unless it is a record. */
  readonly tableId: string | null;
};

export function tableSource(tableId: string): ReplaySource {
  let last = 0;
  return {
    tableId,
    async moments(seat) {
      const { moments } = await api.replay(tableId, seat);
      last = moments.at(-1)?.sequence ?? 0;
      return apart(moments);
    },
    async names() {
      return namesOf((await api.readTable(tableId, last)).table?.seats ?? []);
    },
  };
}

export function recordSource(record: GameRecord): ReplaySource {
  let players: readonly string[] = [];
  return {
    tableId: null,
    async moments(seat) {
      const { seats, moments } = await api.openRecord(record, seat);
      players = seats;
      return apart(moments);
    },
    names: () => Promise.resolve((seat) => players[seat] ?? ''),
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
