// The number of a puzzle: its place among those of its level. Ids have gaps, since disputed puzzles were dropped.

import type { PuzzleEntry } from '../api/types';

export const puzzleNumber = (puzzle: PuzzleEntry, all: readonly PuzzleEntry[]): number =>
  all.filter((one) => one.level === puzzle.level).findIndex((one) => one.id === puzzle.id) + 1;
