// The words of an exercise: each has its own under its id, and some are shared by all lessons.

import type { Verdict } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';

export const goalText = (exercise: string): string => say(`${exercise}-goal`);
export const hintText = (exercise: string, hint: string): string => say(`${exercise}-hint-${hint}`);

/** What an exercise came to: a word of praise, or what went wrong. */
export function outcomeText({ exercise, mistake }: Verdict): string {
  if (mistake === null) return say(`${exercise}-done`);
  const own = `${exercise}-mistake-${mistake.id}`;
  return say(i18n.has(own) ? own : `lessons-mistake-${mistake.id}`);
}
