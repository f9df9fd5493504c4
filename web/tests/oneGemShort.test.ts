import { describe, expect, test } from 'vitest';
import type { Step } from '../src/api/types';
import { withOneGemShort } from '../src/table/oneGemShort';

const step = (rest: Partial<Step>): Step => ({ sequence: 5, at: 0, kind: 'acted', ...rest }) as Step;

describe('one gem short', () => {
  test('is told after the last gem that came home', () => {
    const events = [
      { type: 'landed', seat: 1, canoe: 0, gem: 'amber' },
      { type: 'landed', seat: 1, canoe: 1, gem: 'ruby' },
      { type: 'flow', speed: 2, weather: 0, lowest: 2 },
    ] as const;
    const told = withOneGemShort(step({ events: [...events], one_gem_short: [1] }));
    expect(told.events!.map(({ type }) => type)).toEqual(['landed', 'landed', 'one_gem_short', 'flow']);
  });

  test('is not told of somebody whose gem did not come home in this step', () => {
    const told = withOneGemShort(step({ events: [], one_gem_short: [1] }));
    expect(told.events).toEqual([]);
  });
});
