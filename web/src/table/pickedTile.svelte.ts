// The tile that a player has picked up, or points at meanwhile, and what the server says would come of it.

import type { Forecast, Reached, Tile } from '../api/types';
import type { StagedTurn } from './stagedTurn.svelte';

/** How long a mouse rests on a tile before it is asked about, in milliseconds. */
const DWELL = 120;

export class PickedTile {
  tile: Tile | null = $state(null);
  /** The tile that a mouse points at while none is picked up. */
  private pointed: Tile | null = $state(null);
  /** What the river may do if it is played. */
  forecast: Forecast | null = $state.raw(null);
  /** Where it could take own canoes. */
  reach: readonly Reached[] = $state.raw([]);
  /** The tile of which that is said. */
  readonly shown: Tile | null = $derived.by(() => this.tile ?? this.pointed);
  private dwelling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly staged: StagedTurn) {}

  pickUp(tile: Tile, seat: number): void {
    const isShown = this.pointed === tile;
    if (!isShown) this.putDown();
    this.stopPointing();
    this.tile = tile;
    if (!isShown) void this.ask(tile, seat);
  }

  /** A mouse rests on a tile. */
  point(tile: Tile, seat: number): void {
    if (this.tile !== null) return;
    this.dwelling = setTimeout(() => {
      this.pointed = tile;
      void this.ask(tile, seat);
    }, DWELL);
  }

  /** It has left the tile. */
  leave(): void {
    const { pointed } = this;
    this.stopPointing();
    if (pointed !== null && this.tile === null) this.putDown();
  }

  /** It is on its way to the server: the forecast stays until that has answered. */
  play(): void {
    this.stopPointing();
    this.tile = null;
    this.reach = [];
  }

  putDown(): void {
    this.play();
    this.forecast = null;
  }

  private async ask(tile: Tile, seat: number): Promise<void> {
    const preview = await this.staged.peek(seat, [...this.staged.all, { type: 'paddle', tile }]);
    if (this.shown !== tile) return;
    this.forecast = preview?.forecast ?? null;
    this.reach = preview?.reach ?? [];
  }

  private stopPointing(): void {
    clearTimeout(this.dwelling);
    this.pointed = null;
  }
}
