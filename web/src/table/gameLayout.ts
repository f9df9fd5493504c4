// Where the panels of a game stand, by the room there is: height counts as much as width.

import { HEIGHT, WIDTH } from '../geometry/boardGeometry';

/**
 * `columns`: players, board, actions side by side; `side`: one column beside the board; `stack`: panels
 * over and under it; `scroll`: the same on a page that scrolls, where a window is too low for a board.
 */
export type Arrangement = 'columns' | 'side' | 'stack' | 'scroll';

export type GameLayout = {
  readonly arrangement: Arrangement;
  /** Whether players have whole cards, or small chips. */
  readonly hasCards: boolean;
  /** Whether there is little height: the panels leave out what can be missed. */
  readonly isLow: boolean;
  /** Whether there is room to list what the board offers. */
  readonly hasList: boolean;
  /** Whether the log has a place of its own. */
  readonly hasLog: boolean;
  /** Whether a stack has so little height that players and menu share a row, and the headline lies over the falls. */
  readonly isTight: boolean;
  /** Whether the river has no panel of its own: the headline tells of it. */
  readonly isRiverless: boolean;
  /** Whether a stack is so wide that the river stands beside what can be done. */
  readonly isWide: boolean;
};

const BOARD = WIDTH / HEIGHT;
/** Below this height nothing fits beside a board; below this width nothing over and under it. */
const LOWEST = 300;
const NARROWEST = 300;
/** The room that panels need beside a board that is nearly as high as the window. */
const TWO_COLUMNS = 330;
const ONE_COLUMN = 150;
/** The room beside the board with cards on one side and the log on the other; the height of a card. */
const WITH_CARDS = 690;
const CARD_HEIGHT = 140;
const LOG_HEIGHT = 640;
const LOW = 480;
/** In a low window a list beside the board needs wide columns, or it would push the buttons of a turn off the screen. */
const LIST_IN_LOW = 480;
/** The height of everything in one column beside the board, but for its players' chips; the height of a chip. */
const ONE_COLUMN_HEIGHT = 440;
const CHIP_HEIGHT = 46;
/** A stack this wide has the headline beside the players. Below it, a stack needs so much height beside the part of the board that must be seen, and so much to have room for the river. */
const WIDE_STACK = 560;
const RIVER_BESIDE = 700;
const STACKED_PANELS = 204;
const RIVER_UNDER = 306;
const SEEN_OF_BOARD = 0.87;
/** A list under a narrow board needs so much height beside it, or it would cover the falls. */
const LIST_UNDER = 255;

/**
 * The layout for a window of this size, in CSS pixels, and so many players. Larger text leaves as much room as
 * a smaller window.
 */
export function gameLayout(innerWidth: number, innerHeight: number, players: number, textScale = 1): GameLayout {
  const [width, height] = [innerWidth / textScale, innerHeight / textScale];
  const beside = width - 0.9 * height * BOARD;
  const arrangement = arrange(width, height, beside);
  const isColumns = arrangement === 'columns';
  const isLow = height < (arrangement === 'side' ? ONE_COLUMN_HEIGHT + players * CHIP_HEIGHT : LOW);
  const isStack = arrangement === 'stack';
  const boardHeight = (0.96 * width) / BOARD;
  /** Whether under the part of a narrow board that must be seen there is less room than this. */
  const lacks = (room: number): boolean => isStack && width < WIDE_STACK && height < SEEN_OF_BOARD * boardHeight + room;
  const hasListUnder = isStack && (width >= WIDE_STACK || height >= boardHeight + LIST_UNDER);
  return {
    arrangement,
    hasCards: isColumns && beside >= WITH_CARDS && height >= players * CARD_HEIGHT + 60,
    isLow,
    hasList: isColumns ? !isLow || beside >= LIST_IN_LOW : arrangement === 'side' || hasListUnder,
    hasLog: isColumns && height >= LOG_HEIGHT,
    isTight: lacks(STACKED_PANELS),
    isRiverless: lacks(RIVER_UNDER),
    isWide: isStack && width >= RIVER_BESIDE,
  };
}

function arrange(width: number, height: number, beside: number): Arrangement {
  if (height < LOWEST) return beside >= TWO_COLUMNS ? 'columns' : 'scroll';
  if (beside >= TWO_COLUMNS) return 'columns';
  if (beside >= ONE_COLUMN) return 'side';
  return width >= NARROWEST ? 'stack' : 'scroll';
}
