// Which puzzles were solved on this device, in how many tries, and the streak of days.

import { store, stored } from '../storage';

const KEY = 'niagara.puzzles';
const DAY = 86_400_000;

/** A day in UTC, such as 2026-05-31, and the puzzle of that day. */
export type Today = { readonly date: string; readonly today: string };

export type PuzzleProgress = {
  /** How often each puzzle was answered until it was solved. */
  readonly tries: Readonly<Record<string, number>>;
  readonly solved: readonly string[];
  /** The puzzles whose answer was shown before they were solved. */
  readonly shown: readonly string[];
  /** The last day whose puzzle was solved, and on how many days in a row. */
  readonly day: string;
  readonly streak: number;
  readonly longest: number;
  /** The table of the last answer that was counted: a page that is loaded again does not count it twice. */
  readonly table: string;
};

const NONE: PuzzleProgress = { tries: {}, solved: [], shown: [], day: '', streak: 0, longest: 0, table: '' };

export function puzzleProgress(): PuzzleProgress {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...NONE, ...found } : NONE;
  } catch {
    return NONE;
  }
}

const keep = (progress: PuzzleProgress): void => void store(KEY, JSON.stringify(progress));

/** The streak as it stands on a day: a day without its puzzle ends it. */
export function streakOn(progress: PuzzleProgress, date: string): number {
  return progress.day === date || progress.day === dayBefore(date) ? progress.streak : 0;
}

/** Count an answer given at a table; each table once. Solving the puzzle of the day lengthens the streak, unless its answer was shown. */
export function countAnswer(puzzle: string, table: string, isRight: boolean, day: Today): PuzzleProgress {
  const before = puzzleProgress();
  if (before.table === table || before.solved.includes(puzzle)) return before;
  const tries = { ...before.tries, [puzzle]: (before.tries[puzzle] ?? 0) + 1 };
  const after = { ...before, tries, table, solved: isRight ? [...before.solved, puzzle] : before.solved };
  const isDays = isRight && puzzle === day.today && !before.shown.includes(puzzle);
  const counted = isDays ? lengthened(after, day.date) : after;
  keep(counted);
  return counted;
}

/** Note that the answer of a puzzle was shown. */
export function noteShown(puzzle: string): void {
  const before = puzzleProgress();
  if (before.solved.includes(puzzle) || before.shown.includes(puzzle)) return;
  keep({ ...before, shown: [...before.shown, puzzle] });
}

function lengthened(progress: PuzzleProgress, date: string): PuzzleProgress {
  if (progress.day === date) return progress;
  const streak = streakOn(progress, date) + 1;
  return { ...progress, day: date, streak, longest: Math.max(streak, progress.longest) };
}

/** The day of a moment, in milliseconds. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const dayBefore = (date: string): string => dayOf(Date.parse(date) - DAY);
