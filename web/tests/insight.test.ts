// An analysis beside its replay: moves and moments, lines and marks, and the sentences of turning points.

import { beforeAll, describe, expect, it } from 'vitest';
import { choiceTexts } from '../src/analysis/actionText';
import { across, chancesAt, linesOf, marksOf, movesAt, roundTicks } from '../src/analysis/chanceLines';
import {
  accountOf,
  byRound,
  decidingPoint,
  decisionsAt,
  insightOf,
  isOneOfTurn,
  momentAfter,
  ownCostliest,
  movesBy,
  turningPointAt,
  worstMark,
} from '../src/analysis/insight';
import { turningStory, turningText } from '../src/analysis/turningText';
import type { Action, Analysis, JudgedDecision, Moment, TurningPoint } from '../src/api/types';
import { i18n } from '../src/i18n/i18n.svelte';
import type { Scene } from '../src/scene/scene';

const player = {
  ...{ name: 'Ann', opening: 0.5, result: 1, accuracy: 90, skill: 0, gifts: 0, luck: 0.5, fortune: 'very-lucky' as const },
  ...{ decisions: 2, inaccuracies: 1, mistakes: 0, blunders: 1 },
};
const tile = (number: 3 | 5) => ({ type: 'paddle', tile: number }) as const;
const decision = (move: number, seat: number, mark: JudgedDecision['mark'], loss: number): JudgedDecision => ({
  ...{ move, round: 1, seat, played: tile(3), best: tile(5), loss, error: 0.01, mark, values: [] },
});

/** Two seats; four moves, of which the second and third were one turn. */
const analysis: Analysis = {
  format: 1,
  simulations: 800,
  seed: 1,
  players: [player, { ...player, name: 'Ben' }],
  chances: [
    { move: 0, round: 1, seat: 0, chances: [0.5, 0.5] },
    { move: 1, round: 1, seat: 1, chances: [0.6, 0.4] },
    { move: 2, round: 1, seat: 1, chances: [0.9, 0.1] },
    { move: 3, round: 2, seat: 0, chances: [1, 0] },
  ],
  decisions: [decision(0, 0, null, 0), decision(1, 1, 'blunder', 0.3), decision(2, 1, 'inaccuracy', 0.04)],
  turning_points: [],
};
const moments = [10, 11, 12, 13, 14].map((sequence) => ({ sequence }) as Moment);
/** The moment 12 shows a tile that was taken back: no move of the record. */
const insight = insightOf(analysis, [11, 13, 13, 14], moments);

describe('luck and own play', () => {
  it('adds up to the result, also when rounded', () => {
    const { start, skill, gifts, luck, result } = accountOf({ ...player, opening: 0.254, skill: -0.415, gifts: 0.905, luck: 0.256 });
    expect(start + skill + gifts + luck).toBe(result);
    expect(result).toBe(100);
  });
});

describe('moves and moments', () => {
  it('are found from each other', () => {
    expect(insight.moments).toEqual([1, 3, 3, 4]);
    expect([0, 1, 2, 3, 4].map((at) => movesBy(insight, at))).toEqual([0, 1, 1, 3, 4]);
    expect([0, 1, 2, 3, 4].map((moves) => momentAfter(insight, moves))).toEqual([0, 1, 3, 3, 4]);
  });

  it('share their decisions, the worst of which marks the moment', () => {
    expect(decisionsAt(insight, 3).map(({ move }) => move)).toEqual([1, 2]);
    expect(decisionsAt(insight, 2)).toEqual([]);
    expect(worstMark(decisionsAt(insight, 3))).toBe('blunder');
    expect(worstMark(decisionsAt(insight, 1))).toBeNull();
  });
});

describe('the chart', () => {
  it('begins with the chances before the first move and ends with the result', () => {
    expect(chancesAt(insight, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(insight, 3)).toEqual([0.9, 0.1]);
    expect(chancesAt(insight, 4)).toEqual([1, 0]);
    expect(linesOf(insight)[0]!.path).toBe('M0 50L25 50L50 40L75 10L100 0');
  });

  it('is read where it is touched, also beside it', () => {
    expect([-0.2, 0, 0.3, 0.5, 0.99, 1.4].map((share) => movesAt(insight, share))).toEqual([0, 0, 1, 2, 4, 4]);
    expect(across(insight, 2)).toBe(50);
  });

  it('marks what cost much on the line of whoever made the decision, the worst first', () => {
    const decisions = [decision(0, 0, 'mistake', 0.1), ...analysis.decisions];
    expect(marksOf(insightOf({ ...analysis, decisions }, [11, 13, 13, 14], moments))).toEqual([
      { seat: 1, move: 1, mark: 'blunder', x: 50, y: 60 },
      { seat: 0, move: 0, mark: 'mistake', x: 25, y: 50 },
    ]);
  });

  it('has no mark on another: the worse is seen', () => {
    const chances = Array.from({ length: 100 }, (_, move) => ({ move, round: 1, seat: 0, chances: [0.5, 0.5] }));
    const decisions = chances.map(({ move }) => decision(move, move % 2, 'mistake', 0.06 + 0.001 * ((move * 37) % 50)));
    const found = marksOf(insightOf({ ...analysis, chances, decisions }, [], moments));
    expect(found.length).toBeGreaterThan(10);
    for (const [i, a] of found.entries()) for (const b of found.slice(i + 1)) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(5);
    const worst = Math.max(...decisions.map(({ loss }) => loss));
    expect(decisions[found[0]!.move]!.loss).toBe(worst);
  });

  it('names rounds where they begin, and tells the same in numbers', () => {
    expect(roundTicks(insight)).toEqual([
      { round: 1, x: 0 },
      { round: 2, x: 75 },
    ]);
    expect(byRound(insight)).toEqual([
      { round: 1, chances: [0.9, 0.1] },
      { round: 2, chances: [1, 0] },
    ]);
  });
});

describe('a turning point', () => {
  beforeAll(() => i18n.load('game', 'table', 'analysis'));
  const names = (seat: number): string => ['Ann', 'Ben'][seat] ?? '';

  it('is joined by the costliest choice of who lost, unless it tells of that itself', () => {
    const players = [player, { ...player, name: 'Ben', result: 0 }];
    const told = (points: TurningPoint[]): JudgedDecision | null =>
      ownCostliest(insightOf({ ...analysis, players, turning_points: points }, [11, 13, 13, 14], moments), 1);
    expect(told([])?.move).toBe(1);
    expect(told([point({ move: 1, who: 1, cause: 1, was: 0.6, now: 0.2 })])).toBeNull();
    expect(ownCostliest(insight, 0)).toBeNull();
  });

  it('is found by its moment, and the one of which most lasted decides', () => {
    const points = [
      point({ move: 0, was: 0.1, now: 0.6, lasting: 0.05 }),
      point({ move: 2, was: 0.6, now: 0.2, lasting: 0.4 }),
      point({ move: 3, was: 0.7, now: 1, lasting: 0.3 }),
    ];
    const turned = insightOf({ ...analysis, turning_points: points }, [11, 13, 13, 14], moments);
    expect(turningPointAt(turned, 3)).toEqual({ point: points[1], number: 2 });
    expect(turningPointAt(turned, 2)).toBeNull();
    expect(decidingPoint(turned)).toBe(points[1]);
    expect(decidingPoint(insight)).toBeNull();
  });

  it('leads to the decision that it tells of, before that of the other canoe in the same turn', () => {
    const told = point({ move: 2, kind: 'paddle', seat: 1, space: '3', cause: 2 });
    const turned = insightOf({ ...analysis, turning_points: [told] }, [11, 13, 13, 14], moments);
    const decisions = decisionsAt(turned, 3);
    expect(decisions.map(({ move }) => move)).toEqual([2, 1]);
    expect(decisions.map((one) => isOneOfTurn(one, decisions))).toEqual([true, true]);
    expect(decisionsAt(turned, 1).map((one) => isOneOfTurn(one, decisionsAt(turned, 1)))).toEqual([false]);
  });

  it('leads to the choice of the tile that it tells of, though another player was the last to choose', () => {
    const told = point({ move: 1, who: 0, cause: 0, was: 0.6, now: 0.2 });
    const turned = insightOf({ ...analysis, turning_points: [told] }, [11, 12, 13, 14], moments);
    expect(decisionsAt(turned, 2).map(({ move }) => move)).toEqual([0, 1]);
    expect(decisionsAt(turned, 1).map(({ move }) => move)).toEqual([0]);
  });

  const point = (more: Partial<TurningPoint>): TurningPoint => ({ move: 1, round: 1, kind: 'tiles', who: 0, was: 0.5, now: 0.9, ...more });

  it.each<[Partial<TurningPoint>, string]>([
    [{}, 'The tiles suit Ann: the chance to win rises from 50% to 90%.'],
    [
      { kind: 'steal', seat: 1, gem: 'ruby', victim: 0, now: 0.2 },
      'Ben steals a ruby from Ann. Ann’s chance to win falls from 50% to 20%.',
    ],
    [{ kind: 'paddle', seat: 0, space: '6L' }, 'Ann paddles to disc 6L. Ann’s chance to win rises from 50% to 90%.'],
    [{ kind: 'weather', seat: 0, weather: 2 }, 'Ann changes the weather to +2. Ann’s chance to win rises from 50% to 90%.'],
    [{ kind: 'river-swept', now: 0.1 }, 'The river carries one of Ann’s canoes over the falls: the chance to win falls from 50% to 10%.'],
  ])('is told in a sentence: %o', (more, told) => {
    expect(turningText(point(more), { names, you: null })).toBe(told);
  });

  it.each<[Partial<TurningPoint>, number, string]>([
    [{}, 0, 'The tiles suit you: your chance to win rises from 50% to 90%.'],
    [{}, 1, 'The tiles suit Ann: the chance to win rises from 50% to 90%.'],
    [
      { kind: 'steal', seat: 1, gem: 'ruby', victim: 0, now: 0.2 },
      0,
      'Ben steals a ruby from you. Your chance to win falls from 50% to 20%.',
    ],
    [
      { kind: 'steal', seat: 1, gem: 'ruby', victim: 0, now: 0.2 },
      1,
      'You steal a ruby from Ann. Ann’s chance to win falls from 50% to 20%.',
    ],
    [{ kind: 'land', seat: 1, gem: 'ruby' }, 0, 'Ben brings a ruby ashore. Your chance to win rises from 50% to 90%.'],
    [
      { kind: 'tiles-swept', now: 0.1 },
      0,
      'With these tiles the river takes one of your canoes over the falls: your chance to win falls from 50% to 10%.',
    ],
  ])('is told to the one who played: %o, seat %i', (more, you, told) => {
    expect(turningText(point(more), { names, you })).toBe(told);
  });

  it.each(['steal', 'land', 'fall', 'weather', 'load', 'ransom', 'paddle', 'stay'])('has words for one’s own %s', (kind) => {
    const own = turningText(point({ kind, seat: 0, gem: 'ruby', victim: 1, space: '3', weather: 1 }), { names, you: 0 });
    expect(own).toMatch(/^You .*\. Your chance to win rises/);
  });
});

describe('a mistake behind a turning point', () => {
  beforeAll(() => i18n.load('game', 'table', 'analysis'));
  const names = (seat: number): string => ['Ann', 'Ben'][seat] ?? '';
  const trip = (to: string, after: unknown[] = []) => ({ type: 'trip', canoe: 0, before: [], to, after }) as unknown as Action;
  const scene = {
    canoes: [
      { seat: 0, canoe: 0, at: '3', gem: 'diamond' },
      { seat: 1, canoe: 0, at: '5', gem: null },
    ],
  } as unknown as Scene;
  const landed: TurningPoint = { move: 3, round: 2, kind: 'land', seat: 1, gem: 'ruby', who: 0, was: 0.62, now: 0.98, cause: 3 };
  const missed = { ...decision(3, 1, 'blunder', 0.3), round: 2, played: trip('shore'), best: trip('3', [{ steal: [0, 0] }]) };
  const story = (point: TurningPoint, decisions: JudgedDecision[], you: number | null) =>
    turningStory(insightOf({ ...analysis, decisions }, [11, 12, 13, 14], moments), point, { names, you }, () => scene);

  it('is told first, and then what would have been better', () => {
    expect(story(landed, [missed], 0)).toBe(
      'Ben blunders: “Return to shore”. Your chance to win rises from 62% to 98%. Better: “Paddle to disc 3 and steal a diamond from you”.',
    );
    expect(story(landed, [missed], 1)).toMatch(/^You blunder: .* Ann’s chance to win rises .* and steal a diamond from Ann”\.$/);
    expect(story(landed, [{ ...missed, mark: 'mistake' }], null)).toMatch(/^Ben makes a mistake: /);
    expect(story(landed, [{ ...missed, mark: 'mistake' }], 1)).toMatch(/^You make a mistake: /);
  });

  it.each<[string, JudgedDecision]>([
    ['a small one', { ...missed, mark: 'inaccuracy' }],
    ['that of the other canoe in the same turn', { ...missed, move: 2 }],
  ])('is not %s', (_, decision) => {
    expect(story(landed, [decision], null)).toBe(turningText(landed, { names, you: null }));
  });

  it('is not one that explains nothing: another player fell by it, or whoever made it rose', () => {
    for (const point of [
      { ...landed, now: 0.3 },
      { ...landed, who: 1 },
    ])
      expect(story(point, [missed], null)).toBe(turningText(point, { names, you: null }));
  });

  it('is that of the tile, if the tiles went against the player', () => {
    const tiles: TurningPoint = { move: 1, round: 1, kind: 'tiles', who: 1, was: 0.5, now: 0.2, cause: 0 };
    const chosen = decision(0, 1, 'mistake', 0.1);
    expect(story(tiles, [chosen], null)).toBe(
      'Ben makes a mistake: “tile 3”. Ben’s chance to win falls from 50% to 20%. Better: “tile 5”.',
    );
    expect(story({ ...tiles, kind: 'tiles-swept' }, [chosen], null)).toBe(
      'Ben makes a mistake: “tile 3”. With these tiles the river takes one of Ben’s canoes over the falls: the chance to win falls from 50% to 20%. Better: “tile 5”.',
    );
    expect(story({ ...tiles, now: 0.8 }, [chosen], null)).not.toContain('Better');
  });
});

describe('a choice beside the champion’s', () => {
  beforeAll(() => i18n.load('game', 'table', 'analysis'));
  const telling = { names: (seat: number): string => ['Ann', 'Ben'][seat] ?? '', you: null };
  const trip = (canoe: number, to: string) => ({ type: 'trip', canoe, before: [], to, after: [] }) as unknown as Action;
  const tableWith = (...places: string[]): Scene =>
    ({ canoes: places.map((at, canoe) => ({ seat: 0, canoe, at, gem: null })) }) as unknown as Scene;
  const texts = (best: Action, played: Action, before: Scene) =>
    choiceTexts({ ...decision(0, 0, null, 0.01), best, played }, before, telling);

  it('is told by what was done', () => {
    expect(texts(trip(0, '3'), trip(0, '5'), tableWith('4', 'shore'))).toEqual({ best: 'Paddle to disc 3', played: 'Paddle to disc 5' });
  });

  it('is told by the canoe where it would read the same', () => {
    expect(texts(trip(0, '3'), trip(1, '3'), tableWith('4', '2'))).toEqual({
      best: 'Canoe on disc 4: Paddle to disc 3',
      played: 'Canoe on disc 2: Paddle to disc 3',
    });
  });

  it('is told by the canoe where two canoes are concerned, or where it is one of several in a turn', () => {
    expect(texts(trip(0, '3'), trip(1, '5'), tableWith('4', '6R'))).toEqual({
      best: 'Canoe on disc 4: Paddle to disc 3',
      played: 'Canoe on disc 6R: Paddle to disc 5',
    });
    const one = { ...decision(0, 0, null, 0.01), best: trip(1, '7R'), played: trip(1, '5') };
    expect(choiceTexts(one, tableWith('4', '6R'), telling, true)).toEqual({
      best: 'Canoe on disc 6R: Paddle to disc 7R',
      played: 'Canoe on disc 6R: Paddle to disc 5',
    });
  });

  it('is the same where nothing that is seen differs', () => {
    expect(texts(trip(0, '3'), trip(1, '3'), tableWith('shore', 'shore'))).toBeNull();
    expect(texts(tile(3), tile(3), tableWith())).toBeNull();
  });
});
