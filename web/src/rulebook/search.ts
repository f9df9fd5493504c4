// Finding words in texts, whatever their case, accents, digits or joiners: "ruzný" finds "Různý", and ۴ finds 4.

/** A part of a text; `isHit` if it was searched for. */
export type Piece = { readonly text: string; readonly isHit: boolean };

/** Letters that are typed in place of each other. */
const ALIKE: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ß: 'ss', '’': "'", '−': '-', '–': '-' };

/** A character as it is compared; nothing for marks and for characters that are not seen. */
function foldCharacter(character: string): string {
  if (/\p{Nd}/u.test(character) && character > '9') return String(character.codePointAt(0)! & 15);
  const plain = character
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return ALIKE[plain] ?? plain;
}

/** A text as it is compared, and where each of its characters begins in the text itself. */
function folded(text: string): { readonly plain: string; readonly starts: readonly number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const fold = foldCharacter(character);
    for (let i = 0; i < fold.length; i++) starts.push(at);
    plain += fold;
    at += character.length;
  }
  return { plain, starts: [...starts, text.length] };
}

/** The words to look for. */
export const wordsOf = (query: string): string[] =>
  query
    .split(/\s+/)
    .map((word) => folded(word).plain)
    .filter((word) => word !== '');

/** Whether all words occur in some of the texts. */
export function holdsAll(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.map((text) => folded(text).plain);
  return words.every((word) => all.some((text) => text.includes(word)));
}

/** A text in pieces, with the words marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const { plain, starts } = folded(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      isHit.fill(true, starts[at], starts[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  for (let from = 0, to = 1; to <= text.length; to++) {
    if (to < text.length && isHit[to] === isHit[from]) continue;
    pieces.push({ text: text.slice(from, to), isHit: isHit[from]! });
    from = to;
  }
  return pieces;
}
