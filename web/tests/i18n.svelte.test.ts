// Messages: loaded by file and language, filled in from English, with marks around names only where they are needed.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownName } from '../src/i18n/guestName';
import { i18n, say } from '../src/i18n/i18n.svelte';
import { leftToRight, rightToLeft } from '../src/i18n/bidi';
import { listed } from '../src/i18n/list';
import { LANGUAGES, ownName } from '../src/i18n/languages';
import { LoadedMessages } from '../src/i18n/loadedMessages';
import { pseudo } from '../src/i18n/pseudo';
import { entriesOf, filled, languages } from '../tools/messagesPlugin';
import { MESSAGES } from 'virtual:messages';

const [FSI, PDI] = [0x2068, 0x2069].map((code) => String.fromCharCode(code)) as [string, string];

afterEach(() => i18n.change('en'));

describe('a file of messages', () => {
  it('loses its comments and blank lines, and nothing else', () => {
    const source = '# About\n\none = 1\n# Two\ntwo = { $count ->\n    [one] a\n   *[other] b\n}\n\n-term = t\n    .attribute = u\n';
    expect([...entriesOf(source)]).toEqual([
      ['one', 'one = 1'],
      ['two', 'two = { $count ->\n    [one] a\n   *[other] b\n}'],
      ['-term', '-term = t\n    .attribute = u'],
    ]);
  });

  it('takes from English what a language lacks, in whichever file the language has the rest', () => {
    expect(filled('one = 1\ntwo = 2\nthree = 3', ['two = zwei', 'three = drei\nother = x'])).toBe('one = 1\ntwo = zwei\nthree = drei');
  });

  it('has the terms of its language that its messages refer to', () => {
    const german = ['one = { -kanu(zahl: "eins") }\n-fluss = Fluss', '-kanu = Kanu im { -fluss }\n-wetter = Wetter'];
    expect(filled('one = canoe', german)).toBe('one = { -kanu(zahl: "eins") }\n-kanu = Kanu im { -fluss }\n-fluss = Fluss');
  });

  it.each(LANGUAGES)('has every message of English, in %s', async (language) => {
    for (const [name, load] of Object.entries(MESSAGES[language]!)) {
      const english = entriesOf(readFileSync(`../src/niagara/locales/en/${name}.ftl`, 'utf8'));
      const messages = (entries: Map<string, string>): string[] => [...entries.keys()].filter((id) => !id.startsWith('-'));
      expect(messages(entriesOf((await load()).default))).toEqual(messages(english));
    }
  });

  it('is not shipped where only programs in Python read it', () => {
    expect(Object.keys(MESSAGES['en']!)).not.toContain('terminal');
    expect(Object.keys(MESSAGES['en']!)).toEqual(expect.arrayContaining(['game', 'pages', 'table']));
  });
});

describe('a number', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(LANGUAGES)('is written as Intl writes it, in %s', async (language) => {
    await i18n.change(language);
    const { format } = new Intl.NumberFormat(language);
    for (const value of [...Array(1100).keys(), -0, -1, 0.5, 1.25, 999.125, 0.1234, 1e6, 1e-7, NaN, Infinity])
      expect(i18n.number(value)).toBe(format(value));
  });

  it('of a table needs no number format, which would hold up the page, and chooses its words', async () => {
    await Promise.all([i18n.load('game', 'table'), i18n.change('fa')]);
    const format = vi.spyOn(Intl, 'NumberFormat');
    expect([i18n.number(7), shownName('Guest 4160')]).toEqual(['۷', 'مهمان ۴۱۶۰']);
    await i18n.change('en');
    expect([1, 2].map((count) => say('at-clock-left', { seconds: count }))).toEqual(['1 second left', '2 seconds left']);
    expect(format).not.toHaveBeenCalled();
  });
});

describe('a list', () => {
  it.each(LANGUAGES)('is written as Intl writes it, in %s', async (language) => {
    for (const type of ['conjunction', 'disjunction'] as const) {
      const format = new Intl.ListFormat(language, { type });
      for (const count of [0, 1, 2, 3, 4, 7]) {
        const items = 'abcdefg'.slice(0, count).split('');
        expect(listed(items, language, type)).toBe(format.format(items));
      }
    }
  });
});

describe('what a page loads of its language', () => {
  const LIMIT = 15_000;
  const bytes = async (language: string, ...files: string[]): Promise<number> => {
    const sources = await Promise.all(files.map((file) => MESSAGES[language]![file]!()));
    return sources.reduce((sum, source) => sum + gzipSync(`export default ${JSON.stringify(source.default)}`, { level: 9 }).length, 0);
  };

  it.each(LANGUAGES)('is little, in %s', async (language) => {
    const home = await bytes(language, 'game', 'pages');
    const table = await bytes(language, 'game', 'pages', 'table');
    console.info(`${language}: ${home} bytes for the home page, ${table} for a table, gzipped`);
    expect(home).toBeLessThanOrEqual(LIMIT);
    expect(table).toBeLessThanOrEqual(LIMIT);
  });
});

describe('the languages', () => {
  it('are the folders, English first, and name themselves', () => {
    const folders = readdirSync('../src/niagara/locales', { withFileTypes: true }).filter((entry) => /^[a-z]{2}$/.test(entry.name));
    expect([...languages()].sort()).toEqual(folders.map(({ name }) => name).sort());
    expect(LANGUAGES[0]).toBe('en');
    expect(['en', 'de', 'bg', 'fa', 'cs', 'ro'].map(ownName)).toEqual(['English', 'Deutsch', 'Български', 'فارسی', 'Čeština', 'Română']);
  });
});

describe('a text', () => {
  it('follows a change of language, which is made when everything is loaded', async () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(say('game-name')));
    });
    flushSync();
    const changing = i18n.change('xx-pseudo');
    expect(i18n.language).toBe('en');
    await changing;
    flushSync();
    expect(i18n.language).toBe('xx-pseudo');
    expect(seen).toEqual(['Niagara', pseudo('Niagara')]);
    expect(say('at-players')).toBe(pseudo('Players'));
    stop();
  });

  it('is of the language chosen last', async () => {
    await Promise.all([i18n.change('xx-pseudo'), i18n.change('xr-pseudo'), i18n.change('en')]);
    expect(i18n.language).toBe('en');
  });

  it('is its key if it is missing, which is an error to see', () => {
    expect(say('no-such-key')).toBe('no-such-key');
    expect(i18n.has('no-such-key')).toBe(false);
  });

  it('holds no marks where everything runs from left to right', () => {
    expect(say('event-start-passed', { round: 2, name: 'Ann' })).toBe('Round 2: Ann goes first.');
  });

  it('keeps names of the other direction apart', async () => {
    expect(say('event-chosen', { name: 'آرش' })).toBe(`${FSI}آرش${PDI} has chosen a tile.`);
    await i18n.change('xr-pseudo');
    expect(say('event-chosen', { name: 'Ann' })).toContain(`${FSI}Ann${PDI}`);
  });

  it('loses marks from the inside to the outside', () => {
    expect(leftToRight(`a ${FSI}b ${FSI}c${PDI} d${PDI} e`)).toBe('a b c d e');
    expect(leftToRight(`a ${FSI}b ${FSI}آ${PDI} d${PDI} ${FSI}2${PDI}`)).toBe(`a ${FSI}b ${FSI}آ${PDI} d${PDI} 2`);
  });
});

describe('a text from right to left', () => {
  it('keeps numbers together, and signs before them', () => {
    const lri = String.fromCharCode(0x2066);
    expect(rightToLeft(`${FSI}۳${PDI}/${FSI}۷${PDI}`)).toBe('۳/۷');
    expect(rightToLeft('هوا +۱')).toBe(`هوا ${lri}+۱${PDI}`);
    expect(rightToLeft(`هوا −${FSI}۱${PDI}`)).toBe(`هوا ${lri}−۱${PDI}`);
    expect(rightToLeft('۲+۱')).toBe('۲+۱');
    expect(rightToLeft(`${FSI}Ann 2${PDI}`)).toBe(`${FSI}Ann 2${PDI}`);
  });

  it('stay around each name of a list in such a language: the first name must not turn the list round', async () => {
    expect(i18n.list(['Bob', 'Cy'])).toBe('Bob and Cy');
    await i18n.change('fa');
    expect(i18n.list(['Bob', 'Cy'])).toBe(`${FSI}Bob${PDI} و ${FSI}Cy${PDI}`);
  });
});

describe('messages that cannot be loaded', () => {
  it('are asked for again by the next who wants them', async () => {
    const english = new LoadedMessages('en');
    await expect(english.load(['no-such-file'])).rejects.toThrow('no-such-file');
    expect(english.holds(new Set(['no-such-file']))).toBe(false);
    await english.load(['game']);
    expect(english.holds(new Set(['game']))).toBe(true);
  });
});

describe('a pseudo-language', () => {
  it('writes accents on longer words', () => {
    expect(pseudo('Play a card')).toBe('Pļåýöé å çåŕdöé');
    const plain = 'Everyone gets all seven tiles back.';
    expect(pseudo(plain).length).toBeGreaterThan(plain.length * 1.3);
  });
});

describe('every message', () => {
  it.each(LANGUAGES)('can be said, in %s', async (language) => {
    await i18n.change(language);
    const sources = await Promise.all(Object.values(MESSAGES[language]!).map((load) => load()));
    const text = sources.map((source) => source.default).join('\n');
    const values = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((found) => [found[1]!, 2]));
    for (const id of entriesOf(text).keys()) if (!id.startsWith('-')) expect(say(id, values), id).not.toMatch(`^${id}$|[{}]`);
  });
});
