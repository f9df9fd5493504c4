// The messages of one language, as far as they are loaded. A message is parsed when it is first said: to parse all of
// them at once would take a phone a fifth of a second.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { MESSAGES } from 'virtual:messages';
import { leftToRight, rightToLeft } from './bidi';
import { directionOf, isPseudo, localeOf } from './languages';
import { withPlainNumbers } from './plainNumber';

export type Values = Readonly<Record<string, FluentVariable>>;

/** Every message and term of a source begins a line; the build has removed comments. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/;
const entries = (source: string): string[] => source.split(/\n(?=-?[a-zA-Z])/);
/** Messages and terms that a text refers to: { a-gem }, { -canoe }. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

export class LoadedMessages {
  private readonly bundle: FluentBundle;
  private readonly loading = new Map<string, Promise<void>>();
  private loaded = 0;
  private transform = (text: string): string => text;
  /** The sources of messages and terms; null once they are parsed. */
  private readonly sources = new Map<string, string | null>();

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(localeOf(language), { transform: (text) => this.transform(text) });
  }

  /** Whether all of these files are loaded. */
  holds(files: ReadonlySet<string>): boolean {
    return this.loaded === this.loading.size && [...files].every((file) => this.loading.has(file));
  }

  async load(files: Iterable<string>): Promise<void> {
    await Promise.all([...files].map((file) => this.loadFile(file)));
  }

  has(key: string): boolean {
    return this.sources.has(key);
  }

  /** The text of a key; null if it is missing. */
  say(key: string, values: Values): string | null {
    this.parse(key);
    const message = this.bundle.getMessage(key);
    if (!message?.value) return null;
    const text = this.bundle.formatPattern(message.value, withPlainNumbers(values, localeOf(this.language)));
    return directionOf(this.language) === 'ltr' ? leftToRight(text) : rightToLeft(text);
  }

  private parse(id: string): void {
    const source = this.sources.get(id);
    if (source == null) return;
    this.sources.set(id, null);
    this.bundle.addResource(new FluentResource(source));
    for (const [, reference] of source.matchAll(REFERENCE)) this.parse(reference!);
  }

  private loadFile(file: string): Promise<void> {
    const known = this.loading.get(file);
    if (known) return known;
    const loading = this.add(file).catch((problem: unknown) => {
      this.loading.delete(file); // the next one who asks tries again
      throw problem;
    });
    this.loading.set(file, loading);
    return loading;
  }

  private async add(file: string): Promise<void> {
    if (isPseudo(this.language)) this.transform = (await import('./pseudo')).pseudo;
    const source = await MESSAGES[localeOf(this.language)]?.[file]?.();
    if (!source) throw new Error(`there are no messages ${this.language}/${file}`);
    for (const entry of entries(source.default)) {
      const id = ENTRY.exec(entry)?.[1];
      if (id && !this.sources.has(id)) this.sources.set(id, entry);
    }
    this.loaded++;
  }
}
