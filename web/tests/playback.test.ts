// The scenes that are played on the board, one after another.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Event, Replay, View } from '../src/api/types';
import { Playback } from '../src/table/playback.svelte';
import games from './replays.json';
import { playbackItem } from './playbackItem';

const moment = (games as unknown as Replay[])[0]!.moments[0]!;
const view = { seat: 0, ...(moment.position ?? moment.view)! } as View;
const scenes: Event[] = [
  { type: 'landed', seat: 0, canoe: 0, gem: 'ruby' },
  { type: 'weather', seat: 0, was: 0, now: 1 },
  { type: 'weather', seat: 1, was: 1, now: 2 },
];

let performed: Event[];
let end: () => void;
let playback: Playback;
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  performed = [];
  playback = new Playback(() => {});
  playback.attach({
    perform: (events) => {
      performed.push(...events);
      return new Promise((resolve) => (end = resolve));
    },
    show: () => {},
    skip: () => end(),
    ask: () => {},
  });
  for (const [sequence, events] of [[], scenes].entries()) playback.add(playbackItem(sequence, events, view));
  await settled();
});
afterEach(() => void vi.useRealTimers());

it('ends a scene that was seen enough, and what would still be held of it, and goes on', async () => {
  expect(performed).toEqual(scenes.slice(0, 1));
  playback.pass();
  await settled();
  expect(performed).toEqual(scenes.slice(0, 2));
  end();
  await settled();
  expect(performed, 'the next scene is held again').toEqual(scenes.slice(0, 2));
  playback.pass();
  await settled();
  expect(performed).toEqual(scenes);
});
