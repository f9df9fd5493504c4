// The tile that a player has picked up, and what the server says would come of it.

import type { Forecast, Reached, Tile } from '../api/types';
import type { StagedTurn } from './stagedTurn.svelte';

export class PickedTile {
  tile: Tile | null = $state(null);
  /** What the river may do if it is played. */
  forecast: Forecast | null = $state.raw(null);
  /** Where it could take own canoes. */
  reach: readonly Reached[] = $state.raw([]);

  constructor(private readonly staged: StagedTurn) {}

  async pickUp(tile: Tile, seat: number): Promise<void> {
    this.tile = tile;
    const preview = await this.staged.peek(seat, [...this.staged.all, { type: 'paddle', tile }]);
    if (this.tile !== tile) return;
    this.forecast = preview?.forecast ?? null;
    this.reach = preview?.reach ?? [];
  }

  /** It is on its way to the server: the forecast stays until that has answered. */
  play(): void {
    this.tile = null;
    this.reach = [];
  }

  putDown(): void {
    this.play();
    this.forecast = null;
  }
}
