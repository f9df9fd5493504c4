// The words of an exercise: each has its own under its id, and some are shared by all lessons.

import type { Verdict } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';

export const goalText = (exercise: string): string => say(`${exercise}-goal`);
/** What must be known from the start; null if nothing. */
export const factText = (exercise: string): string | null => (i18n.has(`${exercise}-fact`) ? say(`${exercise}-fact`) : null);
/** A text of the exercise's own, or the one that all lessons share. */
function ownOrShared(exercise: string, text: string): string {
  const own = `${exercise}-${text}`;
  return say(i18n.has(own) ? own : `lessons-${text}`);
}

export const hintText = (exercise: string, hint: string): string => ownOrShared(exercise, `hint-${hint}`);

/** What an exercise came to: a word of praise, or what went wrong. */
export function outcomeText({ exercise, mistake }: Verdict): string {
  return mistake === null ? say(`${exercise}-done`) : ownOrShared(exercise, `mistake-${mistake.id}`);
}
