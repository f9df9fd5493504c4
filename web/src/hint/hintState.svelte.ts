// A hint at the own decision: asked for, thought about, shown until something changes.

import * as api from '../api/http';
import type { HintChoice } from '../api/types';
import type { TableController } from '../table/tableController.svelte';

export class HintState {
  isOpen = $state(false);
  /** What the champion would consider, best first; null while it thinks. */
  choices: readonly HintChoice[] | null = $state.raw(null);
  /** Whether there was no answer. */
  hasFailed = $state(false);
  private asked = 0;
  /** What was answered at each decision: whoever asks again reads the same numbers. */
  private readonly answers = new Map<string, readonly HintChoice[]>();

  constructor(private readonly controller: TableController) {}

  /** Whether there is something to decide now. */
  readonly canAsk = $derived.by(() => {
    const { controller } = this;
    if (!controller.isRunning || !controller.isMine || controller.isClosed || controller.playback.isPlaying) return false;
    return controller.isTurn ? controller.legal.length > 0 && !controller.isBusy : controller.isChoosing && controller.chosenTile === null;
  });

  /** What the hint was asked for: it holds until this is another. */
  private readonly decision = $derived.by(() => {
    const { view, front, staged } = this.controller;
    return `${view?.round} ${view?.phase} ${view?.turn} ${front} ${JSON.stringify(staged.all)}`;
  });

  /** Close what no longer holds; call once, where effects may live. */
  watch(): void {
    $effect(() => {
      void this.decision;
      return () => this.close();
    });
    $effect(() => {
      if (!this.canAsk) this.close();
    });
  }

  async ask(): Promise<void> {
    const { id, front, staged } = this.controller;
    if (!this.canAsk || front === null) return;
    const { decision } = this;
    const asked = ++this.asked;
    this.isOpen = true;
    this.choices = this.answers.get(decision) ?? null;
    this.hasFailed = false;
    if (this.choices) return;
    const answer = await api.hint(id, front, staged.actions).catch(() => null);
    if (answer) this.answers.set(decision, answer.choices);
    if (asked !== this.asked) return;
    this.choices = answer?.choices ?? [];
    this.hasFailed = answer === null;
  }

  close(): void {
    this.asked++;
    this.isOpen = false;
  }

  /** Pick the tile, or stage the trip; a turn that is to end is left to the player. */
  take({ action }: HintChoice): void {
    this.close();
    if (action.type === 'paddle') this.controller.pickTile(action.tile);
    else if (action.type !== 'done') void this.controller.stage(action);
  }
}
