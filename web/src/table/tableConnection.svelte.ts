// A table as the server describes it, and what is asked of it.

import { freshId } from '../api/http';
import { LiveConnection, type ConnectionState } from '../api/liveConnection';
import type {
  Absence,
  Command,
  Forecast,
  Message,
  Refused,
  Removed,
  Request,
  SeatView,
  Step,
  Table,
  TripCost,
  Update,
  Waiting,
} from '../api/types';
import { withOneGemShort } from './oneGemShort';

export type Answer = Extract<Message, { type: 'done' | 'refused' | 'preview' | 'why' }>;

export class TableConnection {
  state: ConnectionState = $state('connecting');
  closeCode: number | null = $state(null);
  table: Table | null = $state.raw(null);
  /** What each seat of this browser sees; a spectator's if it has none. */
  seatViews: readonly SeatView[] = $state.raw([]);
  forecasts: readonly (Forecast | null)[] = $state.raw([]);
  /** What the legal actions of each seat cost, in their order. */
  costs: readonly (readonly (TripCost | null)[])[] = $state.raw([]);
  waiting: readonly Waiting[] = $state.raw([]);
  /** The seats that have met a goal while others still have turns. */
  reached: NonNullable<Update['goals_reached']> = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  /** The seats whose chat is hidden here. */
  muted: readonly number[] = $state.raw([]);
  /** The seats of people who are not here. */
  absent: readonly Absence[] = $state.raw([]);
  /** People whom the host has removed: all of them for the host, else only oneself. */
  removed: readonly Removed[] = $state.raw([]);
  sequence = $state(0);
  /** Why the last request was refused. */
  refusal: Refused | null = $state.raw(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  skew = $state(0);

  private isResumed = true;
  private readonly live: LiveConnection<Message>;
  private readonly answers = new Map<string, (answer: Answer) => void>();

  /** `onupdate` is told of new steps; in a jump some of those before them were not received. */
  constructor(
    readonly id: string,
    private readonly onupdate: (steps: readonly Step[], isJump: boolean) => void,
  ) {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.live = new LiveConnection<Message>((since) => `${base}${path}?aids=true${since ? `&since=${since}` : ''}`, {
      message: (message) => this.received(message),
      state: (state, code) => {
        this.state = state;
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

  /** The seats of this browser. */
  get seats(): readonly number[] {
    return this.seatViews.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  isWaitingFor(seat: number | null): boolean {
    return this.waiting.some((item) => item.seat === seat);
  }

  /** Ask something of the table; the answer says whether it was done. */
  send(command: Command): Promise<Answer> {
    return this.request({ command });
  }

  request(message: Request): Promise<Answer> {
    const id = freshId();
    this.refusal = null;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.live.send(id, message);
    });
  }

  private opened(): void {
    this.isResumed = true;
    this.absent = [];
    this.live.send(freshId(), { ping: 1 });
  }

  private received(message: Message): void {
    if (message.type === 'update') this.updated(message);
    else if (message.type === 'presence') this.absent = message.absent;
    else if (message.type === 'pong') this.skew = message.now - Date.now();
    else this.answered(message);
  }

  private answered(answer: Answer): void {
    if (answer.type === 'refused') this.refusal = answer;
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
      this.removed = update.removed ?? [];
    }
    this.waiting = update.waiting;
    this.reached = update.goals_reached ?? [];
    this.seatViews = update.seats ?? [];
    this.forecasts = update.forecasts ?? [];
    this.costs = update.costs ?? [];
    const steps = update.steps.map(withOneGemShort);
    this.steps = [...this.steps, ...steps];
    const isJump = isFirst || hasGap || this.isResumed;
    this.isResumed = false;
    this.onupdate(steps, isJump);
  }
}
