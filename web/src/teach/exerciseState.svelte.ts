// How the exercise at a table stands, as the server judges it, and which hints have come so far.

import { untrack } from 'svelte';
import * as api from '../api/http';
import type { ExerciseHint, Verdict } from '../api/types';
import type { TableController } from '../table/tableController.svelte';

/** How long somebody may hesitate before a hint comes, in milliseconds. */
const HESITATION = 8000;
const AGAIN = 2000;

export class ExerciseState {
  verdict: Verdict | null = $state.raw(null);
  /** How many of the present hints have been given. */
  private given = $state(0);
  /** Counts what the learner does: each thing starts the wait for a hint anew. */
  private deeds = $state(0);
  private isGone = false;

  readonly hints: readonly ExerciseHint[] = $derived(this.verdict?.hints ?? []);
  readonly hint: ExerciseHint | null = $derived(this.hints[this.given - 1] ?? null);
  readonly hasMore = $derived(this.given < this.hints.length);
  /** The verdict, once the board has shown what led to it. */
  readonly outcome = $derived.by(() => {
    const isShown = !this.controller.playback.isPlaying;
    return this.verdict && this.verdict.state !== 'going' && isShown ? this.verdict : null;
  });

  constructor(private readonly controller: TableController) {}

  /** Keep in step with the table; call once, where effects may live. */
  watch(): void {
    $effect(() => {
      void this.controller.connection.sequence;
      untrack(() => void this.ask());
    });
    const moment = $derived(this.hints.map((hint) => hint.id).join(' '));
    $effect(() => {
      void moment;
      this.given = 0;
    });
    $effect(() => {
      void [moment, this.given, this.deeds];
      if (!this.controller.isMine || this.controller.playback.isPlaying) return;
      const timer = setTimeout(() => this.giveHint(), HESITATION);
      return () => clearTimeout(timer);
    });
    $effect(() => () => void (this.isGone = true));
  }

  giveHint(): void {
    if (this.hasMore) this.given++;
  }

  /** Show the goal again. */
  dropHints(): void {
    this.given = 0;
  }

  act(): void {
    this.deeds++;
  }

  private async ask(): Promise<void> {
    try {
      const verdict = await api.verdict(this.controller.id);
      if (!this.isGone && verdict.sequence >= (this.verdict?.sequence ?? 0)) this.verdict = verdict;
    } catch {
      if (!this.isGone) setTimeout(() => void (this.isGone || this.ask()), AGAIN);
    }
  }
}
