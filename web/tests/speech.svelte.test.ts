// What people say at the table hangs at their card for a while, however the steps of the game come in.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Replay, Step, View } from '../src/api/types';
import { sceneOf } from '../src/scene/scene';
import { playerSummaries } from '../src/table/playerSummary';
import PlayerList from '../src/table/PlayerList.svelte';
import type { TableController } from '../src/table/tableController.svelte';
import games from './replays.json';

const moment = (games as unknown as Replay[])[0]!.moments[0]!;
const view = { seat: 0, ...(moment.position ?? moment.view)! } as View;
const scene = sceneOf(view);
const players = playerSummaries({ view, scene, seats: [], waiting: [], mine: [], muted: [], absent: [], open: null });

const said = (sequence: number, text: string): Step => ({ sequence, kind: 'said', seat: 1, text }) as Step;
const acted = (sequence: number): Step => ({ sequence, kind: 'acted', seat: 2, events: [] }) as unknown as Step;

const connection = $state({ steps: [] as readonly Step[], sequence: 0, skew: 0 });
const playback = { view, told: { sequence: 0, events: Infinity }, captions: [] };
let shown: Record<string, unknown> | null = null;

function sitDown(...steps: Step[]): void {
  receive(...steps);
  const controller = { connection, playback, players, botLines: [] } as unknown as TableController;
  shown = mount(PlayerList, { target: document.body, props: { controller, isSmall: false, onopen: () => {} } });
  flushSync();
}

function receive(...steps: Step[]): void {
  connection.steps = [...connection.steps, ...steps];
  connection.sequence = steps.at(-1)?.sequence ?? connection.sequence;
  flushSync();
}

/** What hangs at the cards, once the bubbles' own script is there. */
async function bubbles(): Promise<string[]> {
  await vi.dynamicImportSettled();
  flushSync();
  return [...document.querySelectorAll('.bubble')].map((bubble) => bubble.textContent!.trim());
}

afterEach(async () => {
  if (shown) await unmount(shown);
  connection.steps = [];
});

describe('what somebody says', () => {
  it('is shown as it comes', async () => {
    sitDown(acted(3));
    receive(said(4, 'Hello'));
    expect(await bubbles()).toEqual(['Hello']);
  });

  it('is shown when another step comes with it', async () => {
    sitDown(acted(3));
    receive(said(4, 'Hello'), acted(5));
    expect(await bubbles()).toEqual(['Hello']);
  });

  it('is shown when nothing has happened before', async () => {
    connection.sequence = 3;
    sitDown();
    receive(said(4, 'Hello'));
    expect(await bubbles()).toEqual(['Hello']);
  });

  it('is not shown again to whoever comes later', async () => {
    sitDown(acted(3), said(4, 'Hello'));
    receive(acted(5));
    expect(await bubbles()).toEqual([]);
  });
});
