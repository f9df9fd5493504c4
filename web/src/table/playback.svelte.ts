// Plays the steps of the game on the board, one after another. The panels follow the board, so that
// nothing is told before it is seen. A staged turn is shown ahead of the server's steps.

import { tick } from 'svelte';
import type { Event, FlowEvent, Forecast, Step, Update, View } from '../api/types';
import { pace } from '../prefs.svelte';
import { after, sceneOf, withNextArms, type Scene } from '../scene/scene';
import type { Arm } from '../geometry/boardGeometry';
import { fallOf, type Fall } from '../geometry/falls';
import { captionsOf, groupEvents, holdOf, isAtOnce, isHeadline } from './eventGroups';
import { flowAt } from './eventText';
import { isSameScene } from './sameScene';

/** The board as far as playback uses it. */
export type PlaybackBoard = {
  perform(events: readonly Event[]): Promise<void>;
  show(scene: Scene): void;
  skip(): void;
  ask(space: string): void;
};

/** Steps to play, and the view they lead to. */
export type PlaybackItem = {
  readonly steps: readonly Step[];
  readonly view: () => View;
  /** What the river may do then, as far as everybody who looks on may know; null if that cannot be said. */
  readonly forecast: () => Forecast | null;
  /** Show the end at once: steps before these were not received. */
  readonly isJump: boolean;
  /** Whether a staged turn stays on the board. */
  readonly isStaged: boolean;
  readonly sequence: number;
  /** The seats that stand at a goal when these steps are over. */
  readonly reached: readonly GoalReached[];
};

export type GoalReached = NonNullable<Update['goals_reached']>[number];

/** How much has been told: all steps before `sequence`, and so many events of that one. */
export type Told = { readonly sequence: number; readonly events: number };

/** Whether an event of a step has been told. */
export const isTold = (one: { readonly sequence: number; readonly event: number }, told: Told): boolean =>
  one.sequence < told.sequence || (one.sequence === told.sequence && one.event < told.events);

/** What comes of a staged turn was not told while it was staged. */
const isNews = ({ type }: Event): boolean => type === 'goal_reached' || type === 'one_gem_short';

/** With more steps than this waiting, the end is shown at once. */
const MANY = 14;
const NO_ARMS: Readonly<Record<Arm, number>> = { left: 0, right: 0 };
const IN_A_TURN = new Set<Event['type']>([
  ...(['trip', 'loaded', 'unloaded', 'stolen', 'landed', 'goal_reached', 'one_gem_short', 'swept', 'weather', 'ransomed'] as const),
]);
/** After these the river is another: a tile lies open, or a new round begins. */
const FORETELLS = new Set<Event['type']>(['revealed', 'start_passed']);
/** How long a caption stays when nothing moves, in milliseconds. */
const STILL_CAPTION = 4500;

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
  /** What the headline tells of what is being shown. */
  now: readonly Event[] = $state.raw([]);
  /** What the caption on the board is about. */
  captions: readonly Event[] = $state.raw([]);
  /** How canoes go over the falls in what is being shown. */
  fall: Fall | null = $state.raw(null);
  /** How everything lies when the event that is being performed begins; the panels are at its group's beginning. */
  moment: Scene | null = $state.raw(null);
  /** What is being performed. */
  private performed: readonly Event[] = [];
  /** Whether that happened as the river flowed; the caption may stay when that is over. */
  isCaptionOfFlow = $state(false);
  /** How far the river flows and why, if what is shown happens then. */
  flow: FlowEvent | null = $state.raw(null);
  /** What the river may do, as far as was shown since the board began to play; null until that changes. */
  forecast: Forecast | null = $state.raw(null);
  /** How many discs have gone into each arm in this flow, as far as it was shown. */
  arms: Readonly<Record<Arm, number>> = $state.raw(NO_ARMS);
  /** The seats that stand at a goal, as far as it was shown. */
  reached: readonly GoalReached[] = $state.raw([]);
  told: Told = $state.raw({ sequence: 0, events: Infinity });

  /** The scene after the steps that were played. */
  private played: Scene | null = null;
  /** The same with the staged turn, which the board shows ahead of the server. */
  private ahead: Scene | null = null;
  private board: PlaybackBoard | null = null;
  private queue: PlaybackItem[] = [];
  private run = 0;
  private isHalted = false;
  /** Whether the scene was seen enough. */
  private isPassed = false;
  /** Ends the current hold. */
  private wake: (() => void) | null = null;
  private captionTimer: ReturnType<typeof setTimeout> | undefined;

  /** `ontell` is called when events of a step have been shown: those from one place up to another. */
  constructor(private readonly ontell: (step: Step, from: number, to: number) => void) {}

  /** How many events of a step have been shown; 0 if it was not told at all. */
  shownOf(sequence: number): number {
    if (sequence === this.told.sequence) return this.told.events;
    return sequence < this.told.sequence ? Infinity : 0;
  }

  /** The board is there, or gone. */
  attach(board: PlaybackBoard | null): void {
    this.board = board;
  }

  /** Ask on the board what is to be done at a space. */
  ask(space: string): void {
    this.board?.ask(space);
  }

  /** Show the end of the step that is being played at once, and nothing of what comes after it. */
  halt(): void {
    this.queue.splice(1);
    this.skip();
    this.isHalted = true;
  }

  add(item: PlaybackItem): void {
    if (this.isHalted) return;
    const isFirst = this.view === null;
    const isLate = item.steps.length > MANY || this.queue.length > MANY;
    this.queue.push(isFirst ? { ...item, isJump: true } : item);
    const isStill = pace() === 0;
    if (item.isJump || isFirst || isLate || !this.board || isStill || document.hidden) this.skip();
    if (isStill && !item.isJump && !isFirst) this.captionStill(item);
    if (this.queue.length > 0 && !this.isPlaying) void this.play();
  }

  /** Show the end of everything that waits. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.run++;
    if (!last.isJump) for (const step of this.queue.flatMap((item) => item.steps)) this.tell(step, Infinity);
    this.queue = [];
    if (this.isPlaying) this.captions = [];
    this.fall = null;
    this.isPlaying = false;
    this.stopTelling();
    this.wake?.();
    this.end(last);
    if (this.scene) this.board?.show(this.scene);
  }

  /** End the scene that is being played, and go on with the next. */
  pass(): void {
    if (!this.isPlaying) return;
    this.isPassed = true;
    this.board?.skip();
    this.wake?.();
  }

  /** Show the staged turn: the events that were added to it, then the view of the preview. `onshown` is called with it. */
  async showStaged(added: readonly Event[], view: View, onshown: () => void): Promise<void> {
    const before = this.scene;
    // A planned turn is not over, although the plan may end it.
    const scene = { ...sceneOf(view), turn: this.played?.turn ?? null };
    this.ahead = scene;
    const events = pace() > 0 ? added : [];
    if (before && this.board && events.length > 0 && isSameScene(follow(before, events), scene)) {
      this.isShowingStaged = true;
      await this.perform(events, before);
      this.isShowingStaged = false;
      this.captions = [];
      this.fall = null;
    }
    if (this.ahead === scene) this.scene = scene;
    onshown();
  }

  /** Show events on the board, one after the other. */
  private async perform(events: readonly Event[], scene: Scene): Promise<void> {
    this.performed = events;
    this.moment = scene;
    await this.board?.perform(events);
    if (this.performed === events) this.stopTelling();
  }

  private stopTelling(): void {
    this.performed = [];
    this.moment = null;
  }

  /** An event begins on the board: it is told from now on. */
  begin(event: Event): void {
    if (!this.moment) return;
    const isFall = event.type === 'swept';
    if (!isFall) this.fall = fallOf(event);
    if (this.isPlaying && isHeadline(event)) this.now = [event];
    // The cause stays in sight as long as the river flows.
    if (event.type === 'push') {
      this.captions = this.flow ? [this.flow] : [];
      this.arms = { ...this.arms, [event.arm]: this.arms[event.arm] + 1 };
    } else this.captions = isFall ? this.performed.filter(({ type }) => type === 'swept') : captionsOf([event]);
  }

  /** An event was shown on the board: gems that came home are counted. */
  finish(event: Event): void {
    if (!this.moment || !this.scene) return;
    this.moment = after(this.moment, event);
    this.scene = { ...this.scene, gems: this.moment.gems };
  }

  /** Show the end of a staged turn that is still moving. */
  skipStaged(): void {
    if (this.isShowingStaged) this.board?.skip();
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
    this.forecast = item.forecast();
    this.flow = null;
    this.played = sceneOf(this.view);
    this.reached = item.reached;
    this.told = { sequence: item.sequence, events: Infinity };
    if (!item.isStaged) this.ahead = null;
    this.scene = this.ahead ?? this.played;
  }

  /** So many events of a step have been shown. */
  private tell(step: Step, events: number): void {
    const from = this.shownOf(step.sequence);
    if (events <= from) return;
    this.told = { sequence: step.sequence, events };
    this.ontell(step, from, events);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying = true;
    this.forecast = null;
    for (let item = this.queue[0]; item; item = this.queue[0]) {
      for (const step of stepsOf(item)) {
        await this.playStep(step, run, step.sequence === item.sequence ? item.forecast : null);
        if (run !== this.run) return;
        this.tell(step, Infinity);
      }
      this.queue.shift();
      this.end(item);
    }
    this.isPlaying = false;
    this.now = [];
    this.captions = [];
    this.fall = null;
  }

  /** A forecast is that of the end of the step: it holds as soon as what makes it another is shown. */
  private async playStep(step: Step, run: number, forecast: PlaybackItem['forecast'] | null): Promise<void> {
    const all = step.events ?? [];
    for (const group of groupEvents(this.unseen(all))) {
      const shown = all.indexOf(group[0]!);
      this.tell(step, shown);
      if (forecast && FORETELLS.has(group[0]!.type)) this.forecast = forecast();
      this.isPassed = false;
      await this.playGroup(group, run);
      if (run !== this.run) return;
      this.tell(step, shown + group.length);
      await this.hold(holdOf(group));
      if (run !== this.run) return;
    }
  }

  /** Show some events together. What is told of them stays until the next are told. */
  private async playGroup(group: readonly Event[], run: number): Promise<void> {
    const end = follow(this.played!, group);
    const [first] = group;
    if (first?.type === 'flow') {
      this.flow = first;
      this.arms = NO_ARMS;
    }
    this.isCaptionOfFlow = this.flow !== null;
    if (this.board && !this.ahead && !isAtOnce(group)) await this.perform(group, this.played!);
    else {
      this.now = group.filter(isHeadline).slice(-1);
      this.captions = captionsOf(group);
      if (this.ahead) this.ahead = follow(this.ahead, group);
      else this.scene = end;
    }
    if (run !== this.run) return;
    this.played = end;
    this.scene = this.ahead ?? end;
    if (first?.type === 'start_passed') this.flow = null;
    for (const event of group) if (event.type === 'goal_reached') this.reached = [...this.reached, event];
    await tick();
  }

  /** Leave what was shown in sight for a while; shorter if much is waiting. */
  private hold(time: number): Promise<void> {
    const wait = (time * pace()) / (this.queue.length > 2 ? 2 : 1);
    if (wait === 0 || this.isPassed || document.hidden || this.ahead) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, wait);
      this.wake = done;
    });
  }

  /** Where nothing moves, the last thing worth a caption is shown for a while all the same. */
  private captionStill(item: PlaybackItem): void {
    const events = item.steps.flatMap((step) => step.events ?? []);
    const last = groupEvents(events)
      .map(captionsOf)
      .findLast((group) => group.length > 0);
    if (!last) return;
    const place = events.indexOf(last[0]!);
    this.isCaptionOfFlow = flowAt(events, place) !== null;
    this.captions = last;
    this.fall = last[0]!.type === 'swept' ? (events.slice(0, place).map(fallOf).findLast(Boolean) ?? null) : null;
    clearTimeout(this.captionTimer);
    this.captionTimer = setTimeout(() => {
      if (this.captions !== last) return;
      this.captions = [];
      this.fall = null;
    }, STILL_CAPTION);
  }

  /** The events without those of the staged turn, which were seen when it was staged; a goal is told all the same. */
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
    return isSeen ? events.filter((event, i) => i >= own.length || isNews(event)) : events;
  }
}
