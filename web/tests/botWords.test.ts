// What bots say: from public events alone, seldom, and only if somebody wants to hear it.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Event, Seat, Step } from '../src/api/types';
import { DEFAULTS, prefs } from '../src/prefs.svelte';
import { botLines } from '../src/table/botWords';
import { isBotMuted, muteBot } from '../src/table/mutedBots';

const seat = (temperament: string | null): Seat => ({
  kind: temperament ? 'bot' : 'person',
  player: null,
  name: temperament ?? 'Ann',
  level: temperament && 'medium',
  temperament,
  away: false,
});
const SEATS = [seat(null), seat('thief'), seat('cautious'), seat('gambler')];
const STARTED: Step = { sequence: 1, at: 0, kind: 'started', start: 0 };
const acted = (sequence: number, ...events: Event[]): Step => ({ sequence, at: 0, kind: 'acted', seat: 0, events });
const swept = (whose: number): Event => ({ type: 'swept', seat: whose, canoe: 0, gem: null });
const stolen = (thief: number, victim: number): Event => ({ type: 'stolen', seat: thief, canoe: 0, gem: 'ruby', victim: [victim, 0] });
const near = (seat: number): Event => ({ type: 'one_gem_short', seat });
const round = (number: number): Event => ({ type: 'start_passed', seat: 0, round: number });
const bold = (whose: number): Event => ({ type: 'loaded', seat: whose, canoe: 0, gem: 'ruby', site: 'ruby' });

beforeEach(() => void Object.assign(prefs, DEFAULTS));

describe('the words of bots', () => {
  it('are said by those it happened to, never by people', () => {
    expect(botLines([STARTED, acted(2, swept(2))], SEATS).map((line) => line.seat)).toEqual([2]);
    expect(botLines([STARTED, acted(2, stolen(1, 0))], SEATS).map((line) => line.seat)).toEqual([1]);
    expect(botLines([STARTED, acted(2, stolen(0, 1))], SEATS).map((line) => line.seat)).toEqual([1]);
  });

  it('are not said about what was before a bot took the seat over', () => {
    const resigned = [{ seat: 2, sequence: 3, name: 'Ben' }];
    const steps = [STARTED, acted(2, swept(2), round(2)), acted(4, swept(2))];
    const own = botLines(steps, SEATS, resigned).filter(({ seat: who }) => who === 2);
    expect(own.map(({ sequence }) => sequence)).toEqual([4]);
  });

  it('belong to the event they are about, though the step goes on with somebody else’s turn', () => {
    const revealed: Event = { type: 'revealed', seat: 2, tile: 3 };
    const landed: Event = { type: 'landed', seat: 1, canoe: 0, gem: 'ruby' };
    expect(botLines([STARTED, acted(2, stolen(1, 0), landed, revealed)], SEATS)).toMatchObject([{ sequence: 2, event: 0, seat: 1 }]);
  });

  it('are the same whenever they are asked for, and differ between bots', () => {
    const steps = [STARTED, acted(2, swept(1), round(2)), acted(3, swept(2), round(3)), acted(4, swept(3))];
    const lines = botLines(steps, SEATS);
    expect(botLines(steps, SEATS)).toEqual(lines);
    expect(new Set(lines.map((line) => line.text)).size).toBe(3);
    expect(lines.every((line) => !line.text.startsWith('bot-says'))).toBe(true);
  });

  it('come from one bot in a round, and from each bot once in three rounds', () => {
    expect(botLines([STARTED, acted(2, stolen(1, 2), swept(3)), acted(3, swept(3))], SEATS)).toHaveLength(1);
    const steps = [
      STARTED,
      acted(2, swept(1)),
      acted(3, swept(1), round(2)),
      acted(4, swept(1), round(3)),
      acted(5, swept(1), round(4)),
      acted(6, swept(1)),
    ];
    expect(botLines(steps, SEATS).map((line) => line.sequence)).toEqual([2, 6]);
  });

  it('answer what befalls a person, and what is great for all, at once', () => {
    const early = [STARTED, acted(2, swept(1))];
    for (const great of [stolen(1, 0), swept(0), stolen(0, 2), near(0), near(1)]) {
      const lines = botLines([...early, acted(3, great)], SEATS);
      expect(
        lines.map(({ sequence }) => sequence),
        great.type,
      ).toEqual([2, 3]);
    }
  });

  it('speak to whom they robbed, and of revenge', () => {
    const words = (...events: Event[]): string[] =>
      botLines([STARTED, ...events.map((event, i) => acted(i + 2, event))], SEATS).map(({ text }) => text);
    const [mine] = words(stolen(1, 0));
    expect(words(stolen(1, 2))).not.toContain(mine);
    const back = botLines([STARTED, acted(2, stolen(0, 1), round(2)), acted(3, stolen(1, 0))], SEATS);
    expect(back.map(({ seat: who }) => who)).toEqual([1, 1]);
    expect(back[1]!.text).toBe('Stolen back is only half stolen.');
  });

  it('are never said twice by the same bot', () => {
    const events = [swept(0), stolen(1, 0), stolen(0, 1), swept(1), near(0)];
    const steps = [STARTED, ...Array.from({ length: 60 }, (_, i) => acted(i + 2, events[i % 5]!, round(i + 2)))];
    const said = botLines(steps, SEATS).map(({ seat: who, text }) => `${who} ${text}`);
    expect(said.length).toBeGreaterThan(10);
    expect(new Set(said).size).toBe(said.length);
  });

  it('praise the winner’s last gem even right after others', () => {
    const over: Event = { type: 'game_over', winners: [{ seat: 1, goals: ['four'] }], round_limit: false };
    const lines = botLines([STARTED, acted(2, swept(1)), acted(3, over)], SEATS);
    expect(lines.map(({ sequence, seat: who }) => [sequence, who])).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it('comment on some bold moves of others, not on their own', () => {
    const steps = [STARTED, ...Array.from({ length: 20 }, (_, i) => acted(i + 2, bold(1), round(4 * (i + 1))))];
    const lines = botLines(steps, SEATS);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(17);
    expect(lines.some((line) => line.seat === 1)).toBe(false);
  });

  it('wait for a round to begin where the start of the log is missing', () => {
    expect(botLines([acted(40, swept(1)), acted(41, swept(1), round(7)), acted(42, swept(1))], SEATS).map((line) => line.sequence)).toEqual(
      [42],
    );
  });

  it('can be switched off, for all bots or for one', () => {
    const steps = [STARTED, acted(2, swept(1), round(2)), acted(3, swept(2))];
    muteBot('thief', true);
    expect(isBotMuted('thief')).toBe(true);
    expect(botLines(steps, SEATS).map((line) => line.seat)).toEqual([2]);
    muteBot('thief', false);
    expect(botLines(steps, SEATS)).toHaveLength(2);
    prefs.chatter = false;
    expect(botLines(steps, SEATS)).toEqual([]);
  });

  it('are silent at tables whose bots have no temperament', () => {
    const old = SEATS.map((one) => ({ ...one, temperament: null }));
    expect(botLines([STARTED, acted(2, swept(1))], old)).toEqual([]);
  });
});
