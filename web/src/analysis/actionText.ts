// A decision in words, as the table before it shows what its canoes carried.

import type { Action, JudgedDecision } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import type { Scene } from '../scene/scene';
import type { Telling } from '../table/playerNames';
import { sayOfCanoe, stagedText } from '../table/tripTargets';

export function actionText(action: Action, before: Scene, seat: number, { names, you }: Telling): string {
  switch (action.type) {
    case 'paddle':
      return say('tile-name', { tile: action.tile });
    case 'ransom':
      return say('analysis-ransom', { gem: action.gem });
    case 'done':
      return say('analysis-stay');
    default:
      return stagedText(action, before, seat, (victim) => (victim === you ? say('analysis-victim-you') : names(victim)));
  }
}

/** With the canoe that it is about. */
export function fullText(action: Action, before: Scene, seat: number, telling: Telling): string {
  const text = actionText(action, before, seat, telling);
  if (action.type !== 'trip') return text;
  return say('analysis-by-canoe', { canoe: sayOfCanoe('at-canoe-name', before, seat, action.canoe), action: text });
}

export type ChoiceTexts = { readonly best: string; readonly played: string };

const areOfTwoCanoes = (a: Action, b: Action): boolean => a.type === 'trip' && b.type === 'trip' && a.canoe !== b.canoe;

/**
 * What the champion would have done and what was played, told apart: by the canoe where it is not the same, or where it
 * is one of several decisions of a turn. Null if nothing that a reader sees differs.
 */
export function choiceTexts(
  { best, played, seat }: JudgedDecision,
  before: Scene,
  telling: Telling,
  isOneOfTurn = false,
): ChoiceTexts | null {
  const text = isOneOfTurn || areOfTwoCanoes(best, played) ? fullText : actionText;
  const told = { best: text(best, before, seat, telling), played: text(played, before, seat, telling) };
  return told.best === told.played ? null : told;
}
