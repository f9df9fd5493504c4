// What was pasted is sent as JSON or as text, and nothing else is taken for a record. Who looks knows the own seat.

import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readRecord, tableSource } from '../src/pages/replaySource';

test('JSON and notation are told apart', () => {
  expect(readRecord(' {"format": 1} ')).toEqual({ format: 1 });
  expect(readRecord('\n[niagara 1]\n[seats ["Ann"]]\n')).toBe('[niagara 1]\n[seats ["Ann"]]');
});

test.each(['', 'hello', '{"format": 1', '<html>'])('%j is no record', (text) => {
  expect(readRecord(text)).toBeNull();
});

describe('whoever looks at the replay of a table', () => {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
    { kind: 'bot', temperament: 'thief' },
  ];
  const resigned = [{ seat: 2, sequence: 5, name: 'Cid' }];
  const telling = async (own: readonly number[], at = 9) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ table: { seats, resigned }, seats: own.map((seat) => ({ seat })) })));
    return (await tableSource('t').players())(at).telling;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is told of the own seat as “you”', async () => {
    const { names, you } = await telling([1]);
    expect(you).toBe(1);
    expect(names(1)).toBe('Ben');
  });

  it.each([[[]], [[0, 1]]])('is nobody in particular with the seats %j', async (own) => {
    expect((await telling(own)).you).toBeNull();
  });

  it('reads who played at that time, not who has the seat now', async () => {
    expect((await telling([0], 5)).names(2)).toBe('Cid');
    expect((await telling([0], 6)).names(2)).toBe('Rico');
  });
});
