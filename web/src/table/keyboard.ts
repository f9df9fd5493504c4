// The keyboard: which key means what at the table.

import type { Tile } from '../api/types';

export type KeyCommand =
  | { readonly do: 'tile'; readonly tile: Tile }
  | { readonly do: 'confirm' | 'takeback' | 'end' | 'log' | 'help' | 'cancel' }
  | { readonly do: 'weather'; readonly step: -1 | 1 };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press asks for; null if nothing. */
export function keyCommand({ key, ctrlKey, metaKey, altKey }: Press): KeyCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-6]$/.test(key)) return { do: 'tile', tile: Number(key) as Tile };
  switch (key) {
    case 'c':
    case 'C':
      return { do: 'tile', tile: 'cloud' };
    case 'Enter':
      return { do: 'confirm' };
    case 'Backspace':
      return { do: 'takeback' };
    case 'e':
    case 'E':
      return { do: 'end' };
    case 'l':
    case 'L':
      return { do: 'log' };
    case '?':
      return { do: 'help' };
    case 'Escape':
      return { do: 'cancel' };
    case '+':
      return { do: 'weather', step: 1 };
    case '-':
      return { do: 'weather', step: -1 };
    default:
      return null;
  }
}

/** Whether the focused element needs the keys itself: a text field, or an open sheet. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"]') !== null;
}
