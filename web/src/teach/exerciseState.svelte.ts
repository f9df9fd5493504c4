// How the exercise at a table stands, as the server judges it, and which hints have come so far.

import { untrack } from 'svelte';
import * as api from '../api/http';
import type { Action, ExerciseHint, Trip, Verdict } from '../api/types';
import type { TableController } from '../table/tableController.svelte';
import { tripId, trips } from '../table/tripTargets';
import type { Astray } from './exerciseText';

/** How long somebody may hesitate before a hint comes, in milliseconds. */
const HESITATION = 20_000;
const AGAIN = 2000;

/** The same for the same action, whoever made it. */
function nameOf(action: Action): string {
  if (action.type === 'trip') return tripId(action);
  return action.type === 'paddle' ? `${action.tile}` : JSON.stringify(action);
}

export class ExerciseState {
  verdict: Verdict | null = $state.raw(null);
  /** The hint that would come next; it stays while the others play. */
  step: string | null = $state(null);
  /** How many of the present hints have been given. */
  private given = $state(0);
  /** Counts what the learner does: each thing starts the wait for a hint anew. */
  private deeds = $state(0);
  private isGone = false;

  /** The hint that waits for something to be done; null if none does. */
  private readonly waiting = $derived.by(() => this.verdict?.hints.find(({ wanted }) => wanted !== null) ?? null);
  /** The trips that it waits for. */
  private readonly wantedTrips = $derived.by(() => trips(this.waiting?.wanted ?? []));
  /** What the learner has planned: what is staged, and the tile that is picked up. */
  private readonly planned: readonly Action[] = $derived.by(() => {
    const { picked, staged } = this.controller;
    const { tile } = picked;
    return tile === null ? staged.all : [...staged.all, { type: 'paddle', tile }];
  });
  private readonly isWantedPlanned = $derived.by(() => this.hasWanted(this.planned));
  /** The trips that are taught now: none once one is planned; null if any will do. */
  readonly taught: readonly Trip[] | null = $derived.by(() =>
    this.wantedTrips.length === 0 ? null : this.isWantedPlanned ? [] : this.wantedTrips,
  );
  /** Whether the turn is planned at least in part, as far as the server has said what it leads to. */
  private readonly isTurnPlanned = $derived.by(() => this.controller.isTurn && this.controller.staged.latest !== null);
  /** Whether what is waited for is missing in the plan of the turn, but can still be added to it. */
  private readonly isWantedOpen = $derived.by(
    () => this.isTurnPlanned && !this.isWantedPlanned && this.hasWanted(this.controller.legalNext),
  );
  /** What waits for something else than what is planned; null while all is well. */
  readonly astray: Astray | null = $derived.by(() => {
    const { picked, staged } = this.controller;
    if (!this.waiting || this.planned.length === 0 || this.isWantedPlanned || this.isWantedOpen) return null;
    if (staged.isPending && staged.latest === null) return null; // The server has not said yet what it leads to.
    const isTile = this.waiting.wanted?.some(({ type }) => type === 'paddle');
    return { hint: this.waiting.id, tile: isTile ? picked.tile : null };
  });
  /** What is left to do once the turn is planned as it should be: move the other canoe, or end it; null before. */
  readonly left: 'other' | 'end' | null = $derived.by(() => {
    const { canEnd, movableNext } = this.controller;
    if (!this.isTurnPlanned || (this.waiting && !this.isWantedPlanned)) return null;
    if (canEnd) return 'end';
    return this.waiting && movableNext.length > 0 ? 'other' : null;
  });
  /** Whether the others are seen to play, or are waited for, in the middle of a round. */
  readonly isOthersTurn = $derived.by(() => {
    const { playback, front, isMine, view } = this.controller;
    if (playback.isPlaying) return playback.now.some((event) => 'seat' in event && event.seat !== front);
    return !isMine && view?.phase === 'canoes';
  });

  /** The hints for what the learner is about to do. */
  readonly hints: readonly ExerciseHint[] = $derived.by(() => (this.verdict?.hints ?? []).filter((hint) => this.isNext(hint)));
  readonly hint: ExerciseHint | null = $derived(this.hints[this.given - 1] ?? null);
  /** What the hint that would come next points at. */
  readonly next: string | null = $derived.by(() => {
    const { isMine, playback } = this.controller;
    return isMine && !playback.isPlaying ? (this.hints[0]?.point ?? null) : null;
  });
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
      const next = this.hints[0]?.id ?? null;
      if (this.controller.isMine && !this.controller.playback.isPlaying) this.step = next;
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

  /** Whether one of these is what is waited for. */
  private hasWanted(actions: readonly Action[]): boolean {
    const wanted = (this.waiting?.wanted ?? []).map(nameOf);
    return actions.some((action) => wanted.includes(nameOf(action)));
  }

  /** Whether a hint is about the next thing to do: pick a tile, play it, select a canoe, paddle, or end the turn. */
  private isNext({ point }: ExerciseHint): boolean {
    const { picked, selectedCanoe, canEnd } = this.controller;
    const pickedTile = picked.tile;
    const kind = point?.split(':')[0];
    if (this.astray !== null && (kind === 'play' || kind === 'end')) return false;
    if (kind === 'play') return pickedTile !== null;
    if (kind === 'hand' || kind === 'tile') return pickedTile === null;
    if (kind === 'end') return canEnd && !this.isWantedOpen;
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
