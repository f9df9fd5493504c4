// How an event is shown: which pieces move where, when and how long. Pure: no clock, no DOM.

import { legPath, routePath } from '../geometry/pieceRoutes';
import { along, armOf, DISCS, heading, isDisc, RIVER, type Arm, type Disc } from '../geometry/boardGeometry';
import { canoeId, cargoId, discId, gemId, canoePoses, cloudPose, pointerPose, ringPose } from '../geometry/piecePoses';
import { poseOf, seatsOf, sharing, type Picture } from '../geometry/piecePoses';
import { around, pose, same, turn, type Pose } from '../geometry/pose';
import { beachSlot, CARGO, carried, GEM_SIZE, gemSlot, lostSlot, onDisc } from '../geometry/slots';
import type { Point } from '../geometry/curve';
import type { CanoePiece, Place } from '../scene/scene';
import type { Event, GemKind } from '../api/types';
import { crown, drift, FALL, fling, glide, glint, hop, joined, plunge, pool, ripple, rock, shake } from './keyframes';
import { SNATCH, snatch, spark, splash, thrownBack, TUMBLE, tumble, tween, type Frame } from './keyframes';

export type Step = {
  readonly piece: string;
  readonly frames: readonly Frame[];
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
  /** Only the frames' opacity counts: the piece stays where it is. */
  readonly fade?: boolean;
  /** It stays where it ends until everything has been shown. */
  readonly stays?: boolean;
};

/** A piece that is there only for a motion. */
export type Extra = {
  readonly id: string;
  readonly look: 'disc' | 'splash' | 'glint' | WaterLook | PaddlingLook | 'spark' | GemKind;
  /** The gem in whose colour it is. */
  readonly gem?: GemKind;
  /** The canoe that it goes with. */
  readonly on?: string;
  /** Whether that canoe goes with its other end first. */
  readonly isAstern?: boolean;
};
/** The water that a falling canoe throws up. */
export type WaterLook = 'crown' | 'ripple' | 'drop' | 'spray';

/** What is seen of a canoe's own paddling: the water behind it, and who paddles. */
export type PaddlingLook = 'wake' | 'paddler';

export type Plan = {
  readonly steps: readonly Step[];
  readonly extras: readonly Extra[];
  /** When the next event may begin; motions may outlast it. */
  readonly untilNext: number;
};

/** Where a gem of a seat is shown, or will be; null when that is not on the screen. */
export type Tray = (seat: number, gem: GemKind) => (Point & { readonly size: number }) | null;

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
  plunge: 2350,
  /** How long a canoe that came up below the falls drifts to its place. */
  wash: 500,
  splash: 950,
  shake: 420,
  suspense: 320,
  steal: 1400,
  bank: 820,
  glint: 420,
  spark: 620,
  /** What was done stays in sight before the next thing is. */
  beat: 220,
} as const;
const EASE = 'cubic-bezier(.45, .05, .35, 1)';
const LINEAR = 'linear';

/** `arm` is the one over whose falls canoes went last. */
export function planOf(before: Picture, event: Event, after: Picture, tray: Tray, arm: Arm = 'left'): Plan {
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
      if (event.gem) plan.giveBack(event.gem, arm);
      break;
    case 'ransomed':
      plan.toSite(event.gem, plan.kept(event.seat, event.gem));
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
      plan.surge(event.speed);
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

/** How far drops are thrown to the side, and how high. */
const DROPS = [
  [-150, 90],
  [-104, 150],
  [-58, 190],
  [-20, 120],
  [34, 205],
  [70, 140],
  [118, 165],
  [158, 80],
] as const;
/** How many sparks fly where a gem comes home, and how far; more of them for a kind that is new there. */
const SPARKS = { often: { count: 6, reach: 72 }, great: { count: 12, reach: 118 }, shore: { count: 5, reach: 46 } } as const;
/** From so many discs on the river is in spate. */
const SPATE = 4;
/** How far rings run out, and how late. */
const RIPPLES = [
  [1, 0],
  [1.35, 130],
] as const;

/** The life preserver turns as it flies. */
const roll = (from: Pose, to: Pose): Frame[] => {
  const frames = hop(from, to, 34);
  return frames.map((frame, i) => ({ ...frame, angle: frame.angle + (360 * i) / (frames.length - 1) }));
};

/** Who paddles is seen until the canoe lies still again. */
const PADDLED: readonly Frame[] = [0, 1, 1, 0].map((opacity, i) => ({ ...pose({ x: 0, y: 0 }), at: [0, 0.12, 0.86, 1][i]!, opacity }));

/** Whether a canoe goes with its other end first: in the middle of its way, where it has turned into it. */
function goesAstern(way: readonly Frame[]): boolean {
  const middle = Math.floor(way.length / 2);
  const [from, here] = [way[middle - 1]!, way[middle]!];
  const angle = (here.angle * Math.PI) / 180;
  return (here.x - from.x) * Math.cos(angle) + (here.y - from.y) * Math.sin(angle) < 0;
}

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
    else {
      const way = glide(routePath(path, this.beach(seat, canoe)), from, to, legs);
      this.move(canoeId(seat, canoe), way, legs * TIMES.step + TIMES.set);
      this.paddle(canoeId(seat, canoe), way, legs * TIMES.step + TIMES.set);
    }
    this.room = Math.max(0, this.untilNext - TIMES.settle);
  }

  /** A canoe that is paddled has a wake behind it, and somebody who paddles, for as long as it moves. */
  private paddle(on: string, way: readonly Frame[], duration: number): void {
    const isAstern = goesAstern(way);
    for (const look of ['wake', 'paddler'] as const) {
      const id = `${look}:${on}`;
      this.extras.push({ id, look, on, isAstern });
      this.steps.push({ piece: id, frames: PADDLED, delay: 0, duration, easing: LINEAR, fade: true });
    }
  }

  /** A gem flies into a canoe. */
  take(seat: number, canoe: number, gem: GemKind, from: Pose): void {
    this.fly(gem, from, this.cargo(this.after, seat, canoe));
    this.appear(cargoId(seat, canoe), TIMES.gem);
    this.untilNext += TIMES.beat;
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
    this.untilNext += TIMES.beat;
  }

  /** The gem of a canoe that falls goes down with it; the splash, at which this begins, throws it back to its site. */
  giveBack(site: GemKind, arm: Arm): void {
    const slot = this.changed(site);
    const home = gemSlot(site, slot);
    const time = TIMES.lift;
    const frames = thrownBack(arm, home);
    this.steps.push({ piece: this.extra(site), frames, delay: 0, duration: time, easing: LINEAR });
    this.appear(gemId(site, slot), time, home);
    this.glint(home, time - 80, 0.9);
  }

  /** A gem goes from the beached canoe to its owner's tray, where it sparkles; it is counted when it is there. */
  bank(seat: number, canoe: number, gem: GemKind): void {
    const [from, to] = [this.cargo(this.before, seat, canoe), this.kept(seat, gem)];
    const flight = hop({ ...from, opacity: 1 }, { ...to, opacity: 1 }, 120);
    const last = flight.length - 1;
    const turning = flight.map((frame, i) => ({ ...frame, angle: frame.angle + (360 * i) / last }));
    // It stays there: the tray shows its own under it.
    this.steps.push({ piece: this.extra(gem), frames: turning, delay: 0, duration: TIMES.bank, easing: EASE, stays: true });
    this.untilNext = Math.max(this.untilNext, TIMES.bank);
    const isGreat = !this.before.scene.gems[seat]?.[gem];
    this.glint(from, 0, 1.1);
    this.sparkle(from, gem, 60, SPARKS.shore);
    this.glint(to, TIMES.bank - 60, isGreat ? 1.6 : 1);
    this.sparkle(to, gem, TIMES.bank, isGreat ? SPARKS.great : SPARKS.often);
  }

  /** Sparks of a gem's colour fly out to all sides. */
  private sparkle(at: Point, gem: GemKind, delay: number, { count, reach }: { readonly count: number; readonly reach: number }): void {
    for (let i = 0; i < count; i++) {
      const frames = spark(at, (2 * Math.PI * (i + 0.5)) / count, i % 2 ? reach : reach * 0.75);
      this.steps.push({ piece: this.extra('spark', gem), frames, delay, duration: TIMES.spark, easing: 'ease-out' });
    }
  }

  /** A river in spate: spray stands over both pools and the board is pushed a little, the more the faster it flows. */
  surge(speed: number): void {
    const over = speed - SPATE + 1;
    if (over < 1) return;
    for (const arm of ['left', 'right'] as const) {
      for (const side of [-90, 80]) {
        const frames = drift(pool(arm), side).map((frame) => ({ ...frame, scale: frame.scale * (0.8 + 0.12 * over) }));
        this.steps.push({ piece: this.extra('spray'), frames, delay: TIMES.set, duration: TIMES.splash * 1.4, easing: 'ease-out' });
      }
    }
    this.steps.push({ piece: 'board', frames: shake(1.5 + 0.7 * over), delay: TIMES.set, duration: TIMES.shake, easing: LINEAR });
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
    const falls = drifts.some(({ now }) => now === 'falls');
    this.topple(arm, spaces[6] as Disc, falls);
    if (falls) this.crash(arm, 0);
    const swing = tween(pointerPose(this.before.scene), pointerPose(this.after.scene));
    this.move('pointer', swing, TIMES.settle, TIMES.push - TIMES.settle);
  }

  /** A disc goes on by one place; the first is pushed in under the rope. */
  private slide(from: Disc | null, to: Disc): Frame[] {
    if (from) return legPath(from, to, DISCS[from]).map((point) => pose(point));
    return RIVER.left.stretch(0, along(to), 10).map((point, i) => ({ ...pose(point), opacity: Math.min(1, i / 4) }));
  }

  private drift(arm: Arm, seat: number, canoe: number, was: Disc, now: Place): void {
    const piece = this.find(this.before, seat, canoe);
    const group = sharing(this.before.scene, was);
    const slot = onDisc(group.indexOf(piece), group.length);
    const id = canoeId(seat, canoe);
    if (isDisc(now)) this.move(id, ride(slot, was, now), TIMES.push);
    else this.fall(id, arm, along(was, arm), (at) => carried(slot, at, heading(was)), this.canoe(this.after, seat, canoe));
  }

  /** The last disc goes over the brink; one with canoes on it hangs there with them. */
  private topple(arm: Arm, last: Disc, hasCanoes: boolean): void {
    const disc = this.extra('disc');
    const start = along(last, arm);
    if (hasCanoes) return this.outlast(disc, tumble(arm, start, pose, null), TIMES.plunge);
    this.outlast(disc, plunge(arm, start, pose), TIMES.fall);
    const frames = splash(pool(arm), 1.7);
    const delay = TIMES.fall * FALL.splash * 0.94;
    this.steps.push({ piece: this.extra('splash'), frames, delay, duration: 620, easing: 'ease-out' });
  }

  /**
   * A canoe falls, at the end of its way there, and comes up where it fell; from there it drifts to its place.
   * What follows, its gem and what is told of it, begins at the splash.
   */
  private fall(id: string, arm: Arm, start: number, poseAt: (at: Point) => Pose, rest: Pose, way: readonly Frame[] = [], time = 0): void {
    const after = TIMES.plunge + TIMES.wash;
    const risen = { ...rest, x: pool(arm).x };
    const frames = joined(tumble(arm, start, poseAt, risen), tween(risen, rest), TIMES.plunge / after);
    this.steps.push({ piece: id, frames: joined(way, frames, time / (time + after)), delay: 0, duration: time + after, easing: LINEAR });
    this.untilNext = Math.max(this.untilNext, time + TIMES.plunge * TUMBLE.splash);
  }

  /** Paddled over the falls on purpose: along the way, then down. */
  private overboard(seat: number, canoe: number, path: readonly Place[], from: Pose, to: Pose): void {
    const last = path[path.length - 2] as Place;
    const arm = armOf(last) ?? 'left';
    const stops = path.slice(0, -1);
    const brink = isDisc(last) ? pose(DISCS[last], heading(last), 1.2) : from;
    const time = (stops.length - 1) * TIMES.step;
    const way = stops.length > 1 ? glide(routePath(stops, this.beach(seat, canoe)), from, brink, stops.length - 1) : [];
    const start = stops.length > 1 ? brink : from;
    const offset = isDisc(last) ? { x: start.x - DISCS[last].x, y: start.y - DISCS[last].y } : { x: 0, y: 0 };
    const poseAt = (at: Point): Pose => ({ ...start, x: at.x + offset.x, y: at.y + offset.y });
    this.fall(canoeId(seat, canoe), arm, along(last as Disc, arm), poseAt, to, way, time);
    if (time > 0) this.paddle(canoeId(seat, canoe), way, time);
    this.crash(arm, time);
  }

  /** The water that falling canoes throw up, all of them together, and the board trembles. */
  private crash(arm: Arm, begin: number): void {
    const at = pool(arm);
    const delay = begin + TIMES.plunge * TUMBLE.splash - 30;
    const throwUp = (look: WaterLook, frames: readonly Frame[], duration: number, late = 0): void => {
      this.steps.push({ piece: this.extra(look), frames, delay: delay + late, duration, easing: 'ease-out' });
    };
    for (const side of [-70, 60]) throwUp('spray', drift(at, side), TIMES.splash * 1.25);
    for (const [size, late] of RIPPLES) throwUp('ripple', ripple(at, size), TIMES.splash, late);
    throwUp('crown', crown(at), TIMES.splash);
    for (const [side, height] of DROPS) throwUp('drop', fling({ x: at.x + side / 5, y: at.y - 20 }, side, height), TIMES.splash * 0.85);
    this.steps.push({ piece: 'board', frames: shake(5), delay: delay + 40, duration: TIMES.shake, easing: LINEAR });
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
  private appear(piece: string, duration: number, there: Pose = pose({ x: 0, y: 0 })): void {
    const frames = [0, 0.96, 1].map((at) => ({ ...there, at, opacity: at < 1 ? 0 : 1 }));
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

  private extra(look: Extra['look'], gem?: GemKind): string {
    const id = `extra:${this.extras.length}`;
    this.extras.push({ id, look, ...(gem ? { gem } : {}) });
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
  kept(seat: number, gem: GemKind): Pose {
    const tray = this.tray(seat, gem);
    if (tray) return pose(tray, 0, tray.size / GEM_SIZE);
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
