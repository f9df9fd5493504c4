// Plays the steps of the game on the board, one after another. The panels follow the board, so that
// nothing is told before it is seen. A staged turn is shown ahead of the server's steps.

import { tick } from 'svelte';
import type { Event, Step, View } from '../api/types';
import { pace } from '../prefs.svelte';
import { after, sceneOf, withNextArms, type Scene } from '../scene/scene';
import { isSameScene } from './sameScene';

/** The board as far as playback uses it. */
export type PlaybackBoard = {
  perform(events: readonly Event[]): Promise<void>;
  show(scene: Scene): void;
};

/** Steps to play, and the view they lead to. */
export type PlaybackItem = {
  readonly steps: readonly Step[];
  readonly view: () => View;
  /** Show the end at once: steps before these were not received. */
  readonly isJump: boolean;
  /** Whether a staged turn stays on the board. */
  readonly isStaged: boolean;
  readonly sequence: number;
};

/** With more steps than this waiting, the end is shown at once. */
const MANY = 14;
const OPENERS = new Set<Event['type']>(['revealed', 'flow', 'start_passed', 'game_over', 'weather']);
const AT_ONCE = new Set<Event['type']>(['chosen', 'revealed', 'hands_refilled', 'stranded']);
const IN_A_TURN = new Set<Event['type']>(['trip', 'loaded', 'unloaded', 'stolen', 'landed', 'swept', 'weather', 'ransomed']);

/** Events that are performed together; the panels catch up between the groups. */
export function groupEvents(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (!last || OPENERS.has(event.type) || AT_ONCE.has(last[0]!.type) !== AT_ONCE.has(event.type)) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

/** The steps of an item, with the arm into which the river goes after each push. */
function stepsOf({ steps, view }: PlaybackItem): Step[] {
  const events = withNextArms(
    steps.flatMap((step) => step.events ?? []),
    view(),
  );
  return steps.map((step) => ({ ...step, events: events.splice(0, step.events?.length ?? 0) }));
}

const follow = (scene: Scene, events: readonly Event[]): Scene => events.reduce(after, scene);

export class Playback {
  /** The view that has been shown: behind the server's while the board is playing. */
  view: View | null = $state.raw(null);
  /** What the board and the panels show, a staged turn included. */
  scene: Scene | null = $state.raw(null);
  isPlaying = $state(false);
  isShowingStaged = $state(false);
  /** The events that are being shown right now. */
  now: readonly Event[] = $state.raw([]);
  /** The last step that was told. */
  toldSequence = $state(0);
  /** The last step that the board has shown to its end. */
  shownSequence = $state(0);

  /** The scene after the steps that were played. */
  private played: Scene | null = null;
  /** The same with the staged turn, which the board shows ahead of the server. */
  private ahead: Scene | null = null;
  private board: PlaybackBoard | null = null;
  private queue: PlaybackItem[] = [];
  private run = 0;

  /** `ontell` is called for each step when the board begins to show it. */
  constructor(private readonly ontell: (step: Step) => void) {}

  /** The board is there, or gone. */
  attach(board: PlaybackBoard | null): void {
    this.board = board;
  }

  add(item: PlaybackItem): void {
    const isFirst = this.view === null;
    const isLate = item.steps.length > MANY || this.queue.length > MANY;
    this.queue.push(isFirst ? { ...item, isJump: true } : item);
    if (item.isJump || isFirst || isLate || !this.board || pace() === 0 || document.hidden) this.skip();
    else if (!this.isPlaying) void this.play();
  }

  /** Show the end of everything that waits. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.run++;
    if (!last.isJump) for (const step of this.queue.flatMap((item) => item.steps)) this.tell(step);
    this.queue = [];
    this.isPlaying = false;
    this.end(last);
    if (this.scene) this.board?.show(this.scene);
  }

  /** Show the staged turn: the events that were added to it, then the view of the preview. */
  async showStaged(added: readonly Event[], view: View): Promise<void> {
    const before = this.scene;
    const scene = sceneOf(view);
    this.ahead = scene;
    const events = pace() > 0 ? added : [];
    if (before && this.board && events.length > 0 && isSameScene(follow(before, events), scene)) {
      this.isShowingStaged = true;
      await this.board.perform(events);
      this.isShowingStaged = false;
    }
    if (this.ahead === scene) this.scene = scene;
  }

  /** Nothing is staged any more: show what the server has told. */
  hideStaged(): void {
    if (!this.ahead) return;
    this.ahead = null;
    this.scene = this.played;
    if (this.played) this.board?.show(this.played);
  }

  private end(item: PlaybackItem): void {
    this.view = item.view();
    this.played = sceneOf(this.view);
    this.toldSequence = item.sequence;
    this.shownSequence = item.sequence;
    if (!item.isStaged) this.ahead = null;
    this.scene = this.ahead ?? this.played;
  }

  private tell(step: Step): void {
    if (step.sequence <= this.toldSequence) return;
    this.toldSequence = step.sequence;
    this.ontell(step);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying = true;
    for (let item = this.queue[0]; item; item = this.queue[0]) {
      for (const step of stepsOf(item)) {
        this.tell(step);
        await this.playStep(step, run);
        if (run !== this.run) return;
        this.shownSequence = step.sequence;
      }
      this.queue.shift();
      this.end(item);
    }
    this.isPlaying = false;
    this.now = [];
  }

  private async playStep(step: Step, run: number): Promise<void> {
    for (const events of groupEvents(this.unseen(step.events ?? []))) {
      const end = follow(this.played!, events);
      this.now = events;
      if (this.ahead) this.ahead = follow(this.ahead, events);
      else if (AT_ONCE.has(events[0]!.type)) {
        this.scene = end;
        await tick();
      } else await this.board?.perform(events);
      if (run !== this.run) return;
      this.played = end;
      this.scene = this.ahead ?? end;
      await tick();
      if (run !== this.run) return;
    }
  }

  /** The events without those of the staged turn, which were seen when it was staged. */
  private unseen(events: readonly Event[]): readonly Event[] {
    if (!this.ahead || !this.played) return events;
    const count = events.findIndex((event) => !IN_A_TURN.has(event.type));
    const own = events.slice(0, count < 0 ? events.length : count);
    if (own.length === 0) return events;
    const end = follow(this.played, own);
    const isSeen = isSameScene(end, this.ahead);
    this.ahead = null;
    if (isSeen) this.played = end;
    this.scene = this.played;
    if (!isSeen) this.board?.show(this.played);
    return isSeen ? events.slice(own.length) : events;
  }
}
