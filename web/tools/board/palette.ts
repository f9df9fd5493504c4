// Reads the colours of a theme out of palette.css.

export type Theme = 'light' | 'dark';

const body = (css: string, selector: string): string => {
  const start = css.indexOf('{', css.indexOf(selector));
  return css.slice(start + 1, css.indexOf('}', start));
};

const variables = (block: string): string => [...block.matchAll(/--[\w-]+:\s*[^;]+;/g)].map((match) => match[0]).join('');

/** The theme's custom properties as one CSS rule. */
export function readPalette(css: string, theme: Theme): string {
  const day = variables(body(css, ':root {'));
  const night = theme === 'dark' ? variables(body(css, ":root[data-theme='dark']")) : '';
  return `:root{${day}${night}}`;
}
