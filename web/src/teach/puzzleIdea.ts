// What the best answer to a puzzle is about, told so broadly that it can still be looked for.

const IDEAS: Readonly<Record<string, string>> = {
  ...{ 'steal-two': 'steal', 'land-two': 'land', 'land-lowest': 'lowest', 'land-and-load': 'land' },
  ...{ 'load-two': 'load', flood: 'weather', calm: 'weather', 'out-of-reach': 'reach' },
};

/** The idea behind the theme of an answer, as messages choose it. */
export function ideaOf(theme: string): string {
  const name = theme.replace(/^tile-/, '');
  return IDEAS[name] ?? name;
}
