// The live connection, tested with a scripted socket.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection, type Incoming, type ConnectionState } from '../src/api/liveConnection';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  ends(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

function make() {
  const states: [ConnectionState, number?][] = [];
  const messages: Incoming[] = [];
  const live = new LiveConnection<Incoming>(
    (since) => `/live?since=${since}`,
    {
      message: (message) => messages.push(message),
      state: (state, code) => states.push(code === undefined ? [state] : [state, code]),
    },
    (url) => new FakeSocket(url) as unknown as WebSocket,
    () => 1,
  );
  live.connect();
  return { live, states, messages };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe('a live connection', () => {
  it('tells its state and what it hears', () => {
    const { states, messages } = make();
    newest().opens();
    newest().says({ type: 'update', sequence: 3 });
    expect(states).toEqual([['connecting'], ['open']]);
    expect(messages).toEqual([{ type: 'update', sequence: 3 }]);
  });

  it('comes back with growing patience, and at once after it was heard', () => {
    make();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const count = FakeSocket.all.length;
      newest().ends(1006);
      const from = Date.now();
      while (FakeSocket.all.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
    newest().opens();
    newest().ends(4408); // opened, but not heard: no reason to hurry
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.all).toHaveLength(9);
    vi.advanceTimersByTime(1_000);
    newest().opens();
    newest().says({ type: 'update', sequence: 1 });
    newest().ends(1006);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(11);
  });

  it('goes on where it was', () => {
    make();
    expect(newest().url).toBe('/live?since=0');
    newest().opens();
    newest().says({ type: 'update', sequence: 7 });
    newest().says({ type: 'update', sequence: 5 });
    newest().ends(4503);
    vi.advanceTimersByTime(400);
    expect(newest().url).toBe('/live?since=7');
  });

  it('sends again what was not answered, and only that, under the same id', () => {
    const { live } = make();
    live.send('a', { command: { do: 'start' } }); // before the line is open
    expect(newest().sent).toEqual([]);
    newest().opens();
    live.send('b', { command: { do: 'join' } });
    expect(newest().sent.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(['a', 'b']);
    newest().says({ type: 'done', id: 'a', sequence: 2 });
    newest().ends(1006);
    vi.advanceTimersByTime(400);
    newest().opens();
    expect(newest().sent).toEqual([JSON.stringify({ id: 'b', command: { do: 'join' } })]);
  });

  it.each([4401, 4403, 4404])('does not come back after %i', (code) => {
    const { live, states } = make();
    newest().ends(code);
    vi.advanceTimersByTime(60_000);
    live.wake();
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toEqual(['refused', code]);
  });

  it('does not come back after it was closed', () => {
    const { live, states } = make();
    newest().opens();
    live.close();
    newest().ends(1000);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toEqual(['closed']);
  });

  it('is woken at once', () => {
    const { live } = make();
    newest().ends(1006);
    live.wake();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks after silence, and gives up a dead line', () => {
    const { states } = make();
    newest().opens();
    vi.advanceTimersByTime(20_000);
    expect(newest().sent).toEqual([JSON.stringify({ id: 'ping.1', ping: 1 })]);
    newest().says({ type: 'pong', id: 'ping.1', now: 1 });
    vi.advanceTimersByTime(20_000);
    expect(newest().sent).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toEqual(['lost', 1006]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not listen to a line it has given up', () => {
    const { messages, states } = make();
    const old = newest();
    old.opens();
    old.ends(1006);
    vi.advanceTimersByTime(400);
    old.says({ type: 'update', sequence: 9 });
    old.ends(1006);
    expect(messages).toEqual([]);
    expect(states.at(-1)).toEqual(['connecting']);
  });
});
