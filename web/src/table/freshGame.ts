// Whether a game has only just begun.

import { pace } from '../prefs.svelte';
import type { TableController } from './tableController.svelte';

/** Milliseconds after the start in which a game is still new to whoever arrives. */
const FRESH = 6000;

/** Whether to open a game with a scene: not where nothing moves, nor for a position of a lesson or a puzzle. */
export function isFresh({ connection, table, view }: TableController): boolean {
  const started = connection.steps.findLast(({ kind }) => kind === 'started');
  if (!started || view?.round !== 1 || table?.exercise || pace() === 0) return false;
  return Date.now() + connection.skew - started.at < FRESH;
}
