import { importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';
import noText from './tools/noTextRule.js';

const svelteImports = fileURLToPath(new URL('tools/svelte-imports.js', import.meta.url));

// A folder imports only from those before it. The files beside them (prefs, theme, router) import none.
const FOLDERS = [
  ...['api', 'i18n', 'scene', 'geometry', 'motion', 'sound', 'board', 'ui'],
  ...['session', 'attention', 'table', 'teach', 'hint', 'rulebook', 'analysis', 'pages', 'gallery'],
];

const forbid = (files, folders) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^\\.\\.?/(?:\\.\\./)*(${folders.join('|')})/`, message: 'Folders import in one direction: see eslint.config.js.' },
        ],
      },
    ],
  },
});

// Words that are made once stay in the language of that moment.
const DECLARED = 'SvelteScriptElement > VariableDeclaration > VariableDeclarator';
const SAY = 'CallExpression[callee.name="say"]';
const onceSaid = {
  selector: [
    `${DECLARED} > ${SAY}`,
    `${DECLARED} > CallExpression[callee.name="$state"] ${SAY}`,
    `${DECLARED} > CallExpression > .callee ${SAY}`,
  ].join(),
  message: 'Derive the words, so that they follow the language: $derived(say(…)).',
};

export default defineConfig(
  globalIgnores(['node_modules', 'public', 'src/api/schema.ts']),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    // The cycle rule parses what a file imports with the options of that file: hence for every file.
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], [svelteImports]: ['.svelte'] },
      'import-x/resolver': { node: { extensions: ['.ts', '.svelte'] } },
    },
    rules: {
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // Maps and sets here are bookkeeping that nothing is drawn from.
      'svelte/prefer-svelte-reactivity': 'off',
      // It does not see the warnings of svelte-check, which reports comments that are not needed itself.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['src/**/*.svelte'],
    ignores: ['src/gallery/**'],
    plugins: { words: { rules: { 'no-text': noText } } },
    rules: { 'words/no-text': 'error', 'no-restricted-syntax': ['error', onceSaid] },
  },
  FOLDERS.slice(0, -1).map((folder, i) => forbid([`src/${folder}/**`], FOLDERS.slice(i + 1))),
  forbid(['src/prefs.svelte.ts', 'src/theme.svelte.ts', 'src/router.svelte.ts'], FOLDERS),
);
