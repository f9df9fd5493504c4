// The turn that is being put together: actions that the server has tried out, but that are not sent yet.
// They are stored for this tab, so that a reload does not lose them. Panels speak of what was chosen at once;
// the board offers what comes next when it has shown it.

import type { Action, Preview } from '../api/types';
import { store, stored } from '../storage';
import type { TableConnection } from './tableConnection.svelte';

type SavedTurn = { readonly seat: number; readonly round: number; readonly actions: readonly Action[] };

export class StagedTurn {
  actions: readonly Action[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** What was chosen, but the board has not shown yet; and what the server says of it, once it does. */
  private pending: readonly Action[] | null = $state.raw(null);
  private tried: Preview | null = $state.raw(null);
  /** Whether a preview has been asked for: a second tap must not stage twice. */
  isTrying = $state(false);
  private readonly key: string;

  constructor(private readonly connection: TableConnection) {
    this.key = `niagara.staged.${connection.id}`;
  }

  /** What some actions would lead to, without staging them. */
  async peek(seat: number, actions: readonly Action[]): Promise<Preview | null> {
    const answer = await this.connection.request({ preview: { seat, actions: [...actions] } });
    return answer.type === 'preview' ? answer : null;
  }

  /** Try these actions out; null if they are not legal, or `isCurrent` holds no longer when the server has answered. */
  async attempt(seat: number, actions: readonly Action[], isCurrent: () => boolean): Promise<Preview | null> {
    this.isTrying = true;
    this.pending = actions;
    this.tried = null;
    const preview = await this.peek(seat, actions);
    this.isTrying = false;
    if (this.pending !== actions) return null;
    if (!preview || !isCurrent()) {
      this.pending = null;
      return null;
    }
    this.tried = preview;
    const turn: SavedTurn = { seat, round: preview.view.round, actions };
    store(this.key, JSON.stringify(turn), 'sessionStorage');
    return preview;
  }

  /** The board shows these actions now; false if they were given up in the meantime. */
  accept(actions: readonly Action[], preview: Preview): boolean {
    if (this.pending !== actions) return false;
    this.pending = null;
    this.actions = actions;
    this.preview = preview;
    return true;
  }

  /** Everything that is staged, shown or not. */
  get all(): readonly Action[] {
    return this.pending ?? this.actions;
  }

  /** Whether the board is still to show something. */
  get isPending(): boolean {
    return this.pending !== null;
  }

  /** What the server says of all that is staged; null if nothing is, or it has not answered yet. */
  get latest(): Preview | null {
    return this.isPending ? this.tried : this.preview;
  }

  clear(): void {
    this.actions = [];
    this.preview = null;
    this.pending = null;
    store(this.key, null, 'sessionStorage');
  }

  /** What was stored before a reload, if it can be read; whether it is still legal is for the server to say. */
  saved(): SavedTurn | null {
    try {
      const found: unknown = JSON.parse(stored(this.key, 'sessionStorage') ?? 'null');
      if (typeof found !== 'object' || found === null) return null;
      const { seat, round, actions } = found as Partial<SavedTurn>;
      if (typeof seat !== 'number' || typeof round !== 'number' || !Array.isArray(actions)) return null;
      return { seat, round, actions };
    } catch {
      return null;
    }
  }
}
