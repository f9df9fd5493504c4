// One table as this browser sees it: what the server says, what is staged, what is being shown.

import { freshId } from '../net/api';
import { Live, type LinkState } from '../net/live';
import type { Action, Forecast, Message, Preview, Refused, Sight, Step, Table, Update, View } from '../wire';

export type Waiting = Update['waiting'][number];

/** What the board has to show next: some events, then the views they led to. */
export type Beat = { readonly steps: readonly Step[]; readonly sights: readonly Sight[]; readonly isJump: boolean };

type Answer = Extract<Message, { type: 'done' | 'refused' | 'preview' }>;

export class TableStore {
  link: LinkState = $state('connecting');
  closeCode: number | null = $state(null);
  form: Table | null = $state.raw(null);
  sights: readonly Sight[] = $state.raw([]);
  waiting: readonly Waiting[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  sequence = $state(0);
  private forecasts: readonly (Forecast | null)[] = $state.raw([]);
  problem: Refused | null = $state.raw(null);
  staged: readonly Action[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The own seat in front: of several at one device only one is shown at a time. */
  front: number | null = $state(null);
  onbeat: (beat: Beat) => void = () => {};

  private readonly live: Live<Message>;
  private readonly answers = new Map<string, (answer: Answer) => void>();

  constructor(readonly id: string) {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.live = new Live<Message>((since) => `${base}${path}?aids=true${since ? `&since=${since}` : ''}`, {
      message: (message) => this.heard(message),
      state: (state, code) => {
        this.link = state;
        this.closeCode = code ?? null;
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
    return this.sights.flatMap((sight) => (sight.seat === null ? [] : [sight.seat]));
  }

  get sight(): Sight | null {
    return this.sights.find((sight) => sight.seat === this.front) ?? this.sights[0] ?? null;
  }

  get view(): View | null {
    return this.sight?.view ?? null;
  }

  /** What the river may do, as the seat in front can tell, after what is staged. */
  get forecast(): Forecast | null {
    if (this.preview) return this.preview.forecast;
    const place = this.sights.findIndex((sight) => sight.seat === this.front);
    return this.forecasts[Math.max(0, place)] ?? null;
  }

  /** What may be done next by the seat in front, after what is staged. */
  get legal(): readonly Action[] {
    return this.preview ? this.preview.legal : (this.sight?.legal ?? []);
  }

  isWaitingFor(seat: number | null): boolean {
    return this.waiting.some((item) => item.seat === seat);
  }

  /** Ask something of the table; the answer says whether it was done. */
  ask(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.request({ command });
  }

  /** Add an action to the turn that is being put together, and see what it would look like. */
  async stage(action: Action): Promise<boolean> {
    return this.tryOut([...this.staged, action]);
  }

  async takeBack(count = 1): Promise<void> {
    const kept = this.staged.slice(0, Math.max(0, this.staged.length - count));
    if (kept.length === 0) this.clearStage();
    else await this.tryOut(kept);
  }

  clearStage(): void {
    this.staged = [];
    this.preview = null;
  }

  /** Commit what is staged, whole; the sequence tells the server what it was decided on. */
  async commit(actions: readonly Action[] = this.staged): Promise<boolean> {
    const answer = await this.ask({ do: 'act', seat: this.front, actions, sequence: this.sequence });
    if (answer.type === 'done') this.clearStage();
    return answer.type === 'done';
  }

  private async tryOut(actions: readonly Action[]): Promise<boolean> {
    const answer = await this.request({ preview: { seat: this.front, actions } });
    if (answer.type !== 'preview') return false;
    this.staged = actions;
    this.preview = answer;
    return true;
  }

  private request(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const id = freshId();
    this.problem = null;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.live.send(id, message);
    });
  }

  private heard(message: Message): void {
    if (message.type === 'update') this.updated(message);
    else if (message.type !== 'pong') this.answered(message);
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
    if (update.table) this.form = update.table;
    this.waiting = update.waiting;
    this.sights = update.seats ?? [];
    this.forecasts = update.forecasts ?? [];
    this.steps = [...this.steps, ...update.steps];
    if (this.front === null || !this.seats.includes(this.front)) this.front = this.seats[0] ?? null;
    if (update.steps.some((step) => step.kind === 'acted' && step.seat === this.front)) this.clearStage();
    this.onbeat({ steps: update.steps, sights: this.sights, isJump: isFirst || hasGap });
  }
}
