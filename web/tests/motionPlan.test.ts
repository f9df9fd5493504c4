// Plans of motion: every event of recorded games ends where the scene ends, and begins where it began.

import { describe, expect, it } from 'vitest';
import { distance } from '../src/geometry/curve';
import { fallOf } from '../src/geometry/falls';
import { heapsOf } from '../src/geometry/gemHeaps';
import { canoePoses, gemPoses, type Picture } from '../src/geometry/piecePoses';
import { same } from '../src/geometry/pose';
import { even, glide, plunge, SNATCH, snatch, TUMBLE, tumble } from '../src/motion/keyframes';
import { planOf, TIMES } from '../src/motion/motionPlan';
import { pictureAfter } from '../src/geometry/picture';
import { sceneOf } from '../src/scene/scene';
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

describe('plan', () => {
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
        expect(['board', 'canoe', 'cargo', 'disc', 'gem', 'extra', 'cloud', 'pointer', 'ring']).toContain(kind);
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
      if (event.type === 'push') expect(untilNext).toBe(fallOf(event) ? TIMES.plunge * TUMBLE.over : TIMES.push);
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
      expect(TIMES.plunge * TUMBLE.over + flight.duration).toBeLessThan(2500);
      expect(flight.frames[0]!.y).toBeGreaterThan(950); // it falls with the canoe
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
