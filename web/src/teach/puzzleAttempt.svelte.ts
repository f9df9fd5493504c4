// One attempt at a puzzle: the server's verdict, the answer, and the rest of the round played out on the board.

import { untrack } from 'svelte';
import * as api from '../api/http';
import type { Action, PuzzleAnswer, Verdict } from '../api/types';
import type { TableController } from '../table/tableController.svelte';
import { isTurnOver } from '../table/turnOrder';

const AGAIN = 2000;

export class PuzzleAttempt {
  private verdict: Verdict | null = $state.raw(null);
  answer: PuzzleAnswer | null = $state.raw(null);
  /** The round of the puzzle: what follows it is an ordinary game. */
  private round: number | null = $state(null);
  private isGone = false;

  /** Whether an answer was given, and which. */
  readonly isDecided = $derived.by(() => this.verdict !== null && this.verdict.state !== 'going');
  readonly isRight = $derived.by(() => this.verdict?.state === 'passed');
  /** What the page plays for the solver: the best answer if that is to be shown, and the turn after the best tile. */
  private readonly line: readonly Action[] = $derived.by(() => this.lineNow());
  /** What the answer loses of the chance to win; null if that is nothing, or nobody knows. */
  readonly cost = $derived.by(() => this.verdict?.cost ?? null);
  /** Whether the verdict is told: what is wrong at once, praise when the board has shown the deed, a demonstration at its end. */
  readonly isShown = $derived.by(() => {
    if (!this.isDecided || this.answer === null) return false;
    const { controller } = this;
    const isSettled = !controller.playback.isPlaying && (!controller.isRunning || controller.isMine) && this.line.length === 0;
    return isSettled || (!this.isDemonstration && (!this.isRight || this.isDeedShown));
  });

  /** Whether the board has shown the solver's turn. */
  private readonly isDeedShown = $derived.by(() => {
    const { view } = this.controller.playback;
    const { front } = this.controller;
    if (!view || front === null || this.round === null) return false;
    return view.round > this.round || isTurnOver(view, front);
  });

  constructor(
    private readonly controller: TableController,
    private readonly puzzle: string,
    private readonly isDemonstration: boolean,
  ) {}

  /** Keep in step with the table; call once, where effects may live. */
  watch(): void {
    $effect(() => {
      this.round ??= this.controller.view?.round ?? null;
    });
    $effect(() => {
      void this.controller.connection.sequence;
      untrack(() => void (this.isDecided || this.judge()));
    });
    $effect(() => {
      if (this.isDecided || this.isDemonstration) untrack(() => void this.readAnswer());
    });
    $effect(() => {
      const { line } = this;
      if (line.length > 0 && !this.controller.isBusy) untrack(() => void this.controller.commit(line));
    });
    // What is told is read on a board that rests: the others' turns are none of the puzzle's business.
    $effect(() => {
      if (this.isShown) untrack(() => this.controller.playback.halt());
    });
    $effect(() => () => void (this.isGone = true));
  }

  private lineNow(): readonly Action[] {
    const { answer, controller } = this;
    const { view } = controller;
    if (!view || !answer || !controller.isMine || controller.playback.isPlaying) return [];
    if (view.round !== this.round) return [];
    const isAnswer = view.phase === 'paddle' || answer.then.length === 0;
    if (isAnswer) return this.isDemonstration && !this.isDecided ? answer.best : [];
    return this.isDemonstration || this.isRight ? answer.then : [];
  }

  private judge(): Promise<void> {
    return this.retried(async () => {
      const verdict = await api.verdict(this.controller.id);
      if (verdict.sequence >= (this.verdict?.sequence ?? 0)) this.verdict = verdict;
    });
  }

  private readAnswer(): Promise<void> {
    return this.retried(async () => void (this.answer ??= await api.puzzleAnswer(this.puzzle)));
  }

  private async retried(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch {
      if (!this.isGone) setTimeout(() => void (this.isGone || this.retried(ask)), AGAIN);
    }
  }
}
