// What a staged trip will look like, so that it can be seen before it is done. The server's preview
// decides how it ends; if this sees it otherwise, the end is simply shown.

import { JETTIES } from '../board/geometry';
import { after, KINDS, type Bag, type Scene } from '../scene/scene';
import type { Action, Event, Kind, Trip } from '../wire';
import { wayBetween } from './places';

const siteAt = (place: string): Kind | undefined => JETTIES.find((jetty) => jetty.from === place)?.to;

function handled(scene: Scene, seat: number, trip: Trip, cargo: Trip['before']): Event[] {
  const events: Event[] = [];
  let now = scene;
  const add = (event: Event): void => {
    events.push(event);
    now = after(now, event);
  };
  for (const item of cargo) {
    const piece = now.canoes.find((other) => other.seat === seat && other.canoe === trip.canoe);
    const site = siteAt(piece?.at ?? '');
    if (item === 'unload') {
      if (piece?.gem && site) add({ type: 'unloaded', seat, canoe: trip.canoe, gem: piece.gem, site });
    } else if (item.load && site) add({ type: 'loaded', seat, canoe: trip.canoe, gem: item.load, site });
    else if (item.steal) {
      const [victim, canoe] = item.steal;
      const gem = now.canoes.find((other) => other.seat === victim && other.canoe === canoe)?.gem;
      if (gem) add({ type: 'stolen', seat, canoe: trip.canoe, gem, victim: item.steal });
    }
  }
  return events;
}

const follow = (scene: Scene, events: readonly Event[]): Scene => events.reduce(after, scene);

function tripEvents(scene: Scene, seat: number, trip: Trip): Event[] {
  const piece = scene.canoes.find((other) => other.seat === seat && other.canoe === trip.canoe);
  if (!piece) return [];
  const events = handled(scene, seat, trip, trip.before);
  const path = wayBetween(piece.at, trip.to);
  if (path.length > 1) events.push({ type: 'trip', seat, canoe: trip.canoe, path });
  const there = follow(scene, events);
  events.push(...handled(there, seat, trip, trip.after));
  const gem = follow(scene, events).canoes.find((other) => other.seat === seat && other.canoe === trip.canoe)?.gem ?? null;
  if (trip.to === 'shore') events.push({ type: 'landed', seat, canoe: trip.canoe, gem });
  if (trip.to === 'falls') events.push({ type: 'swept', seat, canoe: trip.canoe, gem });
  return events;
}

/** The events an action will bring, as far as the board is concerned. */
export function rehearse(scene: Scene, seat: number, action: Action): Event[] {
  switch (action.type) {
    case 'trip':
      return tripEvents(scene, seat, action);
    case 'weather':
      return [{ type: 'weather', seat, was: scene.weather, now: scene.weather + action.step }];
    case 'ransom':
      return [{ type: 'ransomed', seat, canoe: action.canoe, gem: action.gem }];
    case 'paddle':
    case 'done':
      return [];
  }
}

const sameBag = (a: Bag, b: Bag): boolean => KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

/** Whether two scenes look alike on the board. */
export function alike(a: Scene, b: Scene): boolean {
  return (
    a.weather === b.weather &&
    a.canoes.length === b.canoes.length &&
    a.canoes.every((piece, i) => piece.at === b.canoes[i]?.at && piece.gem === b.canoes[i]?.gem) &&
    KINDS.every((kind) => sameBag(a.sites[kind] ?? {}, b.sites[kind] ?? {})) &&
    a.gems.every((bag, seat) => sameBag(bag, b.gems[seat] ?? {}))
  );
}
