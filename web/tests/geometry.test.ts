// The board's geometry: every space can be reached, ways are the same in both directions, and nothing
// that shares a place lies on top of another.

import { describe, expect, it } from 'vitest';
import { nearestInDirection } from '../src/board/arrowKeys';
import { Curve, distance } from '../src/geometry/curve';
import { drift, STREAKS } from '../src/board/foamStreaks';
import { along, armOf, brink, DISC, DISC_NAMES, DISCS, heading, HEIGHT, MARGIN, RIVER, SITES, WIDTH } from '../src/geometry/boardGeometry';
import { blend, pose, same, transform, turn } from '../src/geometry/pose';
import { brinkAlong, legPath, route, routePath } from '../src/geometry/pieceRoutes';
import { CANOE, onDisc } from '../src/geometry/slots';
import type { Place } from '../src/scene/scene';

const BEACH = { x: 600, y: 110 };

describe('curve', () => {
  it('passes through its points and is measured along them', () => {
    const curve = new Curve([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(curve.length).toBeCloseTo(20, 1);
    expect(curve.at(curve.stops[1]!).x).toBeCloseTo(10);
    expect(curve.at(-5)).toEqual({ x: 0, y: 0 });
    expect(curve.at(99).x).toBeCloseTo(20);
    expect(curve.heading(10)).toBeCloseTo(0);
  });
});

describe('geometry', () => {
  it.each(DISC_NAMES)('has disc %s on its curve, on the sheet', (disc) => {
    expect(distance(RIVER[armOf(disc) ?? 'left'].at(along(disc)), DISCS[disc])).toBeLessThan(1);
    expect(DISCS[disc].x - DISC).toBeGreaterThan(MARGIN);
    expect(DISCS[disc].x + DISC).toBeLessThan(WIDTH - MARGIN);
    expect(DISCS[disc].y + DISC).toBeLessThan(Math.min(HEIGHT, brink(DISCS[disc].x)));
  });

  it('keeps discs apart from each other and from the sites', () => {
    for (const a of DISC_NAMES) {
      for (const b of DISC_NAMES) if (a !== b) expect(distance(DISCS[a], DISCS[b])).toBeGreaterThan(2 * DISC + 14);
      for (const { x, y, rx, ry } of Object.values(SITES)) {
        expect(Math.hypot((DISCS[a].x - x) / (rx + DISC), (DISCS[a].y - y) / (ry + DISC))).toBeGreaterThan(0.98);
      }
    }
  });

  it('runs down: the current never points up', () => {
    for (const disc of DISC_NAMES) expect(Math.sin((heading(disc) * Math.PI) / 180)).toBeGreaterThan(0);
  });

  it('lets every arm fall over the brink', () => {
    for (const arm of ['left', 'right'] as const) {
      const edge = brinkAlong(arm);
      expect(edge).toBeGreaterThan(along(arm === 'left' ? '7L' : '7R', arm));
      expect(edge).toBeLessThan(RIVER[arm].length);
    }
  });
});

describe('ways', () => {
  const ends: [Place, Place, string][] = [
    ['shore', '3', 'shore 1 2 3'],
    ['7L', '5', '7L 6L 5'],
    ['6R', '7L', '6R 5 6L 7L'],
    ['4', 'falls', '4 5 6L 7L falls'],
    ['6R', 'falls', '6R 7R falls'],
    ['2', '2', '2'],
  ];
  it.each(ends)('leads from %s to %s', (from, to, expected) => {
    expect(route(from, to).join(' ')).toBe(expected);
  });

  it('goes over the right arm when told so', () => {
    expect(route('5', 'falls', 'right').join(' ')).toBe('5 6R 7R falls');
  });

  it('is the same in both directions, without a leap', () => {
    for (const to of DISC_NAMES) {
      const there = routePath(route('shore', to), BEACH);
      const back = routePath(route(to, 'shore'), BEACH).reverse();
      expect(there).toHaveLength(back.length);
      there.forEach((point, i) => expect(distance(point, back[i]!)).toBeLessThan(0.01));
      there.slice(1).forEach((point, i) => expect(distance(point, there[i]!)).toBeLessThan(160));
      expect(there[0]).toEqual(BEACH);
      expect(distance(there[there.length - 1]!, DISCS[to])).toBeLessThan(1);
    }
  });

  it('stands still between a space and itself', () => {
    expect(legPath('3', '3', BEACH)).toEqual([]);
    expect(routePath(['3'], BEACH)).toEqual([]);
  });
});

describe('canoes on one disc', () => {
  /** How far the outline of one that can be moved reaches from its middle, across. */
  const OUTLINED = 18;

  it.each([2, 3, 4])('%i lie apart, also where one is outlined, and on the disc', (count) => {
    const places = Array.from({ length: count }, (_, i) => onDisc(i, count));
    for (const [i, place] of places.entries()) {
      const next = places[i + 1];
      if (next) expect(next.y - place.y).toBeGreaterThan((OUTLINED + CANOE.width / 2) * place.scale);
      expect(Math.abs(place.y) + (CANOE.width / 2) * place.scale).toBeLessThan(DISC);
    }
  });
});

describe('pose', () => {
  it('is written as a transform', () => {
    expect(transform(pose({ x: 1, y: 2 }, 30, 1.5))).toBe('translate(1px, 2px) scale(1.5) rotate(30deg)');
    expect(transform({ ...pose({ x: 0, y: 0 }), tip: 0.5 })).toContain('scale(1, 0.5)');
  });

  it('turns the shorter way', () => {
    expect(turn(350, 10)).toBe(20);
    expect(turn(10, 350)).toBe(-20);
    expect(blend(pose({ x: 0, y: 0 }, 350), pose({ x: 10, y: 0 }, 10), 0.5)).toMatchObject({ x: 5, angle: 360 });
    expect(same(pose({ x: 0, y: 0 }, 360), pose({ x: 0, y: 0 }))).toBe(true);
  });
});

describe('arrow keys', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 90, y: 200 },
    { x: -50, y: 0 },
  ];
  it('goes to the nearest that way', () => {
    expect(nearestInDirection('ArrowRight', points[0]!, points)).toBe(1);
    expect(nearestInDirection('ArrowLeft', points[0]!, points)).toBe(3);
    expect(nearestInDirection('ArrowDown', points[1]!, points)).toBe(2);
    expect(nearestInDirection('ArrowUp', points[0]!, points)).toBe(-1);
    expect(nearestInDirection('x', points[0]!, points)).toBe(-1);
  });
});

describe('foam', () => {
  it('drifts from the rope to the brink without spinning', () => {
    for (const streak of STREAKS) {
      const angles = drift(streak).map((frame) => Number(/rotate\((.*)deg/.exec(String(frame.transform))?.[1]));
      angles.slice(1).forEach((angle, i) => expect(Math.abs(angle - angles[i]!)).toBeLessThan(90));
    }
  });
});
