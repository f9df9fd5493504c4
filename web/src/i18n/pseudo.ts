// Pseudo-languages: English with accents and 40 % longer, to find text that is not in the Fluent files and layouts that
// have no room for other languages.

const PLAIN = 'aceilnorsuyzACEILNORSUYZ';
const ACCENTED = 'åçéîļñöŕšûýžÅÇÉÎĻÑÖŔŠÛÝŽ';
const ENDING = 'öé';
const LONGER = 0.4;

/** A text of a message: each word longer, with an accent on every letter that has one here. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
    return accented.join('') + ENDING.repeat(word.length).slice(0, Math.round(word.length * LONGER));
  });
}
