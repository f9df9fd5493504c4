// What the river may do, as far as the seat in front knows and the board has shown it: in words, as ghosts, as a warning.

import type { Forecast } from '../api/types';
import type { Ghost } from '../board/targets';
import { say } from '../i18n/i18n.svelte';
import { prefs } from '../prefs.svelte';
import { sceneOf } from '../scene/scene';
import { currentOf, forecastInFlow, ghostsOf, onlyStaying, warningOf, whyOf } from './forecastGhosts';
import type { TableController } from './tableController.svelte';
import { isTurnOver } from './turnOrder';

export class RiverForecast {
  /** The forecast of a choice that somebody points at. */
  considered: Forecast | null = $state.raw(null);
  /** Whether the river is spoken of: not in lessons that come before it. */
  isTold = $state(true);
  /** The last forecast, and its round. */
  private last: { readonly forecast: Forecast; readonly round: number } | null = $state.raw(null);

  constructor(private readonly controller: TableController) {}

  /** Of the seat in front, after what is staged. */
  private readonly fromServer: Forecast | null = $derived.by(() => {
    const { latest, preview } = this.controller.staged;
    const staged = latest ?? preview;
    return staged ? staged.forecast : this.controller.seatForecast;
  });
  private readonly now = $derived.by(() => {
    const { isShared, isTurn, isSecret, isClosed, isRunning, playback, picked } = this.controller;
    const mayKnow = !isShared || isTurn || (isSecret && !isClosed);
    return isRunning && !playback.isPlaying && mayKnow ? (this.considered ?? picked.forecast ?? this.fromServer) : null;
  });
  /** The river that is being shown as it flows. */
  readonly flow = $derived.by(() => {
    const { isPlaying, flow } = this.controller.playback;
    return isPlaying ? flow : null;
  });
  /** No river follows. */
  private readonly isDry = $derived.by(() => {
    const { isRunning, isWin, playback } = this.controller;
    return !isRunning || isWin || playback.reached.length > 0;
  });
  /** The forecast of the moment that is shown: while the board plays it stays until a tile lies open, or the river flows. */
  readonly shown = $derived.by(() => {
    const { playback } = this.controller;
    if (this.flow) return forecastInFlow(this.flow);
    const isPast = playback.isPlaying && this.last?.round !== playback.scene?.round;
    return this.isDry ? null : (this.now ?? playback.forecast ?? (isPast ? null : (this.last?.forecast ?? null)));
  });
  /** What is to be said of the river; empty if nothing. */
  readonly text = $derived.by(() => {
    const { isRunning, playback } = this.controller;
    if (!prefs.forecast || !this.isTold || !playback.scene) return '';
    if (this.flow) return say('at-river-flowing', { speed: this.flow.speed });
    const isLast = isRunning && playback.reached.length > 0;
    return this.isDry ? say(isLast ? 'at-river-last-turns' : 'at-river-last') : currentOf(this.shown, playback.scene.weather);
  });
  /** What the river still depends on; null if on nothing. */
  readonly why = $derived.by(() => (this.text ? whyOf(this.shown) : null));
  /** What signs and ghosts warn of. */
  private readonly warned = $derived.by(() => {
    if (!this.isTold || !this.now) return null;
    const { isChoosing, isTurn, chosenTile, picked } = this.controller;
    const isOpen = isChoosing && chosenTile === null && picked.forecast === null;
    const isNext = isOpen || isTurn || picked.shown !== null;
    return onlyStaying(this.now, (canoe) => isNext && this.canStillMove(canoe));
  });
  readonly ghosts: readonly Ghost[] = $derived.by(() => {
    const { front, playback } = this.controller;
    const { scene, isShowingStaged } = playback;
    return scene && front !== null && !isShowingStaged ? ghostsOf(this.warned, scene, front, prefs) : [];
  });
  readonly warning = $derived.by(() => {
    const { front, playback, staged } = this.controller;
    const scene = staged.latest ? sceneOf(staged.latest.view) : playback.scene;
    return scene && front !== null && prefs.danger ? warningOf(this.warned, scene, front, (canoe) => this.canStillMove(canoe)) : null;
  });
  /** How fast the water runs: as it flows, or as it will on average. */
  readonly current = $derived.by(() => {
    const { scene } = this.controller.playback;
    if (scene?.flowing) return scene.flowing;
    const speeds = this.shown?.speeds ?? [];
    return speeds.length > 0 ? Math.round(speeds.reduce((a, b) => a + b, 0) / speeds.length) : 2;
  });

  /** Remember the last forecast; call once, where effects may live. */
  watch(): void {
    $effect(() => {
      const { isSecret, playback } = this.controller;
      const forecast = this.now ?? playback.forecast;
      if (isSecret) this.last = null;
      else if (forecast) this.last = { forecast, round: playback.scene?.round ?? 0 };
    });
  }

  /** Whether an own canoe can still be moved in this round; the cloud moves none. */
  private canStillMove(canoe: number): boolean {
    const { front, view, picked, chosenTile, isTurn, movableNext } = this.controller;
    if (front === null || !view || isTurnOver(view, front) || (picked.shown ?? chosenTile) === 'cloud') return false;
    return !isTurn || movableNext.some((one) => one.canoe === canoe);
  }
}
