// What can be pressed on the board, and the room for its tags.

import { describe, expect, it } from 'vitest';
import { choicesAt, choicesUnder, placesOf, plainChoice } from '../src/board/places';
import { tagAt, tagParts } from '../src/board/tags';
import { shineOf, spotsOf, type Target } from '../src/board/targets';
import { DISC, DISCS } from '../src/geometry/boardGeometry';
import type { Point } from '../src/geometry/curve';
import { discNumbers } from '../src/geometry/discNumbers';
import { depthInCircle, placeLabels, stemOf } from '../src/geometry/freeRoom';
import { canoePoses } from '../src/geometry/piecePoses';
import { beachSlot } from '../src/geometry/slots';
import type { CanoePiece, Scene } from '../src/scene/scene';
import { reachSpots } from '../src/table/reachSpots';

const scene = (...spaces: CanoePiece['at'][]): Scene => ({
  canoes: spaces.map((at, i) => ({ seat: i >> 1, canoe: i & 1, at, gem: null })),
  sites: { amethyst: {}, diamond: {}, amber: {}, sapphire: {}, ruby: {} },
  gems: [{}, {}, {}],
  paddles: [null, null, null],
  weather: 0,
  start: 0,
  turn: null,
  round: 1,
  nextArm: 'left',
  flowing: 0,
});
const target = (id: string, space: Target['space'], kind: Target['kind'] = 'move'): Target => ({ id, space, kind, word: kind, label: id });
const MOVABLE = [0, 1].map((canoe) => ({ seat: 0, canoe, label: `canoe ${canoe}` }));
const FIRST = { seat: 0, canoe: 0 };

describe('places', () => {
  it('asks which of two canoes on a disc is meant', () => {
    const [place, ...others] = placesOf([], canoePoses(scene('3', '3', '3')), MOVABLE);
    expect(others).toEqual([]);
    expect(choicesAt(place!, null).map(({ canoe }) => canoe?.canoe)).toEqual([0, 1]);
    expect(choicesAt(place!, FIRST).map(({ canoe }) => canoe?.canoe)).toEqual([1]);
  });

  it('asks, while none is selected, which canoe shall go there, or means those that lie there', () => {
    const canoes = canoePoses(scene('3', '5'));
    const both = [0, 1].map((canoe) => ({ ...target(`go ${canoe}`, '4'), canoe }));
    const spots = spotsOf([...both, { ...target('past', '5'), canoe: 0 }, { ...target('on', '1'), canoe: 1 }], null, scene('3', '5'));
    const places = placesOf(spots, canoes, MOVABLE);
    const at = (key: string): string[] =>
      choicesAt(
        places.find((place) => place.key === key)!,
        null,
      ).map(({ id }) => id);
    expect(at('4')).toEqual(['canoe:0:0', 'canoe:0:1']);
    expect(at('5')).toEqual(['canoe:0:1']);
    expect(at('1')).toEqual(['on']);
    const five = places.find(({ key }) => key === '5')!;
    expect(choicesUnder(five, null, { x: DISCS['5'].x, y: DISCS['5'].y + DISC }).map(({ id }) => id)).toEqual(['canoe:0:1']);
  });

  it('offers the other canoe and the destination it lies on', () => {
    const canoes = canoePoses(scene('3', '4'));
    const places = placesOf(spotsOf([target('go', '4')], canoes[0]!, scene('3', '4')), canoes, MOVABLE);
    const four = places.find(({ key }) => key === '4')!;
    expect(choicesAt(four, FIRST).map(({ id }) => id)).toEqual(['go', 'canoe:0:1']);
    expect(choicesUnder(four, FIRST, canoes[1]!.pose).map(({ id }) => id)).toEqual(['canoe:0:1']);
    const beside = { x: DISCS['4'].x + DISC - 4, y: DISCS['4'].y + 20 };
    expect(choicesUnder(four, FIRST, beside).map(({ id }) => id)).toEqual(['go']);
  });

  it('does what is plainly meant, but asks where another canoe is pressed', () => {
    const canoes = canoePoses(scene('1', 'shore'));
    const home = { ...target('land', 'shore', 'land'), isObvious: true };
    const places = placesOf(spotsOf([home, target('empty', 'shore', 'land')], canoes[0]!, scene('1', 'shore')), canoes, MOVABLE);
    const shore = places.find(({ key }) => key === 'shore')!;
    const choices = choicesAt(shore, FIRST);
    expect(choices).toHaveLength(3);
    expect(plainChoice(choices, shore.spot!.at)?.id).toBe('land');
    expect(plainChoice(choices, canoes[1]!.pose)).toBeNull();
    expect(plainChoice(choices)).toBeNull(); // a key has no place
    expect(plainChoice(choices.filter((choice) => choice.target))?.id).toBe('land');
    expect(plainChoice(choices.slice(1, 2))?.id).toBe('empty');
  });

  it('takes a canoe ashore and the landing beside it as one place', () => {
    const canoes = canoePoses(scene('1', 'shore'));
    const places = placesOf(spotsOf([target('land', 'shore', 'land')], canoes[0]!, scene('1', 'shore')), canoes, MOVABLE);
    const shore = places.find(({ key }) => key === 'shore')!;
    const choices = choicesAt(shore, FIRST);
    expect(choices.map(({ id }) => id)).toEqual(['land', 'canoe:0:1']);
    // In its middle, and at the landing, a finger brings the selected canoe ashore; on the other canoe it asks.
    expect(plainChoice(choices, shore.at)?.id).toBe('land');
    expect(plainChoice(choices, shore.spot!.at)?.id).toBe('land');
    expect(plainChoice(choices, canoes[1]!.pose)).toBeNull();
  });
});

describe('the shine of a space', () => {
  it('is brightest where a gem is won, and faint where one is given up or the canoe is lost', () => {
    expect(shineOf([target('a', '4', 'unload'), target('b', '4', 'steal')])).toBe('bright');
    expect(shineOf([{ ...target('a', 'shore', 'land'), gem: 'ruby' }])).toBe('bright');
    expect(shineOf([target('a', 'shore', 'land')])).toBe('plain');
    expect(shineOf([target('a', '4', 'unload'), target('b', '4', 'move')])).toBe('plain');
    expect(shineOf([target('a', '4', 'swap')])).toBe('faint');
    expect(shineOf([target('a', 'falls', 'falls')])).toBe('faint');
  });
});

describe('a tile that is picked up', () => {
  it('lights where it leads, brightest where it brings a gem', () => {
    const gains = [{ deed: 'load', gem: 'amethyst' } as const];
    const spots = reachSpots(
      [
        { space: 'shore', gains: [], canoes: [0], gives_up: false },
        { space: '3', gains, canoes: [1], gives_up: false },
        { space: '4', gains: [], canoes: [1], gives_up: true },
      ],
      scene('1', '2'),
      0,
    );
    expect(spots.map(({ key, targets }) => [key, shineOf(targets)])).toEqual([
      ['shore', 'plain'],
      ['3', 'bright'],
      ['4', 'faint'],
    ]);
    expect(tagParts(spots[0]!).parts).toEqual([]);
    expect(tagParts(spots[1]!).parts).toEqual([{ id: 'amethyst', kind: 'load', word: 'Load', gem: 'amethyst' }]);
    // Around the place of both canoes.
    expect(spots[0]!.at.x).toBeCloseTo((beachSlot(0, 0, 3).x + beachSlot(0, 1, 3).x) / 2);
  });
});

describe('tags', () => {
  it('say what fits, and whether there is more', () => {
    const kinds = ['ruby', 'amber', 'diamond', 'sapphire', 'amethyst'] as const;
    const spot = {
      key: '3',
      at: DISCS['3'],
      danger: false,
      canoes: [],
      targets: kinds.map((gem) => ({ ...target(gem, '3', 'load'), gem })),
    };
    expect(tagParts(spot).parts.map(({ gem }) => gem)).toEqual(['ruby', 'amber']);
    expect(tagParts(spot).hasMore).toBe(true);
    const theft = { ...target('rob', '3', 'steal'), gem: 'ruby', victim: 1 } as const;
    const thefts = { ...spot, targets: [theft, { ...theft, id: 'other', gem: 'amber' as const }, target('go', '3')] };
    expect(tagParts(thefts)).toMatchObject({
      parts: [
        { word: 'steal', gem: 'ruby' },
        { word: '', gem: 'amber' },
      ],
      hasMore: true,
    });
    const plain = tagParts({ ...spot, targets: [{ ...theft, isObvious: true }, target('go', '3')] });
    expect(plain).toMatchObject({ parts: [{ kind: 'steal', word: 'steal', gem: 'ruby' }], hasMore: false });
    expect(tagParts({ ...spot, targets: [target('go', '3')] }).parts).toEqual([]);
  });

  it('lie beside what they are about, and on nothing', () => {
    const about = { x: 400, y: 400, r: 60 };
    const below = { x: 400, y: 490, r: 30 };
    const [placed] = placeLabels([{ key: 'a', about, width: 120, short: 120, height: 40 }], [below], []);
    expect(depthInCircle(placed!, about)).toBe(0);
    expect(depthInCircle(placed!, below)).toBe(0);
  });

  it('are meant by a tap on them or close to them: the nearest one', () => {
    const box = { about: { x: 0, y: 0, r: 60 }, width: 100, short: 100, height: 44, isShort: false };
    const tags = [
      { ...box, key: 'a', x: 200, y: 200 },
      { ...box, key: 'b', x: 200, y: 260 },
    ];
    const meant = (x: number, y: number): string | undefined => tagAt(tags, { x, y }, 2)?.key;
    expect(meant(160, 215)).toBe('a');
    expect(meant(200, 229)).toBe('a');
    expect(meant(200, 233)).toBe('b');
    expect(meant(265, 200)).toBe('a'); // 15 units beside it are less than 8 pixels
    expect(meant(267, 200)).toBeUndefined();
    expect(tagAt([], { x: 200, y: 200 }, 2)).toBeNull();
  });

  it('are nearer to what they are about than to anything else, in short if need be, and a line leads there', () => {
    const about = { x: 400, y: 400, r: 60 };
    const others = [about, ...[260, 540].map((x) => ({ x, y: 400, r: 60 }))];
    const [placed] = placeLabels([{ key: 'a', about, width: 340, short: 60, height: 60 }], others.slice(1), others);
    expect(placed!.isShort).toBe(true);
    const box = { x: placed!.x, y: placed!.y, width: placed!.short, height: placed!.height };
    const [own, ...rest] = others.map((circle) => stemOf(box, circle).length);
    for (const other of rest) expect(own).toBeLessThan(other);
    const { x, y } = stemOf(box, about);
    expect(Math.hypot(x - about.x, y - about.y)).toBeCloseTo(about.r);
  });
});

describe('the numbers of the discs', () => {
  it('are at least twelve pixels high and lie beside their discs, on no other', () => {
    for (const pixel of [0.7, 1.4, 2.4, 3.2]) {
      for (const number of discNumbers(pixel)) {
        expect(number.text / pixel).toBeGreaterThanOrEqual(12);
        for (const disc of Object.values(DISCS)) expect(depthInCircle(number, { ...disc, r: DISC })).toBe(0);
        // Whose it is must be plain: every other disc and number is much further away.
        const away = (at: Point): number => Math.hypot(at.x - number.x, at.y - number.y);
        const rest = [...discNumbers(pixel), ...Object.entries(DISCS).map(([disc, at]) => ({ disc, ...at }))];
        const other = Math.min(...rest.filter(({ disc }) => disc !== number.disc).map(away));
        expect(other).toBeGreaterThan(1.2 * away(DISCS[number.disc]));
      }
    }
  });
});
