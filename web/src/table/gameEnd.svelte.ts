// What opens when a game has ended: the scene for whoever saw it end, the numbers for whoever comes later.

import { untrack } from 'svelte';
import { pace } from '../prefs.svelte';
import { play } from '../sound/synth';
import type { TableController } from './tableController.svelte';

export type EndSheet = 'victory' | 'result';

/** Call once, where effects may live. */
export function watchEnd(controller: TableController, open: (sheet: EndSheet) => void): void {
  let hasSeenPlay = false;
  $effect(() => {
    if (controller.isRunning) hasSeenPlay = true;
    if (controller.isOver) untrack(() => end());
  });

  function end(): void {
    const winners = controller.playback.view?.winners ?? [];
    const isScene = hasSeenPlay && controller.table?.status === 'over' && winners.length > 0;
    const hasLost = controller.isSeated && !winners.some((seat) => controller.seats.includes(seat));
    const isSeen = isScene && pace() > 0 && !document.hidden;
    hasSeenPlay = false;
    // The panel of an exercise says how it went; a lesson that is won has its scene before.
    const exercise = controller.table?.exercise;
    if (exercise) {
      if (isSeen && !hasLost && exercise.startsWith('lesson-')) open('victory');
      return;
    }
    if (isScene) play(hasLost ? 'lose' : 'win');
    open(isSeen ? 'victory' : 'result');
  }
}
