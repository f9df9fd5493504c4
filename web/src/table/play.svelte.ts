// Playing at the table: what the seat in front may do, what it has picked and staged, and what the
// river may bring. It offers the legal actions it was given, and nothing else.

import { untrack } from 'svelte';
import type { Ghost } from '../board/targets';
import { prefs } from '../prefs.svelte';
import type { Action, Forecast, Tile } from '../api/types';
import { ghostsOf, warningOf } from './forecastGhosts';
import { namesOf } from './playerNames';
import type { Show } from './playback.svelte';
import type { TableStore } from './tableStore.svelte';
import { movableOf, obviousCanoe, stagedText, targetsOf, tripId, trips } from './tripTargets';

export class Play {
  private readonly store: TableStore;
  private readonly show: Show;
  /** The tile that is picked, but not confirmed. */
  picked: Tile | null = $state(null);
  /** The canoe that is taken up. */
  selected: number | null = $state(null);
  /** Of several people at this device, the one whose secrets may be seen. */
  trusted: number | null = $state(null);
  /** What the river may do if the picked tile is played. */
  private peeked: Forecast | null = $state.raw(null);
  private lastForecast: Forecast | null = $state.raw(null);

  constructor(store: TableStore, show: Show) {
    this.store = store;
    this.show = show;
  }

  readonly names = $derived.by(() => namesOf(this.store.table?.seats ?? []));
  readonly isRunning = $derived.by(() => this.store.table?.status === 'running');
  readonly isShared = $derived.by(() => this.store.seats.length > 1);
  readonly isMine = $derived.by(() => this.store.front !== null && this.store.isWaitingFor(this.store.front));
  readonly isBusy = $derived.by(() => this.store.isDeciding || this.store.isTrying || this.show.isRehearsing);

  // ── secrets of several people at one device ──
  private readonly isSecret = $derived.by(() => this.isShared && this.show.view?.phase === 'paddle' && this.isRunning);
  /** Nothing of the seat in front may be shown: it is not known who looks. */
  readonly isClosed = $derived.by(() => this.isSecret && this.trusted !== this.store.front);
  /** It is closed, and somebody has to choose: the device is passed on. */
  readonly isCovered = $derived.by(() => this.isClosed && this.isMine);
  /** The own seat whose secret tile may be shown. */
  readonly open = $derived.by(() => (!this.isShared ? this.store.front : this.isClosed ? null : this.trusted));

  // ── what can be done ──
  readonly own = $derived.by(() => (this.store.front === null ? null : (this.store.view?.players[this.store.front] ?? null)));
  readonly isChoosing = $derived.by(() => this.isRunning && this.store.view?.phase === 'paddle' && this.own !== null);
  readonly hand: readonly Tile[] = $derived.by(() => this.store.legal.flatMap((action) => (action.type === 'paddle' ? [action.tile] : [])));
  readonly chosen: Tile | null = $derived.by(() => (this.isChoosing && this.own && this.own.paddle !== 'hidden' ? this.own.paddle : null));
  readonly isTurn = $derived.by(() => {
    const { view, front } = this.store;
    return this.isRunning && view?.phase === 'canoes' && view.turn === front && this.isMine && !this.show.isPlaying;
  });
  readonly isWeather = $derived.by(() => this.isTurn && this.own?.paddle === 'cloud');
  private readonly offer = $derived.by(() => {
    const { scene } = this.show;
    const { front, legal } = this.store;
    return this.isTurn && scene && front !== null && !this.isBusy ? { scene, front, legal } : null;
  });
  readonly movable = $derived.by(() => (this.offer ? movableOf(this.offer.legal, this.offer.scene, this.offer.front) : []));
  readonly targets = $derived.by(() => {
    const points = typeof this.own?.paddle === 'number' ? this.own.paddle : 0;
    return this.offer ? targetsOf(this.offer.legal, this.selected, this.offer.scene, this.offer.front, this.names, points) : [];
  });
  readonly staged = $derived.by(() => this.store.staged.map((action) => stagedText(action, this.names)));

  // ── what may come ──
  readonly forecast = $derived.by(() => {
    const mayKnow = !this.isShared || this.isTurn || (this.isSecret && !this.isClosed);
    return this.isRunning && !this.show.isPlaying && mayKnow ? (this.peeked ?? this.store.forecast) : null;
  });
  /** The forecast to show: it stays while the board plays, so that nothing jumps, unless it holds a secret. */
  readonly strip = $derived.by(() => (this.isRunning && prefs.forecast ? (this.forecast ?? this.lastForecast) : null));
  readonly ghosts: readonly Ghost[] = $derived.by(() => {
    const { scene, isRehearsing } = this.show;
    const { front } = this.store;
    return scene && front !== null && !isRehearsing ? ghostsOf(this.forecast, scene, front, prefs) : [];
  });
  readonly warning = $derived.by(() => {
    const { scene } = this.show;
    const { front } = this.store;
    return scene && front !== null && prefs.danger ? warningOf(this.forecast, scene, front) : null;
  });
  /** How fast the water runs: as it flows, or as it will on average. */
  readonly current = $derived.by(() => {
    if (this.show.scene?.flowing) return this.show.scene.flowing;
    const speeds = (this.forecast ?? (this.isShared ? this.lastForecast : this.store.forecast))?.speeds ?? [];
    return speeds.length > 0 ? Math.round(speeds.reduce((a, b) => a + b, 0) / speeds.length) : 2;
  });

  /** Keep in step with the table; call once, where effects may live. */
  watch(): void {
    const moment = $derived(`${this.store.view?.round} ${this.store.view?.phase} ${this.store.view?.turn} ${this.store.front}`);
    // What was picked holds for one decision only.
    $effect(() => {
      void moment;
      this.picked = null;
      this.peeked = null;
      this.selected = null;
    });
    // A canoe that need not be asked for is taken up at once.
    $effect(() => {
      const canoes = this.movable.map((item) => item.canoe);
      const obvious = this.offer ? obviousCanoe(this.offer.legal, this.offer.scene, this.offer.front) : null;
      untrack(() => {
        if (this.selected !== null && !canoes.includes(this.selected)) this.selected = null;
        this.selected ??= obvious;
      });
    });
    $effect(() => {
      if (this.isSecret) this.lastForecast = null;
      else if (this.forecast) this.lastForecast = this.forecast;
    });
    $effect(() => {
      if (this.show.view?.phase !== 'paddle') this.trusted = null;
    });
  }

  /** Somebody at this device says who they are: their secrets may be seen until they have chosen. */
  trust(seat: number): void {
    this.store.front = seat;
    this.trusted = seat;
  }

  async pick(tile: Tile | null): Promise<void> {
    this.picked = tile;
    this.peeked = null;
    if (tile === null) return;
    const preview = await this.store.peek([...this.store.staged, { type: 'paddle', tile }]);
    if (this.picked === tile) this.peeked = preview?.forecast ?? null;
  }

  async choose(tile: Tile): Promise<void> {
    const seat = this.store.front;
    this.picked = null;
    const isDone = await this.store.choose(tile);
    this.peeked = null;
    if (isDone && this.trusted === seat) this.trusted = null;
  }

  async stage(action: Action): Promise<void> {
    if (this.isBusy) return;
    if (await this.store.stage(action)) this.restage(true);
    this.selected = null;
    if (action.type === 'weather' && !prefs.confirm) void this.store.endTurn();
  }

  /** Stage the trip that a target stands for. */
  go(target: string): void {
    const trip = trips(this.store.legal).find((one) => tripId(one) === target);
    if (trip) void this.stage(trip);
  }

  async takeBack(): Promise<void> {
    if (this.store.staged.length === 0 || this.isBusy) return;
    await this.store.takeBack();
    this.restage(false);
  }

  /** Let go of the canoe, if there is another one to take up. */
  letGo(): void {
    if (this.movable.length > 1) this.selected = null;
  }

  /** Show what is staged: the action that was added, or just how it stands. */
  restage(isAdded: boolean): void {
    const { preview, front } = this.store;
    if (preview && front !== null) void this.show.rehearse(isAdded ? preview.events : [], preview.view);
    else this.show.unstage();
  }
}
