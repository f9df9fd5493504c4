import type { ListedTable } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import { me } from '../session/me.svelte';
import { namesOf } from '../table/playerNames';

/** How a game ended, and when. */
export function endText({ status, changed, table }: ListedTable): string {
  const { seats, winners } = table;
  const date = i18n.date(changed);
  if (status === 'abandoned' || winners.length === 0) return say('games-early', { date });
  if (winners.every((seat) => me.isAt(seats[seat]))) return say('games-won', { date });
  return say('games-over', { names: i18n.list(winners.map(namesOf(seats))), count: winners.length, date });
}
