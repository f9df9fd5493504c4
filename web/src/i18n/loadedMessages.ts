// The messages of one language, as far as they are loaded.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { MESSAGES } from 'virtual:messages';
import { withoutIdleMarks } from './bidi';
import { directionOf, isPseudo, localeOf } from './languages';

export type Values = Readonly<Record<string, FluentVariable>>;

export class LoadedMessages {
  private readonly bundle: FluentBundle;
  private readonly loading = new Map<string, Promise<void>>();
  private loaded = 0;
  private transform = (text: string): string => text;

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
    return this.bundle.hasMessage(key);
  }

  /** The text of a key; null if it is missing. */
  say(key: string, values: Values): string | null {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return null;
    const text = this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>);
    return directionOf(this.language) === 'ltr' ? withoutIdleMarks(text) : text;
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
    this.bundle.addResource(new FluentResource(source.default));
    this.loaded++;
  }
}
