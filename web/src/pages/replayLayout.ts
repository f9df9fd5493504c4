// Where the panels of a replay stand: as around a game, but players and controls need whole columns.

import { gameLayout, type Arrangement } from '../table/gameLayout';

/** Below this height the site's header gives way to the replay. */
const LOWEST_WITH_HEADER = 480;
/** Below this height a column beside the board has no room for the players. */
const LOWEST_WITH_PLAYERS = 640;
/** Below this height there is no room for standings under the board either. */
const LOWEST_WITH_STANDINGS = 600;

export type ReplayLayout = {
  readonly arrangement: Arrangement;
  readonly hasHeader: boolean;
  /** Whether the players lie below the fold, so that their standings are shown above it. */
  readonly hasStandings: boolean;
};

/** The layout for a window of this size, in CSS pixels. */
export function replayLayout(innerWidth: number, innerHeight: number, textScale: number): ReplayLayout {
  const { arrangement, hasCards } = gameLayout(innerWidth, innerHeight, 0, textScale);
  if (arrangement === 'columns' && hasCards) return { arrangement, hasHeader: innerHeight >= LOWEST_WITH_HEADER, hasStandings: false };
  const isSide = arrangement === 'columns' || arrangement === 'side';
  const height = innerHeight / textScale;
  const hasStandings = isSide ? height < LOWEST_WITH_PLAYERS : height >= LOWEST_WITH_STANDINGS;
  return { arrangement: isSide ? 'side' : arrangement, hasHeader: false, hasStandings };
}
