// Addresses and pages. Links are ordinary links; a click on one of ours does not reload the page.

export type Page =
  | { name: 'home' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'watch' }
  | { name: 'learn' }
  | { name: 'leaderboard' }
  | { name: 'player'; player: string }
  | { name: 'settings' }
  | { name: 'claim' }
  | { name: 'lost' };

const ROUTES: readonly [RegExp, (found: string) => Page][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/t\/([a-z2-7]{4,32})$/, (table) => ({ name: 'table', table })],
  [/^\/replay\/([a-z2-7]{4,32})$/, (table) => ({ name: 'replay', table })],
  [/^\/watch$/, () => ({ name: 'watch' })],
  [/^\/learn$/, () => ({ name: 'learn' })],
  [/^\/best$/, () => ({ name: 'leaderboard' })],
  [/^\/p\/([\w:.-]{1,64})$/, (player) => ({ name: 'player', player })],
  [/^\/settings$/, () => ({ name: 'settings' })],
  [/^\/move$/, () => ({ name: 'claim' })],
];

export function pageOf(path: string): Page {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return page(found[1] ?? '');
  }
  return { name: 'lost' };
}

class Router {
  page: Page = $state.raw(pageOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.page = pageOf(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Let a click on a link of ours stay on the page, unless it asks for a new tab. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isOurs = link && link.origin === location.origin && !link.hasAttribute('download') && !link.target;
    if (!isOurs || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
