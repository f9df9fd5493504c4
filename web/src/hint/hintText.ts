// What a hint proposes and why, in words.

import type { Action, HintChoice } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import type { TableController } from '../table/tableController.svelte';
import { stagedText } from '../table/tripTargets';

/** Nothing is quite sure. */
export const tellable = (chance: number): number => Math.min(0.99, Math.max(0.01, chance));
export const percentText = (chance: number): string => i18n.number(tellable(chance), { style: 'percent', maximumFractionDigits: 0 });

/** An action as something to do. */
export function actionText(action: Action, controller: TableController): string {
  const { scene } = controller.playback;
  if (action.type === 'paddle') return say('hint-tile', { tile: action.tile });
  if (action.type === 'done' || !scene) return say('hint-stay');
  return stagedText(action, scene, controller.front ?? 0, controller.names);
}

/** What a trip's own words say already. */
const SAID: ReadonlySet<string> = new Set(['steal', 'load', 'swap', 'unload', 'ashore']);

/** Which canoe a trip is for, where there are others. */
export function canoeText(action: Action, { movable }: TableController): string {
  const canoe = action.type === 'trip' && movable.length > 1 ? movable.find((item) => item.canoe === action.canoe) : null;
  return canoe?.label ?? '';
}

/** The reasons, one sentence after the other. */
export function whyText({ action, why }: HintChoice, controller: TableController): string {
  const told = action.type === 'trip' && why.length > 1 ? why.filter(({ code }) => !SAID.has(code)) : why;
  return told
    .map(({ code, values: { victim, ...values } }) => {
      const key = action.type === 'trip' && code === 'land' ? 'hint-why-landed' : `hint-why-${code}`;
      return say(key, { ...values, name: typeof victim === 'number' ? controller.names(victim) : '' });
    })
    .join(' ');
}
