// What the board shows: the pieces and where they are. It is changed event by event, and replaced by
// the view that follows. No rule is applied here: an event says what happened.

import type { Event, GemKind, Position, Space, View } from '../api/types';

export type Place = Space | 'falls';
export type Bag = Readonly<Record<string, number>>;
export type CanoePiece = { readonly seat: number; readonly canoe: number; readonly at: Place; readonly gem: GemKind | null };
export type Paddle = View['players'][number]['paddle'];

export type Scene = {
  readonly canoes: readonly CanoePiece[];
  readonly sites: Readonly<Record<GemKind, Bag>>;
  readonly gems: readonly Bag[];
  readonly paddles: readonly Paddle[];
  readonly weather: number;
  readonly start: number;
  /** The seat whose turn it is. */
  readonly turn: number | null;
  readonly round: number;
  readonly nextArm: 'left' | 'right';
  /** How many discs are still to come in this flow; 0 when the river rests. */
  readonly flowing: number;
};

export const GEM_KINDS: readonly GemKind[] = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];

export function sceneOf(view: View | Position): Scene {
  return {
    canoes: view.players.flatMap((player, seat) =>
      player.canoes.map((canoe, number) => ({ seat, canoe: number, at: canoe.at, gem: canoe.gem })),
    ),
    sites: view.sites as Record<GemKind, Bag>,
    gems: view.players.map((player) => player.gems),
    paddles: view.players.map((player) => player.paddle),
    weather: view.weather,
    start: view.start,
    turn: view.turn,
    round: view.round,
    nextArm: view.next_branch,
    flowing: 0,
  };
}

const changed = (bag: Bag, kind: GemKind, by: number): Bag => {
  const { [kind]: had = 0, ...rest } = bag;
  return had + by > 0 ? { ...rest, [kind]: had + by } : rest;
};

const onSite = (scene: Scene, site: GemKind, kind: GemKind, by: number): Scene['sites'] => ({
  ...scene.sites,
  [site]: changed(scene.sites[site], kind, by),
});

const owned = (scene: Scene, seat: number, kind: GemKind, by: number): readonly Bag[] =>
  scene.gems.map((bag, i) => (i === seat ? changed(bag, kind, by) : bag));

const withCanoe = (scene: Scene, seat: number, canoe: number, change: Partial<CanoePiece>): readonly CanoePiece[] =>
  scene.canoes.map((piece) => (piece.seat === seat && piece.canoe === canoe ? { ...piece, ...change } : piece));

const withPaddle = (scene: Scene, seat: number, paddle: Paddle): readonly Paddle[] =>
  scene.paddles.map((was, i) => (i === seat ? paddle : was));

/** An event with what the scene needs besides: after a push, the arm into which the next one goes. */
export type SceneEvent = Event & { readonly nextArm?: Scene['nextArm'] };

/** The events with the arm after each push: that of the next push, at last that of the view they lead to. */
export function withNextArms(events: readonly Event[], end: View | Position): SceneEvent[] {
  let nextArm = end.next_branch;
  return [...events]
    .reverse()
    .map((event) => {
      if (event.type !== 'push') return event;
      const told = { ...event, nextArm };
      nextArm = event.arm;
      return told;
    })
    .reverse();
}

/** The scene after one event. */
export function after(scene: Scene, event: SceneEvent): Scene {
  switch (event.type) {
    case 'chosen':
      return { ...scene, paddles: withPaddle(scene, event.seat, event.tile) };
    case 'revealed':
      return { ...scene, turn: event.seat, paddles: withPaddle(scene, event.seat, event.tile) };
    case 'ransomed':
      return {
        ...scene,
        canoes: withCanoe(scene, event.seat, event.canoe, { at: 'shore', gem: null }),
        gems: owned(scene, event.seat, event.gem, -1),
        sites: onSite(scene, event.gem, event.gem, 1),
      };
    case 'rescued':
      return { ...scene, canoes: withCanoe(scene, event.seat, event.canoe, { at: 'shore', gem: null }) };
    case 'trip': {
      const at = event.path[event.path.length - 1] ?? 'shore';
      return { ...scene, canoes: withCanoe(scene, event.seat, event.canoe, { at }) };
    }
    case 'loaded':
      return {
        ...scene,
        canoes: withCanoe(scene, event.seat, event.canoe, { gem: event.gem }),
        sites: onSite(scene, event.site, event.gem, -1),
      };
    case 'unloaded':
      return {
        ...scene,
        canoes: withCanoe(scene, event.seat, event.canoe, { gem: null }),
        sites: onSite(scene, event.site, event.gem, 1),
      };
    case 'stolen': {
      const robbed = withCanoe(scene, event.victim[0] as number, event.victim[1] as number, { gem: null });
      return { ...scene, canoes: withCanoe({ ...scene, canoes: robbed }, event.seat, event.canoe, { gem: event.gem }) };
    }
    case 'landed':
      return {
        ...scene,
        canoes: withCanoe(scene, event.seat, event.canoe, { at: 'shore', gem: null }),
        gems: event.gem ? owned(scene, event.seat, event.gem, 1) : scene.gems,
      };
    case 'swept':
      return {
        ...scene,
        canoes: withCanoe(scene, event.seat, event.canoe, { at: 'lost', gem: null }),
        sites: event.gem ? onSite(scene, event.gem, event.gem, 1) : scene.sites,
      };
    case 'weather':
      return { ...scene, weather: event.now };
    case 'flow':
      return { ...scene, turn: null, flowing: event.speed };
    case 'push':
      return {
        ...scene,
        canoes: event.drifts.reduce(
          (canoes, drift) => withCanoe({ ...scene, canoes }, drift.seat, drift.canoe, { at: drift.now }),
          scene.canoes,
        ),
        nextArm: event.nextArm ?? scene.nextArm,
        flowing: Math.max(0, scene.flowing - 1),
      };
    case 'start_passed':
      return { ...scene, start: event.seat, turn: null, round: event.round, flowing: 0, paddles: scene.paddles.map(() => null) };
    case 'stranded':
    case 'goal_reached':
    case 'one_gem_short':
    case 'hands_refilled':
      return scene;
    case 'game_over':
      return { ...scene, turn: null };
  }
}
