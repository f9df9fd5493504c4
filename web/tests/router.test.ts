import { describe, expect, it, vi } from 'vitest';
import { destination, pageOf, router } from '../src/router.svelte';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

function link(href: string, more: Record<string, string> = {}): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = new URL(href, location.href).href;
  for (const [name, value] of Object.entries(more)) made.setAttribute(name, value);
  return made;
}

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/t/abcd2345', { name: 'table', table: 'abcd2345' }],
    ['/t/abcd2345/', { name: 'table', table: 'abcd2345' }],
    ['/replay/abcd2345', { name: 'replay', table: 'abcd2345' }],
    ['/p/bot:hard', { name: 'player', player: 'bot:hard' }],
    ['/best', { name: 'leaderboard' }],
    ['/move', { name: 'claim' }],
    ['/t/', { name: 'lost' }],
    ['/t/UPPER', { name: 'lost' }],
    ['/t/abcd2345/x', { name: 'lost' }],
    ['/nowhere', { name: 'lost' }],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});

describe('a click on a link', () => {
  it('stays on the page', () => {
    expect(destination(link('/watch'), click)).toBe('/watch');
    expect(destination(link('/replay/abcd#12'), click)).toBe('/replay/abcd#12');
  });

  it('is left to the browser if it means something else', () => {
    expect(destination(link('/watch'), { ...click, ctrlKey: true })).toBeNull();
    expect(destination(link('/watch'), { ...click, button: 1 })).toBeNull();
    expect(destination(link('/watch'), { ...click, defaultPrevented: true })).toBeNull();
    expect(destination(link('/watch', { target: '_blank' }), click)).toBeNull();
    expect(destination(link('/watch', { download: '' }), click)).toBeNull();
    expect(destination(link('/api/info'), click)).toBeNull();
    expect(destination(link('https://elsewhere.example/'), click)).toBeNull();
    expect(destination(link('#main'), click)).toBeNull();
  });
});

describe('the router', () => {
  it('goes, counts its moves, and hears the back button', () => {
    vi.stubGlobal('scrollTo', () => {});
    const moves = router.moves;
    router.go('/watch');
    expect(router.page).toEqual({ name: 'watch' });
    router.go('/watch');
    expect(router.moves).toBe(moves + 1);
    history.replaceState(null, '', '/learn');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.page).toEqual({ name: 'learn' });
    expect(router.moves).toBe(moves + 2);
  });
});
