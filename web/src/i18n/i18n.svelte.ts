// All texts come from Fluent files; components hold none of their own.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import game from '../../../src/niagara/locales/en/game.ftl?raw';
import pages from '../../../src/niagara/locales/en/pages.ftl?raw';
import table from '../../../src/niagara/locales/en/table.ftl?raw';

export type Values = Readonly<Record<string, FluentVariable>>;

const LATER = import.meta.glob<string>('../../../src/niagara/locales/en/*.ftl', { query: '?raw', import: 'default' });
const RIGHT_TO_LEFT = new Set(['fa']);

class I18n {
  language = $state('en');
  private further: string[] = [];
  private bundle = $state.raw(bundleOf('en', [game, table, pages]));

  get direction(): 'ltr' | 'rtl' {
    return RIGHT_TO_LEFT.has(this.language) ? 'rtl' : 'ltr';
  }

  /** Load further files of messages. */
  async load(...files: string[]): Promise<void> {
    const sources = await Promise.all(files.map((file) => LATER[`../../../src/niagara/locales/en/${file}.ftl`]!()));
    this.further.push(...sources);
    this.bundle = bundleOf('en', [game, table, pages, ...this.further]);
  }

  async loadWith<T>(page: Promise<T>, ...files: string[]): Promise<T> {
    const [loaded] = await Promise.all([page, this.load(...files)]);
    return loaded;
  }

  /** The text of a key; the key itself if it is missing, so that it is noticed. */
  say(key: string, values: Values = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { timeStyle: 'short' }).format(at);
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }
}

function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export const i18n = new I18n();
export const say = (key: string, values: Values = {}): string => i18n.say(key, values);
