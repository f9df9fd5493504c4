// The animator: in order, interruptible, and always right at the end.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heapsOf } from '../src/geometry/gemHeaps';
import type { Picture } from '../src/geometry/piecePoses';
import type { Extra } from '../src/motion/motionPlan';
import { keyframes, Animator } from '../src/motion/animator';
import type { Scene } from '../src/scene/scene';
import type { Event } from '../src/api/types';

const SCENE: Scene = {
  canoes: [
    { seat: 0, canoe: 0, at: '5', gem: null },
    { seat: 0, canoe: 1, at: '7L', gem: 'ruby' },
  ],
  sites: { amethyst: {}, diamond: {}, amber: {}, sapphire: {}, ruby: { ruby: 6 } },
  gems: [{}],
  paddles: [null],
  weather: 0,
  start: 0,
  turn: null,
  round: 1,
  nextArm: 'left',
  flowing: 0,
};

const PUSH: Event = {
  type: 'push',
  arm: 'left',
  drifts: [
    { seat: 0, canoe: 0, was: '5', now: '6L' },
    { seat: 0, canoe: 1, was: '7L', now: 'falls' },
  ],
};
const SWEPT: Event = { type: 'swept', seat: 0, canoe: 1, gem: 'ruby' };
const MORE: Event = { type: 'push', arm: 'left', drifts: [{ seat: 0, canoe: 0, was: '6L', now: '7L' }] };

/** An element whose motions last as long as they say, and begin late, as in a browser: a frame is drawn first. */
class FakeElement {
  moving = 0;
  /** How many motions it was in at once. */
  most = 0;
  played: { frames: Keyframe[]; timing: KeyframeAnimationOptions }[] = [];
  constructor(private readonly late: number) {}
  animate(frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    this.played.push({ frames, timing });
    this.moving++;
    this.most = Math.max(this.most, this.moving);
    let stop = (): void => undefined;
    const finished = new Promise<void>((resolve, reject) => {
      const end = setTimeout(() => resolve(void this.moving--), this.late + Number(timing.duration) + Number(timing.delay ?? 0));
      stop = () => {
        clearTimeout(end);
        this.moving--;
        reject(new Error('cancelled'));
      };
    });
    return { finished, playbackRate: 1, cancel: () => stop(), updatePlaybackRate: () => undefined } as unknown as Animation;
  }
}

function setUp(
  pace = 1,
  late = 40,
): {
  animator: Animator;
  now: () => Picture;
  extras: () => readonly Extra[];
  element: (id: string) => FakeElement;
  shown: string[];
  /** How many pieces were moving as each event began. */
  moving: number[];
} {
  let picture: Picture = { scene: SCENE, heaps: heapsOf(SCENE) };
  let there: readonly Extra[] = [];
  const shown: string[] = [];
  const moving: number[] = [];
  const elements = new Map<string, FakeElement>();
  const element = (id: string): FakeElement => {
    if (!elements.has(id)) elements.set(id, new FakeElement(late));
    return elements.get(id)!;
  };
  const animator = new Animator({
    picture: () => picture,
    draw: (shown, extras) => {
      picture = shown;
      there = extras;
    },
    find: (id) => element(id) as unknown as Element,
    tray: () => null,
    pace: () => pace,
    onevent: (event) => {
      shown.push(event.type);
      moving.push([...elements.values()].filter((one) => one.moving > 0).length);
    },
  });
  return { animator, now: () => picture, extras: () => there, element, shown, moving };
}

const places = (picture: Picture): string[] => picture.scene.canoes.map((canoe) => canoe.at);

describe('animator', () => {
  // It comes with the first event, and the fake clock does not wait for it.
  beforeAll(() => import('../src/motion/motionPlan'));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows events one after the other', async () => {
    const { animator, now, extras, element, shown } = setUp();
    const done = animator.perform([PUSH, SWEPT, MORE]);
    expect(animator.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['push']);
    expect(places(now())).toEqual(['6L', 'falls']);
    expect(extras().filter(({ look }) => look === 'disc' || look === 'crown')).toHaveLength(2);
    await vi.runAllTimersAsync();
    await done;
    expect(shown).toEqual(['push', 'swept', 'push']);
    expect(places(now())).toEqual(['7L', 'lost']);
    expect(extras()).toEqual([]);
    expect(animator.busy).toBe(false);
    expect(element('canoe:0:0').played).toHaveLength(2);
    expect(element('disc:1').played).toHaveLength(2);
  });

  it('moves a piece by one motion at a time, so that all of them are drawn in step', async () => {
    const { animator, element } = setUp();
    const dry: Event = { ...PUSH, drifts: PUSH.drifts.slice(0, 1) };
    const done = animator.perform([dry, MORE]);
    await vi.runAllTimersAsync();
    await done;
    for (const piece of ['disc:1', 'disc:5', 'disc:6L', 'canoe:0:0']) {
      expect(element(piece).played, piece).toHaveLength(2);
      expect(element(piece).most, piece).toBe(1);
    }
  });

  it('begins no event before the motions of the last one are over, however late those began', async () => {
    const { animator, element, moving } = setUp(1, 700);
    const loaded: Event = { type: 'loaded', seat: 0, canoe: 0, gem: 'ruby', site: 'ruby' };
    const done = animator.perform([loaded, MORE]);
    await vi.runAllTimersAsync();
    await done;
    expect(moving).toEqual([0, 0]);
    expect(element('canoe:0:0').played.length).toBeGreaterThan(0);
  });

  it('jumps to the end when told to', async () => {
    const { animator, now, shown } = setUp();
    const done = animator.perform([PUSH, SWEPT, MORE]);
    await vi.advanceTimersByTimeAsync(100);
    animator.skip();
    expect(places(now())).toEqual(['7L', 'lost']);
    expect(shown).toEqual(['push', 'swept', 'push']);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(animator.busy).toBe(false);
  });

  it('is there at once without motion', async () => {
    const { animator, now, element } = setUp(0);
    await animator.perform([PUSH, SWEPT]);
    expect(places(now())).toEqual(['6L', 'lost']);
    expect(element('canoe:0:0').played).toEqual([]);
  });

  it('takes what comes while it works, and ends once', async () => {
    const { animator, now } = setUp();
    const first = animator.perform([PUSH]);
    const second = animator.perform([SWEPT, MORE]);
    await vi.runAllTimersAsync();
    await Promise.all([first, second]);
    expect(places(now())).toEqual(['7L', 'lost']);
  });

  it('does not play for a page nobody sees', async () => {
    const { animator, now } = setUp();
    const done = animator.perform([PUSH, SWEPT]);
    await vi.advanceTimersByTimeAsync(50);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new window.Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    await done;
    hidden.mockRestore();
    expect(places(now())).toEqual(['6L', 'lost']);
  });

  it('forgets what was to come when the board is set anew', async () => {
    const { animator, now } = setUp();
    const done = animator.perform([PUSH, SWEPT, MORE]);
    await vi.advanceTimersByTimeAsync(10);
    animator.drop();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(places(now())).toEqual(['6L', 'falls']);
  });

  it('moves by transform and opacity only', () => {
    const frames = [
      { x: 0, y: 0, angle: 0, scale: 1, opacity: 0, at: 0 },
      { x: 9, y: 0, angle: 0, scale: 1, at: 1 },
    ];
    const step = { piece: 'p', frames, delay: 0, duration: 1, easing: 'linear' };
    expect(keyframes(step)).toEqual([
      { transform: 'translate(0px, 0px) scale(1) rotate(0deg)', opacity: 0, offset: 0 },
      { transform: 'translate(9px, 0px) scale(1) rotate(0deg)', opacity: 1, offset: 1 },
    ]);
    expect(keyframes({ ...step, fade: true })[0]).toEqual({ opacity: 0, offset: 0 });
  });
});
