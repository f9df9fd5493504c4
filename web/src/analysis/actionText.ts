// A decision in words, as the table before it shows what its canoes carried.

import type { Action } from '../api/types';
import { say } from '../i18n/i18n.svelte';
import type { Scene } from '../scene/scene';
import type { Telling } from '../table/playerNames';
import { stagedText } from '../table/tripTargets';

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
