// Animates events on the board, one after another. The board is set to the end of an event first, and
// the pieces are then moved there from where they were: an interrupted motion leaves the board correct.

import { pictureAfter } from '../geometry/picture';
import type { Picture } from '../geometry/piecePoses';
import { transform } from '../geometry/pose';
import type { Event } from '../api/types';
import type { Arm } from '../geometry/boardGeometry';
import { fallOf } from '../geometry/falls';
import type { Extra, planOf, Step, Tray } from './motionPlan';

export type AnimatedBoard = {
  picture(): Picture;
  /** Draw a picture, now: when this returns the elements are there. */
  draw(picture: Picture, extras: readonly Extra[]): void;
  find(piece: string): Element | undefined;
  tray: Tray;
  /** Factor of all times; 0 is at once. */
  pace(): number;
  /** Called before each event is shown. */
  onevent?(event: Event): void;
  /** Called when an event was shown, and the next may begin. */
  onshown?(event: Event): void;
};

/** With this many events waiting, motions run faster until few are left. */
const MANY = 6;
const FEW = 2;
const CATCH_UP = 2.2;

/** How events are shown; it comes with the first of them, long after a board has appeared. */
let plan: typeof planOf | null = null;
async function loadPlans(): Promise<void> {
  plan ??= await import('./motionPlan').then(
    ({ planOf }) => planOf,
    () => null, // Pieces jump, and the next events try again.
  );
}

export class Animator {
  private readonly queue: Event[] = [];
  /** The motion that each piece is in. */
  private readonly running = new Map<string, Animation>();
  private extras: Extra[] = [];
  private work: Promise<void> | null = null;
  private rate = 1;
  private count = 0;
  /** Over the falls of which arm canoes went last. */
  private arm: Arm | undefined;
  /** Ends the current wait. */
  private wake: (() => void) | null = null;

  constructor(private readonly board: AnimatedBoard) {}

  get busy(): boolean {
    return this.work !== null;
  }

  /** Show events, after those still to be shown; done when all of them are over. */
  perform(events: readonly Event[]): Promise<void> {
    if (this.work && this.queue.length + events.length > MANY) this.hurry();
    this.queue.push(...events);
    this.work ??= this.run();
    return this.work;
  }

  /** Jump to the end of everything that was to be shown. */
  skip(): void {
    for (let event = this.queue.shift(); event; event = this.queue.shift()) {
      this.board.onevent?.(event);
      this.board.draw(pictureAfter(this.board.picture(), event), []);
    }
    for (const animation of this.running.values()) animation.cancel();
    this.running.clear();
    this.wake?.();
  }

  /** Forget what was to be shown: the board is set to something else. */
  drop(): void {
    this.queue.length = 0;
    this.skip();
  }

  private hurry(): void {
    this.rate = CATCH_UP;
    for (const animation of this.running.values()) animation.updatePlaybackRate(CATCH_UP);
  }

  private async run(): Promise<void> {
    // Also where they are there: the caller may be in the middle of drawing something else.
    await loadPlans();
    try {
      for (let event = this.queue.shift(); event; event = this.queue.shift()) await this.show(event);
      await this.pause([...this.running.values()].map((animation) => animation.finished));
    } finally {
      this.extras = [];
      this.rate = 1;
      this.work = null;
      this.board.draw(this.board.picture(), []);
    }
  }

  private async show(event: Event): Promise<void> {
    if (this.queue.length <= FEW) this.rate = 1;
    const before = this.board.picture();
    const after = pictureAfter(before, event);
    const pace = this.board.pace();
    this.board.onevent?.(event);
    if (pace === 0 || document.hidden || !plan) return this.board.draw(after, []);
    this.arm = fallOf(event)?.arm ?? this.arm;
    const { steps, extras, untilNext } = plan(before, event, after, this.board.tray, this.arm);
    const names = new Map(extras.map((extra) => [extra.id, `${extra.id}:${this.count++}`]));
    this.extras.push(...extras.map((extra) => ({ ...extra, id: names.get(extra.id) as string })));
    this.board.draw(after, [...this.extras]);
    const due: Promise<unknown>[] = [];
    for (const step of steps) {
      const motion = this.play({ ...step, piece: names.get(step.piece) ?? step.piece }, pace);
      if (motion && step.delay + step.duration <= untilNext) due.push(motion);
    }
    // A busy browser begins motions late: the next event waits for those that should be over, not for the clock alone.
    if (untilNext > 0) await this.pause(due, (untilNext * pace) / this.rate);
    this.board.onshown?.(event);
  }

  /** Begin a motion; settled when it ends, whether of itself or not. */
  private play(step: Step, pace: number): Promise<unknown> | null {
    const element = this.board.find(step.piece);
    if (!element || typeof element.animate !== 'function') return null;
    // One motion at a time: of two that overlap, even by a frame, browsers draw the newer one late, and a canoe
    // that has just moved would trail behind a disc that has not.
    this.running.get(step.piece)?.cancel();
    const fill = step.stays ? 'both' : 'backwards';
    const timing = { delay: step.delay * pace, duration: step.duration * pace, easing: step.easing, fill } as const;
    const animation = element.animate(keyframes(step), timing);
    animation.playbackRate = this.rate;
    this.running.set(step.piece, animation);
    const over = (): void => {
      if (this.running.get(step.piece) === animation) this.running.delete(step.piece);
    };
    return animation.finished.then(over, over);
  }

  /** Wait for motions to end, and at least for a time; skip() and a hidden page end it early. */
  private pause(motions: readonly Promise<unknown>[], time = 0): Promise<void> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const elapsed = time > 0 ? [new Promise<void>((pass) => void (timer = setTimeout(pass, time)))] : [];
      const hidden = (): void => {
        if (document.hidden) this.skip();
      };
      const done = (): void => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', hidden);
        this.wake = null;
        resolve();
      };
      this.wake = done;
      document.addEventListener('visibilitychange', hidden);
      void Promise.allSettled([...elapsed, ...motions]).then(done);
    });
  }
}

export function keyframes({ frames, fade }: Step): Keyframe[] {
  const seen = frames.some((frame) => frame.opacity !== undefined);
  return frames.map((frame) => ({
    ...(fade ? {} : { transform: transform(frame) }),
    ...(seen ? { opacity: frame.opacity ?? 1 } : {}),
    ...(frame.at === undefined ? {} : { offset: frame.at }),
  }));
}
