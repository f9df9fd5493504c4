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

  /** The hints for what the learner is about to do. */
  readonly hints: readonly ExerciseHint[] = $derived.by(() => (this.verdict?.hints ?? []).filter((hint) => this.isNext(hint)));
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

  act(): void {
    this.deeds++;
  }

  /** Whether a hint is about the next thing to do: pick a tile, play it, select a canoe, paddle, or end the turn. */
  private isNext({ point }: ExerciseHint): boolean {
    const { pickedTile, selectedCanoe, canEnd } = this.controller;
    const kind = point?.split(':')[0];
    if (kind === 'play') return pickedTile !== null;
    if (kind === 'hand' || kind === 'tile') return pickedTile === null;
    if (kind === 'end') return canEnd;
    if (kind === 'canoe') return selectedCanoe === null && !canEnd;
    if (this.controller.isTurn && (kind === 'spot' || kind === 'space')) return selectedCanoe !== null && !canEnd;
    return pickedTile === null && !canEnd;
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
