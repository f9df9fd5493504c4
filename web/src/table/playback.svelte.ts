// What the board shows, one beat after the other. The panels follow it, so that nothing is told
// before it is seen; whoever is in a hurry skips to the end.

import { tick } from 'svelte';
import { pace } from '../prefs.svelte';
import { after, sceneOf, type Scene } from '../scene/scene';
import type { Event, Step, View } from '../api/types';
import { isSameScene } from './sameScene';

/** What a board can do. */
export type Stage = {
  perform(events: readonly Event[]): Promise<void>;
  show(scene: Scene): void;
  skip?(): void;
};

type Beat = {
  readonly steps: readonly Step[];
  readonly view: () => View;
  readonly isJump: boolean;
  readonly isStaged: boolean;
  readonly sequence: number;
};

/** With so many steps behind, the end is shown at once. */
const MANY = 14;
const OPENERS = new Set<Event['type']>(['revealed', 'flow', 'start_passed', 'game_over', 'weather']);
const AT_ONCE = new Set<Event['type']>(['chosen', 'revealed', 'hands_refilled', 'stranded']);
const IN_A_TURN = new Set<Event['type']>(['trip', 'loaded', 'unloaded', 'stolen', 'landed', 'swept', 'weather', 'ransomed']);

/** Events that belong together are performed together; the panels catch up between them. */
export function groupEvents(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (!last || OPENERS.has(event.type) || AT_ONCE.has(last[0]!.type) !== AT_ONCE.has(event.type)) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

const follow = (scene: Scene, events: readonly Event[]): Scene => events.reduce(after, scene);

export class Show {
  /** What has been shown: behind the table's view while the board is playing. */
  view: View | null = $state.raw(null);
  /** What is drawn and told: with what is staged, if something is. */
  scene: Scene | null = $state.raw(null);
  isPlaying = $state(false);
  /** Whether a staged action is being shown. */
  isRehearsing = $state(false);
  /** What is being shown right now. */
  now: readonly Event[] = $state.raw([]);
  /** Up to which step everything has been told. */
  told = $state(0);
  ontell: (step: Step) => void = () => {};

  /** Without what is staged. */
  private past: Scene | null = null;
  private staged: Scene | null = null;
  private stage: Stage | null = null;
  private queue: Beat[] = [];
  private run = 0;

  /** The board is there, or gone. */
  attach(stage: Stage | null): void {
    this.stage = stage;
  }

  beat(beat: Beat): void {
    const isLate = beat.steps.length > MANY || this.queue.length > MANY;
    if (beat.isJump || isLate || !this.view || !this.stage || pace() === 0 || document.hidden) {
      this.queue.push(beat);
      this.skip();
      return;
    }
    this.queue.push(beat);
    if (!this.isPlaying) void this.play();
  }

  /** To the end, at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.run++;
    if (!last.isJump) for (const step of this.queue.flatMap((beat) => beat.steps)) this.tell(step);
    this.queue = [];
    this.isPlaying = false;
    this.end(last);
    if (this.scene) this.stage?.show(this.scene);
  }

  /** An action was staged (or taken back): see what it does, and end as the preview says. */
  async rehearse(told: readonly Event[], end: View): Promise<void> {
    const before = this.scene;
    const scene = sceneOf(end);
    this.staged = scene;
    const events = pace() > 0 ? told : [];
    if (before && this.stage && events.length > 0 && isSameScene(follow(before, events), scene)) {
      this.isRehearsing = true;
      await this.stage.perform(events);
      this.isRehearsing = false;
    }
    if (this.staged === scene) this.scene = scene;
  }

  /** Nothing is staged any more. */
  unstage(): void {
    if (!this.staged) return;
    this.staged = null;
    this.scene = this.past;
    if (this.past) this.stage?.show(this.past);
  }

  private end(beat: Beat): void {
    this.view = beat.view();
    this.past = sceneOf(this.view);
    this.told = beat.sequence;
    if (!beat.isStaged) this.staged = null;
    this.scene = this.staged ?? this.past;
  }

  private tell(step: Step): void {
    if (step.sequence <= this.told) return;
    this.told = step.sequence;
    this.ontell(step);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying = true;
    for (let beat = this.queue[0]; beat; beat = this.queue[0]) {
      for (const step of beat.steps) {
        this.tell(step);
        await this.playStep(step, run);
        if (run !== this.run) return;
      }
      this.queue.shift();
      this.end(beat);
    }
    this.isPlaying = false;
    this.now = [];
  }

  private async playStep(step: Step, run: number): Promise<void> {
    for (const events of groupEvents(this.fresh(step.events ?? []))) {
      const ends = follow(this.past!, events);
      this.now = events;
      if (this.staged) this.staged = follow(this.staged, events);
      else if (AT_ONCE.has(events[0]!.type)) {
        this.scene = ends;
        await tick();
      } else await this.stage?.perform(events);
      if (run !== this.run) return;
      this.past = ends;
      this.scene = this.staged ?? ends;
      await tick();
      if (run !== this.run) return;
    }
  }

  /** What has not been seen yet: a staged turn was seen when it was staged. */
  private fresh(events: readonly Event[]): readonly Event[] {
    if (!this.staged || !this.past) return events;
    const count = events.findIndex((event) => !IN_A_TURN.has(event.type));
    const own = events.slice(0, count < 0 ? events.length : count);
    if (own.length === 0) return events;
    const seen = follow(this.past, own);
    const isSeen = isSameScene(seen, this.staged);
    this.staged = null;
    if (isSeen) this.past = seen;
    this.scene = this.past;
    if (!isSeen) this.stage?.show(this.past);
    return isSeen ? events.slice(own.length) : events;
  }
}
