// The table's pure parts: targets, event texts, goals, status texts.

import { describe, expect, it } from 'vitest';
import { sceneOf, type Scene } from '../src/scene/scene';
import { bestFeat, isPraise, nearMiss } from '../src/table/bestFeat';
import { chartOf, ticksOf } from '../src/table/chartLines';
import { DISC, DISC_NAMES, DISCS, heading, HEIGHT, WIDTH } from '../src/geometry/boardGeometry';
import { distance } from '../src/geometry/curve';
import { canoePoses } from '../src/geometry/piecePoses';
import { turn } from '../src/geometry/pose';
import { COVER } from '../src/pages/coverScene';
import { cameraOn } from '../src/table/victoryCamera';
import { cargoes, gemShower, paradeBoats } from '../src/table/parade';
import { causeOf, currentOf, ghostsOf, warningOf, whyOf } from '../src/table/forecastGhosts';
import { adviceOf, canEndTurn } from '../src/table/turnEnd';
import { isElsewhere, keyCommand } from '../src/table/keyMap';
import { nameOf, namesOf, type Telling } from '../src/table/playerNames';
import { placeName, placeValues } from '../src/table/placeNames';
import { bestKind, gemsOf, nearest, goalProgress } from '../src/table/goals';
import { isSameScene } from '../src/table/sameScene';
import { headlineOf, highlightOf, linesOf, sentence, toldEvents } from '../src/table/eventText';
import { logTurns } from '../src/table/logTurns';
import { groupEvents, holdOf } from '../src/table/eventGroups';
import {
  costsOf,
  folded,
  targetKind,
  movableOf,
  obviousCanoe,
  sayOfCanoe,
  stagedText,
  targetsOf,
  tripId,
  unlike,
} from '../src/table/tripTargets';
import { doingOf, headline, nextInFront, resultTitle } from '../src/table/statusText';
import type { Action, Event, Forecast, GemKind, Replay, Seat, Step, Trip, View } from '../src/api/types';
import { say, i18n } from '../src/i18n/i18n.svelte';
import tableWords from '../../src/niagara/locales/en/table.ftl?raw';
import games from './replays.json';

const replays = games as unknown as Replay[];
const names = (seat: number): string => ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'][seat] ?? '?';
const telling: Telling = { names, you: null };
const first = replays[0]!.moments[0]!;
const viewAt = (moment = first): View => ({ seat: 0, ...(moment.position ?? moment.view)! }) as View;
const scene: Scene = sceneOf(viewAt());
const moved = (at: Record<string, { at: string; gem?: string | null }>): Scene => ({
  ...scene,
  canoes: scene.canoes.map((piece) => ({ ...piece, ...at[`${piece.seat}${piece.canoe}`] }) as (typeof scene.canoes)[number]),
});
const trip = (canoe: number, to: string, before: unknown[] = [], last: unknown[] = []): Trip =>
  ({ type: 'trip', canoe, before, to, after: last }) as Trip;

describe('words', () => {
  it('has every key that is asked for', () => {
    const files = import.meta.glob(['../src/table/*', '../src/ui/*'], { query: '?raw', import: 'default', eager: true }) as Record<
      string,
      string
    >;
    const asked = Object.values(files).flatMap((text) => [...text.matchAll(/'(at-[a-z-]+)'/g)].map((found) => found[1]!));
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((key) => !i18n.has(key))).toEqual([]);
  });

  it('parses: no key of the file is lost', () => {
    const keys = [...tableWords.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
    expect(keys.filter((key) => !i18n.has(key))).toEqual([]);
  });
});

describe('places', () => {
  it('have names', () => {
    expect(placeName('shore')).toBe('the shore');
    expect(placeName('4')).toBe('disc 4');
    expect(placeName('7L')).toBe('disc 7L');
  });

  it('are told to sentences as codes', () => {
    expect(placeValues('shore')).toEqual({ place: 'shore', disc: 0, arm: 'none' });
    expect(placeValues('6R')).toEqual({ place: 'disc', disc: 6, arm: 'R' });
    const here = moved({ '00': { at: 'shore' }, '01': { at: '6R', gem: 'ruby' } });
    expect(sayOfCanoe('at-canoe-name', here, 0, 0)).toBe('Canoe on the shore');
    expect(sayOfCanoe('at-canoe-twin', here, 0, 1)).toBe('Canoe on disc 6R with a ruby (B)');
    expect(sentence({ type: 'trip', seat: 0, canoe: 0, path: ['3', '4'] } as Event, telling)).toBe('Ann paddles from disc 3 to disc 4.');
  });
});

describe('the headline', () => {
  it('tells an event in a few words', () => {
    const told = (event: object): string => headlineOf(event as Event, telling);
    expect(told({ type: 'flow', speed: 1, weather: 0, lowest: 1 })).toBe('The river');
    expect(told({ type: 'ransomed', seat: 0, canoe: 1, gem: 'ruby' })).toBe('Ann gets a canoe back');
    expect(told({ type: 'loaded', seat: 0, canoe: 1, gem: 'diamond' })).toBe('Ann loads a diamond.');
    expect(told({ type: 'trip', seat: 0, canoe: 1, path: ['6R', '5'] })).toBe('Ann paddles to disc 5.');
    expect(told({ type: 'trip', seat: 0, canoe: 1, path: ['6R'] })).toBe('Ann stays on disc 6R.');
  });
});

describe('the log', () => {
  it('begins with the round where the game was laid', () => {
    const started = (round: number): string | undefined =>
      linesOf({ sequence: 2, at: 0, kind: 'started', start: 0, round }, telling)[0]?.text;
    expect(started(1)).toBe('The game begins. Ann goes first.');
    expect(started(6)).toBe('Round 6: Ann goes first.');
  });
});

describe('the warning of the falls', () => {
  const here = moved({ '00': { at: '7L', gem: 'amber' }, '01': { at: '7R' } });
  const warned = (...dangers: string[]): ReturnType<typeof warningOf> =>
    warningOf({ speeds: [], canoes: dangers.map((danger) => ({ danger })) } as unknown as Forecast, here, 0);

  it('names the canoe, or both; what is certain first', () => {
    expect(warned('none', 'none')).toBeNull();
    expect(warned('possible', 'none')).toEqual({
      text: 'Canoe on disc 7L could go over the falls',
      isSure: false,
      canoes: [0],
    });
    expect(warned('possible', 'certain')).toEqual({ text: 'Canoe on disc 7R will go over the falls', isSure: true, canoes: [1] });
    expect(warned('certain', 'certain')).toEqual({ text: 'Both your canoes will go over the falls', isSure: true, canoes: [0, 1] });
  });

  it('says of a canoe that can still move what happens if it stays; what cannot be helped comes first', () => {
    const forecast = { speeds: [], canoes: [{ danger: 'certain' }, { danger: 'certain' }] } as unknown as Forecast;
    expect(warningOf(forecast, here, 0, () => true)?.text).toBe('Both your canoes are lost unless they move');
    const perhaps = { speeds: [], canoes: [{ danger: 'none' }, { danger: 'possible', risk: 1 }] } as unknown as Forecast;
    expect(warningOf(perhaps, here, 0, () => true)).toMatchObject({
      text: 'Canoe on disc 7R could be lost unless it moves',
      isSure: false,
    });
    expect(warningOf(forecast, here, 0, (canoe) => canoe === 0)).toEqual({
      text: 'Canoe on disc 7R will go over the falls',
      isSure: true,
      canoes: [1],
    });
  });
});

describe('a danger that is hardly to be feared', () => {
  const here = moved({ '00': { at: '5' }, '01': { at: '7R' } });
  const drifts = (risk: number): Forecast =>
    ({
      speeds: [1, 2, 5],
      canoes: [
        { danger: 'possible', risk, ends: ['6L', '7L', 'falls'] },
        { danger: 'none', risk: 0, ends: [] },
      ],
    }) as unknown as Forecast;

  it('is told quietly: up to which speed the canoes are safe', () => {
    expect(warningOf(drifts(0.2), here, 0)).toEqual({
      text: 'Safe unless the river flows 5 discs or more',
      isSure: false,
      isSlight: true,
      canoes: [0],
    });
    expect(warningOf(drifts(0.25), here, 0)).toMatchObject({ text: 'Canoe on disc 5 could go over the falls', isSure: false });
  });

  it('is no danger on the board', () => {
    const signs = (risk: number): string[][] => ghostsOf(drifts(risk), here, 0).map(({ danger, space }) => [danger, space]);
    expect(signs(0.2)).toEqual([['none', '7L']]);
    expect(signs(0.5)).toEqual([['possible', 'falls']]);
  });
});

describe('the current', () => {
  it('is told as surely as it is known', () => {
    const current = (...speeds: number[]): string => currentOf({ speeds, lowest: 4, weathers: [0], canoes: [], chances: [] }, 0);
    expect(current(0)).toBe('The river won’t move');
    expect(current(3)).toBe('The river will flow 3 discs');
    expect(current(0, 1)).toBe('River: 0 or 1 disc');
    expect(current(2, 4)).toBe('River: 2 or 4 discs');
    expect(current(2, 3, 4)).toBe('River: 2 to 4 discs');
    expect(current(0, 1, 2)).toBe('River: 0 to 2 discs');
    expect(current(1, 2, 4, 5)).toBe('River: 1, 2, 4, or 5 discs');
    expect(current(0, 1, 2, 3, 4, 6)).toBe('River: 0 to 6 discs');
  });

  it('is told by what is likely, and the most that is possible, where only some of it is', () => {
    const current = (...chances: number[]): string =>
      currentOf({ speeds: chances.map((_, speed) => speed), lowest: null, weathers: [0, 1], canoes: [], chances }, 0);
    expect(current(0.1, 0.4, 0.35, 0.15)).toBe('River: likely 1 or 2 discs, at most 3');
    expect(current(0.05, 0.3, 0.3, 0.3, 0.05)).toBe('River: likely 1–3 discs, at most 4');
    expect(current(0.1, 0.3, 0.3, 0.3)).toBe('River: 0 to 3 discs');
    expect(current(0.1, 0.75, 0.15)).toBe('River: likely 1 disc, at most 2');
    expect(current(0.3, 0.3, 0.4)).toBe('River: 0 to 2 discs');
    expect(current(0.1, 0.9)).toBe('River: 0 or 1 disc');
    // A weather that a cloud may change leaves gaps.
    const gap = { speeds: [0, 1, 3, 4, 6], chances: [0.05, 0.3, 0.3, 0.3, 0.05] };
    expect(currentOf({ ...gap, canoes: [], lowest: null, weathers: [0] }, 0)).toBe('River: likely 1, 3, or 4 discs, at most 6');
    // What is called likely comes true three times of four.
    expect(current(0.3, 0.3, 0.15, 0.15, 0.1)).toBe('River: likely 0–2 discs, at most 4');
    expect(current(0.3, 0.2, 0.2, 0.2, 0.1)).toBe('River: likely 0–3 discs, at most 4');
  });

  it('says what it still depends on: clouds, or any hidden tile', () => {
    const why = (speeds: number[], weathers: number[]): string | null => whyOf({ speeds, lowest: 1, weathers, canoes: [], chances: [] });
    expect(why([0, 1, 2, 3], [-1, 0, 1, 2])).toBe('a cloud can still change it');
    expect(why([3, 4], [0, 1])).toBe('a cloud can still change it');
    expect(why([1, 2, 3], [0])).toBe('tiles still hidden');
    expect(why([0, 1, 2, 3, 4], [-1, 0, 1])).toBe('tiles still hidden');
    expect(why([3], [0])).toBeNull();
    expect(whyOf(null)).toBeNull();
  });

  it('is that of the others until the own tile is chosen', () => {
    const open = { speeds: [0, 1, 2, 3], lowest: null, weathers: [0, 1, 2], canoes: [], chances: [] };
    const by = (...speeds: number[]): Forecast => ({ ...open, others: { speeds, chances: [] } });
    expect(currentOf(by(2, 3), 0)).toBe('Without your tile, the river flows 2 to 3');
    expect(currentOf(by(3), 0)).toBe('Without your tile, the river flows 3');
    expect(whyOf(by(2, 3))).toBeNull();
    expect(causeOf(by(3), 0)).toBe('the lowest tile counts: yours can slow it');
    expect(currentOf(open, 0)).toBe('River: 0 to 3 discs');
    expect(whyOf(open)).toBe('tiles still hidden');
    expect(currentOf(null, 1)).toBe('River: lowest tile, weather +1');
  });

  it('has a cause that gives its number, also when one’s own cloud must still change the weather', () => {
    const cause = (speeds: number[], weathers: number[]): string | null =>
      causeOf({ speeds, lowest: 2, weathers, canoes: [], chances: [] }, -1);
    expect(cause([0, 1], [-1, 0])).toBeNull();
    expect(cause([1], [-1])).toBe('Lowest tile 2, weather −1');
    expect(cause([2], [0])).toBe('Lowest tile 2, weather going to 0');
  });
});

describe('the end of a turn', () => {
  const done: Action = { type: 'done' };

  it('needs nothing staged where a lone canoe may stay ashore (D1)', () => {
    expect(canEndTurn(false, [trip(0, '3'), done])).toBe(true);
    expect(adviceOf({ canEnd: true, isWin: false, staged: 0, movable: 1, selected: 0, isAshore: true })).toBe('at-turn-may-stay');
  });

  it('waits for what must move', () => {
    expect(canEndTurn(false, [trip(0, '3')])).toBe(false);
    expect(adviceOf({ canEnd: false, isWin: false, staged: 0, movable: 2, selected: null, isAshore: false })).toBe('at-turn-pick');
    expect(adviceOf({ canEnd: false, isWin: false, staged: 0, movable: 1, selected: 0, isAshore: false })).toBe('at-turn-where');
    expect(adviceOf({ canEnd: false, isWin: false, staged: 0, movable: 2, selected: 0, isAshore: true })).toBe('at-turn-launch');
  });

  it('says so when the turn wins the game', () => {
    expect(adviceOf({ canEnd: true, isWin: true, staged: 1, movable: 1, selected: null, isAshore: true })).toBe('at-turn-wins');
  });

  it('comes when the turn is staged whole, or the rest may stay (R3.2)', () => {
    expect(canEndTurn(true, [])).toBe(true);
    expect(adviceOf({ canEnd: true, isWin: false, staged: 1, movable: 0, selected: null, isAshore: false })).toBe('at-turn-ready');
    expect(adviceOf({ canEnd: true, isWin: false, staged: 1, movable: 1, selected: 1, isAshore: false })).toBe('at-turn-may-add');
  });
});

describe('targets', () => {
  const here = moved({ '00': { at: '6R' }, '10': { at: '3', gem: 'ruby' } });
  const legal = [
    trip(0, 'falls'),
    trip(0, '3', [], [{ steal: [1, 0] }]),
    trip(0, '3'),
    trip(0, '5', [{ load: 'sapphire' }]),
    trip(0, '7R', [], [{ load: 'ruby' }]),
    trip(1, '3'),
    { type: 'done' } as Action,
  ];
  const costs = costsOf(legal, [
    { steps: 2, cargo: 0 },
    { steps: 3, cargo: 0 },
    { steps: 3, cargo: 0 },
    { steps: 1, cargo: 2 },
    { steps: 1, cargo: 2 },
    { steps: 3, cargo: 0 },
    null,
  ]);

  it('offers exactly what is legal for the canoe, each with its own id', () => {
    const targets = targetsOf(legal, 0, here, 0, names, costs);
    expect(targets).toHaveLength(5);
    expect(new Set(targets.map((target) => target.id)).size).toBe(5);
    expect(targets.at(-1)).toMatchObject({ kind: 'falls', space: 'falls', danger: true });
    expect(targetsOf(legal, null, here, 0, names, costs).map(({ canoe }) => canoe)).toContain(1);
  });

  it('offers the useful first, and folds the ways over the falls', () => {
    const near = moved({ '00': { at: '3' } });
    const over = trip(0, 'falls', [{ load: 'amethyst' }]);
    const all = [over, trip(0, 'falls'), trip(0, '5'), trip(0, 'shore'), trip(0, '4', [], [{ load: 'diamond' }])];
    const targets = targetsOf(all, 0, near, 0, names, new Map());
    expect(targets.map(({ kind }) => kind)).toEqual(['load', 'land', 'move', 'falls', 'falls']);
    const { shown, hidden } = folded(targets);
    expect(shown).toHaveLength(4);
    expect([shown.at(-1)?.label, hidden[0]?.label]).toEqual(['Go over the falls', 'Load an amethyst, then go over the falls']);
    expect(folded(targets.slice(0, 3)).hidden).toEqual([]);
  });

  it('offers what a lesson teaches before all else', () => {
    const swap = trip(0, '4', ['unload', { load: 'diamond' }]);
    const targets = targetsOf([trip(0, 'shore'), trip(0, '5'), swap], 0, moved({ '00': { at: '4' } }), 0, names, new Map(), [swap]);
    expect(targets.map(({ kind }) => kind)).toEqual(['swap', 'land', 'move']);
  });

  it('says what each costs and brings', () => {
    const targets = targetsOf(legal, 0, here, 0, names, costs);
    const of = (kind: string): (typeof targets)[number] | undefined => targets.find((target) => target.kind === kind);
    expect(of('steal')).toMatchObject({
      gem: 'ruby',
      victim: 1,
      label: 'Paddle to disc 3 and steal a ruby from Bob',
      detail: '3 steps to paddle',
    });
    expect(targets.find((target) => target.space === '5')).toMatchObject({
      label: 'Load a sapphire, then paddle to disc 5',
      detail: '2 steps to load, 1 to paddle',
      gem: 'sapphire',
    });
    expect(targets.find((target) => target.space === '7R')).toMatchObject({
      label: 'Paddle to disc 7R and load a ruby',
      detail: '1 step to paddle, 2 to load',
    });
  });

  it('has no two choices that read alike', () => {
    const loaded = moved({ '00': { at: '4', gem: 'ruby' } });
    const cargoes = [[], ['unload'], ['unload', { load: 'diamond' }], ['unload', { load: 'amber' }]];
    const ways = ['falls', 'shore', '3', '4'].flatMap((to) => cargoes.map((before) => trip(0, to, before)));
    const labels = targetsOf(ways, 0, loaded, 0, names, costsOf(ways, [])).map((target) => target.label);
    expect(new Set(labels).size).toBe(ways.length);
    expect(labels).toContain('Unload a ruby, then go over the falls');
    expect(labels).toContain('Swap for a diamond and bring it ashore');
  });

  it('names the deed of every kind of trip', () => {
    expect(targetKind(trip(0, '4', ['unload', { load: 'ruby' }]))).toBe('swap');
    expect(targetKind(trip(0, '4', [], ['unload']))).toBe('unload');
    expect(targetKind(trip(0, 'shore'))).toBe('land');
    expect(targetKind(trip(0, '2'))).toBe('move');
    expect(targetKind(trip(0, '2', ['unload'], [{ steal: [1, 0] }]))).toBe('steal');
  });

  it('begins with the useful: home with a gem, gems taken, the shore, moves, and the falls last', () => {
    const loaded = moved({ '00': { at: '4', gem: 'amber' }, '10': { at: '2', gem: 'ruby' } });
    const offered = [
      trip(0, 'falls'),
      trip(0, 'shore', ['unload']),
      trip(0, '2', ['unload']),
      trip(0, '6L'),
      trip(0, '4', ['unload', { load: 'diamond' }]),
      trip(0, '2', ['unload'], [{ steal: [1, 0] }]),
      trip(0, 'shore'),
    ];
    const found = targetsOf(offered, 0, loaded, 0, names, new Map());
    expect(found.map(({ label }) => label)).toEqual([
      'Bring an amber ashore',
      'Unload, paddle to disc 2 and steal a ruby from Bob',
      'Unload an amber and return to shore',
      'Paddle to disc 6L',
      'Swap for a diamond here',
      'Unload an amber, then paddle to disc 2',
      'Go over the falls',
    ]);
    // A gem that is left behind is not held out as if it were won.
    expect(found.filter(({ gem }) => gem).map(({ kind }) => kind)).toEqual(['land', 'steal', 'swap', 'unload']);
  });

  it('puts a theft of the gem that is left behind for it among the exchanges', () => {
    const loaded = moved({ '00': { at: '4', gem: 'ruby' }, '10': { at: '2', gem: 'ruby' } });
    const found = targetsOf([trip(0, '2', ['unload'], [{ steal: [1, 0] }]), trip(0, '6L')], 0, loaded, 0, names, new Map());
    expect(found.map(({ kind }) => kind)).toEqual(['move', 'steal']);
  });

  it('takes what is plainly meant at a space, and asks otherwise', () => {
    const near = moved({ '00': { at: '4', gem: 'amber' }, '01': { at: '3' }, '10': { at: '2', gem: 'ruby' } });
    const obvious = (...legal: Action[]): string[] =>
      [0, 1].flatMap((canoe) =>
        targetsOf(legal, canoe, near, 0, names, new Map()).flatMap(({ isObvious, label }) => (isObvious ? [label] : [])),
      );
    const swap = trip(0, 'shore', ['unload', { load: 'diamond' }]);
    const fetch = (gem: string): Action => trip(1, 'shore', [{ load: gem }]);
    const theft = trip(1, '2', [], [{ steal: [1, 0] }]);
    expect(obvious(trip(0, 'shore', ['unload']), swap, trip(0, 'shore'))).toEqual(['Bring an amber ashore']);
    expect(obvious(trip(1, 'shore'), fetch('amethyst'))).toEqual(['Load an amethyst and bring it ashore']);
    expect(obvious(trip(1, '2'), theft)).toEqual(['Paddle to disc 2 and steal a ruby from Bob']);
    expect(obvious(trip(0, 'falls', ['unload']), trip(0, 'falls'))).toEqual(['Go over the falls']);
    // Which gem, from whom, or what first: that is for the player to say. Where there is one thing only, there is no question.
    expect(obvious(fetch('amethyst'), fetch('ruby'))).toEqual([]);
    expect(obvious(trip(1, '4', [{ load: 'amethyst' }]), trip(1, '4', [], [{ load: 'diamond' }]))).toEqual([]);
    expect(obvious(trip(1, 'shore'))).toEqual([]);
  });

  it('offers no two choices that read alike', () => {
    const robbers = moved({ '00': { at: '6L', gem: 'amber' }, '10': { at: '2', gem: 'ruby' }, '11': { at: '2', gem: 'ruby' } });
    const before = [[], ['unload'], ['unload', { load: 'ruby' }], ['unload', { load: 'sapphire' }]] as const;
    const offered = [
      ...before.map((cargo) => trip(0, 'falls', [...cargo])),
      ...before.map((cargo) => trip(0, '5', [...cargo])),
      trip(0, '5', [], ['unload']),
      trip(0, '2', ['unload'], [{ steal: [1, 0] }]),
      trip(0, '2', ['unload'], [{ steal: [1, 1] }]),
    ];
    const labels = targetsOf(offered, 0, robbers, 0, names, new Map()).map(({ label }) => label);
    expect(labels).toHaveLength(offered.length - 1);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('takes up a canoe that need not be asked for', () => {
    expect(movableOf(legal, here, 0).map((item) => item.canoe)).toEqual([0, 1]);
    expect(obviousCanoe(legal, here, 0)).toBeNull();
    expect(obviousCanoe(legal, scene, 0)).toBe(0);
    expect(obviousCanoe([trip(1, '3')], here, 0)).toBe(1);
    expect(obviousCanoe([], here, 0)).toBeNull();
  });

  it('does not ask which of two canoes that are alike', () => {
    const both = [trip(0, '5'), trip(1, '5')];
    const chosen = (first: GemKind | null, second: GemKind | null): number[] => {
      const twins = moved({ '00': { at: '4', gem: first }, '01': { at: '4', gem: second } });
      return unlike(twins, movableOf(both, twins, 0)).map(({ canoe }) => canoe);
    };
    expect(chosen('sapphire', 'sapphire')).toEqual([0]);
    expect(chosen(null, null)).toEqual([0]);
    expect(chosen('sapphire', null)).toEqual([0, 1]);
    const twins = moved({ '00': { at: '4', gem: 'ruby' }, '01': { at: '4', gem: 'ruby' } });
    expect(obviousCanoe(both, twins, 0)).toBe(0);
  });

  it('says what is staged', () => {
    const staged = (action: Action, before = here): string => stagedText(action, before, 0, names);
    expect(staged(trip(0, '3', [], [{ load: 'amethyst' }]))).toBe('Paddle to disc 3 and load an amethyst');
    expect(staged(trip(0, '6R', [{ load: 'sapphire' }]))).toBe('Load a sapphire here');
    expect(staged(trip(0, 'shore'), moved({ '00': { at: '3', gem: 'ruby' } }))).toBe('Bring a ruby ashore');
    expect(staged({ type: 'weather', step: 1 })).toBe('Faster river');
    expect(tripId(trip(0, '3'))).not.toBe(tripId(trip(1, '3')));
  });
});

describe('alike', () => {
  it('tells scenes apart', () => {
    expect(isSameScene(scene, { ...scene, weather: 1 })).toBe(false);
    expect(isSameScene(scene, moved({ '00': { at: '1' } }))).toBe(false);
    expect(isSameScene(scene, { ...scene, gems: scene.gems.map(() => ({ ruby: 0 })) })).toBe(true);
  });
});

describe('sentences', () => {
  const EVENTS: Event[] = [
    { type: 'chosen', seat: 0, tile: 'hidden' },
    { type: 'ransomed', seat: 0, canoe: 0, gem: 'ruby' },
    { type: 'revealed', seat: 1, tile: 'cloud' },
    { type: 'stranded', seat: 1 },
    { type: 'trip', seat: 0, canoe: 0, path: ['3', '4'] },
    { type: 'trip', seat: 0, canoe: 0, path: ['3'] },
    { type: 'loaded', seat: 0, canoe: 0, gem: 'amber', site: 'amber' },
    { type: 'unloaded', seat: 0, canoe: 0, gem: 'amber', site: 'ruby' },
    { type: 'stolen', seat: 0, canoe: 0, gem: 'diamond', victim: [2, 1] },
    { type: 'landed', seat: 0, canoe: 0, gem: null },
    { type: 'landed', seat: 0, canoe: 0, gem: 'ruby' },
    { type: 'swept', seat: 0, canoe: 0, gem: 'ruby' },
    { type: 'weather', seat: 0, was: 0, now: -1 },
    { type: 'flow', speed: 0, lowest: null, weather: 0 },
    { type: 'push', arm: 'left', drifts: [] },
    { type: 'rescued', seat: 0, canoe: 0 },
    { type: 'start_passed', seat: 1, round: 4 },
    { type: 'hands_refilled' },
    {
      type: 'game_over',
      winners: [
        { seat: 0, goals: [] },
        { seat: 1, goals: [] },
      ],
      round_limit: false,
    },
  ];

  it.each(EVENTS.map((event) => [event.type, event] as const))('tells %s', (_, event) => {
    const text = sentence(event, telling);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[{}$]|event-|space-|undefined/);
    expect(highlightOf(event).canoes.every((canoe) => canoe.seat >= 0)).toBe(true);
  });

  it('tells every event of whole games', () => {
    const texts = replays.flatMap((replay) => replay.moments.flatMap((moment) => moment.events.map((event) => sentence(event, telling))));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || /[{}$]/.test(text))).toEqual([]);
  });

  it('tells the player at this device in the second person, and only that one', () => {
    const tell = (event: object, you = 0): string => sentence(event as Event, { names, you });
    expect(tell({ type: 'revealed', seat: 0, tile: 2 })).toBe('You play 2.');
    expect(tell({ type: 'revealed', seat: 0, tile: 2 }, 1)).toBe('Ann plays 2.');
    expect(tell({ type: 'trip', seat: 0, canoe: 0, path: ['3', '4'] })).toBe('You paddle from disc 3 to disc 4.');
    expect(tell({ type: 'trip', seat: 0, canoe: 0, path: ['shore', '1'] })).toBe('You paddle from the shore to disc 1.');
    expect(tell({ type: 'trip', seat: 0, canoe: 1, path: ['6R'] })).toBe('You stay on disc 6R.');
    expect(tell({ type: 'trip', seat: 0, canoe: 1, path: ['6R'] }, 1)).toBe('Ann stays on disc 6R.');
    const theft = { type: 'stolen', seat: 0, canoe: 0, victim: [1, 1], gem: 'ruby' };
    expect([0, 1, 2].map((you) => tell(theft, you))).toEqual([
      'You steal a ruby from Bob.',
      'Ann steals a ruby from you.',
      'Ann steals a ruby from Bob.',
    ]);
    const goal = { type: 'goal_reached', seat: 0, goals: ['seven in all'], to_move: [1, 2] };
    expect(tell(goal)).toMatch(/^You have seven gems! Bob and Cid still take/);
    expect(tell(goal, 1)).toMatch(/^Ann has seven gems! You and Cid still take your turns/);
    expect(tell({ ...goal, to_move: [1] }, 1)).toMatch(/^Ann has seven gems! You still take a turn/);
    const end = (...seats: number[]): object => ({
      type: 'game_over',
      round_limit: false,
      winners: seats.map((seat) => ({ seat, goals: [] })),
    });
    expect(tell(end(0))).toBe('You win.');
    expect(tell(end(0, 2))).toBe('You share the win with Cid.');
    expect(resultTitle('over', [0, 1], [0], names)).toBe('You share the win with Bob!');
    expect(resultTitle('over', [0, 1], [0, 1], names)).toBe('Ann and Bob share the win');
  });

  it('never names that player in whole games, nor leaves a word out', () => {
    const steps = replays.flatMap((replay) => replay.moments.flatMap((moment) => moment.events));
    for (const event of [...EVENTS, ...steps]) {
      for (const text of [sentence(event, { names, you: 0 }), headlineOf(event, { names, you: 0 })]) {
        expect(text).toMatch(/^[A-Z]/);
        expect(text).not.toMatch(/Ann|[{}$]|you-|event-/);
      }
    }
  });

  it('leaves out what another sentence says', () => {
    const landed = toldEvents([EVENTS[4]!, EVENTS[10]!, EVENTS[14]!]);
    expect(landed.map((event) => event.type)).toEqual(['landed']);
  });

  it('never tells a secret tile', () => {
    const step: Step = { sequence: 1, at: 0, kind: 'acted', seat: 0, by: 'person', events: [{ type: 'chosen', seat: 0, tile: 4 }] };
    expect(linesOf(step, telling)[0]).toMatchObject({ text: 'Ann has chosen a tile.', isQuiet: true });
  });

  it('tells what is said, and what happens around the game', () => {
    const at = { sequence: 3, at: 0, seat: 1 } as const;
    expect(linesOf({ ...at, kind: 'said', text: 'hello', emote: true }, telling)[0]?.text).toBe('Hello!');
    expect(linesOf({ ...at, kind: 'said', muted: true }, telling)[0]?.text).toBe('(muted)');
    expect(linesOf({ ...at, kind: 'acted', by: 'clock', events: [EVENTS[2]!] }, telling)).toHaveLength(2);
    for (const kind of ['started', 'returned', 'resigned', 'voted', 'abandoned', 'rematched'] as const) {
      expect(linesOf({ ...at, kind, yes: true, start: 0 }, telling)[0]?.text).toMatch(/\.$/);
    }
    const own = { names, you: 1 };
    for (const kind of ['started', 'returned', 'resigned', 'voted', 'stand-in'] as const) {
      expect(linesOf({ ...at, kind, yes: true, start: 1, whom: 0 }, own)[0]?.text).toMatch(/^(The game begins\. )?You/);
    }
    expect(linesOf({ ...at, kind: 'stand-in', yes: true, seat: 0, whom: 1 }, own)[0]?.text).toBe('Ann votes to let a bot play for you.');
    const decided = linesOf({ ...at, kind: 'stand-in', yes: true, decided: true, seat: 0, whom: 1 }, own)[0];
    expect(decided?.text).toMatch(/^You’re away\./);
    expect(decided?.seat).toBe(1);
    expect(linesOf({ ...at, kind: 'acted', by: 'clock', events: [EVENTS[2]!] }, own)[0]?.text).toMatch(/^You ran out of time/);
    expect(linesOf({ ...at, kind: 'private' }, telling)).toEqual([]);
  });

  it('leaves a gem that comes home in sight, but not an empty canoe', () => {
    const landed = (gem: string | null): Event => ({ type: 'landed', seat: 0, canoe: 0, gem }) as Event;
    expect(holdOf([landed('ruby')])).toBeGreaterThan(0);
    expect(holdOf([landed(null)])).toBe(0);
  });

  it('calls everybody what they were called at the time', () => {
    const seats = [
      { kind: 'person', player: 'a', name: 'Ann' },
      { kind: 'bot', player: null, name: 'easy', temperament: 'thief' },
      { kind: 'person', player: 'c', name: 'Cid' },
    ] as Seat[];
    const table = { seats, resigned: [{ seat: 1, sequence: 7, name: 'Ben' }] };
    const now: Telling = { names: namesOf(seats), you: 2, table };
    const said = { at: 0, kind: 'said', seat: 1, text: 'Hi' } as const;
    const [ben] = linesOf({ ...said, sequence: 3, player: 'b', name: 'Ben' }, now);
    expect(ben).toMatchObject({ name: 'Ben', seat: 1 });
    const [cid] = linesOf({ ...said, sequence: 2, player: 'c', name: 'Cid' }, now);
    expect(cid, 'who has changed seats').toMatchObject({ name: 'Cid', seat: 2 });
    const [gone] = linesOf({ ...said, sequence: 1, seat: 0, player: 'd', name: 'Dan' }, now);
    expect(gone, 'who has left before the game').toMatchObject({ name: 'Dan', seat: null });
    const acted = (sequence: number) => linesOf({ sequence, at: 0, kind: 'returned', seat: 1 }, now)[0]?.text;
    expect(acted(6)).toMatch(/^Ben /);
    expect(acted(8)).toMatch(/^Rico /);
    expect(linesOf({ sequence: 7, at: 0, kind: 'resigned', seat: 1 }, now)[0]?.text).toBe('Ben resigns. The bot Rico takes over.');
  });

  it('groups what is shown together', () => {
    const groups = groupEvents([EVENTS[4]!, EVENTS[6]!, EVENTS[2]!, EVENTS[12]!, EVENTS[13]!, EVENTS[14]!, EVENTS[16]!]);
    expect(groups.map((group) => group.map((event) => event.type).join())).toEqual([
      'trip,loaded',
      'revealed',
      'weather',
      'flow',
      'push',
      'start_passed',
    ]);
  });
});

describe('the canoes of a turn', () => {
  it('are shown one after the other, each with what it does', () => {
    const at = { seat: 0, gem: 'ruby' as const };
    const groups = groupEvents([
      { type: 'loaded', canoe: 0, site: 'ruby', ...at },
      { type: 'trip', seat: 0, canoe: 0, path: ['7L', '6L'] },
      { type: 'trip', seat: 0, canoe: 1, path: ['2', '1', 'shore'] },
      { type: 'landed', canoe: 1, ...at },
    ]);
    expect(groups.map((group) => group.map((event) => event.type).join())).toEqual(['loaded,trip', 'trip,landed']);
  });
});

describe('progress', () => {
  const GOALS = { alike: 4, kinds: 5, all: 7 };

  it('is counted by the goals the server tells', () => {
    expect(goalProgress({ ruby: 3 }, { alike: 3, kinds: 2, all: 9 }).map(({ have, need }) => `${have}/${need}`)).toEqual([
      '3/3',
      '1/2',
      '3/9',
    ]);
    expect(goalProgress({ ruby: 3 }, undefined)).toEqual([]);
    expect(nearest({ ruby: 3 }, undefined)).toBeNull();
  });

  it('counts the three ways', () => {
    expect(goalProgress({}, GOALS).map((way) => way.have)).toEqual([0, 0, 0]);
    expect(goalProgress({ ruby: 3, amber: 1 }, GOALS).map(({ have, need }) => `${have}/${need}`)).toEqual(['3/4', '2/5', '4/7']);
    expect(goalProgress({ ruby: 5 }, GOALS)[0]).toMatchObject({ have: 4, need: 4 });
    expect(nearest({ ruby: 1, amber: 1, diamond: 1, sapphire: 1 }, GOALS)).toMatchObject({ goal: 'kinds', have: 4 });
    expect(bestKind({})).toBeNull();
    expect(gemsOf({ ruby: 2, amber: 1 })).toEqual(['amber', 'ruby', 'ruby']);
  });
});

describe('the log', () => {
  const events = [
    { type: 'revealed', seat: 0, tile: 1 },
    { type: 'trip', seat: 0, canoe: 0, path: ['shore', '1'] },
    { type: 'trip', seat: 0, canoe: 1, path: ['shore', '1'] },
    { type: 'revealed', seat: 1, tile: 2 },
    { type: 'trip', seat: 1, canoe: 0, path: ['shore', '1', '2'] },
    { type: 'loaded', seat: 1, canoe: 0, gem: 'ruby' },
    { type: 'start_passed', seat: 1, round: 2 },
  ] as Event[];
  const lines = linesOf({ sequence: 1, at: 0, kind: 'acted', events } as Step, telling);

  it('tells two equal trips of a turn as one, when the second is made', () => {
    expect(lines.map(({ text }) => text).slice(0, 2)).toEqual(['Ann plays 1.', 'Ann paddles both canoes to disc 1.']);
    expect(lines[1]).toMatchObject({ event: 2, highlight: { canoes: [{ canoe: 0 }, { canoe: 1 }] } });
  });

  it('says how many discs went which way, once the last of them has gone', () => {
    const push = (arm: 'left' | 'right'): Event => ({ type: 'push', arm, drifts: [] });
    const flow = { type: 'flow', speed: 3, weather: 0, lowest: 3 } as Event;
    const told = (...pushes: Event[]): [string, number][] =>
      linesOf({ sequence: 1, at: 0, kind: 'acted', events: [flow, ...pushes] } as Step, telling).map(({ text, event }) => [text, event]);
    expect(told(push('left'), push('right'), push('left')).slice(1)).toEqual([['At the fork: 2 to the left, 1 to the right.', 3]]);
    expect(told(push('left')).slice(1)).toEqual([]); // the arrow said so
  });

  it('shows tiles and gems, and gathers what a player does under one mark', () => {
    expect(lines[0]).toMatchObject({ tile: 1 });
    expect(lines[4]).toMatchObject({ gem: 'ruby' });
    expect(logTurns(lines).map(({ kind, seat, lines: own }) => [kind, seat, own.length])).toEqual([
      ['event', 0, 2],
      ['event', 1, 3],
      ['round', 1, 1],
    ]);
  });
});

describe('waiting', () => {
  const view: View = viewAt();
  const all = view.players.map((_, seat) => ({ seat, until: null }));
  const ask = { view, waiting: all, status: 'running' as const, front: 0, names };

  it('says what is going on', () => {
    expect(headline(ask)).toBe('Choose a tile');
    expect(headline({ ...ask, waiting: [{ seat: 1, until: null }] })).toBe('Bob is choosing…');
    expect(headline({ ...ask, waiting: [{ seat: 1, until: null }], away: [1] })).toBe('Bob is away');
    expect(headline({ ...ask, waiting: all.slice(1, 3), away: [1] })).toBe('Cid is choosing…');
    expect(headline({ ...ask, front: null, waiting: all.slice(1, 3) })).toBe('Bob and Cid are choosing…');
    const turn: View = { ...view, phase: 'canoes', turn: 1, players: view.players.map((player) => ({ ...player, paddle: 3 })) };
    expect(headline({ ...ask, view: turn, waiting: [{ seat: 1, until: null }] })).toBe('Bob plays 3');
    expect(headline({ ...ask, view: turn, waiting: [{ seat: 1, until: null }], away: [1] })).toBe('Bob is away');
    expect(headline({ ...ask, view: turn, waiting: [{ seat: 1, until: null }], front: 1 })).toBe('Your turn: paddle 3');
    expect(headline({ ...ask, view: { ...view, phase: 'over', winners: [0] } })).toBe('You win!');
    expect(headline({ ...ask, view: { ...view, phase: 'over', winners: [1, 2] } })).toBe('Bob and Cid share the win');
    expect(headline({ ...ask, isShared: true })).toBe('Ann, choose a tile');
    expect(headline({ ...ask, view: turn, waiting: [{ seat: 1, until: null }], front: 1, isShared: true })).toBe('Bob, paddle 3');
    expect(headline({ ...ask, status: 'abandoned' })).toBe(say('at-head-abandoned'));
  });

  it('knows who is doing what', () => {
    expect(doingOf(0, view, null, all)).toBe('thinking');
    const chosen: View = { ...view, players: view.players.map((player) => ({ ...player, paddle: 'hidden' as const })) };
    expect(doingOf(0, chosen, null, [])).toBe('chosen');
    expect(doingOf(1, { ...chosen, phase: 'canoes', turn: 1 }, 1, [])).toBe('turn');
    expect(doingOf(0, { ...chosen, phase: 'canoes', turn: 1 }, 1, [])).toBe('idle');
    // What is shown is ahead of the view from which it is played.
    expect(doingOf(2, { ...chosen, phase: 'canoes', turn: 1 }, 2, [])).toBe('turn');
    expect(doingOf(1, { ...chosen, phase: 'canoes', turn: 1 }, 2, [])).toBe('idle');
  });

  it('brings the next of several people at one device to the front', () => {
    expect(nextInFront(view, all, [0, 2], 0)).toBe(0);
    expect(nextInFront(view, all.slice(1), [0, 2], 0)).toBe(2);
    expect(nextInFront(view, [], [0, 2], 2)).toBe(2);
    expect(nextInFront({ ...view, phase: 'canoes', turn: 2 }, [], [0, 2], 0)).toBe(2);
    expect(nextInFront({ ...view, phase: 'canoes', turn: 1 }, [], [0, 2], 0)).toBe(0);
  });

  it('calls bots by their name, those of older tables by their colour', () => {
    expect(nameOf({ kind: 'bot', level: 'easy', name: 'easy', player: null, temperament: 'thief', away: false }, 3)).toBe('Rico');
    expect(nameOf({ kind: 'bot', level: 'easy', name: 'easy', player: null, temperament: null, away: false }, 3)).toBe('Blue');
    expect(nameOf({ kind: 'person', level: null, name: 'Ann', player: 'x', temperament: null, away: false }, 0)).toBe('Ann');
  });
});

describe('ghosts', () => {
  it('shows the strongest current, and which arm leads over the edge', () => {
    const here = moved({ '00': { at: '5' } });
    const canoes = [
      { ends: ['5', '6L', '7L', 'falls'], danger: 'possible', arm: 'left' },
      { ends: ['shore', 'shore', 'shore', 'shore'], danger: 'none', arm: null },
    ];
    const ghosts = ghostsOf({ speeds: [0, 1, 2, 3], lowest: 1, canoes } as Parameters<typeof ghostsOf>[0], here, 0);
    expect(ghosts).toHaveLength(1);
    expect(ghosts[0]).toMatchObject({ seat: 0, canoe: 0, space: 'falls', danger: 'possible', arm: 'left' });
    expect(ghostsOf(null, here, 0)).toEqual([]);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}): ReturnType<typeof keyCommand> =>
    keyCommand({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('means what the help says', () => {
    expect(press('4')).toEqual({ do: 'tile', tile: 4 });
    expect(press('c')).toEqual({ do: 'tile', tile: 'cloud' });
    expect(press('7')).toBeNull();
    expect(press('e')).toEqual({ do: 'end' });
    expect(press('e', { ctrlKey: true })).toBeNull();
    expect(press('-')).toEqual({ do: 'weather', step: -1 });
  });

  it('knows Persian and Arabic digits, and their question mark', () => {
    expect(press('۴', { code: 'Digit4' })).toEqual({ do: 'tile', tile: 4 });
    expect(press('۶')).toEqual({ do: 'tile', tile: 6 });
    expect(press('٢', { code: 'Numpad2' })).toEqual({ do: 'tile', tile: 2 });
    expect(press('۷', { code: 'Digit7' })).toBeNull();
    expect(press('؟', { code: 'Slash' })).toEqual({ do: 'help' });
  });

  it('reads letters of other scripts by their place', () => {
    expect(press('ز', { code: 'KeyC' })).toEqual({ do: 'tile', tile: 'cloud' });
    expect(press('ث', { code: 'KeyE' })).toEqual({ do: 'end' });
    expect(press('м', { code: 'KeyL' })).toEqual({ do: 'log' });
    expect(press('ě', { code: 'Digit2' })).toEqual({ do: 'tile', tile: 2 });
    expect(press('ز', { code: 'KeyC', ctrlKey: true })).toBeNull();
    expect(press('ش', { code: 'KeyA' })).toBeNull();
  });

  it('leaves Latin letters and signs where their layout has them', () => {
    expect(press('j', { code: 'KeyC' })).toBeNull(); // Dvorak
    expect(press('c', { code: 'KeyI' })).toEqual({ do: 'tile', tile: 'cloud' });
    expect(press('﷼', { code: 'Digit4' })).toBeNull(); // Shift on a Persian layout
    expect(press('Enter', { code: 'Enter' })).toEqual({ do: 'confirm' });
  });

  it('leaves fields and sheets alone', () => {
    expect(isElsewhere(document.createElement('input'))).toBe(true);
    expect(isElsewhere(document.createElement('button'))).toBe(false);
    expect(isElsewhere(null)).toBe(false);
  });
});

describe('chart', () => {
  const rounds = [
    [0, 1, 0],
    [1, 1, 0],
    [5, 1, 1],
  ];

  it('draws a step line for each seat, inside the picture', () => {
    const chart = chartOf([0, 0, 0], rounds, 100);
    expect(chart.curves).toHaveLength(3);
    expect(chart.curves[0]!.path).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){3}$/);
    for (const { last } of chart.curves) {
      expect(last.x).toBe(100);
      expect(last.y).toBeGreaterThan(0);
      expect(last.y).toBeLessThan(100);
    }
    expect(chartOf([], [], 100).curves).toEqual([]);
  });

  it('has even ticks up to the largest value, and few of them', () => {
    for (let most = 1; most <= 35; most++) {
      const ticks = ticksOf(most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2)).toBeLessThan(most);
      expect(new Set(ticks.slice(1).map((tick, i) => tick - ticks[i]!)).size).toBe(1);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });

  it('puts each end mark at its value, and equal ones side by side', () => {
    const chart = chartOf([0, 0, 0], rounds, 150);
    const heightOf = (value: number): number =>
      chart.lines[0]!.y + ((chart.lines[1]!.y - chart.lines[0]!.y) * value) / chart.lines[1]!.value;
    for (const [seat, value] of [5, 1, 1].entries()) expect(chart.curves[seat]!.last.y).toBeCloseTo(heightOf(value), 1);
    expect(chart.curves.map((curve) => curve.beside)).toEqual([0, 0, 1]);
    expect(chart.abreast).toBe(2);
  });

  it('begins with the gems that a continued game began with', () => {
    const chart = chartOf([3, 0, 1], [[4, 0, 1]], 150);
    const [from, to] = [...chart.curves[0]!.path.matchAll(/[ V]([\d.]+)/g)].map((found) => Number(found[1]));
    expect(from! - to!).toBeCloseTo((chart.lines[0]!.y - chart.lines[1]!.y) / chart.lines[1]!.value, 1);
  });
});

describe('the end of a game', () => {
  const seat = { gems: {}, won: false, goals: [], progress: 0, landed: 0, stolen: 0, lost: 0, ransomed: 0, robbed: 0, by_clock: 0 };

  it('tells by which gem a game was missed', () => {
    const goals = { alike: 4, kinds: 5, all: 7 };
    expect(nearMiss({ amethyst: 1, diamond: 1, amber: 1, sapphire: 1 }, goals)).toEqual({ goal: 'kinds', gem: 'ruby' });
    expect(nearMiss({ amber: 3 }, goals)).toEqual({ goal: 'alike', gem: 'amber' });
    expect(nearMiss({ amber: 2, ruby: 2, sapphire: 2 }, goals)).toEqual({ goal: 'all', gem: null });
    expect(nearMiss({ amber: 2, ruby: 2 }, goals)).toBeNull();
  });

  it('tells what a loser did best, and only what is true', () => {
    const winner = { ...seat, won: true, landed: 4, progress: 1 };
    expect(bestFeat([winner, { ...seat, stolen: 2, landed: 1 }], 1)).toEqual({ key: 'at-feat-stolen', count: 2 });
    expect(
      bestFeat(
        [
          { ...winner, stolen: 2 },
          { ...seat, stolen: 2 },
        ],
        1,
      ),
    ).toEqual({ key: 'at-feat-stolen-shared', count: 2, shared: [0] });
    expect(bestFeat([winner, { ...seat, landed: 4 }], 1)).toEqual({ key: 'at-feat-landed-shared', count: 4, shared: [0] });
    expect(bestFeat([winner, { ...seat, landed: 5 }], 1)?.key).toBe('at-feat-landed-most');
    expect(bestFeat([winner, { ...seat, progress: 0.75 }, { ...seat, progress: 0.5 }], 1)?.key).toBe('at-feat-close');
    expect(
      bestFeat(
        [
          { ...winner, lost: 1 },
          { ...seat, landed: 1 },
        ],
        1,
      )?.key,
    ).toBe('at-feat-dry');
    expect(
      bestFeat(
        [
          { ...winner, robbed: 1 },
          { ...seat, landed: 1 },
        ],
        1,
      )?.key,
    ).toBe('at-feat-guarded');
    expect(bestFeat([winner, { ...seat, landed: 1 }], 1)).toEqual({ key: 'at-feat-landed', count: 1 });
    expect(bestFeat([winner, seat], 1)?.key).toBe('at-feat-stayed');
    const keys = ['stolen', 'stolen-shared', 'landed-most', 'landed-shared', 'close', 'dry', 'guarded', 'landed', 'stayed'];
    for (const key of [...keys, 'lost', 'lost-won', 'robbed', 'robbed-won']) expect(i18n.has(`at-feat-${key}`)).toBe(true);
  });

  it('tells of canoes lost and gems stolen where that stands out, without praise', () => {
    const winner = { ...seat, won: true, landed: 7, progress: 1 };
    const story = (own: Partial<typeof seat>) => bestFeat([winner, { ...seat, ...own }], 1);
    expect(story({ landed: 3, lost: 2 })).toEqual({ key: 'at-feat-lost', count: 2 });
    expect(story({ landed: 3, lost: 2, robbed: 3 })).toEqual({ key: 'at-feat-robbed', count: 3 });
    expect(story({ landed: 3, lost: 1, robbed: 1 })?.key).toBe('at-feat-landed');
    expect(story({ stolen: 6, lost: 3 })).toEqual({ key: 'at-feat-stolen', count: 6 }); // a greater deed
    expect(story({ stolen: 1, lost: 5 })).toEqual({ key: 'at-feat-lost', count: 5 });
    expect(['lost', 'robbed', 'stayed', 'lost-won', 'landed'].map((key) => isPraise({ key: `at-feat-${key}`, count: 2 }))).toEqual([
      ...[false, false, false],
      ...[true, true],
    ]);
  });

  it('tells winners what they overcame, or what they did best', () => {
    const story = (own: Partial<typeof seat>) => bestFeat([seat, { ...seat, won: true, progress: 1, ...own }], 1);
    expect(story({ landed: 5, lost: 3 })).toEqual({ key: 'at-feat-lost-won', count: 3 });
    expect(story({ landed: 5, robbed: 2 })).toEqual({ key: 'at-feat-robbed-won', count: 2 });
    expect(story({ landed: 5 })).toEqual({ key: 'at-feat-landed-most', count: 5 });
    expect(story({})).toBeNull();
  });

  it('parades all gems of the winners, in both canoes of one or in one of each', () => {
    const bags = [{ ruby: 4, amber: 1 }, { diamond: 2 }, { amber: 4 }];
    const aboard = (winners: number[]): number[] => cargoes(winners, bags).map((boat) => boat.gems.length);
    expect(aboard([0])).toEqual([3, 2]);
    expect(aboard([0, 2])).toEqual([5, 4]);
    expect(aboard([0, 1, 2])).toEqual([5, 2, 4]);
  });

  it('parades every canoe from where it is, the winners’ over glass discs, without one on another', () => {
    for (const look of ['high', 'low'] as const) {
      for (const winners of [[0], [1, 4], [0, 2, 3], [0, 1, 2, 3, 4]]) {
        const boats = paradeBoats(COVER, winners, look);
        const poses = new Map(canoePoses(COVER).map((canoe) => [canoe.id, canoe.pose]));
        expect(boats.map(({ id }) => id).sort()).toEqual([...poses.keys()].sort());
        for (const { id, frames } of boats) expect(distance(frames[0]!, poses.get(id)!)).toBeLessThan(1);
        const leaders = boats.filter(({ isWinner }) => isWinner).map(({ frames }) => frames.at(-1)!);
        expect(leaders).toHaveLength(winners.length === 1 ? 2 : winners.length);
        const areAbreast = look === 'low' && leaders.length > 2;
        const discs = leaders.map((at) => DISC_NAMES.find((disc) => distance(DISCS[disc], at) < (areAbreast ? DISC : 1)));
        expect(new Set(discs).size).toBe(areAbreast ? 2 : leaders.length);
        expect(discs).not.toContain(undefined);
        expect(new Set(leaders.map(({ scale }) => scale.toFixed(3))).size).toBe(1);
        if (areAbreast) for (const [i, { angle }] of leaders.entries()) expect(Math.abs(turn(angle, heading(discs[i]!)))).toBeLessThan(20);
        // A canoe is 36 units wide at its own size.
        for (const [i, a] of leaders.entries())
          for (const b of leaders.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(36 * Math.max(a.scale, b.scale));
        const rests = boats.map(({ frames }) => frames.at(-1)!);
        for (const [i, a] of rests.entries()) for (const b of rests.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(15);
        for (const seat of COVER.gems.keys()) expect(boats.filter((boat) => boat.seat === seat && boat.hasFace)).toHaveLength(1);
      }
    }
  });

  it('lets gems of the winners’ kinds rain on dry land', () => {
    expect(gemShower([], 20, 0)).toEqual([]);
    for (const top of [0, 640, 770]) {
      const gems = gemShower(['diamond', 'ruby'], 24, top);
      expect(gems).toHaveLength(24);
      expect(new Set(gems.map(({ kind }) => kind))).toEqual(new Set(['diamond', 'ruby']));
      for (const { at } of gems) for (const disc of Object.values(DISCS)) expect(distance(at, disc)).toBeGreaterThan(DISC);
    }
  });

  it('shows the falls in every shape of picture, and never the edge of the board', () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
      [960, 270],
      [330, 366],
      [3840, 1000],
    ] as const) {
      const { scale, x, y, top } = cameraOn(width, height);
      expect(x).toBeLessThan(0);
      expect(y).toBeLessThan(0);
      expect(x + WIDTH * scale).toBeGreaterThan(width);
      expect(y + HEIGHT * scale).toBeGreaterThan(height);
      for (const disc of ['7L', '7R'] as const) {
        expect(DISCS[disc].y).toBeGreaterThan(top);
        expect(DISCS[disc].y * scale + y).toBeLessThan(height);
        expect(DISCS[disc].x * scale + x).toBeGreaterThan(0);
        expect(DISCS[disc].x * scale + x).toBeLessThan(width);
      }
    }
  });
});
