// The parts of the pages that need no browser: replays, refusals, texts.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../src/api/http';
import { missingForRated, unagreed } from '../src/pages/ratedReadiness';
import { exhibition, onOneDevice, practice, withBots, withFriends } from '../src/pages/newTable';
import { spareSeat } from '../src/pages/removableSeat';
import { errorText } from '../src/ui/errorText';
import { apart, nextSeen, replayKey, momentOf, roundStarts, stateOf, stepped, toldRound } from '../src/pages/replayNavigation';
import type { Moment, Position, Replay, Seat } from '../src/api/types';
import { i18n } from '../src/i18n/i18n.svelte';
import games from './replays.json';

const moments = (games as unknown as Replay[])[0]!.moments;

describe('a replay', () => {
  it('tells of one player at a time: a tile is shown with its turn', () => {
    const told = apart(moments);
    const all = (some: readonly Moment[]): string => JSON.stringify(some.flatMap(({ events }) => events));
    expect(all(told)).toBe(all(moments));
    const reveals = told.flatMap(({ seat, events }) => events.flatMap((event) => (event.type === 'revealed' ? [[seat, event.seat]] : [])));
    expect(reveals.length).toBeGreaterThan(5);
    for (const [seat, whose] of reveals) expect(whose).toBe(seat);
    expect(moments.some(({ seat, events }) => events.some((event) => event.type === 'revealed' && event.seat !== seat))).toBe(true);
  });

  it('is walked by decision and by round', () => {
    const starts = roundStarts(moments);
    expect(starts[0]).toBe(0);
    expect(starts.map((start) => stateOf(moments[start]!).round)).toEqual(starts.map((_, i) => i + 1));
    expect(stepped(moments, 0, 1, 'decision')).toBe(1);
    expect(stepped(moments, 0, -1, 'decision')).toBe(0);
    const seen = nextSeen(moments, 1);
    expect(seen).toBeGreaterThan(1); // everybody has chosen a tile before one is turned up
    expect(moments.slice(1, seen).flatMap(({ events }) => events.map(({ type }) => type))).toEqual(Array(seen - 1).fill('chosen'));
    expect(stepped(moments, 0, 1, 'round')).toBe(starts[1]);
    expect(stepped(moments, starts[1]!, -1, 'round')).toBe(0);
    expect(stepped(moments, starts[1]! + 1, -1, 'round')).toBe(starts[1]);
    expect(stepped(moments, moments.length - 1, 1, 'round')).toBe(moments.length - 1);
  });

  it('names the round that is told, or the one that begins where it is walked by round', () => {
    const [, second] = roundStarts(moments);
    expect(toldRound(moments, 0, 'decision')).toBe(1);
    expect(toldRound(moments, second!, 'decision')).toBe(1);
    expect(toldRound(moments, second! + 1, 'decision')).toBe(2);
    expect(toldRound(moments, second!, 'round')).toBe(2);
  });

  it('opens at the moment its address names', () => {
    expect(momentOf('', 10)).toBe(0);
    expect(momentOf('#7', 10)).toBe(7);
    expect(momentOf('#700', 10)).toBe(9);
    expect(momentOf('#-3', 10)).toBe(0);
    expect(momentOf('#main', 10)).toBe(0);
  });

  it('hears keys, but not where somebody types', () => {
    const key = (name: string, target: Element, more = {}) =>
      replayKey({ key: name, target, altKey: false, ctrlKey: false, metaKey: false, ...more });
    expect(key('ArrowLeft', document.body)).toBe('back');
    expect(key(' ', document.body)).toBe('play');
    expect(key(' ', document.createElement('button'))).toBeNull();
    expect(key('ArrowLeft', document.createElement('select'))).toBeNull();
    expect(key('ArrowLeft', document.body, { altKey: true })).toBeNull();
    const slider = document.createElement('input');
    slider.type = 'range';
    expect(key('End', slider)).toBe('last');
  });
});

describe('a table', () => {
  it('is laid out as it is wanted', () => {
    expect(withBots('easy', 3, true).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(withFriends(5, false).seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open', 'open']);
    expect(
      onOneDevice([
        { kind: 'local', name: 'Ann' },
        { kind: 'bot', level: 'hard' },
      ]).seats,
    ).toHaveLength(3);
    expect(exhibition('hard', 4).seats.every((seat) => seat.kind === 'bot')).toBe(true);
  });

  it('can begin in the middle of a game', () => {
    const position = stateOf(moments[3]!) as Position;
    const table = practice(position, 1, 'hard', true);
    expect(table.position).toBe(position);
    expect(table.rules).toBeUndefined();
    expect(table.seats.findIndex((seat) => seat.kind === 'me')).toBe(1);
    expect(table.seats).toHaveLength(position.players.length);
  });
});

describe('a chair that can be spared', () => {
  const seats = (...kinds: Seat['kind'][]): Seat[] =>
    kinds.map((kind) => ({ kind, player: null, name: '', level: null, temperament: null, away: false }));

  it('is the last free one, else a bot’s, never a person’s', () => {
    expect(spareSeat(seats('person', 'open', 'open', 'bot'))).toBe(2);
    expect(spareSeat(seats('person', 'bot', 'bot', 'local'))).toBe(2);
    expect(spareSeat(seats('person', 'local', 'person'))).toBeNull();
  });
});

describe('a rated table', () => {
  const seats = (...kinds: Seat['kind'][]): Seat[] =>
    kinds.map((kind) => ({ kind, player: null, name: '', level: null, temperament: null, away: false }));

  it('starts when nobody is missing and all have agreed', () => {
    const table = { rated: true, agreed: [0], seats: seats('person', 'person', 'bot') };
    expect(unagreed(table)).toEqual([1]);
    expect(missingForRated(table)).toBe('agreement');
    expect(missingForRated({ ...table, agreed: [0, 1] })).toBeNull();
    expect(missingForRated({ ...table, seats: seats('person', 'open', 'bot') })).toBe('seats');
    expect(missingForRated({ ...table, seats: seats('person', 'bot', 'bot') })).toBe('people');
  });

  it('is the only one that asks for agreement', () => {
    const table = { rated: false, agreed: [], seats: seats('person', 'open', 'bot') };
    expect(unagreed(table)).toEqual([]);
    expect(missingForRated(table)).toBeNull();
  });
});

describe('a refusal', () => {
  it('is told in our own words', () => {
    expect(errorText(new Refusal('full', 'seat 1 is taken', 409))).toBe(i18n.say('refused-full'));
    expect(errorText('slow-down')).toBe(i18n.say('refused-slow-down'));
    expect(errorText(new Refusal('brand-new', '?', 500))).toBe(i18n.say('refused-failed'));
    expect(errorText(new TypeError('x'))).toBe(i18n.say('refused-failed'));
  });
});

describe('words', () => {
  const sources = [
    'src/App.svelte',
    ...['src/pages', 'src/attention'].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`)),
  ];
  const used = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/say\('([a-z0-9-]+)'/g)].map((found) => found[1]!));

  it.each([...new Set(used)])('%s is written', (key) => {
    expect(i18n.has(key)).toBe(true);
  });

  it('have no key twice', () => {
    const keys = ['game', 'table', 'chatter', 'pages', 'replay', 'players', 'settings'].flatMap((name) =>
      [...readFileSync(`../src/niagara/locales/en/${name}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
