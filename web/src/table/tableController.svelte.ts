// The controller of a table: connects what the server says, the turn that is staged and what the board
// plays, and tells the components what can be done. It offers the legal actions it was given, and nothing else.

import { tick, untrack } from 'svelte';
import type { Action, Command, Forecast, Step, Tile, Trip, View } from '../api/types';
import { DISC_NAMES } from '../geometry/boardGeometry';
import { i18n, say } from '../i18n/i18n.svelte';
import { prefs } from '../prefs.svelte';
import { sceneOf, type CanoePiece, type Place } from '../scene/scene';
import type { botLines } from './botWords';
import { linesOf, type Highlight } from './eventText';
import { NO_GUIDANCE, type Guidance } from './guidance';
import { lastTheft } from './lastTheft';
import { PickedTile } from './pickedTile.svelte';
import { Playback } from './playback.svelte';
import { namesOf, type Telling } from './playerNames';
import { playerSummaries } from './playerSummary';
import { RiverForecast } from './riverForecast.svelte';
import { StagedTurn } from './stagedTurn.svelte';
import { headline, nextInFront } from './statusText';
import { TableConnection } from './tableConnection.svelte';
import { costsOf, isAshore, movableOf, obviousCanoe, stagedText, targetsOf, taughtOf, tripId, trips } from './tripTargets';
import { adviceOf, canEndTurn } from './turnEnd';
import { isTurnBegun } from './turnOrder';
import { reasonText, WhyNot, type WhyTopic } from './whyNot.svelte';

export type Announcement = { readonly id: string; readonly text: string };

/** How many announcements stay: a screen reader may be behind. */
const ANNOUNCED = 12;
/** Where a trip can lead. */
const PLACES: readonly Place[] = [...DISC_NAMES, 'shore', 'falls'];

/** Where a canoe can go by these actions. */
const placesOf = (legal: readonly Action[], moved: number | null | undefined): Place[] =>
  trips(legal).flatMap(({ canoe, to }) => (canoe === moved ? [to] : []));

/** Where a seat is among the views of all seats here. */
const placeOf = (front: number | null, views: readonly { readonly seat: number | null }[]): number =>
  Math.max(
    0,
    views.findIndex(({ seat }) => seat === front),
  );

export class TableController {
  readonly connection: TableConnection;
  readonly staged: StagedTurn;
  readonly whyNot: WhyNot;
  readonly playback = new Playback((step, from, to) => this.announce(step, from, to));
  /** The own seat in front: of several at one device only one is shown at a time. */
  front: number | null = $state(null);
  /** The tile that is picked up, but not confirmed. */
  readonly picked: PickedTile;
  /** The tile on its way to the server, and until the board shows it. */
  private sentTile: { seat: number; round: number; tile: Tile } | null = $state.raw(null);
  selectedCanoe: number | null = $state(null);
  /** Of several people at this device, the one whose secrets may be seen. */
  private trusted: number | null = $state(null);
  /** Whether a decision is on its way to the server. */
  isDeciding = $state(false);
  /** What is to be done as soon as what is being staged has been shown: end the turn, or undo. */
  next: 'end' | 'undo' | null = $state(null);
  /** What happened last, for screen readers: a line each, so that none is cut by the next. */
  announcements: readonly Announcement[] = $state.raw([]);
  /** Counts what was staged, to tell its announcements apart. */
  private stagings = 0;
  /** Where the last trip led, if it was taken to be meant though something else could be done there. */
  otherWays: { readonly canoe: number; readonly space: string } | null = $state.raw(null);
  /** The canoe that was sent over the falls once: only a second press does it. */
  private doomed: number | null = $state(null);
  /** The rule that somebody wants to read; null if none. */
  ruleAsked: string | null = $state(null);
  /** What a hint points at; null if nothing. */
  hinted: Highlight | null = $state.raw(null);
  guidance: Guidance = $state.raw(NO_GUIDANCE);
  readonly river = new RiverForecast(this);
  private isRestored = false;
  private linesOfBots: typeof botLines | null = $state.raw(null);

  constructor(readonly id: string) {
    this.connection = new TableConnection(id, (steps, isJump) => this.updated(steps, isJump));
    this.staged = new StagedTurn(this.connection);
    this.picked = new PickedTile(this.staged);
    this.whyNot = new WhyNot(this.connection);
  }

  // ── the table ──
  readonly table = $derived.by(() => this.connection.table);
  readonly seats = $derived.by(() => this.connection.seats);
  readonly isSeated = $derived.by(() => this.seats.length > 0);
  /** Whether somebody else can read what is said here. */
  readonly canTalk = $derived.by(
    () => this.isSeated && (this.table?.seats.some((seat, i) => seat.kind === 'person' && !this.seats.includes(i)) ?? false),
  );
  /** What is read where the log is. */
  readonly logName = $derived.by(() => say(this.canTalk ? 'at-chat-log' : 'at-log'));
  /** Whether the game goes on, as far as the board has shown it. */
  readonly isRunning = $derived.by(() => this.table?.status === 'running' || (this.table !== null && this.playback.isPlaying));
  /** Whether the game has ended, and the board has shown it. */
  readonly isOver = $derived.by(() => {
    const status = this.table?.status;
    return this.playback.view !== null && !this.playback.isPlaying && (status === 'over' || status === 'abandoned');
  });
  /** The seats that want to abandon the game. */
  readonly votes = $derived.by(() => this.table?.votes ?? []);
  /** Whether somebody has proposed to abandon the game, and we may answer. */
  readonly isVoting = $derived.by(() => this.isRunning && this.isSeated && this.votes.length > 0);
  readonly hasVoted = $derived.by(() => this.votes.some((seat) => this.seats.includes(seat)));
  /** The seats of people who are not here. */
  readonly absent = $derived.by(() => (this.isRunning ? this.connection.absent : []));
  /** Those of them for whom no bot plays. */
  readonly away = $derived.by(() => this.absent.map(({ seat }) => seat).filter((seat) => !this.table?.seats[seat]?.away));
  readonly names = $derived.by(() => namesOf(this.table?.seats ?? []));
  /** What the bots say, once their words are loaded; each line is shown when the board has shown its step. */
  readonly botLines = $derived.by(() => this.linesOfBots?.(this.connection.steps, this.table?.seats ?? [], this.table?.resigned) ?? []);
  /** Where the seat in front is among the views, forecasts and costs. */
  private readonly place = $derived.by(() => placeOf(this.front, this.connection.seatViews));
  private readonly seatView = $derived.by(() => this.connection.seatViews[this.place] ?? null);
  /** What the seat in front sees, as the server last said. */
  readonly view: View | null = $derived.by(() => this.seatView?.view ?? null);
  /** What the river may do, as the server last said to that seat. */
  readonly seatForecast: Forecast | null = $derived.by(() => this.connection.forecasts[this.place] ?? null);
  /** Whom the table waits for; nobody while the board is playing. */
  readonly waiting = $derived.by(() => (this.playback.isPlaying ? [] : this.connection.waiting));
  /** Those who are away and hold up the game, one seat for each person. */
  readonly holdUps = $derived.by(() => {
    const person = (seat: number): string | null | undefined => this.table?.seats[seat]?.player;
    const isFirst = (seat: number): boolean => this.absent.find((item) => person(item.seat) === person(seat))?.seat === seat;
    const waits = (seat: number): boolean => this.waiting.some((item) => person(item.seat) === person(seat));
    if (!this.isSeated || this.isMine) return [];
    return this.absent.filter(({ seat, stand_in_at: from }) => from !== null && isFirst(seat) && waits(seat));
  });
  readonly players = $derived.by(() => {
    const { view, scene } = this.playback;
    const { seats: mine, waiting, openSeat: open } = this;
    const isFlowing = this.river.flow !== null;
    const { muted } = this.connection;
    const seats = this.table?.seats ?? [];
    const { absent } = this;
    const theft = lastTheft(this.connection.steps, this.front, this.playback.told);
    return view && scene ? playerSummaries({ view, scene, seats, waiting, mine, muted, absent, open, isFlowing, theft }) : [];
  });

  // ── secrets of several people at one device ──
  readonly isShared = $derived.by(() => this.seats.length > 1);
  readonly telling: Telling = $derived.by(() => ({ names: this.names, you: this.isShared ? null : this.front, table: this.table }));
  readonly isSecret = $derived.by(() => this.isShared && this.playback.view?.phase === 'paddle' && this.isRunning);
  /** Nothing of the seat in front may be shown: it is not known who looks. */
  readonly isClosed = $derived.by(() => this.isSecret && this.trusted !== this.front);
  /** It is closed, and somebody has to choose: the device is passed on. */
  readonly isCovered = $derived.by(() => this.isClosed && this.isMine);
  /** The own seat whose secret tile may be shown. */
  private readonly openSeat = $derived.by(() => (!this.isShared ? this.front : this.isClosed ? null : this.trusted));

  // ── what can be done ──
  readonly isMine = $derived.by(() => this.front !== null && this.connection.isWaitingFor(this.front));
  readonly isBusy = $derived.by(() => this.isDeciding || this.staged.isTrying || this.playback.isShowingStaged);
  private readonly allLegal: readonly Action[] = $derived.by(() => this.staged.preview?.legal ?? this.seatView?.legal ?? []);
  /** The legal actions of the seat in front, after what is staged. */
  readonly legal: readonly Action[] = $derived.by(() => this.offered(this.allLegal));
  /** The same after all that was chosen, shown or not; nothing until the server has said it. */
  readonly legalNext: readonly Action[] = $derived.by(() =>
    this.staged.isPending ? this.offered(this.staged.latest?.legal ?? []) : this.legal,
  );
  /** Whether the turn can end as the board shows it. */
  readonly canEnd = $derived.by(() => canEndTurn(this.staged.preview?.whole === true, this.legal));
  /** Whether the game is won if the turn ends as the board shows it. */
  readonly isWin = $derived.by(() => this.canEnd && this.staged.preview?.wins === true);
  /** The seat in front as the board shows it: tiles come back when that has been seen. */
  readonly own = $derived.by(() => (this.front === null ? null : (this.playback.view?.players[this.front] ?? null)));
  /** Whether a tile is to be chosen, and the board has come as far. */
  readonly isChoosing = $derived.by(() => {
    const shown = this.playback.view;
    const isAsked = this.view?.phase === 'paddle' && shown?.phase === 'paddle' && shown.round === this.view.round;
    return this.isRunning && isAsked && this.own !== null;
  });
  /** Where the tile that is picked up could take own canoes. */
  readonly reach = $derived.by(() => (this.guidance.isStrict ? [] : this.picked.reach));
  readonly hand: readonly Tile[] = $derived.by(() => this.legal.flatMap((action) => (action.type === 'paddle' ? [action.tile] : [])));
  /** The own tile of this round, from the moment it is chosen. */
  readonly chosenTile: Tile | null = $derived.by(() => {
    if (!this.own) return null;
    const { seat, round, tile } = this.sentTile ?? {};
    const sent = tile && seat === this.front && round === this.playback.view?.round ? tile : null;
    const known = this.own.paddle === 'hidden' ? null : this.own.paddle;
    return this.isDeciding ? (sent ?? known) : (known ?? sent);
  });
  readonly isTurn = $derived.by(() => {
    const isOnTurn = this.view?.phase === 'canoes' && this.view.turn === this.front;
    return this.isRunning && isOnTurn && this.isMine && !this.playback.isPlaying;
  });
  readonly isWeather = $derived.by(() => this.isTurn && this.own?.paddle === 'cloud');
  private readonly offer = $derived.by(() => {
    const { front, legal } = this;
    const { scene } = this.playback;
    return this.isTurn && scene && front !== null ? { scene, front, legal } : null;
  });
  readonly movable = $derived.by(() => (this.offer ? movableOf(this.offer.legal, this.offer.scene, this.offer.front) : []));
  /** The canoes that can move after all that was chosen: while the board shows it, they are spoken of, but not offered yet. */
  readonly movableNext = $derived.by(() =>
    this.offer && this.staged.isPending ? movableOf(this.legalNext, this.offer.scene, this.offer.front) : this.movable,
  );
  /** The hint for what to do next; null if it is not one's turn, or if nothing is left to do and the board is still to show that. */
  readonly advice = $derived.by(() => {
    if (!this.offer) return null;
    const { movableNext: movable, isWin, offer } = this;
    const { isPending, latest } = this.staged;
    const canEnd = canEndTurn(latest?.whole === true, this.legalNext);
    if (isPending && latest && canEnd && movable.length === 0) return null;
    const next = movable.length === 1 ? movable[0]!.canoe : null;
    // Until the server has answered, what was asked for stands.
    const selected = isPending && latest ? next : this.selectedCanoe;
    const isAllAshore = movable.every((canoe) => isAshore(offer.scene, canoe));
    return adviceOf({ canEnd, isWin, staged: this.staged.all.length, movable: movable.length, selected, isAshore: isAllAshore });
  });
  /** What lights up on the board: while no canoe is selected, what any of them can do. */
  readonly boardTargets = $derived.by(() => {
    if (!this.offer) return [];
    const { legal, scene, front } = this.offer;
    const costs = costsOf(this.allLegal, this.staged.preview?.costs ?? this.connection.costs[this.place] ?? []);
    return targetsOf(legal, this.selectedCanoe, scene, front, this.names, costs, this.guidance.trips ?? [], this.doomed);
  });
  /** What the selected canoe can do. */
  readonly targets = $derived.by(() => (this.selectedCanoe === null ? [] : this.boardTargets));
  /** What the player is asked for, for screen readers. */
  readonly asked = $derived.by(() => {
    const { table, waiting, front, isShared, names } = this;
    const { view, isPlaying } = this.playback;
    if (!table || !view || isPlaying || !this.isMine || this.isCovered) return '';
    return headline({ view, waiting, status: table.status, front, isShared, names });
  });
  /** What is staged, in words. */
  readonly stagedLines = $derived.by(() => {
    const { view, front, names } = this;
    if (!view || front === null) return [];
    const before = sceneOf(view);
    return this.staged.all.map((action) => stagedText(action, before, front, names));
  });

  // ── why something cannot be done ──
  /** The spaces that the selected canoe does not reach, or not in this step of a lesson. */
  readonly unreached: readonly Place[] = $derived.by(() => {
    if (!this.offer || this.isBusy || this.selectedCanoe === null) return [];
    const reached = placesOf(this.legal, this.selectedCanoe);
    return PLACES.filter((place) => !reached.includes(place));
  });
  /** The own canoes that may not move now. */
  readonly idleCanoes: readonly CanoePiece[] = $derived.by(() => {
    const { scene, isPlaying } = this.playback;
    if (!scene || !this.isRunning || isPlaying || this.isBusy) return [];
    const isMovable = (canoe: number): boolean => this.movable.some((one) => one.canoe === canoe);
    return scene.canoes.filter((piece) => piece.seat === this.front && !isMovable(piece.canoe));
  });
  readonly whyText = $derived.by(() => {
    const { note } = this.whyNot;
    const { scene } = this.playback;
    return note && scene ? reasonText(note.reason, scene, note.seat, this.names) : null;
  });

  /** Keep in step with the table; call once, where effects may live. */
  watch(): void {
    this.river.watch();
    // The words of bots are not needed before something happens that they speak of.
    const isAfloat = $derived(this.playback.scene?.canoes.some(({ at }) => at !== 'shore') ?? false);
    $effect(() => {
      if (isAfloat)
        void i18n.loadWith(import('./botWords'), 'chatter').then(
          (words) => (this.linesOfBots = words.botLines),
          () => {},
        );
    });
    const decision = $derived(`${this.view?.round} ${this.view?.phase} ${this.view?.turn} ${this.front}`);
    // What was picked holds for one decision only.
    $effect(() => {
      void decision;
      this.picked.putDown();
      this.selectedCanoe = null;
    });
    // A canoe that need not be asked for is selected at once.
    $effect(() => {
      const canoes = this.movable.map((item) => item.canoe);
      if (!this.offer) return;
      const obvious = obviousCanoe(this.offer.legal, this.offer.scene, this.offer.front);
      untrack(() => {
        if (this.selectedCanoe !== null && !canoes.includes(this.selectedCanoe)) this.selectedCanoe = null;
        this.selectedCanoe ??= obvious;
      });
    });
    // A reason holds for what was asked: it goes when something changes.
    $effect(() => {
      void [decision, this.picked.tile, this.selectedCanoe, this.staged.actions, this.playback.isPlaying];
      untrack(() => {
        this.whyNot.clear();
        this.doomed = null;
      });
    });
    $effect(() => {
      if (this.playback.view?.phase !== 'paddle') this.trusted = null;
    });
    // The one who is next comes to the front; secrets of the last one are covered.
    $effect(() => {
      if (!this.view || !this.isRunning) return;
      const next = nextInFront(this.view, this.connection.waiting, this.seats, this.front);
      if (next !== this.front) untrack(() => this.bringToFront(next));
    });
  }

  /** Of these actions those that are offered. */
  private offered(legal: readonly Action[]): readonly Action[] {
    return this.guidance.isStrict ? taughtOf(legal, this.guidance.trips) : legal;
  }

  /** Ask something of the table. */
  send(command: Command): void {
    void this.connection.send(command);
  }

  /** Somebody at this device says who they are: their secrets may be seen until they have chosen. */
  trust(seat: number): void {
    this.front = seat;
    this.trusted = seat;
  }

  /** Pick up a tile, or put it down. */
  pickTile(tile: Tile | null): void {
    if (tile === null || this.front === null) this.picked.putDown();
    else this.picked.pickUp(tile, this.front);
  }

  /** A mouse points at a tile, or no longer does: what it would lead to is shown. */
  pointAtTile(tile: Tile | null): void {
    if (tile === null) this.picked.leave();
    else if (this.front !== null && this.isChoosing && this.chosenTile === null) this.picked.point(tile, this.front);
  }

  /** Choose a tile, with the ransoms that are staged. */
  async chooseTile(tile: Tile): Promise<void> {
    const seat = this.front;
    const before = this.sentTile;
    if (seat === null || !this.view) return;
    this.sentTile = { seat, round: this.view.round, tile };
    this.picked.play();
    const isDone = await this.commit([...this.staged.all, { type: 'paddle', tile }]);
    if (!isDone) this.sentTile = before;
    this.picked.forecast = null;
    if (isDone && this.trusted === seat) this.trusted = null;
  }

  /** Add an action to the turn that is being put together. */
  async stage(action: Action): Promise<void> {
    if (this.isBusy) return;
    if (!(await this.setStaged([...this.staged.actions, action], true))) return;
    const planned = this.stagedLines.at(-1);
    if (planned) this.addAnnouncements([{ id: `staged.${++this.stagings}`, text: say('at-turn-planned', { action: planned }) }]);
    if (action.type === 'weather' && !prefs.confirm) void this.endTurn();
  }

  /** Choose the canoe to move; a single trip that it can make is staged at once. */
  pickCanoe(canoe: number): void {
    this.selectedCanoe = canoe;
    const [only, ...others] = this.targets;
    if (only && others.length === 0) this.stageTarget(only.id);
  }

  /** Stage the trip that a target stands for; false if it is asked for once more, as the canoe would be lost. */
  stageTarget(target: string): boolean {
    const trip = trips(this.legal).find((one) => tripId(one) === target);
    if (!trip) return false;
    if (this.isRash(trip)) return this.askAgain(trip.canoe);
    this.doomed = null;
    const isObvious = this.targets.some(({ id, isObvious }) => id === target && isObvious);
    this.otherWays = isObvious ? { canoe: trip.canoe, space: trip.to } : null;
    void this.stage(trip);
    return true;
  }

  /** Whether a canoe would be lost that need not be. */
  private isRash({ canoe, to }: Trip): boolean {
    return to === 'falls' && canoe !== this.doomed && placesOf(this.legal, canoe).some((place) => place !== 'falls');
  }

  private askAgain(canoe: number): false {
    this.doomed = canoe;
    if (this.front !== null) void this.whyNot.tell(this.front, { canoe, space: 'falls' }, 'falls-again');
    return false;
  }

  /** Take the last trip back, and ask what else is to be done where it led. */
  async askOtherWays(): Promise<void> {
    const ways = this.otherWays;
    await this.takeBack();
    if (!ways || this.isBusy) return;
    this.selectedCanoe = ways.canoe;
    await tick();
    this.playback.ask(ways.space);
  }

  /** Undo the last staged action; the canoe that it moved is the one to move again. */
  async takeBack(): Promise<void> {
    if (this.isBusy) return this.afterShown('undo');
    const { actions } = this.staged;
    const last = actions.at(-1);
    if (!last) return;
    this.otherWays = null;
    if (actions.length > 1) await this.setStaged(actions.slice(0, -1));
    else {
      this.staged.clear();
      this.playback.hideStaged();
    }
    if (last.type === 'trip') this.selectedCanoe = last.canoe;
  }

  /** End the turn as it is staged. What is still being staged is shown first, at once. */
  async endTurn(): Promise<void> {
    if (this.isBusy) return this.afterShown('end');
    const { actions, preview } = this.staged;
    if (this.canEnd) await this.commit(preview?.whole ? actions : [...actions, { type: 'done' }]);
    else if (this.isTurn) this.askWhy({});
  }

  /** What is being staged is shown to its end at once; then this is done. */
  private afterShown(next: 'end' | 'undo'): void {
    if (this.isDeciding) return;
    this.next = next;
    this.playback.skipStaged();
  }

  /** Ask why a space, a canoe or the end of the turn is not offered. */
  askWhy(topic: WhyTopic): void {
    if (this.front === null || this.isBusy) return;
    // What is only not taught yet is no question of the rules.
    if (topic.space && placesOf(this.allLegal, topic.canoe).includes(topic.space)) void this.whyNot.tell(this.front, topic, 'not-taught');
    else void this.whyNot.ask(this.front, topic, this.isTurn ? this.staged.actions : []);
  }

  /** What a tile that is picked up only shows has to wait for it. */
  askPreview(space: Place): void {
    const { front, picked } = this;
    if (front !== null && typeof picked.tile === 'number')
      void this.whyNot.tell(front, { canoe: 0, space }, 'play-first', { tile: picked.tile });
  }

  /** Let go of the canoe, if there is another one to choose. */
  deselectCanoe(): void {
    this.selectedCanoe = this.offer && obviousCanoe(this.offer.legal, this.offer.scene, this.offer.front);
  }

  /** Send a decision; the sequence tells the server what it was decided on. */
  async commit(actions: readonly Action[]): Promise<boolean> {
    if (this.isDeciding || this.front === null) return false;
    this.isDeciding = true;
    const { sequence } = this.connection;
    const answer = await this.connection.send({ do: 'act', seat: this.front, actions: [...actions], sequence });
    this.isDeciding = false;
    if (answer.type === 'done') this.staged.clear();
    return answer.type === 'done';
  }

  /** Stage these actions and show them; then comes what was asked for in the meantime. */
  private async setStaged(actions: readonly Action[], isAdded = false): Promise<boolean> {
    const isStaged = await this.showStaged(actions, isAdded);
    const { next } = this;
    this.next = null;
    if (isStaged && next === 'end') void this.endTurn();
    if (isStaged && next === 'undo') void this.takeBack();
    return isStaged;
  }

  /** Stage these actions and show them: the motion of the last one, if it was added, or just how it stands. */
  private async showStaged(actions: readonly Action[], isAdded: boolean): Promise<boolean> {
    const { front, decision } = this;
    if (front === null) return false;
    const preview = await this.staged.attempt(front, actions, () => front === this.front && decision === this.decision);
    if (!preview) return false;
    let isAccepted = false;
    await this.playback.showStaged(isAdded && this.next === null ? preview.events : [], preview.view, () => {
      isAccepted = this.staged.accept(actions, preview);
      if (isAccepted) this.selectedCanoe = null;
    });
    return isAccepted;
  }

  /** What a staged turn depends on: once it is another, the staging is void. */
  private get decision(): string {
    return `${this.view?.round} ${this.view?.phase} ${this.view?.turn}`;
  }

  private bringToFront(seat: number | null): void {
    this.staged.clear();
    this.playback.hideStaged();
    this.front = seat;
    if (!this.playback.isPlaying) this.play([], true);
  }

  private updated(steps: readonly Step[], isJump: boolean): void {
    if (this.front === null || !this.seats.includes(this.front)) this.front = this.seats[0] ?? null;
    const hasActed = steps.some((step) => step.kind === 'acted' && step.seat === this.front);
    if (hasActed && this.isRestored) this.staged.clear();
    this.play(steps, isJump);
    if (!this.isRestored && this.connection.seatViews.length > 0) void this.restore();
  }

  private play(steps: readonly Step[], isJump: boolean): void {
    const { seatViews, forecasts, sequence, reached } = this.connection;
    if (seatViews.length === 0) return;
    const place = (): number => placeOf(this.front, seatViews);
    const view = (): View => seatViews[place()]!.view;
    // Others at this device look on: a tile that is still hidden from them may not tell.
    const isOpen = (): boolean => !this.isShared || isTurnBegun(view(), seatViews[place()]!.seat ?? 0);
    const forecast = (): Forecast | null => (isOpen() ? (forecasts[place()] ?? null) : null);
    this.playback.add({ steps, view, forecast, isJump, isStaged: this.staged.all.length > 0, sequence, reached });
  }

  /** Bring back the turn that was staged before the page was loaded again. */
  private async restore(): Promise<void> {
    this.isRestored = true;
    const saved = this.staged.saved();
    if (!saved || !this.seats.includes(saved.seat) || saved.round !== this.view?.round) return;
    this.front = saved.seat;
    if (!(await this.setStaged(saved.actions))) {
      this.staged.clear();
      this.playback.hideStaged();
    }
    this.connection.refusal = null;
  }

  /** Read out what was shown of a step: its events from one place up to another. */
  private announce(step: Step, from: number, to: number): void {
    const isHeard = (seat: number | null): boolean => !this.connection.muted.includes(seat ?? -1);
    const lines = linesOf(step, this.telling)
      .filter((line) => line.event >= from && line.event < to)
      .filter((line) => line.kind !== 'said' || isHeard(line.seat))
      .map(({ id, kind, seat, name = '', text }) => ({
        id,
        text: kind === 'said' ? say(seat !== null && seat === this.telling.you ? 'you-said' : 'at-said', { name, text }) : text,
      }));
    this.addAnnouncements(lines);
  }

  private addAnnouncements(lines: readonly Announcement[]): void {
    if (lines.length > 0) this.announcements = [...this.announcements, ...lines].slice(-ANNOUNCED);
  }
}
