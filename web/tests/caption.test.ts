// The caption on the board.

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import BoardCaption from '../src/table/BoardCaption.svelte';
import type { TableController } from '../src/table/tableController.svelte';

it('tells two things that read alike, as when a player loses both canoes', async () => {
  const swept = [0, 1].map((canoe) => ({ type: 'swept', seat: 0, canoe, gem: null }));
  const controller = {
    telling: { names: () => 'Ann', you: null },
    playback: { captions: swept, flow: 2 },
  } as unknown as TableController;
  const shown = mount(BoardCaption, { target: document.body, props: { controller } });
  flushSync();
  expect(document.querySelectorAll('.caption p')).toHaveLength(2);
  await unmount(shown);
});
