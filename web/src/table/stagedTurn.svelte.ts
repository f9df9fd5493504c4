// The turn that is being put together: actions that the server has tried out, but that are not sent yet.
// They are stored for this tab, so that a reload does not lose them. What is said about a turn is said of
// what the board shows: actions count as staged when it has shown them.

import type { Action, Preview } from '../api/types';
import { store, stored } from '../storage';
import type { TableConnection } from './tableConnection.svelte';

type SavedTurn = { readonly seat: number; readonly round: number; readonly actions: readonly Action[] };

export class StagedTurn {
  actions: readonly Action[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** What the server has tried out, but the board has not shown yet. */
  private pending: readonly Action[] | null = null;
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
    const preview = await this.peek(seat, actions);
    this.isTrying = false;
    if (!preview || !isCurrent()) return null;
    this.pending = actions;
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
