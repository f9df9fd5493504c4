// All texts come from Fluent files; components hold none of their own. A page loads the files that it shows texts of.

import { untrack } from 'svelte';
import { isolated } from './bidi';
import { digits, isPlain } from './digits';
import { directionOf, isLanguage, localeOf, SOURCE } from './languages';
import { listed, type ListType } from './list';
import { LoadedMessages, type Values } from './loadedMessages';

export type { Values };
export type MessageFile =
  | 'game'
  | 'pages'
  | 'table'
  | 'why'
  | 'sheets'
  | 'replay'
  | 'players'
  | 'settings'
  | 'lobby'
  | 'rulebook'
  | 'lessons'
  | 'coach'
  | 'exercise'
  | 'puzzles'
  | 'hints'
  | 'openings'
  | 'analysis'
  | 'chatter';

class I18n {
  private words = $state.raw(new LoadedMessages(firstLanguage()));
  /** Counts the loaded files: a text that was asked for too early is then said again. */
  private arrivals = $state(0);
  private readonly wanted = new Set<string>();
  private next: LoadedMessages | null = null;

  get language(): string {
    return this.words.language;
  }

  /** The language of numbers, dates and lists. */
  get locale(): string {
    return localeOf(this.language);
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.language);
  }

  /** Load files of the current language. A later change of language loads them in the new one. */
  async load(...files: MessageFile[]): Promise<void> {
    for (const file of files) this.wanted.add(file);
    await untrack(() => this.words).load(files);
    this.arrivals++;
  }

  /** What a page is loaded with, when the messages that it shows are there too. */
  async loadWith<T>(page: Promise<T>, ...files: MessageFile[]): Promise<T> {
    const [loaded] = await Promise.all([page, this.load(...files)]);
    return loaded;
  }

  /** Change the language, once everything that is shown is loaded in it. */
  async change(language: string): Promise<void> {
    const next = new LoadedMessages(language);
    this.next = next;
    while (!next.holds(this.wanted)) await next.load(this.wanted);
    if (this.next === next) this.words = next; // else somebody has chosen again meanwhile
  }

  /** The text of a key; the key itself if it is missing, so that it is noticed. */
  say(key: string, values: Values = {}): string {
    const text = this.words.say(key, values);
    if (text === null) void this.arrivals;
    return text ?? key;
  }

  has(key: string): boolean {
    const isThere = this.words.has(key);
    if (!isThere) void this.arrivals;
    return isThere;
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    if (!options && isPlain(value)) return digits(value, this.locale);
    return new Intl.NumberFormat(this.locale, options).format(value);
  }

  range(from: number, to: number): string {
    const text = new Intl.NumberFormat(this.locale).formatRange(from, to);
    // Digits have no direction of their own: among isolated words a range would run from left to right.
    return this.direction === 'rtl' ? `\u200f${text}` : text;
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.locale, { timeStyle: 'short' }).format(at);
  }

  list(items: readonly string[], type: ListType = 'conjunction'): string {
    return listed(this.direction === 'rtl' ? items.map(isolated) : items, this.locale, type);
  }
}

/** As public/before-paint.js has chosen; English in tests. */
function firstLanguage(): string {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : SOURCE;
}

export const i18n = new I18n();
export const say = (key: string, values: Values = {}): string => i18n.say(key, values);
