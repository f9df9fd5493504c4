// The keyboard: which key means what at the table, on whatever layout.

import type { Tile } from '../api/types';

export type KeyCommand =
  | { readonly do: 'tile'; readonly tile: Tile }
  | { readonly do: 'confirm' | 'takeback' | 'end' | 'log' | 'help' | 'cancel' }
  | { readonly do: 'weather'; readonly step: -1 | 1 };

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const KEYS: Readonly<Record<string, KeyCommand>> = {
  c: { do: 'tile', tile: 'cloud' },
  enter: { do: 'confirm' },
  backspace: { do: 'takeback' },
  e: { do: 'end' },
  l: { do: 'log' },
  '?': { do: 'help' },
  '؟': { do: 'help' },
  escape: { do: 'cancel' },
  '+': { do: 'weather', step: 1 },
  '-': { do: 'weather', step: -1 },
  '−': { do: 'weather', step: -1 },
};

/** Persian and Arabic digits, in order. */
const DIGITS = ['۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];

/** What a key press asks for; null if nothing. */
export function keyCommand({ key, code, ctrlKey, metaKey, altKey }: Press): KeyCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const sign = latinSign(key, code);
  if (/^[1-6]$/.test(sign)) return { do: 'tile', tile: Number(sign) as Tile };
  return KEYS[sign.toLowerCase()] ?? null;
}

/**
 * The sign by which a key is known here. A letter that is not one of a to z (Persian, Cyrillic, the Czech digit row)
 * is read by its place on the keyboard; layouts such as Dvorak keep their own places of a to z.
 */
function latinSign(key: string, code: string): string {
  const digits = DIGITS.find((row) => key.length === 1 && row.includes(key));
  if (digits) return String(digits.indexOf(key));
  const isForeign = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return (isForeign && /^(?:Key|Digit)(.)$/.exec(code)?.[1]) || key;
}

/** Whether the focused element needs the keys itself: a text field, an open sheet, or the verdict on an exercise. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"], [data-outcome]') !== null;
}
