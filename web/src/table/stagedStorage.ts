// A staged turn is kept for this tab, so that a reload does not lose it. Storage may be blocked.

import type { Action } from '../api/types';

export type SavedTurn = { readonly seat: number; readonly round: number; readonly actions: readonly Action[] };

const place = (table: string): string => `niagara.staged.${table}`;

export function saveStagedTurn(table: string, kept: SavedTurn | null): void {
  try {
    if (kept) sessionStorage.setItem(place(table), JSON.stringify(kept));
    else sessionStorage.removeItem(place(table));
  } catch {
    // The turn is then kept only as long as the page is.
  }
}

/** What was kept, if it can be read; whether it still holds is for the server to say. */
export function readStagedTurn(table: string): SavedTurn | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(table)) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { seat, round, actions } = found as Partial<SavedTurn>;
    if (typeof seat !== 'number' || typeof round !== 'number' || !Array.isArray(actions)) return null;
    return { seat, round, actions };
  } catch {
    return null;
  }
}
