// The languages there are, and how each is written.

import { MESSAGES, OWN_NAMES } from 'virtual:messages';

/** The language that every message is written in first; what another one lacks is taken from it. */
export const SOURCE = 'en';

/** The languages that people are offered. */
export const LANGUAGES: readonly string[] = Object.keys(MESSAGES);

/** English with accents and longer words, for tests of layout; the second runs from right to left. */
const PSEUDO: readonly string[] = ['xx-pseudo', 'xr-pseudo'];

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'xr-pseudo']);

export const isPseudo = (language: string): boolean => PSEUDO.includes(language);
export const isLanguage = (language: string): boolean => LANGUAGES.includes(language) || isPseudo(language);
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** The language whose messages, numbers and dates are used: a pseudo-language has none of its own. */
export const localeOf = (language: string): string => (isPseudo(language) ? SOURCE : language);

/** What a language calls itself: Deutsch, Čeština, فارسی. */
export const ownName = (language: string): string => OWN_NAMES[language] ?? language;
