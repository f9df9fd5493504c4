// The playing aids: each has a text and a switch, and one that is switched off is not shown.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { me } from '../src/session/me.svelte';
import PreferenceSwitches from '../src/ui/PreferenceSwitches.svelte';
import { AIDS, DEFAULTS, prefs, read } from '../src/prefs.svelte';
import { sceneOf } from '../src/scene/scene';
import { playerSummaries } from '../src/table/playerSummary';
import PlayerCard from '../src/table/PlayerCard.svelte';
import PlayerChip from '../src/table/PlayerChip.svelte';
import type { ServerInfo, Replay, View } from '../src/api/types';
import { i18n } from '../src/i18n/i18n.svelte';
import games from './replays.json';

const moment = (games as unknown as Replay[])[0]!.moments[0]!;
const view = { seat: 0, ...(moment.position ?? moment.view)! } as View;
const [person] = playerSummaries({ view, scene: sceneOf(view), seats: [], waiting: [], mine: [], muted: [], absent: [], open: null });
const props = { player: person!, skew: 0, words: null, onopen: () => {} };

const has = (what: string): boolean => document.querySelector(what) !== null;
let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(component: Component<P>, given: P): void {
  shown = mount(component, { target: document.body, props: given });
  flushSync();
}

beforeEach(() => {
  me.info = { goals: { alike: 4, kinds: 5, all: 7 } } as ServerInfo;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  Object.assign(prefs, DEFAULTS);
  localStorage.clear();
});

describe('every thinking aid', () => {
  it.each(AIDS)('%s is on at first, has words, and stays off when it is switched off', (aid) => {
    expect(i18n.has(`set-${aid}`) && i18n.has(`set-${aid}-hint`)).toBe(true);
    show(PreferenceSwitches, { names: [aid] });
    const box = document.querySelector<HTMLInputElement>('input[role=switch]')!;
    expect(box.checked).toBe(true);
    box.click();
    flushSync();
    expect(prefs[aid]).toBe(false);
    expect(read(localStorage.getItem('niagara.preferences'))[aid]).toBe(false);
  });
});

describe('what is switched off', () => {
  it('is gone from the card of a player, and comes back', () => {
    show(PlayerCard, props);
    const both = (): boolean[] => [has('.progress'), has('.slot.old')];
    expect(both()).toEqual([true, true]);
    flushSync(() => (prefs.progress = false));
    expect(both()).toEqual([false, true]);
    flushSync(() => (prefs.tops = false));
    expect(both()).toEqual([false, false]);
    flushSync(() => Object.assign(prefs, DEFAULTS));
    expect(both()).toEqual([true, true]);
  });

  it('is gone from where there is little room', () => {
    show(PlayerChip, props);
    expect(has('.goals')).toBe(true);
    flushSync(() => (prefs.progress = false));
    expect(has('.goals')).toBe(false);
  });
});
