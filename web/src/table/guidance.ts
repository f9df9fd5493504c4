// What a lesson or a puzzle asks for at a table.

import type { Snippet } from 'svelte';
import type { Trip } from '../api/types';

export type Guidance = {
  /** What it says now; it stands at the tiles and buttons where they have a place of their own. */
  readonly words: Snippet | null;
  /** Whether it says what to do now: then nothing else does. */
  readonly isLeading: boolean;
  /** Whether it asks to take back what is planned: then the turn is not to be ended. */
  readonly asksUndo: boolean;
  /** The trips that it teaches now, which come first; null if any will do. */
  readonly trips: readonly Trip[] | null;
  /** Whether it offers these alone: then a tile does not show beforehand what else it could do. */
  readonly isStrict: boolean;
  /** How it went, once it is over; null before. */
  readonly headline: string | null;
};

export const NO_GUIDANCE: Guidance = { words: null, isLeading: false, asksUndo: false, trips: null, isStrict: false, headline: null };
