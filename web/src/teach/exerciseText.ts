// The words of an exercise: each has its own under its id, and some are shared by all lessons.

import type { FlowEvent, Verdict } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';

export const goalText = (exercise: string): string => say(`${exercise}-goal`);
/** What must be known from the start; null if nothing. */
export const factText = (exercise: string): string | null => (i18n.has(`${exercise}-fact`) ? say(`${exercise}-fact`) : null);
/** A text of the exercise's own, or the one that all lessons share. */
function ownOrShared(exercise: string, text: string): string {
  const own = `${exercise}-${text}`;
  return say(i18n.has(own) ? own : `lessons-${text}`);
}

/** The lessons that lead step by step: each step is the hint that would come next. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  'lesson-launch': ['tile', 'back', 'confirm', 'canoe', 'launch', 'shore', 'far', 'end'],
  'lesson-points': ['confirm', 'canoe', 'load', 'diamond', 'end'],
};

/** What is to be done now, by the hint that would come next: the goal, unless the lesson leads step by step. */
export const stepText = (exercise: string, hint: string | null): string =>
  hint !== null && STEPS[exercise]?.includes(hint) ? ownOrShared(exercise, `step-${hint}`) : goalText(exercise);

/** Whether a lesson leads step by step. */
export const hasSteps = (exercise: string): boolean => exercise in STEPS;

/** What is said when what is planned is not what a hint waits for. */
export function astrayText(exercise: string, hint: string): string {
  const own = `${exercise}-astray-${hint}`;
  return say(i18n.has(own) ? own : 'lessons-astray');
}

/** What the river does now, and why. Weather is taught later: where it counts, the short words of the board do. */
export const flowText = ({ speed, lowest, weather }: FlowEvent): string =>
  weather === 0 ? say('lessons-flow', { speed }) : say('at-caption-flow', { speed, weather, lowest: lowest ?? 'none' });

/** All that a lesson may say in place of its goal. */
export function stepTexts(exercise: string): readonly string[] {
  const steps = STEPS[exercise];
  if (!steps) return [stepText(exercise, null)];
  const asked = [null, ...steps].map((hint) => stepText(exercise, hint));
  const astray = steps.map((hint) => astrayText(exercise, hint));
  return [...new Set([...asked, ...astray, say('lessons-step-others'), say('lessons-flow', { speed: 2 })])];
}

export const hintText = (exercise: string, hint: string): string => ownOrShared(exercise, `hint-${hint}`);

/** What an exercise came to: a word of praise, or what went wrong. */
export function outcomeText({ exercise, mistake }: Verdict): string {
  return mistake === null ? say(`${exercise}-done`) : ownOrShared(exercise, `mistake-${mistake.id}`);
}
