// Gives the client its messages: `virtual:messages` lists the languages by their own names, says how each writes numbers
// and lists, and loads each Fluent file of each language as a chunk of its own. What a language lacks is filled in from English here, at build time, so that
// a browser never loads two languages.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../src/niagara/locales');
/** The language that every message is written in first. */
const SOURCE = 'en';
/** Files that only programs in Python read. */
const NOT_FOR_BROWSERS = new Set(['cards.ftl', 'commands.ftl', 'terminal.ftl']);

/** Where index.html wants the addresses: before the script that reads them. */
const MARK = '<!-- messages -->';

const LIST = 'virtual:messages';
const CHUNK = /^\0virtual:messages\/([a-z]+)-(\w+)\.ftl$/;

/** The messages and terms of a Fluent source by their id, without comments. */
export function entriesOf(source: string): Map<string, string> {
  const lines = source.split('\n').filter((line) => !line.startsWith('#'));
  const entries = new Map<string, string>();
  let id = '';
  for (const line of lines) {
    id = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? id;
    if (id) entries.set(id, `${entries.get(id) ?? ''}${line}\n`);
  }
  return new Map([...entries].map(([key, text]) => [key, text.trimEnd()]));
}

/** The terms that a text refers to, as in { -canoe }. */
const termsIn = (text: string): string[] => [...text.matchAll(/\{\s*(-[a-zA-Z][\w-]*)/g)].map((found) => found[1]!);

/**
 * A file as a browser gets it: the messages of the English file, in a language as far as it has them, with the terms
 * that they refer to.
 */
export function filled(english: string, translations: readonly string[]): string {
  const originals = entriesOf(english);
  const texts = new Map([...originals, ...translations.flatMap((source) => [...entriesOf(source)])]);
  const ids = new Set([...originals.keys()].filter((id) => !id.startsWith('-')));
  for (const id of ids) for (const term of termsIn(texts.get(id) ?? '')) ids.add(term); // terms refer to terms
  return [...ids].map((id) => texts.get(id) ?? '').join('\n');
}

const filesOf = (language: string): string[] =>
  readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl') && !NOT_FOR_BROWSERS.has(name));

const pathOf = (language: string, file: string): string => join(LOCALES, language, file);

export function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name));
  const names = folders.map((folder) => folder.name).filter((name) => filesOf(name).length > 0);
  return [SOURCE, ...names.filter((name) => name !== SOURCE).sort()];
}

/** What a language calls itself: Deutsch, Čeština, فارسی. Known at build time: a phone would need 40 ms to find out. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The digit zero, which the others follow, and the mark before decimals; known at build time for the same reason. */
function numerals(language: string): { zero: string; point: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const valueOf = (type: string): string => parts.find((part) => part.type === type)!.value;
  return { zero: valueOf('integer'), point: valueOf('decimal') };
}

/** What stands between two things of a list, between the first ones of several, and before the last of them. */
type ListWords = readonly [pair: string, between: string, last: string];

/** How a language says a list: known at build time, since browsers take 20 ms to find out, a phone four times as long. */
function listWords(language: string, type: 'conjunction' | 'disjunction'): ListWords {
  const format = new Intl.ListFormat(language, { type });
  const words = (...items: string[]): string[] =>
    format.formatToParts(items).flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  return [...words('1', '2'), ...words('1', '2', '3')] as unknown as ListWords;
}

/** The module that lists the languages and the loaders of their files. */
function listModule(): string {
  const files = filesOf(SOURCE).map((file) => basename(file, '.ftl'));
  const loaders = (language: string): string => files.map((file) => `${file}: () => import('${LIST}/${language}-${file}.ftl')`).join(', ');
  const table = languages().map((language) => `${language}: { ${loaders(language)} }`);
  const ofEach = <T>(of: (language: string) => T): string =>
    JSON.stringify(Object.fromEntries(languages().map((language) => [language, of(language)])));
  const lists = ofEach((language) => ({
    conjunction: listWords(language, 'conjunction'),
    disjunction: listWords(language, 'disjunction'),
  }));
  return [
    `export const MESSAGES = { ${table.join(', ')} };`,
    `export const OWN_NAMES = ${ofEach(ownName)};`,
    `export const NUMERALS = ${ofEach(numerals)};`,
    `export const LIST_WORDS = ${lists};`,
  ].join('\n');
}

export function messages(): Plugin {
  return {
    name: 'niagara-messages',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      const [, language, name] = CHUNK.exec(id) ?? [];
      if (!language || !name) return null;
      const english = pathOf(SOURCE, `${name}.ftl`);
      const translations = language === SOURCE ? [english] : filesOf(language).map((file) => pathOf(language, file));
      for (const file of [english, ...translations]) this.addWatchFile(file);
      const text = filled(
        readFileSync(english, 'utf8'),
        translations.map((file) => readFileSync(file, 'utf8')),
      );
      return `export default ${JSON.stringify(text)};`;
    },
    // For public/before-paint.js: which languages there are, and in a build the addresses of their chunks.
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const addresses = Object.fromEntries(languages().map((language) => [language, {} as Record<string, string>]));
        for (const chunk of Object.values(bundle ?? {})) {
          const [, language, name] = (chunk.type === 'chunk' && CHUNK.exec(chunk.facadeModuleId ?? '')) || [];
          if (language && name) addresses[language]![name] = chunk.fileName;
        }
        return html.replace(MARK, `<meta name="niagara-messages" content='${JSON.stringify(addresses)}' />`);
      },
    },
  };
}
