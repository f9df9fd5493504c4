// Muted seats are those the server tells, also after a reconnect.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sceneOf } from '../src/scene/scene';
import { playerSummaries } from '../src/table/playerSummary';
import { TableConnection } from '../src/table/tableConnection.svelte';
import type { Replay, Seat, Table, Update, View } from '../src/api/types';
import games from './replays.json';

let sockets: { onmessage: ((event: { data: string }) => void) | null }[] = [];

class FakeSocket {
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const update = (sequence: number, more: Partial<Update>): Update => ({
  type: 'update',
  sequence,
  waiting: [],
  steps: [],
  seats: null,
  ...more,
});
const table = { id: 't', status: 'open', seats: [] } as unknown as Table;

describe('the muted seats of a table', () => {
  it('are those the server tells with the table', () => {
    const connection = new TableConnection('t', () => {});
    const says = (message: Update): void => sockets[0]!.onmessage?.({ data: JSON.stringify(message) });
    says(update(3, { table, muted: [1] }));
    expect(connection.muted).toEqual([1]);
    says(update(4, {})); // an ordinary step says nothing of them
    expect(connection.muted).toEqual([1]);
    says(update(5, { table }));
    expect(connection.muted).toEqual([]);
    connection.close();
  });

  it('are marked at the table', () => {
    const moment = (games as unknown as Replay[])[0]!.moments[0]!;
    const view = { seat: 0, ...(moment.position ?? moment.view)! } as View;
    const seats: Seat[] = view.players.map((_, i) => ({
      kind: 'person',
      player: `p${i}`,
      name: `P${i}`,
      level: null,
      temperament: null,
      away: false,
    }));
    const people = playerSummaries({ view, scene: sceneOf(view), seats, waiting: [], mine: [0], muted: [1], absent: [], open: 0 });
    expect(people.map((person) => person.isMuted)).toEqual(view.players.map((_, i) => i === 1));
    expect(people[1]!.kind).not.toBe(people[2]!.kind);
  });
});
