// How a game ended, as lists of games say it.

import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedTable, Seat, Session } from '../src/api/types';
import { endText } from '../src/pages/endText';
import { me } from '../src/session/me.svelte';

const seat = (kind: Seat['kind'], name: string, player: string | null): Seat => ({ kind, name, player }) as Seat;
const SEATS = [seat('person', 'Ann', 'ann'), seat('local', 'Bo', 'ann'), { ...seat('bot', '', null), temperament: 'thief' } as Seat];

const ended = (winners: number[], status: ListedTable['status'] = 'over'): string =>
  endText({ id: 'a', sequence: 1, status, changed: Date.UTC(2026, 4, 2, 12), table: { seats: SEATS, winners } } as unknown as ListedTable);

describe('the end of a game', () => {
  beforeEach(() => {
    me.session = { id: 'ann', name: 'Ann' } as Session;
  });

  it('says that you won, or who did, and when', () => {
    expect(ended([0])).toMatch(/^You won · May 2, 2026/);
    expect(ended([2])).toMatch(/^Rico won · May 2, 2026/);
    expect(ended([0, 2])).toMatch(/^Ann and Rico shared the win · /);
  });

  it('names who won at the same device', () => {
    expect(ended([1])).toMatch(/^Bo won · /);
  });

  it('takes no bot for you before a session is known', () => {
    me.session = null;
    expect(ended([2])).toMatch(/^Rico won · /);
  });

  it('says that nobody won', () => {
    expect(ended([], 'abandoned')).toMatch(/^Ended early · /);
  });
});
