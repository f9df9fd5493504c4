// How an event is shown: which pieces move where, when and how long. Pure: no clock, no DOM.

import { legPath, routePath } from '../geometry/pieceRoutes';
import { along, armOf, DISCS, heading, isDisc, RIVER, type Arm, type Disc } from '../geometry/boardGeometry';
import { canoeId, cargoId, discId, gemId, canoePoses, cloudPose, pointerPose, ringPose } from '../geometry/piecePoses';
import { poseOf, seatsOf, sharing, type Picture } from '../geometry/piecePoses';
import { around, pose, same, turn, type Pose } from '../geometry/pose';
import { beachSlot, CARGO, carried, gemSlot, lostSlot, onDisc } from '../geometry/slots';
import type { Point } from '../geometry/curve';
import type { CanoePiece, Place } from '../scene/scene';
import type { Event, GemKind } from '../api/types';
import { FALL, glide, glint, hop, plunge, pool, rock, SNATCH, snatch, splash, TEETER, teeter, tween, type Frame } from './keyframes';

export type Step = {
  readonly piece: string;
  readonly frames: readonly Frame[];
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
  /** Only the frames' opacity counts: the piece stays where it is. */
  readonly fade?: boolean;
};

/** A piece that is there only for a motion. */
export type Extra = { readonly id: string; readonly look: 'disc' | 'splash' | 'glint' | GemKind };

export type Plan = {
  readonly steps: readonly Step[];
  readonly extras: readonly Extra[];
  /** When the next event may begin; motions may outlast it. */
  readonly untilNext: number;
};

/** Where the gems of a seat are shown; null when that is not on the screen. */
export type Tray = (seat: number) => Point | null;

/** How long things take, in milliseconds at the normal pace. */
export const TIMES = {
  step: 250,
  set: 180,
  settle: 260,
  gem: 560,
  push: 580,
  cloud: 620,
  ring: 680,
  lift: 760,
  fall: 1200,
  plunge: 1900,
  suspense: 500,
  steal: 1600,
  bank: 820,
  glint: 420,
} as const;
const EASE = 'cubic-bezier(.45, .05, .35, 1)';
const LINEAR = 'linear';

export function planOf(before: Picture, event: Event, after: Picture, tray: Tray): Plan {
  const plan = new PlanBuilder(before, after, tray);
  switch (event.type) {
    case 'trip':
      plan.trip(event.seat, event.canoe, event.path);
      break;
    case 'loaded':
      plan.take(event.seat, event.canoe, event.gem, plan.changedSlot(event.site));
      break;
    case 'unloaded':
      plan.toSite(event.site, plan.cargo(before, event.seat, event.canoe));
      break;
    case 'stolen':
      plan.steal([event.seat, event.canoe], [event.victim[0], event.victim[1]], event.gem);
      break;
    case 'landed':
      if (event.gem) plan.bank(event.seat, event.canoe, event.gem);
      break;
    case 'swept':
      if (event.gem) plan.giveBack(event.gem, event.seat, event.canoe);
      break;
    case 'ransomed':
      plan.toSite(event.gem, plan.kept(event.seat));
      plan.raise(event.seat, event.canoe);
      break;
    case 'rescued':
      plan.raise(event.seat, event.canoe);
      break;
    case 'weather':
      plan.move('cloud', hop(cloudPose(before.scene), cloudPose(after.scene), 30), TIMES.cloud);
      break;
    case 'flow':
      plan.untilNext = event.speed > 0 ? TIMES.set : 0;
      break;
    case 'push':
      plan.push(event.arm, event.drifts);
      break;
    case 'start_passed':
      plan.move('ring', roll(ringPose(before.scene), ringPose(after.scene)), TIMES.ring);
      break;
  }
  plan.settle();
  return plan;
}

/** The life preserver turns as it flies. */
const roll = (from: Pose, to: Pose): Frame[] => {
  const frames = hop(from, to, 34);
  return frames.map((frame, i) => ({ ...frame, angle: frame.angle + (360 * i) / (frames.length - 1) }));
};

class PlanBuilder implements Plan {
  readonly steps: Step[] = [];
  readonly extras: Extra[] = [];
  untilNext = 0;
  /** When pieces that make room begin to move. */
  private room = 0;

  constructor(
    private readonly before: Picture,
    private readonly after: Picture,
    private readonly tray: Tray,
  ) {}

  move(piece: string, frames: readonly Frame[], duration: number, delay = 0, easing = EASE): void {
    this.steps.push({ piece, frames, delay, duration, easing });
    this.untilNext = Math.max(this.untilNext, delay + duration);
  }

  trip(seat: number, canoe: number, path: readonly Place[]): void {
    const from = this.canoe(this.before, seat, canoe);
    const to = this.canoe(this.after, seat, canoe);
    const legs = path.length - 1;
    if (legs < 1) return;
    if (path[legs] === 'falls') this.overboard(seat, canoe, path, from, to);
    else this.move(canoeId(seat, canoe), glide(routePath(path, this.beach(seat, canoe)), from, to, legs), legs * TIMES.step + TIMES.set);
    this.room = Math.max(0, this.untilNext - TIMES.settle);
  }

  /** A gem flies into a canoe. */
  take(seat: number, canoe: number, gem: GemKind, from: Pose): void {
    this.fly(gem, from, this.cargo(this.after, seat, canoe));
    this.appear(cargoId(seat, canoe), TIMES.gem);
  }

  /** A moment of suspense; then a gem is lifted out of a rival's canoe, held up, and hops into the thief's. */
  steal(thief: readonly [number, number], victim: readonly [number, number], gem: GemKind): void {
    const frames = snatch(this.cargo(this.before, ...victim), this.cargo(this.after, ...thief));
    const shown = frames.map((frame) => ({ ...frame, opacity: 1 }));
    this.move(this.extra(gem), shown, TIMES.steal, TIMES.suspense, LINEAR);
    this.appear(cargoId(...thief), TIMES.suspense + TIMES.steal);
    this.glint(frames[3]!, TIMES.suspense + TIMES.steal * SNATCH.up, 1.3);
    this.glint(frames.at(-1)!, TIMES.suspense + TIMES.steal - 80, 0.8);
    this.steps.push({
      piece: canoeId(...victim),
      frames: rock(this.canoe(this.after, ...victim)),
      delay: TIMES.suspense,
      duration: TIMES.steal * SNATCH.away,
      easing: 'ease-out',
    });
  }

  /** A gem comes to a site: the gem itself flies there. */
  toSite(site: GemKind, from: Pose): void {
    const slot = this.changed(site);
    this.move(gemId(site, slot), hop(from, gemSlot(site, slot)), TIMES.gem);
  }

  /** A gem goes home from a canoe that fell, while the river flows on. */
  giveBack(site: GemKind, seat: number, canoe: number): void {
    const slot = this.changed(site);
    const flight = hop(this.cargo(this.before, seat, canoe), gemSlot(site, slot), 70);
    const frames = flight.map((frame, i) => ({ ...frame, opacity: i === 0 ? 0 : 1 }));
    const delay = TIMES.plunge * TEETER.splash - TIMES.push;
    this.steps.push({ piece: gemId(site, slot), frames, delay, duration: TIMES.lift, easing: EASE });
    this.untilNext = TIMES.set;
  }

  /** A gem goes from the beached canoe to its owner's tray. */
  bank(seat: number, canoe: number, gem: GemKind): void {
    const [from, to] = [this.cargo(this.before, seat, canoe), this.kept(seat)];
    const flight = hop({ ...from, opacity: 1 }, { ...to, opacity: 1 }, 120);
    const turning = flight.map((frame, i) => ({ ...frame, angle: frame.angle + (360 * i) / (flight.length - 1) }));
    this.move(this.extra(gem), turning, TIMES.bank);
    this.glint(to, TIMES.bank - 60, 0.9);
  }

  /** A lost canoe is carried back to the beach. */
  raise(seat: number, canoe: number): void {
    const [from, to] = [this.canoe(this.before, seat, canoe), this.canoe(this.after, seat, canoe)];
    this.move(canoeId(seat, canoe), hop(from, to, 90), TIMES.lift);
  }

  push(arm: Arm, drifts: readonly { seat: number; canoe: number; was: Place; now: Place }[]): void {
    const side = arm === 'left' ? 'L' : 'R';
    const spaces = ['1', '2', '3', '4', '5', `6${side}`, `7${side}`] as Disc[];
    spaces.forEach((disc, i) => this.move(discId(disc), this.slide(spaces[i - 1] ?? null, disc), TIMES.push));
    for (const drift of drifts) this.drift(arm, drift.seat, drift.canoe, drift.was as Disc, drift.now);
    this.topple(arm, spaces[6] as Disc);
    const swing = tween(pointerPose(this.before.scene), pointerPose(this.after.scene));
    this.move('pointer', swing, TIMES.settle, TIMES.push - TIMES.settle);
  }

  /** A disc goes on by one place; the first is pushed in under the rope. */
  private slide(from: Disc | null, to: Disc): Frame[] {
    const arm = armOf(to) ?? 'left';
    const points = RIVER[arm].stretch(from ? along(from, arm) : 0, along(to, arm), 10);
    return points.map((point, i) => ({ ...pose(point), opacity: from ? 1 : Math.min(1, i / 4) }));
  }

  private drift(arm: Arm, seat: number, canoe: number, was: Disc, now: Place): void {
    const piece = this.find(this.before, seat, canoe);
    const group = sharing(this.before.scene, was);
    const slot = onDisc(group.indexOf(piece), group.length);
    if (isDisc(now)) this.move(canoeId(seat, canoe), ride(slot, was, now), TIMES.push);
    else {
      this.outlast(canoeId(seat, canoe), teeter(this.fallWith(slot, arm, was, this.canoe(this.after, seat, canoe))), TIMES.plunge);
      this.splash(arm, TIMES.plunge * TEETER.splash * 0.97, 1.35);
    }
  }

  private fallWith(slot: Pose, arm: Arm, was: Disc, rest: Pose): Frame[] {
    return plunge(arm, along(was, arm), (at) => carried(slot, at, heading(was)), rest);
  }

  /** The last disc tips over the brink, with a splash. */
  private topple(arm: Arm, last: Disc): void {
    const disc = this.extra('disc');
    this.outlast(
      disc,
      plunge(arm, along(last, arm), (at) => pose(at), null),
      TIMES.fall,
    );
    this.splash(arm, TIMES.fall * FALL.splash * 0.94, 1.7);
  }

  /** Paddled over the falls on purpose: along the way, then down. */
  private overboard(seat: number, canoe: number, path: readonly Place[], from: Pose, to: Pose): void {
    const last = path[path.length - 2] as Place;
    const arm = armOf(last) ?? 'left';
    const stops = path.slice(0, -1);
    const brink = isDisc(last) ? pose(DISCS[last], heading(last), 1.2) : from;
    const time = (stops.length - 1) * TIMES.step;
    const id = canoeId(seat, canoe);
    if (stops.length > 1) this.move(id, glide(routePath(stops, this.beach(seat, canoe)), from, brink, stops.length - 1), time);
    const start = stops.length > 1 ? brink : from;
    const offset = isDisc(last) ? { x: start.x - DISCS[last].x, y: start.y - DISCS[last].y } : { x: 0, y: 0 };
    const poseAt = (at: Point): Pose => ({ ...start, x: at.x + offset.x, y: at.y + offset.y });
    const frames = teeter(plunge(arm, along(last as Disc, arm), poseAt, to));
    this.steps.push({ piece: id, frames, delay: time, duration: TIMES.plunge, easing: LINEAR });
    // As in a push, what follows may begin while it still falls.
    this.untilNext = time + TIMES.push;
    this.splash(arm, time + TIMES.plunge * TEETER.splash * 0.97, 1.35);
  }

  private splash(arm: Arm, delay: number, size: number): void {
    const id = this.extra('splash');
    this.steps.push({ piece: id, frames: splash(pool(arm), size), delay, duration: 620, easing: 'ease-out' });
  }

  /** A flash of light, which nothing waits for. */
  private glint(at: Point, delay: number, size: number): void {
    this.steps.push({ piece: this.extra('glint'), frames: glint(at, size), delay, duration: TIMES.glint, easing: 'ease-out' });
  }

  /** A motion that goes on while the next event is shown. */
  private outlast(piece: string, frames: readonly Frame[], duration: number): void {
    this.steps.push({ piece, frames, delay: 0, duration, easing: LINEAR });
  }

  private fly(gem: GemKind, from: Pose, to: Pose): void {
    this.move(this.extra(gem), hop({ ...from, opacity: 1 }, { ...to, opacity: 1 }), TIMES.gem);
  }

  /** Not seen before the end of a motion that brings it. */
  private appear(piece: string, duration: number): void {
    const frames = [0, 0.96, 1].map((at) => ({ ...pose({ x: 0, y: 0 }), at, opacity: at < 1 ? 0 : 1 }));
    this.steps.push({ piece, frames, delay: 0, duration, easing: LINEAR, fade: true });
  }

  /** Move every other canoe whose pose has changed, to make room. */
  settle(): void {
    const moved = new Set(this.steps.map((step) => step.piece));
    const were = new Map(canoePoses(this.before.scene).map((canoe) => [canoe.id, canoe.pose]));
    for (const { id, pose: now } of canoePoses(this.after.scene)) {
      const was = were.get(id);
      if (was && !moved.has(id) && !same(was, now)) this.move(id, tween(was, now), TIMES.settle, this.room);
    }
  }

  private extra(look: Extra['look']): string {
    const id = `extra:${this.extras.length}`;
    this.extras.push({ id, look });
    return id;
  }

  private find({ scene }: Picture, seat: number, canoe: number): CanoePiece {
    const piece = scene.canoes.find((one) => one.seat === seat && one.canoe === canoe);
    if (!piece) throw new Error(`no canoe ${canoe} of seat ${seat}`);
    return piece;
  }

  private canoe(picture: Picture, seat: number, canoe: number): Pose {
    return poseOf(picture.scene, this.find(picture, seat, canoe));
  }

  private beach(seat: number, canoe: number): Point {
    return beachSlot(seat, canoe, seatsOf(this.before.scene));
  }

  /** How the gem in a canoe lies. */
  cargo(picture: Picture, seat: number, canoe: number): Pose {
    const boat = this.canoe(picture, seat, canoe);
    return pose(around(boat, boat.angle, { x: CARGO.x * boat.scale, y: 0 }), 0, CARGO.scale * boat.scale);
  }

  /** Where a seat's own gems are; when they are not on the screen, up out of the board. */
  kept(seat: number): Pose {
    const tray = this.tray(seat);
    if (tray) return pose(tray, 0, 1);
    const boat = lostSlot(seat, 0, seatsOf(this.before.scene));
    return pose({ x: boat.x, y: -40 }, 0, 1);
  }

  /** Where the gem that comes to a site or leaves it lies. */
  changedSlot(site: GemKind): Pose {
    return gemSlot(site, this.changed(site));
  }

  /** The place of a site that is taken now and was not, or the other way round. */
  private changed(site: GemKind): number {
    const [was, now] = [this.before.heaps[site], this.after.heaps[site]];
    const size = Math.max(was.length, now.length);
    for (let slot = 0; slot < size; slot++) if ((was[slot] ?? null) !== (now[slot] ?? null)) return slot;
    return 0;
  }
}

/** A canoe on its disc, from one space to the next. */
function ride(slot: Pose, was: Disc, now: Disc): Frame[] {
  const bend = turn(heading(was), heading(now));
  const points = legPath(was, now, DISCS[was]);
  return points.map((point, i) => carried(slot, point, heading(was) + (bend * i) / (points.length - 1)));
}
