// Names and figures on the leaderboard: people by nickname, bots by level.

import { shownName } from '../i18n/guestName';
import { say, i18n } from '../i18n/i18n.svelte';

const BOT = /^bot:(.+)$/;

export function playerName(player: string, name: string): string {
  const bot = BOT.exec(player);
  return bot ? say('player-bot', { level: bot[1] ?? name }) : shownName(name);
}

/** Numbers that Fluent does not write. */
export const percent = (share: number): string => i18n.number(share, { style: 'percent' });
export const signed = (change: number): string => i18n.number(change, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
