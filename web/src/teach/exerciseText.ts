// The words of an exercise: each has its own under its id, and some are shared by all lessons.

import type { FlowEvent, Tile, Verdict } from '../api/types';
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

/** The hint that waits for something else than what is planned; and the tile, if it is one that is wrong. */
export type Astray = { readonly hint: string; readonly tile: Tile | null };

/** What is said when what is planned is not what a hint waits for. */
export function astrayText(exercise: string, { hint, tile }: Astray): string {
  const own = `${exercise}-astray-${hint}`;
  if (tile === 'cloud') return say('lessons-astray-cloud');
  return i18n.has(own) ? say(own, { tile: tile ?? 'none' }) : say('lessons-astray');
}

/** What the river does now, and why. Weather is taught later: where it counts, the short words of the board do. */
export const flowText = ({ speed, lowest, weather }: FlowEvent): string =>
  weather === 0 ? say('lessons-flow', { speed }) : say('at-caption-flow', { speed, weather, lowest: lowest ?? 'none' });

/** The hints of the other lessons that have a word for whoever plans something else. */
const MINDED: readonly string[] = ['tile', 'lost', 'down', 'swap', 'first', 'arm', 'load', 'near', 'far', 'shore'];
const TILES: readonly Tile[] = [1, 2, 3, 4, 5, 6, 'cloud'];

/** All that a lesson may say in place of its goal. */
export function stepTexts(exercise: string): readonly string[] {
  const hints = STEPS[exercise] ?? MINDED.filter((hint) => i18n.has(`${exercise}-astray-${hint}`));
  const asked = [null, ...hints].map((hint) => stepText(exercise, hint));
  const astray = hints.flatMap((hint) => TILES.map((tile) => astrayText(exercise, { hint, tile })));
  const left = [say('lessons-step-other'), say('lessons-step-end'), say('lessons-step-others')];
  const happening = hasSteps(exercise) ? [say('lessons-flow', { speed: 2 })] : [];
  return [...new Set([...asked, ...astray, ...left, ...happening])];
}

export const hintText = (exercise: string, hint: string): string => ownOrShared(exercise, `hint-${hint}`);

/** What an exercise came to: a word of praise, or what went wrong. */
export function outcomeText({ exercise, mistake }: Verdict): string {
  return mistake === null ? say(`${exercise}-done`) : ownOrShared(exercise, `mistake-${mistake.id}`);
}
