// "It is your turn", told by the service worker where there is one, else by the page.

import { afterEach, describe, expect, it, vi } from 'vitest';
import worker from '../public/sw.js?raw';
import { showNotice } from '../src/attention/notifications';

const WORDS = { title: 'Niagara', body: 'Your turn', tag: 'turn-t', path: '/t/t' };

const workers = (registration: unknown): void =>
  void vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });

afterEach(() => vi.unstubAllGlobals());

describe('a notification', () => {
  it('is shown by the service worker, and taken back there', async () => {
    const shown = { close: vi.fn() };
    const registration = { active: {}, showNotification: vi.fn(async () => {}), getNotifications: vi.fn(async () => [shown]) };
    workers(registration);
    vi.stubGlobal('Notification', function refused() {
      throw new TypeError('Illegal constructor');
    });
    const takeBack = await showNotice(WORDS);
    expect(registration.showNotification).toHaveBeenCalledWith(
      'Niagara',
      expect.objectContaining({ body: 'Your turn', tag: 'turn-t', data: { path: '/t/t' } }),
    );
    takeBack();
    await vi.waitFor(() => expect(shown.close).toHaveBeenCalledOnce());
    expect(registration.getNotifications).toHaveBeenCalledWith({ tag: 'turn-t' });
  });

  it.each([
    ['none', undefined],
    ['one that is not ready', { active: null }],
  ])('is shown by the page if there is %s', async (_, registration) => {
    workers(registration);
    const made: { onclick?: () => void; close: () => void }[] = [];
    const focused = vi.fn();
    vi.stubGlobal('focus', focused);
    vi.stubGlobal(
      'Notification',
      class {
        close = vi.fn();
        constructor() {
          made.push(this);
        }
      },
    );
    const takeBack = await showNotice(WORDS);
    made[0]!.onclick?.();
    expect(focused).toHaveBeenCalledOnce();
    takeBack();
    expect(made[0]!.close).toHaveBeenCalledTimes(2);
  });

  it('that nobody may show does no harm', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('Notification', function refused() {
      throw new TypeError('Illegal constructor');
    });
    expect(await showNotice(WORDS)).toBeTypeOf('function');
  });
});

describe('a tap on it', () => {
  const tabOf = (url: string) => ({ url, focus: vi.fn(async () => {}) });

  async function tap(tabs: ReturnType<typeof tabOf>[]): Promise<{ openWindow: ReturnType<typeof vi.fn>; close: ReturnType<typeof vi.fn> }> {
    const handlers: Record<string, (event: unknown) => void> = {};
    const openWindow = vi.fn(async () => {});
    const self = {
      addEventListener: (name: string, handler: (event: unknown) => void) => (handlers[name] = handler),
      clients: { matchAll: async () => tabs, openWindow },
    };
    new Function('self', worker)(self);
    let done: Promise<unknown> = Promise.resolve();
    const close = vi.fn();
    handlers['notificationclick']!({
      notification: { close, data: { path: '/t/t' } },
      waitUntil: (what: Promise<unknown>) => (done = what),
    });
    await done;
    return { openWindow, close };
  }

  it('focuses the tab of the table', async () => {
    const [home, table] = [tabOf('http://here/'), tabOf('http://here/t/t?x=1')];
    const { openWindow, close } = await tap([home, table]);
    expect(table.focus).toHaveBeenCalledOnce();
    expect(home.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  });

  it('opens the table if no tab shows it', async () => {
    expect((await tap([tabOf('http://here/')])).openWindow).toHaveBeenCalledWith('/t/t');
  });
});
