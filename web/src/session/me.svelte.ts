// The session of this browser, opened on the first visit, and what the server offers.

import * as api from '../api/http';
import { isGuestName } from '../i18n/guestName';
import { Refusal } from '../api/http';
import { adopt, isNew, onsave, prefs } from '../prefs.svelte';
import type { Seat, ServerInfo, Session } from '../api/types';
import { store, stored } from '../storage';

export type MeState = 'opening' | 'ready' | 'offline' | 'blocked';

const KEEP_AFTER = 800;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'champion'];

/** Where the id of the last session is stored. */
const PLACE = 'niagara.me';

class Me {
  session: Session | null = $state.raw(null);
  state: MeState = $state('opening');
  info: ServerInfo | null = $state.raw(null);
  /** Whether this browser had another session before, which the server no longer knows. */
  isRenewed = $state(false);
  private opening: Promise<void> | null = null;
  /** What stands in the name field, if anything was typed. */
  typedName = '';
  private naming: Promise<void> = Promise.resolve();
  private keeping: { name: string; done: Promise<void> } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private failures = 0;

  constructor() {
    onsave(() => this.keepSoon());
  }

  get id(): string | null {
    return this.session?.id ?? null;
  }

  /** Whether this player has a seat, or somebody at the same device has it. */
  hasSeat(seat: Seat | undefined): boolean {
    return this.id !== null && seat?.player === this.id;
  }

  /** Whether this player sits there, and nobody else at the same device. */
  isAt(seat: Seat | undefined): boolean {
    return this.hasSeat(seat) && seat?.kind === 'person';
  }

  get name(): string {
    return this.session?.name ?? '';
  }

  /** Whether the player has chosen a name. */
  get isNamed(): boolean {
    return this.session !== null && !isGuestName(this.session.name);
  }

  /** The temperaments that bots can have; none until the server has told. */
  get temperaments(): readonly string[] {
    return this.info?.temperaments ?? [];
  }

  get levels(): readonly string[] {
    return this.info?.levels.map((level) => level.name) ?? LEVELS;
  }

  /** Make sure that there is a session, and that it is known what the server offers. */
  open(): Promise<void> {
    if (this.state === 'ready' && this.opening === null) return Promise.resolve();
    this.opening ??= this.begin().finally(() => (this.opening = null));
    return this.opening;
  }

  /** Do something that needs a session; if it has expired, a new one is opened first. */
  async with<T>(act: () => Promise<T>): Promise<T> {
    await this.keepName();
    return this.trying(act);
  }

  private async trying<T>(act: () => Promise<T>): Promise<T> {
    await this.open();
    try {
      return await act();
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== 'no-session') throw problem;
      await this.reopen();
      return act();
    }
  }

  /** Open a new session because the server or the browser has lost the old one; check that the cookie is stored. */
  async reopen(): Promise<void> {
    try {
      // Twice: the answer that deletes the old cookie may come in just after the new one.
      await this.openAndRead().catch(() => this.openAndRead());
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'no-session') this.state = 'blocked';
      throw problem;
    }
  }

  private async openAndRead(): Promise<void> {
    this.take(await api.openSession());
    this.take(await api.readSession());
  }

  /** Save the name that was typed, if it was not saved yet. */
  async keepName(): Promise<void> {
    const name = this.typedName.trim();
    if (this.keeping?.name === name) return this.keeping.done;
    await this.naming;
    if (!name || name === this.name) return;
    const done = this.rename(name).finally(() => (this.keeping = null));
    this.keeping = { name, done };
    return done;
  }

  /** Later requests wait until the new name is saved. */
  private rename(name: string): Promise<void> {
    const renamed = this.trying(() => api.changeSession({ name })).then((session) => this.take(session));
    this.naming = renamed.catch(() => {});
    return renamed;
  }

  async claim(token: string): Promise<void> {
    const session = await api.claimSession(token);
    this.leave();
    this.take(session);
    adopt(this.session?.preferences);
  }

  async forget(): Promise<void> {
    await this.with(() => api.deleteSession());
    this.leave();
    this.state = 'opening';
    await this.open();
  }

  /** Leave the session on purpose. */
  private leave(): void {
    this.session = null;
    this.isRenewed = false;
    store(PLACE, null);
  }

  private async begin(): Promise<void> {
    try {
      const [session, info] = await Promise.all([api.openSession(), this.info ?? api.info()]);
      this.info = info; // before the session: who waits for that shows goals, too
      this.take(session);
      if (isNew) adopt(this.session?.preferences);
    } catch (problem) {
      this.state = 'offline';
      setTimeout(() => void this.open().catch(() => {}), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++));
      throw problem;
    }
  }

  private take(session: Session): void {
    const before = this.session?.id ?? stored(PLACE);
    if (before !== null && before !== session.id) this.isRenewed = true;
    store(PLACE, session.id);
    this.session = session;
    this.state = 'ready';
    this.failures = 0;
  }

  /** Send preferences to the server, a moment after the last change. */
  private keepSoon(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const preferences = { ...prefs };
      if (this.state === 'ready')
        void api.changeSession({ preferences, ...(prefs.language && { language: prefs.language }) }).catch(() => {});
    }, KEEP_AFTER);
  }
}

export const me = new Me();
