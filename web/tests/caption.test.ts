// The caption on the board.

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Event, Replay, View } from '../src/api/types';
import { DEFAULTS, prefs } from '../src/prefs.svelte';
import BoardCaption from '../src/table/BoardCaption.svelte';
import { Playback } from '../src/table/playback.svelte';
import type { TableController } from '../src/table/tableController.svelte';
import games from './replays.json';
import { playbackItem } from './playbackItem';

it('tells two things that read alike, as when a player loses both canoes', async () => {
  const swept = [0, 1].map((canoe) => ({ type: 'swept', seat: 0, canoe, gem: null }));
  const controller = {
    telling: { names: () => 'Ann', you: null },
    playback: { captions: swept, isCaptionOfFlow: true },
  } as unknown as TableController;
  const shown = mount(BoardCaption, { target: document.body, props: { controller } });
  flushSync();
  expect(document.querySelectorAll('.caption p')).toHaveLength(2);
  await unmount(shown);
});

it('still says that it was the river when the next step has come and nothing moves', async () => {
  prefs.motion = 'off';
  const moment = (games as unknown as Replay[])[0]!.moments[0]!;
  const view = { seat: 0, ...(moment.position ?? moment.view)! } as View;
  const playback = new Playback(() => {});
  const add = (sequence: number, events: readonly Event[]): void => playback.add(playbackItem(sequence, events, view));
  add(1, []);
  add(2, [
    { type: 'flow', speed: 1, lowest: 1, weather: 0 },
    { type: 'swept', seat: 0, canoe: 0, gem: null },
  ]);
  add(3, [{ type: 'chosen', seat: 1, tile: 'hidden' }]);
  const controller = { telling: { names: () => 'Ann', you: 0 }, playback } as unknown as TableController;
  const shown = mount(BoardCaption, { target: document.body, props: { controller } });
  flushSync();
  expect(document.querySelector('.caption')?.textContent).toContain('The river carries');
  await unmount(shown);
  prefs.motion = DEFAULTS.motion;
});
