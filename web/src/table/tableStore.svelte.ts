// One table as this browser sees it: what the server says, what is staged, what is being shown.

import { freshId } from '../api/http';
import { LiveConnection, type ConnectionState } from '../api/liveConnection';
import type { Action, Command, Forecast, Message, Preview, Refused, SeatView, Step, Table, Tile, Update, View } from '../api/types';
import { canEndTurn } from './turnEnd';
import { saveStagedTurn, readStagedTurn } from './stagedStorage';

export type Waiting = Update['waiting'][number];

/** What the board has to show next: some events, then the views they led to. */
export type Beat = { readonly steps: readonly Step[]; readonly seatViews: readonly SeatView[]; readonly isJump: boolean };

type Answer = Extract<Message, { type: 'done' | 'refused' | 'preview' }>;

export class TableStore {
  link: ConnectionState = $state('connecting');
  closeCode: number | null = $state(null);
  table: Table | null = $state.raw(null);
  seatViews: readonly SeatView[] = $state.raw([]);
  waiting: readonly Waiting[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  /** The seats of people who are not heard here, as the server has it. */
  muted: readonly number[] = $state.raw([]);
  sequence = $state(0);
  private forecasts: readonly (Forecast | null)[] = $state.raw([]);
  problem: Refused | null = $state.raw(null);
  staged: readonly Action[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The own seat in front: of several at one device only one is shown at a time. */
  front: number | null = $state(null);
  /** Whether a decision is on its way to the server. */
  isDeciding = $state(false);
  /** A preview has been asked for: a second tap must not stage twice. */
  isTrying = $state(false);
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  skew = $state(0);
  onbeat: (beat: Beat) => void = () => {};

  private isResumed = true;
  private isRestored = false;
  private readonly live: LiveConnection<Message>;
  private readonly answers = new Map<string, (answer: Answer) => void>();

  constructor(readonly id: string) {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.live = new LiveConnection<Message>((since) => `${base}${path}?aids=true${since ? `&since=${since}` : ''}`, {
      message: (message) => this.heard(message),
      state: (state, code) => {
        this.link = state;
        this.closeCode = code ?? null;
        if (state === 'open') this.opened();
      },
    });
    this.live.connect();
  }

  close(): void {
    this.live.close();
  }

  wake(): void {
    this.live.wake();
  }

  get seats(): readonly number[] {
    return this.seatViews.flatMap((seatView) => (seatView.seat === null ? [] : [seatView.seat]));
  }

  get seatView(): SeatView | null {
    return this.seatViews.find((seatView) => seatView.seat === this.front) ?? this.seatViews[0] ?? null;
  }

  get view(): View | null {
    return this.seatView?.view ?? null;
  }

  /** What the river may do, as the seat in front can tell, after what is staged. */
  get forecast(): Forecast | null {
    if (this.preview) return this.preview.forecast;
    const place = this.seatViews.findIndex((seatView) => seatView.seat === this.front);
    return this.forecasts[Math.max(0, place)] ?? null;
  }

  /** What may be done next by the seat in front, after what is staged. */
  get legal(): readonly Action[] {
    return this.preview ? this.preview.legal : (this.seatView?.legal ?? []);
  }

  isWaitingFor(seat: number | null): boolean {
    return this.waiting.some((item) => item.seat === seat);
  }

  /** Whether the turn can end as it stands. */
  get canEnd(): boolean {
    return canEndTurn(this.preview?.whole === true, this.legal);
  }

  /** Ask something of the table; the answer says whether it was done. */
  ask(command: Command): Promise<Answer> {
    return this.request({ command });
  }

  /** Add an action to the turn that is being put together, and see what it would look like. */
  async stage(action: Action): Promise<boolean> {
    return this.tryOut([...this.staged, action]);
  }

  /** What a decision would look like, without staging it. */
  async peek(actions: readonly Action[]): Promise<Preview | null> {
    const answer = await this.request({ preview: { seat: this.front, actions } });
    return answer.type === 'preview' ? answer : null;
  }

  async takeBack(count = 1): Promise<void> {
    const kept = this.staged.slice(0, Math.max(0, this.staged.length - count));
    if (kept.length === 0) this.clearStage();
    else await this.tryOut(kept);
  }

  clearStage(): void {
    this.staged = [];
    this.preview = null;
    saveStagedTurn(this.id, null);
  }

  /** Choose a tile, with the ransoms that are staged. */
  async choose(tile: Tile): Promise<boolean> {
    return this.commit([...this.staged, { type: 'paddle', tile }]);
  }

  /** End the turn as it is staged. */
  async endTurn(): Promise<boolean> {
    if (!this.canEnd) return false;
    return this.commit(this.preview?.whole ? this.staged : [...this.staged, { type: 'done' }]);
  }

  /** Commit what is staged, whole; the sequence tells the server what it was decided on. */
  async commit(actions: readonly Action[] = this.staged): Promise<boolean> {
    if (this.isDeciding) return false;
    this.isDeciding = true;
    const answer = await this.ask({ do: 'act', seat: this.front, actions, sequence: this.sequence });
    this.isDeciding = false;
    if (answer.type === 'done') this.clearStage();
    return answer.type === 'done';
  }

  private async tryOut(actions: readonly Action[]): Promise<boolean> {
    const seat = this.front;
    const moment = this.moment;
    this.isTrying = true;
    const answer = await this.request({ preview: { seat, actions } });
    this.isTrying = false;
    if (answer.type !== 'preview' || seat !== this.front || moment !== this.moment) return false;
    this.staged = actions;
    this.preview = answer;
    if (seat !== null) saveStagedTurn(this.id, { seat, round: answer.view.round, actions });
    return true;
  }

  /** What a staged turn depends on: once it is another, the staging is void. */
  private get moment(): string {
    return `${this.view?.round} ${this.view?.phase} ${this.view?.turn}`;
  }

  /** A turn that was staged before the page was loaded again. */
  private async restore(): Promise<void> {
    const kept = readStagedTurn(this.id);
    this.isRestored = true;
    if (!kept || !this.seats.includes(kept.seat) || kept.round !== this.view?.round) return;
    this.front = kept.seat;
    if (!(await this.tryOut(kept.actions))) this.clearStage();
    this.problem = null;
    this.onrestored();
  }

  /** Called when a staged turn has been brought back. */
  onrestored: () => void = () => {};

  private opened(): void {
    this.isResumed = true;
    this.live.send(freshId(), { ping: 1 });
  }

  private request(message: Request): Promise<Answer> {
    const id = freshId();
    this.problem = null;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.live.send(id, message);
    });
  }

  private heard(message: Message): void {
    if (message.type === 'update') this.updated(message);
    else if (message.type === 'pong') this.skew = message.now - Date.now();
    else this.answered(message);
  }

  private answered(answer: Answer): void {
    if (answer.type === 'refused') this.problem = answer;
    if (!answer.id) return;
    this.answers.get(answer.id)?.(answer);
    this.answers.delete(answer.id);
  }

  private updated(update: Update): void {
    const isFirst = this.sequence === 0;
    const hasGap = update.steps.length > 0 && !isFirst && update.steps[0]?.sequence !== this.sequence + 1;
    this.sequence = update.sequence;
    if (update.table) {
      this.table = update.table;
      this.muted = update.muted ?? [];
    }
    this.waiting = update.waiting;
    this.seatViews = update.seats ?? [];
    this.forecasts = update.forecasts ?? [];
    this.steps = [...this.steps, ...update.steps];
    if (this.front === null || !this.seats.includes(this.front)) this.front = this.seats[0] ?? null;
    if (!isFirst && update.steps.some((step) => step.kind === 'acted' && step.seat === this.front)) this.clearStage();
    const isJump = isFirst || hasGap || this.isResumed;
    this.isResumed = false;
    this.onbeat({ steps: update.steps, seatViews: this.seatViews, isJump });
    if (!this.isRestored && this.seatViews.length > 0) void this.restore();
  }
}
