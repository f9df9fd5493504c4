// What is wrong with the texts of a page in a pseudo-language; `names` are words that are no messages.
(names) => {
  const HIDDEN = '.visually-hidden, .skip, [inert], [aria-hidden="true"] .board, option, code, kbd, script, style, noscript, svg';
  const isShown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest(HIDDEN);
  /** Words of two or more letters that end without an accent: those of messages all end with one. */
  const plain = (text) => (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => /^[A-Za-z]+$/.test(word) && !names.includes(word));
  const told = (el) => `<${el.tagName.toLowerCase()} class="${el.className}"> ${el.textContent.trim().slice(0, 60)}`;
  const root = document.documentElement;
  const faults = new Set();
  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} wide`);
  for (const el of document.body.querySelectorAll('*')) {
    if (!isShown(el)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const said = el.getAttribute(name) ?? '';
      if (plain(said).length > 0) faults.add(`${name} is not in a Fluent file: ${said}`);
    }
    const texts = [...el.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const own = texts.map((node) => node.textContent).join(' ').trim();
    if (!own) continue;
    if (plain(own).length > 0) faults.add(`text is not in a Fluent file: ${own}`);
    const { textOverflow, overflowX, display } = getComputedStyle(el);
    const box = el.getBoundingClientRect();
    if (box.width < 2 || textOverflow === 'ellipsis') continue;
    const isTooNarrow = display !== 'inline' && el.scrollWidth > el.clientWidth + 1;
    if (isTooNarrow && (['hidden', 'clip'].includes(overflowX) || el.matches('button, a, label'))) faults.add(`clipped: ${told(el)}`);
    const isOutside = box.left < -1 || box.right > innerWidth + 1;
    if (isOutside && !el.closest('dialog')) faults.add(`out of the window: ${told(el)}`);
  }
  return [...faults];
}
