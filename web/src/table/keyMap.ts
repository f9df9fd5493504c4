// The keyboard: which key means what at the table.

import type { Tile } from '../api/types';

export type KeyCommand =
  | { readonly do: 'tile'; readonly tile: Tile }
  | { readonly do: 'confirm' | 'takeback' | 'end' | 'log' | 'help' | 'cancel' }
  | { readonly do: 'weather'; readonly step: -1 | 1 };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const KEYS: Readonly<Record<string, KeyCommand>> = {
  c: { do: 'tile', tile: 'cloud' },
  enter: { do: 'confirm' },
  backspace: { do: 'takeback' },
  e: { do: 'end' },
  l: { do: 'log' },
  '?': { do: 'help' },
  escape: { do: 'cancel' },
  '+': { do: 'weather', step: 1 },
  '-': { do: 'weather', step: -1 },
};

/** What a key press asks for; null if nothing. */
export function keyCommand({ key, ctrlKey, metaKey, altKey }: Press): KeyCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-6]$/.test(key)) return { do: 'tile', tile: Number(key) as Tile };
  return KEYS[key.toLowerCase()] ?? null;
}

/** Whether the focused element needs the keys itself: a text field, or an open sheet. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"]') !== null;
}
