// How wide a text is, also where it is clipped or out of sight.

export function textWidth(words: Element): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return range.getBoundingClientRect().width;
}
