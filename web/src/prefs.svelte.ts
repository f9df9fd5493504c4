// Preferences: stored in the browser, and with the session when the server can be reached.

import { store, stored } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';

export const DEFAULTS = {
  /** A language that somebody chose; empty: the browser's. */
  language: '',
  theme: 'system' as Theme,
  motion: 'normal' as Motion,
  /** How large text is, in percent. */
  textSize: 100,
  sound: true,
  marks: true,
  confirm: true,
  forecast: true,
  ghosts: true,
  danger: true,
  progress: true,
  tops: true,
  highlights: true,
  notify: false,
  chatter: true,
  /** Temperaments of bots whose words are hidden, with spaces between. */
  mutedBots: '',
  /** The lessons that were passed, with spaces between. */
  lessons: '',
  /** Whether a game with the coach was played to its end, or any game won: then no coach is offered. */
  knowing: false,
  /** Whether a beginner is told what is new during the first games. */
  coach: true,
  /** Whether the champion may be asked for hints in games against bots. */
  hints: true,
  /** How strong the bots are; gentle until somebody chooses otherwise. */
  level: 'easy',
  seats: 4,
};
export type Preferences = typeof DEFAULTS;

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['off', 'fast', 'normal', 'slow'];
export const TEXT_SIZES: readonly number[] = [100, 125, 150, 200];
export const SEATS: readonly number[] = [3, 4, 5];

export type Switch = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences];
/** The playing aids, each of which can be switched off. */
export const AIDS: readonly Switch[] = ['forecast', 'ghosts', 'danger', 'progress', 'tops', 'highlights'];

const PLACE = 'niagara.preferences';
const CHOICES: Partial<Record<keyof Preferences, readonly unknown[]>> = {
  theme: THEMES,
  motion: MOTIONS,
  textSize: TEXT_SIZES,
  seats: SEATS,
};

const fits = (name: string, value: unknown): boolean => {
  if (!Object.hasOwn(DEFAULTS, name)) return false;
  const key = name as keyof Preferences;
  return typeof value === typeof DEFAULTS[key] && (CHOICES[key]?.includes(value) ?? true);
};

/** Stored preferences, without those that are unknown or of the wrong type. */
export function validPreferences(given: unknown): Preferences {
  if (typeof given !== 'object' || given === null) return { ...DEFAULTS };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(given).filter(([name, value]) => fits(name, value))) };
}

/** Preferences from their stored text. */
export function read(text: string | null): Preferences {
  try {
    return validPreferences(JSON.parse(text ?? '{}'));
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs: Preferences = $state(read(stored(PLACE)));

/** Whether this browser has no stored preferences: then those of the session are taken. */
export const isNew = stored(PLACE) === null;

/** The language of the address that this visit began with is a choice of today: it goes before an older one. */
const hasLanguageInAddress = new URLSearchParams(location.search).has('lang');

/** Called after every change; the session sends it to the server. */
const listeners = new Set<() => void>();
export const onsave = (listener: () => void): void => void listeners.add(listener);

export function savePreferences(): void {
  store(PLACE, JSON.stringify(prefs)); // Where storage is blocked, it holds for this visit.
  for (const listener of listeners) listener();
}

/** Change a preference and store it. */
export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  prefs[name] = value;
  savePreferences();
}

/** Take over the preferences of another device or tab. */
export function adopt(given: unknown): void {
  const { language } = prefs;
  Object.assign(prefs, validPreferences(given));
  if (hasLanguageInAddress || !prefs.language) prefs.language = language;
}

/** Whether the browser refuses to store anything. */
export const isStorageBlocked = (): boolean => !store(`${PLACE}.probe`, '1') || !store(`${PLACE}.probe`, null);

/** How long motions take, as a factor of their normal time; 0 means at once. */
export function pace(): number {
  if (prefs.motion === 'off') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { fast: 0.5, normal: 1, slow: 1.8 }[prefs.motion];
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === PLACE && event.newValue) Object.assign(prefs, read(event.newValue));
  });
}
