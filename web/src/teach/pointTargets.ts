// The things on a table's page that hints and the coach point at, by their names in the data files.

const PARTS: Readonly<Record<string, string>> = {
  hand: '.hand ul',
  play: '.hand .ask .primary',
  spot: '.board .spot',
  canoe: '.board .pick, .board .canoes',
  end: '.turn .ends .primary',
  forecast: '.actions .forecast > *',
  weather: '.weather',
  ransom: '.ransom',
};

const KINDS: Readonly<Record<string, (which: string) => string>> = {
  tile: (tile) => `.hand [data-tile="${tile}"]`,
  space: (space) => `.board [data-place="${space}"], .board [data-number="${space}"]`,
  player: (seat) => `[data-tray="${seat}"]`,
};

/** The selector of what is pointed at: `hand`, `tile:3`, `space:7R`. Null if nothing has that name. */
export function selectorOf(point: string): string | null {
  const [kind = '', which] = point.split(':');
  return which === undefined ? (PARTS[kind] ?? null) : (KINDS[kind]?.(which) ?? null);
}

/** Where the thing is in the window, as long as it is there to be seen. */
export function placeOf(point: string): DOMRect | null {
  const selector = selectorOf(point);
  const box = selector ? document.querySelector(selector)?.getBoundingClientRect() : null;
  return box && box.width > 0 && box.height > 0 ? box : null;
}
