import { expect, test } from 'vitest';
import { goalGems } from '../src/table/goals';

const GOALS = { alike: 4, kinds: 5, all: 7 };

test('the gems of the first goal that was reached', () => {
  const bag = { amethyst: 5, ruby: 1, amber: 1, diamond: 1, sapphire: 1 };
  expect(goalGems(bag, ['four of a kind', 'five kinds'], GOALS)).toEqual(Array(4).fill('amethyst'));
  expect(new Set(goalGems(bag, ['five kinds'], GOALS))).toEqual(new Set(Object.keys(bag)));
  expect(goalGems({ ruby: 3, amber: 3, diamond: 2 }, ['seven in all'], GOALS)).toHaveLength(7);
});

test('no goal, no gems', () => {
  expect(goalGems({ ruby: 3 }, [], GOALS)).toEqual([]);
  expect(goalGems({ ruby: 4 }, ['four of a kind'], undefined)).toEqual([]);
});
