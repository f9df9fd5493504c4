// The path a piece takes on the water from one space to another.

import type { Place } from '../scene/scene';
import type { Curve, Point } from './curve';
import { along, armOf, brink, isDisc, RIVER, type Arm, type Disc } from './boardGeometry';

/** The landing beside the pier, between the sand and disc 1. */
const LANDING: readonly Point[] = [
  { x: 470, y: 176 },
  { x: 428, y: 216 },
  { x: 376, y: 240 },
];

const ORDER: readonly string[] = ['shore', '1', '2', '3', '4', '5', '6', '7', 'falls'];
const rank = (place: Place): number => ORDER.indexOf(isDisc(place) ? place.slice(0, 1) : place === 'lost' ? 'falls' : place);

/** The spaces from one to another, both included. Out of one arm into the other leads through 5. */
export function route(from: Place, to: Place, arm: Arm | null = null): Place[] {
  const [a, b] = [armOf(from), armOf(to)];
  if (a && b && a !== b) return [...route(from, '5'), ...route('5', to).slice(1)];
  const side = (b ?? a ?? arm ?? 'left') === 'left' ? 'L' : 'R';
  const step = Math.sign(rank(to) - rank(from));
  const places: Place[] = [from];
  for (let i = rank(from) + step; step !== 0 && i !== rank(to) + step; i += step) {
    const name = ORDER[i] as string;
    places.push((name === '6' || name === '7' ? name + side : name) as Place);
  }
  return places;
}

/** One step along the river: between neighbours. `beach` is where the canoe lies on the sand. */
export function legPath(from: Place, to: Place, beach: Point): Point[] {
  if (from === to) return [];
  if (from === 'shore') return [beach, ...LANDING, point(to as Disc)];
  if (to === 'shore') return legPath('shore', from, beach).reverse();
  const arm = armOf(from) ?? armOf(to) ?? 'left';
  const river = RIVER[arm];
  const distanceOf = (place: Place): number => (isDisc(place) ? along(place, arm) : river.length);
  return river.stretch(distanceOf(from), distanceOf(to));
}

const point = (disc: Disc): Point => RIVER[armOf(disc) ?? 'left'].at(along(disc));

/** The whole path through several spaces. */
export function routePath(places: readonly Place[], beach: Point): Point[] {
  return places.slice(1).flatMap((to, i) => legPath(places[i] as Place, to, beach).slice(i === 0 ? 0 : 1));
}

/** How far along a curve the brink of the falls lies. */
export function brinkOn(curve: Curve): number {
  let place = curve.length;
  while (place > 0 && curve.at(place).y > brink(curve.at(place).x)) place -= 2;
  return place;
}

const BRINKS: Readonly<Record<Arm, number>> = { left: brinkOn(RIVER.left), right: brinkOn(RIVER.right) };

export const brinkAlong = (arm: Arm): number => BRINKS[arm];
