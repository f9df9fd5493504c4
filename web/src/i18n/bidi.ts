// Fluent surrounds what it inserts into a sentence with invisible marks, so that a name written in the other direction
// does not shuffle the words around it. Where everything runs from left to right the marks change nothing, and are
// removed: labels, titles and texts to compare then hold no invisible characters.

const RIGHT_TO_LEFT = '\\u0590-\\u08FF\\u200F\\u202B\\u202E\\u2067\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}';
const IDLE_MARKS = new RegExp(`\\u2068([^\\u2068\\u2069${RIGHT_TO_LEFT}]*)\\u2069`, 'gu');

/** A text of a language that runs from left to right, without marks around what does so too. */
export function withoutIdleMarks(text: string): string {
  let before = '';
  while (before !== text) [before, text] = [text, text.replace(IDLE_MARKS, '$1')];
  return text;
}
