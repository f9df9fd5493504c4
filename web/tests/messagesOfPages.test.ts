// Every page loads the files of all messages that it, or anything it imports, may say.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../tools/messagesPlugin';

const ENGLISH = '../src/niagara/locales/en';
const fileOf = new Map(
  readdirSync(ENGLISH).flatMap((file) =>
    [...entriesOf(readFileSync(join(ENGLISH, file), 'utf8')).keys()].map((id) => [id, basename(file, '.ftl')] as const),
  ),
);

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(ts|svelte)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  );

/** The module that an import means; null for packages. */
function resolved(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.svelte`].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

const IMPORT = /^\s*(?:import|export)(?! type)[^;']*?from '([^']+)'/gm;

/** A module and everything that comes with it. */
function closure(root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(root) || !/\.(ts|svelte)$/.test(root)) return seen;
  seen.add(root);
  for (const [, specifier] of readFileSync(root, 'utf8').matchAll(IMPORT)) {
    const next = resolved(root, specifier!);
    if (next) closure(next, seen);
  }
  return seen;
}

/** Messages that a module names in full; ids without a hyphen only where they are said. */
function said(module: string): string[] {
  const text = readFileSync(module, 'utf8');
  const names = [...text.matchAll(/'([a-z]\w*(?:-\w+)+)'/g), ...text.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!);
  return [...new Set(names)].filter((name) => fileOf.has(name));
}

/** The pages that are loaded later, each with the files that are loaded with it. */
const later = sources('src').flatMap((module) =>
  [...readFileSync(module, 'utf8').matchAll(/i18n\.loadWith\(\s*import\('([^']+)'\)((?:,\s*'\w+')*),?\s*\)/g)].map(
    (found): [string, string[]] => [resolved(module, found[1]!)!, [...found[2]!.matchAll(/\w+/g)].map(([name]) => name)],
  ),
);

/** Files that a module loads itself, around what it shows of them. */
const ownFiles = (module: string): string[] =>
  [...readFileSync(module, 'utf8').matchAll(/i18n\.load\(([^)]*)\)/g)].flatMap((found) =>
    [...found[1]!.matchAll(/\w+/g)].map(([name]) => name),
  );

describe('the messages of', () => {
  const pages: [string, string[]][] = [['src/App.svelte', []], ...later];

  it('pages that are loaded later are known', () => {
    expect(later.map(([page]) => page)).toContain('src/pages/TablePage.svelte');
    expect(later.length).toBeGreaterThan(8);
  });

  it.each(pages)('%s are loaded with it', (page, files) => {
    const modules = [...closure(page)];
    const loaded = new Set(['game', 'pages', ...files, ...modules.flatMap(ownFiles)]);
    const missing = modules.flatMap((module) =>
      said(module)
        .filter((id) => !loaded.has(fileOf.get(id)!))
        .map((id) => `${module}: ${id}`),
    );
    // The kinds of players are said only where there is a table; the names in the same module everywhere.
    expect(missing.filter((line) => !line.startsWith('src/table/playerNames.ts: at-seat-'))).toEqual([]);
  });
});
