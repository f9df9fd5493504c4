// The lint rule that refuses words in components.

import { Linter } from 'eslint';
import * as parser from 'svelte-eslint-parser';
import { expect, it } from 'vitest';
import rule from '../tools/noTextRule.js';

const found = (code: string): number =>
  new Linter().verify(
    code,
    [
      {
        files: ['**/*.svelte'],
        languageOptions: { parser },
        plugins: { words: { rules: { 'no-text': rule } } },
        rules: { 'words/no-text': 'error' },
      },
    ],
    'Some.svelte',
  ).length;

it.each([
  '<p>Hello you</p>',
  '<p>{isOn ? "On now" : ""}</p>',
  '<p>{`${count} gems`}</p>',
  '<button aria-label="Close it">×</button>',
  '<input placeholder={name || "Your name"} />',
  '<Sheet title="Rules" />',
])('refuses %s', (code) => expect(found(code)).toBe(1));

it.each([
  '<p>{say("hello-you")}</p>',
  '<p class="n-soft">· ×{count}</p>',
  '<button aria-label={say("close")}>×</button>',
  '<code>niagara serve</code>',
  '<style>p { color: red; }</style>',
  '<Icon name="close" />',
])('accepts %s', (code) => expect(found(code)).toBe(0));
