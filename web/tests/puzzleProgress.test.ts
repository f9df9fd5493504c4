import { afterEach, describe, expect, it, vi } from 'vitest';
import { countAnswer, noteShown, puzzleProgress, streakOn } from '../src/teach/puzzleProgress';
import { shareText } from '../src/teach/sharePuzzle';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

let tables = 0;
/** Answer the puzzle of a day, which is named like the day. */
const answer = (date: string, isRight: boolean, puzzle = date) => countAnswer(puzzle, `t${++tables}`, isRight, { date, today: date });

describe('the streak', () => {
  it('grows by a day for each day in a row, over the ends of months and years', () => {
    for (const [i, date] of ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].entries()) {
      answer(date, true);
      expect(streakOn(puzzleProgress(), date)).toBe(i + 1);
    }
    expect(streakOn(puzzleProgress(), '2027-01-03')).toBe(4); // still to be solved
  });

  it('ends with a day that was missed, and the longest is kept', () => {
    answer('2026-03-27', true);
    answer('2026-03-28', true);
    expect(streakOn(puzzleProgress(), '2026-03-30')).toBe(0);
    answer('2026-03-30', true);
    expect(streakOn(puzzleProgress(), '2026-03-30')).toBe(1);
    expect(puzzleProgress().longest).toBe(2);
  });

  it('is not lengthened by another puzzle, a wrong answer, or an answer that was shown', () => {
    answer('2026-03-28', false);
    answer('2026-03-28', true, 'another');
    noteShown('2026-03-28');
    answer('2026-03-28', true);
    expect(streakOn(puzzleProgress(), '2026-03-28')).toBe(0);
    expect(puzzleProgress().solved).toEqual(['another', '2026-03-28']);
  });

  it('counts a day once', () => {
    answer('2026-03-28', true);
    answer('2026-03-28', true);
    expect(puzzleProgress().streak).toBe(1);
  });

  it('is nothing if what was kept cannot be read, or storage is blocked', () => {
    for (const text of ['', '{', 'null', '3', '[]']) {
      localStorage.setItem('niagara.puzzles', text);
      expect(streakOn(puzzleProgress(), '2026-03-28')).toBe(0);
    }
    vi.stubGlobal('localStorage', undefined);
    answer('2026-03-28', true);
    expect(puzzleProgress().streak).toBe(0);
  });
});

describe('tries', () => {
  it('are counted until the puzzle is solved, once for each table', () => {
    const day = { date: '2026-03-28', today: '7' };
    countAnswer('7', 'first', false, day);
    countAnswer('7', 'first', false, day);
    countAnswer('7', 'second', true, day);
    countAnswer('7', 'third', false, day);
    expect(puzzleProgress().tries).toEqual({ '7': 2 });
  });
});

describe('what is shared', () => {
  const all = { date: '2026-03-28', today: '7', puzzles: [] };

  it('tells the day and the tries, and the streak when there is one', () => {
    countAnswer('7', 'a', true, all);
    expect(shareText('7', all)).toBe('Niagara puzzle, March 28, 2026: solved at the first try');
    localStorage.clear();
    countAnswer('6', 'a', true, { date: '2026-03-27', today: '6' });
    countAnswer('7', 'b', false, all);
    countAnswer('7', 'c', true, all);
    expect(shareText('7', all)).toBe('Niagara puzzle, March 28, 2026: solved in 2 tries\n2 days in a row');
  });

  it('tells the number of any other puzzle', () => {
    countAnswer('9', 'a', true, all);
    expect(shareText('9', all)).toBe('Niagara puzzle 9: solved at the first try');
  });
});
