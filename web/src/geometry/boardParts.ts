// Parts of the board for pictures that need not show all of it, in board units.

import { DISC, DISCS, FALLS, HEIGHT, SITES, WIDTH } from './boardGeometry';

export type BoardPart = 'whole' | 'upper' | 'middle' | 'lower';
export type Span = { readonly top: number; readonly height: number };

const ROOM = 30;
const between = (top: number, bottom: number): Span => ({ top, height: bottom - top });

/** From where to where each part reaches; all are as wide as the board. */
export const PARTS: Readonly<Record<BoardPart, Span>> = {
  whole: between(0, HEIGHT),
  /** The shore and the river down to the fork. */
  upper: between(0, DISCS['5'].y + DISC + ROOM),
  /** The fork with what is just above and below it. */
  middle: between(SITES.diamond.y - SITES.diamond.ry - 2 * ROOM, DISCS['6R'].y + DISC + ROOM),
  /** The fork, the arms and the falls. */
  lower: between(DISCS['5'].y - DISC - ROOM, FALLS.foot),
};

/** A part as sizes of a window and of the board behind it, in percent of the window. */
export function partStyle(part: BoardPart): { readonly ratio: string; readonly shift: string } {
  const { top, height } = PARTS[part];
  return { ratio: `${WIDTH} / ${height}`, shift: `${(-100 * top) / HEIGHT}%` };
}
