// The places on the board that can be pressed. Everything offered at one space is one place: a finger
// covers a whole disc, so that a place with several choices asks which of them is meant.

import { DISC, SAND } from '../geometry/boardGeometry';
import { distance, type Point } from '../geometry/curve';
import type { PlacedCanoe } from '../geometry/piecePoses';
import { around } from '../geometry/pose';
import { CANOE } from '../geometry/slots';
import { isCanoe, type CanoeRef, type MovableCanoe, type Spot, type Target } from './targets';

/** A canoe on the board that may be picked. */
export type OfferedCanoe = PlacedCanoe & { readonly label: string };

export type Place = {
  readonly key: string;
  readonly at: Point;
  /** What can be done there with the selected canoe. */
  readonly spot: Spot | null;
  /** The canoes there that may be picked, the selected one among them. */
  readonly canoes: readonly OfferedCanoe[];
  /** Those that can go there; several only while none is selected. */
  readonly takers: readonly OfferedCanoe[];
};

/** One thing that a press can mean. */
export type Choice =
  | { readonly id: string; readonly canoe: OfferedCanoe; readonly target?: undefined }
  | { readonly id: string; readonly target: Target; readonly canoe?: undefined };

/** The radius of a lit ring. */
export const RING = DISC + 7;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

export function placesOf(spots: readonly Spot[], canoes: readonly PlacedCanoe[], movable: readonly MovableCanoe[]): Place[] {
  const offered = movable.flatMap((one): OfferedCanoe[] => {
    const placed = canoes.find((canoe) => isCanoe(canoe, one));
    return placed ? [{ ...placed, label: one.label }] : [];
  });
  const keys = [...new Set([...spots.map((spot) => spot.key), ...offered.map((canoe) => canoe.at)])];
  return keys.map((key) => {
    const spot = spots.find((one) => one.key === key) ?? null;
    const here = offered.filter((canoe) => canoe.at === key);
    const takers = offered.filter(({ canoe }) => spot?.targets.some((target) => target.canoe === canoe));
    return { key, at: spot?.at ?? middleOf(here.map(({ pose }) => pose)), spot, canoes: here, takers };
  });
}

const choiceOf = (canoe: OfferedCanoe): Choice => ({ id: canoe.id, canoe });

/** What can be done at a place, or first which canoe shall do it. */
export const targetsAt = ({ spot, takers }: Place): Choice[] =>
  takers.length > 1 ? takers.map(choiceOf) : (spot?.targets ?? []).map((target) => ({ id: target.id, target }));

/** Whether a place means the canoes that lie on it: on a disc, while none is selected. On the sand there is room beside them. */
const meansCanoes = ({ key, canoes }: Place, selected: CanoeRef | null): boolean =>
  selected === null && key !== 'shore' && canoes.length > 0;

/** Everything a press on a place can mean. The selected canoe need not be picked again. */
export function choicesAt(place: Place, selected: CanoeRef | null): Choice[] {
  const others = place.canoes.filter((canoe) => !isCanoe(selected, canoe)).map(choiceOf);
  return meansCanoes(place, selected) ? others : [...targetsAt(place), ...others];
}

/** Whether a point lies on a canoe's hull. */
export function isOnHull({ pose }: PlacedCanoe, at: Point): boolean {
  const { x, y } = around({ x: 0, y: 0 }, -pose.angle, { x: at.x - pose.x, y: at.y - pose.y });
  return (2 * x) ** 2 / (CANOE.length * pose.scale) ** 2 + (2 * y) ** 2 / (CANOE.width * pose.scale) ** 2 <= 1;
}

/**
 * What a press does at once: the only choice, the only thing that the selected canoe can do there, or the one that is
 * plainly meant. Whoever presses another canoe's hull, or a key where one lies, may mean that one.
 */
export function plainChoice(choices: readonly Choice[], at: Point | null = null): Choice | null {
  if (choices.length === 1) return choices[0]!;
  const mayMeanCanoe = choices.some(({ canoe }) => canoe && (at === null || isOnHull(canoe, at)));
  if (mayMeanCanoe) return null;
  const trips = choices.filter(({ target }) => target);
  return trips.length === 1 ? trips[0]! : (trips.find(({ target }) => target?.isObvious) ?? null);
}

/** Whether a press on the selected canoe would put its gem down: whoever presses it once more may just want to let go. */
export const givesUp = (place: Place, selected: CanoeRef | null, { target }: Choice): boolean =>
  (target?.kind === 'unload' || target?.kind === 'swap') && place.canoes.some((canoe) => isCanoe(selected, canoe));

/** What a mouse means, which is exact: the canoe under it, or else the place that the canoe lies on. */
export function choicesUnder(place: Place, selected: CanoeRef | null, at: Point): Choice[] {
  const under = place.canoes.find((canoe) => isOnHull(canoe, at));
  if (under && !isCanoe(selected, under)) return [choiceOf(under)];
  return place.spot && !meansCanoes(place, selected) ? targetsAt(place) : choicesAt(place, selected);
}

/** The canoe of a place that is nearest to a point: the one that is dragged. */
export const nearestCanoe = (place: Place, at: Point): OfferedCanoe | null =>
  [...place.canoes].sort((a, b) => distance(a.pose, at) - distance(b.pose, at))[0] ?? null;

/** How far from its middle a spot takes a canoe that is dropped. */
const REACH = DISC + 24;

/** The spot whose ring a point is in. */
export const spotNear = (spots: readonly Spot[], at: Point): Spot | null => spots.find((spot) => distance(spot.at, at) < RING) ?? null;

/** Whether a point is at a space: the shore is all of its sand. */
const isAt = (key: string, { x, y }: Point): boolean =>
  key === 'shore' && x > SAND.x && x < SAND.x + SAND.width && y > SAND.y && y < SAND.y + SAND.height;

export const placeNear = (places: readonly Place[], at: Point): Place | null =>
  places.find(({ key, spot }) => spot !== null && (distance(spot.at, at) < REACH || isAt(key, at))) ?? null;
