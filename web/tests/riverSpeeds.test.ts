// The scale of the river's speeds beside the board.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Event, Forecast, FlowEvent } from '../src/api/types';
import type { Scene } from '../src/scene/scene';
import ForecastPanel from '../src/table/ForecastPanel.svelte';
import { TableController } from '../src/table/tableController.svelte';

const UP_TO_SEVEN: Forecast = {
  canoes: [],
  speeds: [0, 1, 2, 3, 4, 5, 6, 7],
  chances: Array(8).fill(0.125),
  lowest: 6,
  weathers: [-1, 0, 1],
};
const FLOW: FlowEvent & Event = { type: 'flow', speed: 5, lowest: 5, weather: 0 };
const SCENE = { weather: 0, round: 1, canoes: [] } as unknown as Scene;

/** A table where much was possible when the last turn began. */
function tableInPlay(): TableController {
  const controller = new TableController('table');
  controller.connection.table = { status: 'running', seats: [] } as unknown as typeof controller.connection.table;
  controller.connection.forecasts = [UP_TO_SEVEN];
  controller.playback.scene = SCENE;
  return controller;
}

const lit = (): string[] => [...document.querySelectorAll('.speeds .on')].map((each) => each.textContent);
let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

describe.each([true, false])('the scale of speeds, small: %s', (isSmall) => {
  it('shows what may come, and the real speed alone once the river flows', () => {
    const controller = tableInPlay();
    shown = mount(ForecastPanel, { target: document.body, props: { controller, warning: null, isSmall } });
    flushSync();
    expect(lit()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    controller.playback.isPlaying = true;
    controller.playback.flow = FLOW;
    flushSync();
    expect(lit()).toEqual(['5']);
    expect(document.querySelector('.line strong')?.textContent).toBe('The river flows 5 discs');
    expect(document.querySelector('.why')?.textContent).toBe(isSmall ? undefined : 'Lowest tile 5, weather 0');
    expect(document.querySelector('.speeds.unknown')).toBeNull();
  });
});
