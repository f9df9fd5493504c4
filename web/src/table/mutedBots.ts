// Bots whose words are hidden, at every table.

import { prefer, prefs } from '../prefs.svelte';

const mutedBots = (): string[] => prefs.mutedBots.split(' ').filter(Boolean);

/** Whether a bot's words are hidden, at this table and all others. */
export const isBotMuted = (temperament: string | null | undefined): boolean => !!temperament && mutedBots().includes(temperament);

export function muteBot(temperament: string, isOn: boolean): void {
  const others = mutedBots().filter((other) => other !== temperament);
  prefer('mutedBots', (isOn ? [...others, temperament] : others).join(' '));
}
