// Shares of a win in words.

import { i18n } from '../i18n/i18n.svelte';

export const percent = (share: number): string => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

/** A change in whole hundredths of a win, always with its sign. */
export const signed = (hundredths: number): string => i18n.number(hundredths, { signDisplay: 'exceptZero' }).replace('-', '−');
