// The coach says why something has just happened to the player: a theft, a fall, a first gem.

import { describe, expect, it } from 'vitest';
import type { Event, Step } from '../src/api/types';
import type { TableController } from '../src/table/tableController.svelte';
import { momentNow } from '../src/teach/coachMoments';

const BEFORE = ['goal', 'tile', 'forecast', 'carry', 'home'];
const flow = { type: 'flow', speed: 3 } as Event;
const swept = { type: 'swept', seat: 0, canoe: 1 } as Event;
const theft = { type: 'stolen', seat: 2, canoe: 0, victim: [0, 0], gem: 'ruby' } as unknown as Event;
const acted = (sequence: number, seat: number, ...events: Event[]): Step => ({ sequence, kind: 'acted', seat, events }) as Step;

/** A player who is to choose a tile, after these steps. */
function choosing(steps: readonly Step[], { lost = false, gems = {}, shown = Infinity } = {}): TableController {
  const canoes = [{ seat: 0, canoe: 1, at: lost ? 'lost' : '3', gem: null }];
  return {
    front: 0,
    connection: { steps },
    playback: { isPlaying: false, scene: { canoes }, told: { sequence: shown, events: 0 } },
    view: { round: 3 },
    isBusy: false,
    isMine: true,
    isChoosing: true,
    chosenTile: null,
    own: { gems },
    players: [],
    legal: [],
    hand: [],
    targets: [],
    boardTargets: [],
    picked: { tile: null, reach: [] },
    staged: { actions: [] },
    river: { warning: null, ghosts: [] },
  } as unknown as TableController;
}

const said = (controller: TableController): string | null => momentNow(controller, BEFORE)?.id ?? null;

describe('the coach says why', () => {
  it('a gem was stolen, beside the thief, until the player has decided', () => {
    expect(momentNow(choosing([acted(4, 0), acted(5, 2, theft)]), BEFORE)).toEqual({ id: 'robbed', point: 'player:2' });
    expect(said(choosing([acted(5, 2, theft), acted(6, 0)]))).toBeNull();
  });

  it('nothing before it has been shown', () => {
    expect(said(choosing([acted(5, 2, theft)], { shown: 5 }))).toBeNull();
  });

  it('the river took a canoe, also at the end of the own turn; then how it comes back', () => {
    const fell = choosing([acted(7, 0, flow, swept)], { lost: true });
    expect(momentNow(fell, BEFORE)).toEqual({ id: 'fell', point: 'forecast' });
    expect(momentNow(fell, [...BEFORE, 'fell'])?.id).toBe('lost');
  });

  it('nothing of the river when the player paddled over the falls', () => {
    expect(said(choosing([acted(7, 0, swept, flow)], { lost: true }))).toBe('lost');
  });

  it('praise for the first gem ashore', () => {
    expect(said(choosing([], { gems: { ruby: 1 } }))).toBe('gem');
  });
});
