// Ways on the water: where something passes between two spaces.

import type { Space } from '../api/types';
import type { Curve, Point } from './curve';
import { along, armOf, brink, isDisc, RIVER, type Arm, type Disc } from './boardGeometry';

/** The landing beside the pier, between the sand and disc 1. */
const LANDING: readonly Point[] = [
  { x: 470, y: 176 },
  { x: 428, y: 216 },
  { x: 376, y: 240 },
];

export type Stop = Space | 'falls';

const ORDER: readonly string[] = ['shore', '1', '2', '3', '4', '5', '6', '7', 'falls'];
const rank = (stop: Stop): number => ORDER.indexOf(isDisc(stop) ? stop.slice(0, 1) : stop === 'lost' ? 'falls' : stop);

/** The spaces from one to another, both included. Out of one arm into the other leads through 5. */
export function route(from: Stop, to: Stop, arm: Arm | null = null): Stop[] {
  const [a, b] = [armOf(from), armOf(to)];
  if (a && b && a !== b) return [...route(from, '5'), ...route('5', to).slice(1)];
  const side = (b ?? a ?? arm ?? 'left') === 'left' ? 'L' : 'R';
  const step = Math.sign(rank(to) - rank(from));
  const stops: Stop[] = [from];
  for (let i = rank(from) + step; step !== 0 && i !== rank(to) + step; i += step) {
    const name = ORDER[i] as string;
    stops.push((name === '6' || name === '7' ? name + side : name) as Stop);
  }
  return stops;
}

/** One step along the river: between neighbours. `beach` is where the canoe lies on the sand. */
export function leg(from: Stop, to: Stop, beach: Point): Point[] {
  if (from === to) return [];
  if (from === 'shore') return [beach, ...LANDING, point(to as Disc)];
  if (to === 'shore') return leg('shore', from, beach).reverse();
  const arm = armOf(from) ?? armOf(to) ?? 'left';
  const river = RIVER[arm];
  const place = (stop: Stop): number => (isDisc(stop) ? along(stop, arm) : river.length);
  return river.stretch(place(from), place(to));
}

const point = (disc: Disc): Point => RIVER[armOf(disc) ?? 'left'].at(along(disc));

/** A whole way through several spaces. */
export function way(stops: readonly Stop[], beach: Point): Point[] {
  return stops.slice(1).flatMap((to, i) => leg(stops[i] as Stop, to, beach).slice(i === 0 ? 0 : 1));
}

/** How far along a curve the brink lies: beyond it things fall. */
export function brinkOn(curve: Curve): number {
  let place = curve.length;
  while (place > 0 && curve.at(place).y > brink(curve.at(place).x)) place -= 2;
  return place;
}

const BRINKS: Readonly<Record<Arm, number>> = { left: brinkOn(RIVER.left), right: brinkOn(RIVER.right) };

export const brinkAlong = (arm: Arm): number => BRINKS[arm];
