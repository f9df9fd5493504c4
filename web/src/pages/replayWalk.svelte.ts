// A walk through the moments of a replay: to one of them, step by step, or on its own.

import type { Moment } from '../api/types';
import type Board from '../board/Board.svelte';
import { sceneOf, withNextArms } from '../scene/scene';
import { nextSeen, stateOf, stepped, type Stride } from './replayNavigation';

const PAUSE = 650;

export type Way = {
  readonly moments: () => readonly Moment[];
  readonly board: () => Board | undefined;
  /** Called where the walk has led somewhere, so that the address can lead back to it. */
  readonly onarrive: (at: number) => void;
};

export class ReplayWalk {
  at = $state(0);
  stride: Stride = $state('decision');
  speed = $state(1);
  isPlaying = $state(false);
  /** How many events of the moment are told: those that the board has begun to show, but the first at once. */
  told = $state(Infinity);
  private run = 0;
  private begun = 0;

  constructor(private readonly way: Way) {}

  get last(): number {
    return this.way.moments().length - 1;
  }

  /** The board begins to show an event. */
  begin(): void {
    this.told = Math.max(this.told, ++this.begun);
  }

  /** Show a moment at once. */
  jump(next: number): void {
    this.stop();
    this.way.board()?.skip();
    void this.goTo(next);
    this.way.onarrive(next);
  }

  step(by: 1 | -1): void {
    this.jump(stepped(this.way.moments(), this.at, by, this.stride));
  }

  /** Show what happened in a moment, from the position before it. */
  perform(next: number): void {
    this.stop();
    const board = this.way.board();
    board?.skip();
    const before = this.way.moments()[next - 1];
    if (before) {
      this.at = next - 1;
      board?.show(sceneOf(stateOf(before)));
    }
    void this.goTo(next);
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else void this.playOn();
  }

  stop(): void {
    this.run++;
    this.isPlaying = false;
  }

  private async playOn(): Promise<void> {
    const mine = ++this.run;
    this.isPlaying = true;
    if (this.at === this.last) await this.goTo(0);
    while (mine === this.run && this.at < this.last) {
      const moments = this.way.moments();
      const next = nextSeen(moments, stepped(moments, this.at, 1, this.stride));
      const shown = this.goTo(next);
      this.way.onarrive(next);
      await shown;
      await new Promise((resolve) => setTimeout(resolve, PAUSE / this.speed));
    }
    if (mine === this.run) this.isPlaying = false;
  }

  /** Go to a moment: one step forwards to what is seen is performed, everything else is shown at once. */
  private async goTo(next: number): Promise<void> {
    const moments = this.way.moments();
    const moment = moments[next];
    if (next === this.at || !moment) return;
    const isNext = next === this.at + 1 || (next > this.at && next === nextSeen(moments, this.at + 1));
    const events = isNext ? withNextArms(moment.events, stateOf(moment)) : [];
    this.at = next;
    this.told = Infinity;
    const board = this.way.board();
    if (!board) return;
    if (events.length > 0) {
      this.begun = 0;
      this.told = 1;
      await board.perform(events);
    }
    if (this.at !== next) return;
    this.told = Infinity;
    board.show(sceneOf(stateOf(moment)));
  }
}
