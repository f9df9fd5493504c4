// The rulebook's figures: positions of the game with what happens there, checked by the engine in tests.

import type { Event, Position, Trip } from '../api/types';
import type { BoardPart } from '../geometry/boardParts';

export type BookFigure = {
  readonly frame: BoardPart;
  /** The seats whose tiles are shown. */
  readonly tiles: readonly number[];
  readonly position: Position;
  readonly events?: readonly Event[];
  readonly after?: Position;
  /** All that one canoe may do. */
  readonly offers?: { readonly seat: number; readonly canoe: number; readonly trips: readonly Trip[] };
};

const files = import.meta.glob<BookFigure>('../../../src/niagara/rulebook/figures/*.json', { eager: true, import: 'default' });

export const FIGURES: ReadonlyMap<string, BookFigure> = new Map(
  Object.entries(files).map(([path, figure]) => [path.replace(/^.*\/|\.json$/g, ''), figure]),
);
