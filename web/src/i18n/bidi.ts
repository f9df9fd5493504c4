// Fluent surrounds what it inserts into a sentence with invisible marks, so that a name written in the other direction
// does not shuffle the words around it. Marks that change nothing are removed: labels, titles and texts to compare then
// hold no invisible characters.

const RIGHT_TO_LEFT = '\\u0590-\\u08FF\\u200F\\u202B\\u202E\\u2067\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}';
const IDLE = new RegExp(`\\u2068([^\\u2068\\u2069${RIGHT_TO_LEFT}]*)\\u2069`, 'gu');
/** Numbers: with marks around each, the parts of ۳/۷ would change places. */
const AROUND_NUMBERS = /\u2068([\d۰-۹٫٬.,]+)\u2069/g;
/** Signs belong before their number, also where text runs from right to left. */
const SIGNED = /(?<![\d۰-۹])[+−±][\d۰-۹٫.]+/g;
const [LRI, FSI, PDI] = [0x2066, 0x2068, 0x2069].map((code) => String.fromCharCode(code));

/** A text of a language that runs from left to right. */
export function leftToRight(text: string): string {
  let before = '';
  while (before !== text) [before, text] = [text, text.replace(IDLE, '$1')];
  return text;
}

/** A text of a language that runs from right to left. */
export function rightToLeft(text: string): string {
  return text.replace(AROUND_NUMBERS, '$1').replace(SIGNED, `${LRI}$&${PDI}`);
}

/** A name in a list: by its marks a list keeps the order of its language, also if its first name runs the other way. */
export const isolated = (name: string): string => `${FSI}${name}${PDI}`;
