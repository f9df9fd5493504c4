// Where the panels of a replay stand: as around a game, but players and controls need whole columns.

import { gameLayout, type Arrangement } from '../table/gameLayout';

/** Below this height the site's header gives way to the replay. */
const LOWEST_WITH_HEADER = 480;

export type ReplayLayout = { readonly arrangement: Arrangement; readonly hasHeader: boolean };

/** The layout for a window of this size, in CSS pixels. */
export function replayLayout(innerWidth: number, innerHeight: number, textScale: number): ReplayLayout {
  const { arrangement, hasCards } = gameLayout(innerWidth, innerHeight, 0, textScale);
  if (arrangement !== 'columns') return { arrangement, hasHeader: false };
  return { arrangement: hasCards ? 'columns' : 'side', hasHeader: hasCards && innerHeight >= LOWEST_WITH_HEADER };
}
