// The things on a table's page that hints and the coach point at, by their names in the data files.

/** Where there is more than one selector, the first that finds something counts. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  hand: ['.hand ul'],
  play: ['.hand .ask .primary'],
  spot: ['.board .choice', '.board .spot'],
  canoe: ['.board .pick:not([data-place=shore])', '.board .pick'],
  actions: ['.game > .actions'],
  deck: ['.actions > .deck'],
  // Where it stands over the falls, above the actions.
  headline: ['.game.tight .headline'],
  end: ['.turn .ends .primary'],
  forecast: ['.actions .forecast > *', '.headline .river'],
  danger: ['.actions .danger', '.headline .danger', '.actions .forecast > *'],
  ghost: ['.stage .ghost'],
  weather: ['section.weather'],
  ransom: ['section.ransom'],
};

const KINDS: Readonly<Record<string, (which: string) => readonly string[]>> = {
  tile: (tile) => [`.hand [data-tile="${tile}"]`],
  space: (space) => [`.board .choice[data-at="${space}"]`, `.board [data-place="${space}"]`, `.board [data-number="${space}"]`],
  canoe: (id) => [`.board [data-canoe="${id}"] .wood`],
  player: (seat) => [`.badge:has([data-tray="${seat}"])`],
};

/** The selectors of what is pointed at: `hand`, `tile:3`, `space:7R`. None if nothing has that name. */
export function selectorsOf(point: string): readonly string[] {
  const colon = point.indexOf(':');
  return (colon < 0 ? PARTS[point] : KINDS[point.slice(0, colon)]?.(point.slice(colon + 1))) ?? [];
}

/** What opens over the table for a moment. */
const POPOVERS = '.board .choice, .passing, .considered, dialog[open]';
/** How far a ring reaches around its thing, in pixels. */
const RING = 4;

/** Whether something has opened over the table. */
export const isPopoverOpen = (): boolean => document.querySelector(POPOVERS) !== null;

/** Where a thing is in the window, and whether something that has opened lies over it or its ring. */
export type PointedPlace = DOMRect & { readonly isRound: boolean; readonly isCovered: boolean };

/** What is round on the board: discs, and the places to press on them. */
const ROUND = '.place, .disc';

function isUnder(popover: Element, thing: Element, box: DOMRect): boolean {
  if (popover.contains(thing) || thing.contains(popover)) return false;
  const { left, top, right, bottom } = popover.getBoundingClientRect();
  return left < box.right + RING && box.left - RING < right && top < box.bottom + RING && box.top - RING < bottom;
}

/** Where the thing is, as long as it is there to be seen. */
export function placeOf(point: string): PointedPlace | null {
  for (const selector of selectorsOf(point)) {
    for (const thing of document.querySelectorAll(selector)) {
      const box = thing.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const isCovered = [...document.querySelectorAll(POPOVERS)].some((popover) => isUnder(popover, thing, box));
      return Object.assign(box, { isRound: thing.matches(ROUND), isCovered });
    }
  }
  return null;
}
