// A step as the playback is given it: nothing is staged, nothing was missed.

import type { Event, View } from '../src/api/types';
import type { PlaybackItem } from '../src/table/playback.svelte';

export const playbackItem = (sequence: number, events: readonly Event[], view: View): PlaybackItem => ({
  steps: [{ sequence, at: 0, kind: 'acted', seat: 0, events: [...events] }],
  view: () => view,
  forecast: () => null,
  isJump: false,
  isStaged: false,
  sequence,
  reached: [],
});
