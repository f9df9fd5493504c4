// The end of a turn that is asked for while what was staged is still under way.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Event, Replay, Table, View } from '../src/api/types';
import { TableController } from '../src/table/tableController.svelte';
import games from './replays.json';

type Request = {
  readonly id: string;
  readonly preview?: { readonly actions: readonly Action[] };
  readonly command?: { readonly do: string; readonly actions?: readonly Action[] };
  readonly why?: object;
};

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly heard: Request[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Request);
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const moment = (games as unknown as Replay[])[0]!.moments[0]!;
const start = { seat: 0, ...(moment.position ?? moment.view)! } as View;
const view: View = { ...start, phase: 'canoes', turn: 0, players: start.players.map((player) => ({ ...player, paddle: 1 })) };
const launch: Action = { type: 'trip', canoe: 0, before: [], to: '1', after: [] };
const launched: Event = { type: 'trip', seat: 0, canoe: 0, path: ['1'] } as unknown as Event;
const afloat: View = {
  ...view,
  players: view.players.map((player, seat) => ({
    ...player,
    canoes: player.canoes.map((canoe, i) => (seat === 0 && i === 0 ? { ...canoe, at: '1' as const } : canoe)),
  })),
};
const table = { id: 't', status: 'running', seats: [], votes: [] } as unknown as Table;
const update = { type: 'update', sequence: 1, waiting: [{ seat: 0 }], steps: [], table, seats: [{ seat: 0, view, legal: [launch] }] };

let controller: TableController;
const decided = (): Request[] => FakeSocket.last.heard.filter(({ command }) => command);
/** All that follows from what has happened, requests and their answers aside. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function answer(more: object): Promise<void> {
  const { id } = FakeSocket.last.heard.findLast(({ preview }) => preview)!;
  FakeSocket.last.says({ type: 'preview', id, view: afloat, events: [], legal: [], costs: [], forecast: null, whole: true, ...more });
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.clear();
  controller = new TableController('t');
  FakeSocket.last.says(update);
});
afterEach(() => {
  controller.connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the end of a turn that is asked for early', () => {
  it('waits for what is being staged, and ends with it', async () => {
    void controller.stage(launch);
    void controller.endTurn();
    expect(controller.next).toBe('end');
    expect(decided()).toEqual([]);
    await answer({});
    expect(controller.next).toBeNull();
    expect(decided().map(({ command }) => command?.actions)).toEqual([[launch]]);
  });

  it('is planned at once, before the server has answered', async () => {
    void controller.stage(launch);
    expect(controller.staged.all).toEqual([launch]);
    expect(controller.staged.actions).toEqual([]);
    await answer({});
    expect(controller.staged.actions).toEqual([launch]);
  });

  it('is not what an undo waits for', async () => {
    void controller.stage(launch);
    void controller.takeBack();
    await answer({});
    expect(controller.staged.all).toEqual([]);
    expect(decided()).toEqual([]);
  });

  it('is forgotten if something else is done', async () => {
    void controller.stage(launch);
    void controller.endTurn();
    controller.next = null;
    await answer({});
    expect(controller.staged.actions).toEqual([launch]);
    expect(decided()).toEqual([]);
  });

  it('is forgotten if what was staged is refused', async () => {
    void controller.stage(launch);
    void controller.endTurn();
    const { id } = FakeSocket.last.heard.at(-1)!;
    FakeSocket.last.says({ type: 'refused', id, code: 'illegal', reason: '' });
    await settled();
    expect(controller.next).toBeNull();
    expect(decided()).toEqual([]);
  });

  it('says what is missing if the turn cannot end then', async () => {
    void controller.stage(launch);
    void controller.endTurn();
    await answer({ whole: false, legal: [{ ...launch, canoe: 1 }] });
    expect(decided()).toEqual([]);
    expect(FakeSocket.last.heard.at(-1)?.why).toBeDefined();
  });

  it('shows the end of a motion at once', async () => {
    let end = (): void => {};
    const skip = vi.fn(() => end());
    const perform = (): Promise<void> => new Promise((resolve) => (end = resolve));
    controller.playback.attach({ perform, show: () => {}, skip, ask: () => {} });
    void controller.stage(launch);
    await answer({ events: [launched] });
    expect(controller.playback.isShowingStaged).toBe(true);
    void controller.endTurn();
    await settled();
    expect(skip).toHaveBeenCalledOnce();
    expect(decided()).toHaveLength(1);
  });
});
