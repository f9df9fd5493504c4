// Svelte files as plain modules, for the lint rule that looks for import cycles: it reads only top-level imports.

import { parseForESLint as parseSvelte } from 'svelte-eslint-parser';

export function parseForESLint(code, options) {
  const parsed = parseSvelte(code, options);
  parsed.ast.body = parsed.ast.body.flatMap((node) => (node.type === 'SvelteScriptElement' ? node.body : []));
  return parsed;
}
