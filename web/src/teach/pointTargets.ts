// The things on a table's page that hints and the coach point at, by their names in the data files.

/** Where there is more than one selector, the first that finds something counts. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  hand: ['.hand ul'],
  play: ['.hand .ask .primary'],
  spot: ['.board .choice', '.board .spot'],
  canoe: ['.board .pick:not([data-place=shore])', '.board .pick'],
  actions: ['.game > .actions'],
  deck: ['.actions > .deck'],
  end: ['.turn .ends .primary'],
  forecast: ['.actions .forecast > *', '.headline .river'],
  danger: ['.actions .danger', '.headline .danger', '.actions .forecast > *'],
  ghost: ['.stage .ghost'],
  weather: ['section.weather'],
  ransom: ['section.ransom'],
};

const KINDS: Readonly<Record<string, (which: string) => readonly string[]>> = {
  tile: (tile) => [`.hand [data-tile="${tile}"]`],
  space: (space) => ['.board .choice', `.board [data-place="${space}"]`, `.board [data-number="${space}"]`],
  canoe: (id) => [`.board [data-canoe="${id}"] .wood`],
  player: (seat) => [`.badge:has([data-tray="${seat}"])`],
};

/** The selectors of what is pointed at: `hand`, `tile:3`, `space:7R`. None if nothing has that name. */
export function selectorsOf(point: string): readonly string[] {
  const colon = point.indexOf(':');
  return (colon < 0 ? PARTS[point] : KINDS[point.slice(0, colon)]?.(point.slice(colon + 1))) ?? [];
}

/** Where a thing is in the window. */
export type PointedPlace = DOMRect & { readonly isRound: boolean };

/** What is round on the board: discs, and the places to press on them. */
const ROUND = '.place, .disc';

/** Where the thing is, as long as it is there to be seen. */
export function placeOf(point: string): PointedPlace | null {
  for (const selector of selectorsOf(point)) {
    const thing = document.querySelector(selector);
    const box = thing?.getBoundingClientRect();
    if (!thing || !box || box.width === 0 || box.height === 0) continue;
    return Object.assign(box, { isRound: thing.matches(ROUND) });
  }
  return null;
}
