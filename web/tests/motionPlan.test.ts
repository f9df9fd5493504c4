// Plans of motion: every event of recorded games ends where the scene ends, and begins where it began.

import { describe, expect, it } from 'vitest';
import { distance } from '../src/geometry/curve';
import { fallOf } from '../src/geometry/falls';
import { heapsOf } from '../src/geometry/gemHeaps';
import { canoeId, canoePoses, discId, gemPoses, type Picture } from '../src/geometry/piecePoses';
import { blend, same, type Pose } from '../src/geometry/pose';
import { onDisc } from '../src/geometry/slots';
import { even, glide, plunge, pool, SNATCH, snatch, TUMBLE, tumble } from '../src/motion/keyframes';
import { planOf, TIMES, type Step } from '../src/motion/motionPlan';
import { pictureAfter } from '../src/geometry/picture';
import { sceneOf, type Place, type Scene } from '../src/scene/scene';
import type { Event, Replay } from '../src/api/types';
import { pose } from '../src/geometry/pose';
import games from './replays.json';

const replays = games as unknown as Replay[];
const tray = (seat: number): { x: number; y: number; size: number } => ({ x: -100, y: 100 * seat, size: 20 });

function* told(): Generator<[Picture, Event, Picture]> {
  for (const replay of replays) {
    const first = sceneOf((replay.moments[0]?.position ?? replay.moments[0]?.view)!);
    let picture: Picture = { scene: first, heaps: heapsOf(first) };
    for (const moment of replay.moments.slice(1)) {
      for (const event of moment.events) {
        const after = pictureAfter(picture, event);
        yield [picture, event, after];
        picture = after;
      }
    }
  }
}

const picture = (canoes: Scene['canoes']): Picture => {
  const scene = { ...sceneOf(replays[0]!.moments[0]!.position!), canoes };
  return { scene, heaps: heapsOf(scene) };
};

function overboard(): [Picture, Event, Picture] {
  const before = picture([{ seat: 0, canoe: 0, at: '5', gem: null }]);
  const event: Event = { type: 'trip', seat: 0, canoe: 0, path: ['5', '6L', '7L', 'falls'] };
  return [before, event, pictureAfter(before, event)];
}

/** A push with so many canoes on every disc. */
function fullRiver(side: 'L' | 'R', count: number): [Picture, Extract<Event, { type: 'push' }>, Picture] {
  const way = ['1', '2', '3', '4', '5', `6${side}`, `7${side}`, 'falls'] as Place[];
  const canoes = way.slice(0, -1).flatMap((at, i) => Array.from({ length: count }, (_, canoe) => ({ seat: i, canoe, at, gem: null })));
  const before = picture(canoes);
  const drifts = canoes.map(({ seat, canoe, at }) => ({ seat, canoe, was: at, now: way[way.indexOf(at) + 1]! }));
  const event = { type: 'push', arm: side === 'L' ? 'left' : 'right', drifts } as Extract<Event, { type: 'push' }>;
  return [before, event, pictureAfter(before, event)];
}

/** Where a piece is at a part of its motion. */
function poseAt({ frames }: Step, t: number): Pose {
  const place = t * (frames.length - 1);
  const first = Math.min(Math.floor(place), frames.length - 2);
  return blend(frames[first]!, frames[first + 1]!, place - first);
}

describe('plan', () => {
  it('shows somebody who paddles, and a wake behind, for as long as a canoe moves by itself', () => {
    for (const [before, event, after] of told()) {
      const plan = planOf(before, event, after, tray);
      const looks = plan.extras.filter(({ on }) => on).map(({ look }) => look);
      const isPaddled = event.type === 'trip' && event.path.length > (event.path.at(-1) === 'falls' ? 2 : 1);
      expect(looks, event.type).toEqual(isPaddled ? ['wake', 'paddler'] : []);
      if (event.type !== 'trip' || !isPaddled) continue;
      const way = plan.steps.find(({ piece }) => piece === canoeId(event.seat, event.canoe))!;
      const rowed = plan.steps.find(({ piece }) => piece.startsWith('paddler'))!;
      expect(rowed.frames.at(-1)!.opacity).toBe(0);
      expect(rowed.duration).toBeLessThanOrEqual(way.duration);
    }
  });

  it('pushes the board and throws up spray where the river is in spate, the more the faster it flows', () => {
    const before = picture([]);
    const pushes = [3, 4, 8].map((speed) => {
      const event = { type: 'flow', speed, weather: 0, lowest: 6 } as Event;
      const { steps } = planOf(before, event, pictureAfter(before, event), tray);
      return Math.max(0, ...steps.filter(({ piece }) => piece === 'board').flatMap(({ frames }) => frames.map(({ x }) => x)));
    });
    expect(pushes[0]).toBe(0);
    expect(pushes[1]).toBeGreaterThan(0);
    expect(pushes[2]).toBeGreaterThan(pushes[1]!);
  });

  it('has more sparks fly for a kind that is new at home', () => {
    const at: Scene['canoes'][number] = { seat: 0, canoe: 0, at: 'shore', gem: 'ruby' };
    const event: Event = { type: 'landed', seat: 0, canoe: 0, gem: 'ruby' };
    const [often, first] = [[{ ruby: 1 }], [{}]].map((own) => {
      const empty = picture([at]);
      const before = { ...empty, scene: { ...empty.scene, gems: [own[0]!, ...empty.scene.gems.slice(1)] } };
      return planOf(before, event, pictureAfter(before, event), tray).extras.filter(({ look }) => look === 'spark').length;
    });
    expect(first).toBeGreaterThan(often!);
  });

  it('has the wake behind whichever end goes first', () => {
    const legs: Event = { type: 'trip', seat: 0, canoe: 0, path: ['3', '4', '5'] } as Event;
    const ways = [legs, { ...legs, path: ['5', '4', '3'] } as Event].map((event) => {
      const before = picture([{ seat: 0, canoe: 0, at: (event as { path: Place[] }).path[0]!, gem: null }]);
      return planOf(before, event, pictureAfter(before, event), tray).extras.map(({ isAstern }) => isAstern);
    });
    expect(ways).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('leads every canoe from where it was to where it is', () => {
    let pushes = 0;
    for (const [before, event, after] of told()) {
      const plan = planOf(before, event, after, tray);
      if (event.type === 'push') pushes++;
      const [were, are] = [canoePoses(before.scene), canoePoses(after.scene)];
      for (const { id, pose: now } of are) {
        const was = were.find((canoe) => canoe.id === id)!.pose;
        const steps = plan.steps.filter((step) => step.piece === id);
        if (!same(was, now)) expect(steps.length, `${event.type} ${id}`).toBeGreaterThan(0);
        if (steps.length === 0) continue;
        expect(distance(steps[0]!.frames[0]!, was), `start of ${event.type}`).toBeLessThan(1.5);
        expect(distance(steps.at(-1)!.frames.at(-1)!, now), `end of ${event.type}`).toBeLessThan(1.5);
      }
    }
    expect(pushes).toBeGreaterThan(10);
  });

  it('lets gems end in their places, and names only pieces that exist', () => {
    for (const [before, event, after] of told()) {
      const plan = planOf(before, event, after, tray);
      const gems = new Map(gemPoses(after.heaps).map((gem) => [gem.id, gem.pose]));
      for (const step of plan.steps) {
        const kind = step.piece.split(':')[0];
        expect(['board', 'canoe', 'cargo', 'disc', 'gem', 'extra', 'wake', 'paddler', 'cloud', 'pointer', 'ring']).toContain(kind);
        if (kind === 'gem') expect(distance(step.frames.at(-1)!, gems.get(step.piece)!)).toBeLessThan(1);
        if (kind === 'extra') expect(plan.extras.map((extra) => extra.id)).toContain(step.piece);
        expect(step.frames.length).toBeGreaterThan(1);
        const moments = step.frames.map((frame, i) => frame.at ?? i / (step.frames.length - 1));
        expect(moments[0]).toBe(0);
        expect(moments.at(-1)).toBe(1);
        expect([...moments].sort((a, b) => a - b)).toEqual(moments);
      }
    }
  });

  it('is quick: a flow of six takes less than six seconds', () => {
    for (const [before, event, after] of told()) {
      const { untilNext } = planOf(before, event, after, tray);
      expect(untilNext).toBeLessThanOrEqual(2600);
      if (event.type === 'push') expect(untilNext).toBe(fallOf(event) ? TIMES.plunge * TUMBLE.splash : TIMES.push);
      if (event.type === 'chosen' || event.type === 'revealed') expect(untilNext).toBe(0);
    }
  });

  it('slides seven discs, and one more over the brink', () => {
    for (const [before, event, after] of told()) {
      if (event.type !== 'push') continue;
      const { steps, extras } = planOf(before, event, after, tray);
      expect(steps.filter((step) => step.piece.startsWith('disc:'))).toHaveLength(7);
      const fallen = event.drifts.filter((drift) => drift.now === 'falls').length;
      const looks = extras.map((extra) => extra.look);
      expect(looks.filter((look) => look === 'disc')).toHaveLength(1);
      // Canoes that fall together throw the water up together, and more of it.
      expect(looks.filter((look) => look === (fallen > 0 ? 'crown' : 'splash'))).toHaveLength(1);
    }
  });

  it('moves a piece once for each event: of two motions at once one would hide the other', () => {
    for (const [before, event, after] of [...told(), overboard()]) {
      const pieces = planOf(before, event, after, tray).steps.map((step) => step.piece);
      expect(new Set(pieces).size, event.type).toBe(pieces.length);
    }
  });

  it('shows the way of a canoe that is paddled over the falls', () => {
    const [before, event, after] = overboard();
    const [was] = canoePoses(before.scene);
    const { steps, untilNext } = planOf(before, event, after, tray);
    const { frames, duration } = steps.find((step) => step.piece === was!.id)!;
    expect(distance(frames[0]!, was!.pose)).toBeLessThan(1.5);
    expect(frames[3]!.y).toBeLessThan(700);
    expect(duration).toBe(2 * TIMES.step + TIMES.plunge + TIMES.wash);
    expect(untilNext).toBe(2 * TIMES.step + TIMES.plunge * TUMBLE.splash);
    // It comes up where it fell, and drifts from there to its place.
    const [up, rest] = [frames.at(-2)!, frames.at(-1)!];
    expect(up.x).toBe(pool('left').x);
    expect(distance(rest, canoePoses(after.scene)[0]!.pose)).toBe(0);
  });

  it.each(['L', 'R'] as const)('keeps canoes on their discs at every moment, into arm %s too', (side) => {
    for (const count of [1, 2, 3, 6]) {
      const [before, event, after] = fullRiver(side, count);
      const { steps } = planOf(before, event, after, tray);
      for (const { seat, canoe, was, now } of event.drifts) {
        if (now === 'falls') continue;
        const boat = steps.find((step) => step.piece === canoeId(seat, canoe))!;
        const disc = steps.find((step) => step.piece === discId(now))!;
        const slot = onDisc(canoe, count);
        for (let t = 0; t <= 1; t += 1 / 97) {
          const off = `${was} to ${now}, ${canoe} of ${count}, at ${t}`;
          const [at, under] = [poseAt(boat, t), poseAt(disc, t)];
          expect(Math.abs(distance(at, under) - Math.hypot(slot.x, slot.y)), off).toBeLessThan(0.5);
          expect(at.scale).toBeCloseTo(slot.scale);
        }
        expect([boat.delay, boat.duration, boat.easing]).toEqual([disc.delay, disc.duration, disc.easing]);
      }
    }
  });

  it('has a canoe down and its gem at home within two and a half seconds of its fall', () => {
    let thrown = 0;
    let arm: 'left' | 'right' = 'left';
    for (const [before, event, after] of told()) {
      const plan = planOf(before, event, after, tray, arm);
      const ends = plan.steps.map((step) => step.delay + step.duration);
      arm = fallOf(event)?.arm ?? arm;
      if (event.type === 'push' && fallOf(event)) expect(Math.max(...ends)).toBeLessThan(2900);
      if (event.type !== 'swept' || !event.gem) continue;
      const flight = plan.steps.find((step) => plan.extras.some(({ id, look }) => id === step.piece && look === event.gem))!;
      expect(TIMES.plunge * TUMBLE.splash + flight.duration).toBeLessThan(2500);
      expect(flight.frames[0]!.y).toBeGreaterThan(950); // it fell with the canoe
      thrown++;
    }
    expect(thrown).toBeGreaterThan(0);
  });
});

describe('frames', () => {
  it('lets a canoe hang at the brink before it falls, and ends where it comes up', () => {
    const rest = pose({ x: 300, y: 1150 });
    const frames = tumble('left', 0, (at) => pose(at), rest);
    const at = frames.map((frame) => frame.at!);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect([at[0], at.at(-1)]).toEqual([0, 1]);
    const held = frames.filter((frame) => frame.at! >= TUMBLE.brink && frame.at! <= TUMBLE.over);
    expect(Math.max(...held.map((frame) => frame.y)) - Math.min(...held.map((frame) => frame.y))).toBeLessThan(10);
    expect(new Set(held.map((frame) => Math.sign(frame.angle)))).toEqual(new Set([-1, 0, 1])); // it rocks
    expect(distance(frames.at(-1)!, rest)).toBe(0);
  });

  it('holds a stolen gem up before it is pulled away', () => {
    const [from, to] = [pose({ x: 0, y: 100 }), pose({ x: 80, y: 140 })];
    const frames = snatch(from, to);
    expect(distance(frames[0]!, from)).toBe(0);
    expect(distance(frames.at(-1)!, to)).toBe(0);
    const held = frames.filter((frame) => frame.at! >= SNATCH.up && frame.at! <= SNATCH.away);
    expect(held).toHaveLength(2);
    for (const frame of held) expect(frame.y).toBeLessThan(from.y - 50);
  });

  it('spaces points evenly', () => {
    const points = even(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 10, y: 0 },
      ],
      5,
    );
    expect(points.map((point) => point.x)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('paddles without leaps and without turning round', () => {
    const [from, to] = [pose({ x: 0, y: 5 }, 0, 1.3), pose({ x: 300, y: -5 }, 20, 0.8)];
    const frames = glide(
      [
        { x: 0, y: 0 },
        { x: 150, y: 30 },
        { x: 300, y: 0 },
      ],
      from,
      to,
      2,
    );
    expect(frames[0]).toMatchObject({ x: 0, y: 5, angle: 0, scale: 1.3 });
    expect(frames.at(-1)!.angle % 360).toBeCloseTo(20);
    frames.slice(1).forEach((frame, i) => expect(distance(frame, frames[i]!)).toBeLessThan(60));
  });

  it('falls faster and faster', () => {
    const fall = plunge('left', 900, (at) => pose(at)).filter((frame) => (frame.at ?? 0) > 0.43 && (frame.at ?? 0) < 0.75);
    const drops = fall.slice(1).map((frame, i) => frame.y - fall[i]!.y);
    expect([...drops].sort((a, b) => a - b)).toEqual(drops);
  });
});
