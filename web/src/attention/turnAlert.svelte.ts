// Tells the player that it is their turn: by the tab's title and icon and, if allowed, a notification.

import { play } from '../sound/synth';
import { prefs } from '../prefs.svelte';
import { say } from '../i18n/i18n.svelte';
import { showNotice } from './notifications';

const CALM = '/favicon.svg';
const CALLING = '/icons/favicon-turn.svg';

class TurnAlert {
  /** The title of the page that is shown. */
  title = $state('');
  /** Whether the table of this tab waits for somebody here. */
  isTurn = $state(false);
  private notice: Promise<() => void> | null = null;

  get tabTitle(): string {
    const name = this.title ? say('title-of', { title: this.title }) : say('game-name');
    return this.isTurn ? say('title-turn', { title: name }) : name;
  }

  /** Keep title and icon up to date; call once, while a component is set up. */
  watch(): void {
    $effect(() => {
      document.title = this.tabTitle;
    });
    $effect(() => {
      document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', this.isTurn ? CALLING : CALM);
    });
  }

  /** Somebody here has to decide now, or no longer. */
  set(isTurn: boolean, table = ''): void {
    if (isTurn === this.isTurn) return;
    this.isTurn = isTurn;
    if (isTurn) {
      play('turn');
      if (document.hidden) this.notify(table);
    } else {
      void this.notice?.then((takeBack) => takeBack());
      this.notice = null;
    }
  }

  private notify(table: string): void {
    if (!prefs.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    this.notice = showNotice({ title: say('game-name'), body: say('notify-turn'), tag: `turn-${table}`, path: `/t/${table}` });
  }
}

export const turnAlert = new TurnAlert();

/** Ask for permission to notify; resolves to whether it is granted. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
