// Which page an address shows. Links are ordinary links; a click on an internal one does not reload.

export type Page =
  | { name: 'home' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'record' }
  | { name: 'watch' }
  | { name: 'learn' }
  | { name: 'lessons' }
  | { name: 'puzzles'; puzzle: string }
  | { name: 'openings' }
  | { name: 'leaderboard' }
  | { name: 'player'; player: string }
  | { name: 'settings' }
  | { name: 'claim' }
  | { name: 'lost' };

const ROUTES: readonly [RegExp, (found: string) => Page][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/t\/([a-z2-7]{4,32})$/, (table) => ({ name: 'table', table })],
  [/^\/replay\/([a-z2-7]{4,32})$/, (table) => ({ name: 'replay', table })],
  [/^\/record$/, () => ({ name: 'record' })],
  [/^\/watch$/, () => ({ name: 'watch' })],
  [/^\/learn$/, () => ({ name: 'learn' })],
  [/^\/lessons$/, () => ({ name: 'lessons' })],
  [/^\/puzzles(?:\/(\d{1,16}))?$/, (puzzle) => ({ name: 'puzzles', puzzle })],
  [/^\/openings$/, () => ({ name: 'openings' })],
  [/^\/best$/, () => ({ name: 'leaderboard' })],
  [/^\/p\/([\w:.-]{1,64})$/, (player) => ({ name: 'player', player })],
  [/^\/settings$/, () => ({ name: 'settings' })],
  [/^\/move$/, () => ({ name: 'claim' })],
];

export function pageOf(path: string): Page {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (found) return page(found[1] ?? '');
  }
  return { name: 'lost' };
}

export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Where a click on a link leads within this page; null if the browser should follow it itself. */
export function destination(link: HTMLAnchorElement, click: Click, here: Location = location): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if (link.origin !== here.origin || link.hasAttribute('download') || link.target) return null;
  if (link.pathname.startsWith('/api/')) return null;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  if (isSamePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

class Router {
  page: Page = $state.raw(pageOf(location.pathname));
  /** Counts the page changes, for effects that depend on them. */
  moves = $state(0);

  constructor() {
    addEventListener('popstate', () => this.arrive());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Change the address without changing the page. */
  replace(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Handle a click on an internal link without a reload, unless it asks for a new tab. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const path = link ? destination(link, event) : null;
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }

  private arrive(): void {
    const page = pageOf(location.pathname);
    if (JSON.stringify(page) === JSON.stringify(this.page)) return;
    this.page = page;
    this.moves++;
  }
}

export const router = new Router();
