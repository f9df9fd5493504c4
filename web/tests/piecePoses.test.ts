// Poses of pieces: apart from each other, inside the board, and stable.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../src/geometry/curve';
import { BEACH, DISC, DISCS, HEIGHT, PIER, SITES, WIDTH } from '../src/geometry/boardGeometry';
import { heapsOf, settle } from '../src/geometry/gemHeaps';
import { canoePoses, gemPoses } from '../src/geometry/piecePoses';
import { around, type Pose } from '../src/geometry/pose';
import { beachSlot, CANOE, cloudSlot, discSlot, GEM, gemSlot, ghostOnDisc, lostSlot, onDisc, ringSlot } from '../src/geometry/slots';
import { weatherNumbers } from '../src/geometry/weatherNumbers';
import { spotsOf, type Target } from '../src/board/targets';
import { GEM_KINDS, type Scene } from '../src/scene/scene';

/** Points along a canoe's middle with the half width there: hulls taper to both ends. */
function hull(canoe: Pose): (Point & { half: number })[] {
  return Array.from({ length: 17 }, (_, i) => {
    const t = (i - 8) / 8;
    const at = around(canoe, canoe.angle, { x: (t * CANOE.length * canoe.scale) / 2, y: 0 });
    return { ...at, half: (CANOE.width / 2) * canoe.scale * (1 - Math.abs(t) ** 2.4) };
  });
}

const touching = (a: Pose, b: Pose): boolean => hull(a).some((p) => hull(b).some((q) => distance(p, q) < (p.half + q.half) * 0.96));

function apart(poses: readonly Pose[]): void {
  poses.forEach((a, i) => poses.slice(i + 1).forEach((b) => expect(touching(a, b)).toBe(false)));
}

describe('canoes', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('share a disc apart from each other: %i', (count) => {
    const poses = Array.from({ length: count }, (_, i) => discSlot('3', i, count));
    apart(poses);
    for (const canoe of poses) {
      for (const { x, y } of hull(canoe)) expect(Math.hypot(x - DISCS['3'].x, y - DISCS['3'].y)).toBeLessThan(DISC * 1.36);
    }
  });

  it('of ghosts lie beside the canoes of a disc, which would hide them, and beside each other', () => {
    for (let canoes = 0; canoes <= 8; canoes++) {
      const ghosts = [0, 1].map((i) => ghostOnDisc(i, 2, canoes));
      apart([...Array.from({ length: canoes }, (_, i) => onDisc(i, canoes)), ...ghosts]);
    }
  });

  it('reach over the rim of their disc, but not onto the next', () => {
    const ten = Array.from({ length: 10 }, (_, i) => discSlot('3', i, 10));
    for (const canoe of ten) for (const p of hull(canoe)) expect(distance(p, DISCS['4'])).toBeGreaterThan(DISC);
  });

  it.each([2, 3, 4, 5])('lie on the beach and in the pool, %i seats', (seats) => {
    const each = Array.from({ length: seats * 2 }, (_, i) => [i >> 1, i & 1] as const);
    const beached = each.map(([seat, canoe]) => beachSlot(seat, canoe, seats));
    const lost = each.map(([seat, canoe]) => lostSlot(seat, canoe, seats));
    apart(beached);
    apart(lost);
    for (const canoe of beached) {
      expect(canoe.x).toBeGreaterThan(PIER.x + PIER.width);
      expect(Math.abs(canoe.x - BEACH.x)).toBeLessThan(BEACH.rx);
    }
    for (const canoe of lost) expect(canoe.x > 100 && canoe.x < WIDTH - 60 && canoe.y < HEIGHT - 30).toBe(true);
    for (let seat = 0; seat < seats; seat++) expect(distance(ringSlot(seat, seats), beachSlot(seat, 0, seats))).toBeLessThan(80);
  });
});

describe('gems', () => {
  it.each(GEM_KINDS)('lie apart and inside the site of %s', (site) => {
    const { x, y, rx, ry } = SITES[site];
    const places = Array.from({ length: 10 }, (_, slot) => gemSlot(site, slot));
    places.forEach((a, i) => {
      expect(Math.hypot((a.x - x) / rx, (a.y - y) / ry)).toBeLessThan(0.92);
      places.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(2 * GEM));
    });
    expect(gemSlot(site, 10)).not.toEqual(gemSlot(site, 0));
  });

  it('stay where they are when another is taken or brought', () => {
    const full = settle([], { ruby: 3, amber: 2 });
    const less = settle(full, { ruby: 2, amber: 2 });
    expect(less.filter((gem, i) => gem !== full[i])).toEqual([null]);
    const more = settle(less, { ruby: 2, amber: 2, diamond: 1 });
    expect(more.filter((gem, i) => gem !== less[i])).toEqual(['diamond']);
    expect(settle(more, { ruby: 2, amber: 2, diamond: 1 })).toEqual(more);
  });
});

it('hangs the cloud at four places from left to right', () => {
  const places = [-1, 0, 1, 2].map((weather) => cloudSlot(weather).x);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

it('numbers the weather above the places of the cloud, larger on small boards while the plank has room', () => {
  for (const { weather, pose } of weatherNumbers(1)) {
    const cloud = cloudSlot(weather);
    expect(Math.hypot(pose.x - cloud.x, pose.y - cloud.y)).toBeCloseTo(29);
    expect(pose.y).toBeLessThan(cloud.y);
  }
  const sizes = [1, 2.5, 4].map((pixel) => weatherNumbers(pixel)[0]!.text);
  expect(sizes).toEqual([29, 30, 32]);
});

const scene = (at: Scene['canoes'][number]['at'][]): Scene => ({
  canoes: at.map((place, i) => ({ seat: i >> 1, canoe: i & 1, at: place, gem: null })),
  sites: { amethyst: { amethyst: 7 }, diamond: {}, amber: {}, sapphire: {}, ruby: {} },
  gems: Array.from({ length: Math.ceil(at.length / 2) }, () => ({})),
  paddles: [],
  weather: 0,
  start: 0,
  turn: null,
  round: 1,
  nextArm: 'left',
  flowing: 0,
});

it('lays every piece of a scene', () => {
  const shown = scene(['3', '3', 'shore', 'lost']);
  expect(canoePoses(shown)).toHaveLength(4);
  apart(canoePoses(shown).map((canoe) => canoe.pose));
  expect(gemPoses(heapsOf(shown)).map((gem) => gem.gem)).toEqual(Array.from({ length: 7 }, () => 'amethyst'));
});

describe('targets', () => {
  const target = (id: string, space: Target['space']): Target => ({ id, space, kind: 'move', word: id, label: id });

  it('light a space once', () => {
    const spots = spotsOf([target('a', '3'), target('b', '3'), target('c', '4')], null, scene([]));
    expect(spots.map((spot) => [spot.key, spot.targets.length])).toEqual([
      ['3', 2],
      ['4', 1],
    ]);
  });

  it('show the falls on the arm of the canoe, or both', () => {
    const canoe = scene(['7R']).canoes[0]!;
    expect(spotsOf([target('a', 'falls')], canoe, scene([]))[0]!.at.x).toBeGreaterThan(500);
    const both = spotsOf(
      [
        { ...target('a', 'falls'), arm: 'left' },
        { ...target('b', 'falls'), arm: 'right' },
      ],
      null,
      scene([]),
    );
    expect(both).toHaveLength(2);
  });
});

describe('palette', () => {
  const palette = readFileSync('src/palette.css', 'utf8');
  const block = (start: string): Map<string, string> => {
    const from = palette.indexOf('{', palette.indexOf(start));
    return new Map([...palette.slice(from, palette.indexOf('}', from)).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!]));
  };
  const [day, night] = [block(':root {'), block(":root[data-theme='dark']")];

  it('knows nothing by night that is not there by day', () => {
    expect(night.size).toBeGreaterThan(50);
    for (const name of night.keys()) expect(day.has(name)).toBe(true);
  });

  const light = (hex: string): number => {
    const parts = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
  };
  const contrast = (a: string, b: string): number => {
    const [hi, lo] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
    return (hi + 0.05) / (lo + 0.05);
  };

  it.each([day, night])('is legible', (colours) => {
    const of = (name: string): string => colours.get(`--${name}`) ?? day.get(`--${name}`)!;
    for (const ground of ['paper', 'paper-raised', 'paper-sunk']) {
      for (const ink of ['text', 'text-soft', 'accent', 'good', 'caution', 'danger'])
        expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-danger'), of('danger'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('text'), of('accent-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('danger'), of('danger-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-may-fall'), of('may-fall'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('target-ink'), of('target'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['paper', 'paper-raised']) expect(contrast(of('line-strong'), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
