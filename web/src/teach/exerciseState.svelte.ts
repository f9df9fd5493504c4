// How the exercise at a table stands, as the server judges it, and which hints have come so far.

import { untrack } from 'svelte';
import * as api from '../api/http';
import type { ExerciseHint, Tile, Trip, Verdict } from '../api/types';
import type { TableController } from '../table/tableController.svelte';
import { tripId, trips } from '../table/tripTargets';

/** How long somebody may hesitate before a hint comes, in milliseconds. */
const HESITATION = 8000;
const AGAIN = 2000;

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
  private readonly isTripPlanned = $derived.by(() => this.controller.staged.all.some((one) => one.type === 'trip' && this.isWanted(one)));
  /** The trips that are taught now: none once one is planned; null if any will do. */
  readonly taught: readonly Trip[] | null = $derived.by(() =>
    this.wantedTrips.length === 0 ? null : this.isTripPlanned ? [] : this.wantedTrips,
  );
  /** The hint that waits for something else than what is planned; null while all is well. */
  readonly astray: string | null = $derived.by(() => {
    const { pickedTile, staged } = this.controller;
    const isTripAstray = this.wantedTrips.length > 0 && staged.all.length > 0 && !this.isTripPlanned;
    return this.waiting && (isTripAstray || (pickedTile !== null && !this.isWantedTile(pickedTile))) ? this.waiting.id : null;
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

  /** Whether a hint is about the next thing to do: pick a tile, play it, select a canoe, paddle, or end the turn. */
  private isNext({ point }: ExerciseHint): boolean {
    const { pickedTile, selectedCanoe, canEnd } = this.controller;
    const kind = point?.split(':')[0];
    if (this.astray !== null && (kind === 'play' || kind === 'end')) return false;
    if (kind === 'play') return pickedTile !== null;
    if (kind === 'hand' || kind === 'tile') return pickedTile === null;
    if (kind === 'end') return canEnd;
    if (kind === 'canoe') return selectedCanoe === null && !canEnd;
    if (this.controller.isTurn && (kind === 'spot' || kind === 'space')) return selectedCanoe !== null && !canEnd;
    return pickedTile === null && !canEnd;
  }

  private isWanted(trip: Trip): boolean {
    return this.wantedTrips.some((one) => tripId(one) === tripId(trip));
  }

  private isWantedTile(tile: Tile): boolean {
    const tiles = (this.waiting?.wanted ?? []).flatMap((action) => (action.type === 'paddle' ? [action.tile] : []));
    return tiles.length === 0 || tiles.includes(tile);
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
