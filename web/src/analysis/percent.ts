// Shares of a win in words.

import { i18n } from '../i18n/i18n.svelte';

export const percent = (share: number): string => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

/** A change, always with its sign. */
export const signed = (share: number): string =>
  i18n.number(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).replace('-', '−');
