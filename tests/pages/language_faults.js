// What is wrong with the texts of a page in a pseudo-language; `names` are words that are no messages.
// While a dialog is open it is looked at alone.
(names) => {
  const NO_TEXT = 'script, style, noscript, code, kbd, option[lang]';
  const UNSEEN = '.visually-hidden, .skip, [inert], option, svg, [aria-hidden="true"] .board';
  const SAID = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const faults = new Set();
  const root = document.documentElement;
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** Words of two or more letters without an accent: those of messages all end with one. */
  const plain = (text) => (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => /^[A-Za-z]+$/.test(word) && !names.includes(word));
  const isName = (el, text) => el.matches('.name') || (text.match(/\p{L}+/gu) ?? []).every((word) => names.includes(word));
  const told = (el) => `<${el.tagName.toLowerCase()} class="${el.className}"> ${el.textContent.trim().slice(0, 60)}`;

  /** How an element cuts, scrolls or covers what is in it; found once for each. */
  const kept = new Map();
  const frame = (el) => {
    if (!kept.has(el)) {
      const style = getComputedStyle(el);
      const isOver = ['absolute', 'fixed', 'sticky'].includes(style.position);
      const isLayer = el.matches('dialog, .n-bubble') || (isOver && style.backgroundColor !== 'rgba(0, 0, 0, 0)');
      const { overflowX, overflowY, position, pointerEvents, flexWrap } = style;
      kept.set(el, { el, isOver, isLayer, overflowX, overflowY, position, pointerEvents, flexWrap, box: el.getBoundingClientRect() });
    }
    return kept.get(el);
  };
  const frames = (el) => {
    const found = [];
    for (let each = el; each; each = each.parentElement) found.push(frame(each));
    return found;
  };
  const isCutting = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const isScrolling = (overflow) => overflow === 'auto' || overflow === 'scroll';

  const overlap = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };

  /** Check the lines of a text against everything around it; what of them can be seen. */
  function visibleLines(el, lines) {
    let [isFreeX, isFreeY, isFixed, isApart] = [false, false, false, false];
    let seen = lines;
    for (const { el: around, box, overflowX, overflowY, flexWrap, isOver, position } of frames(el)) {
      if (around === root || around === document.body) continue;
      const isDropped =
        (isCutting(overflowX) && lines.every((line) => overlap(line, box).width <= 0)) ||
        // What wraps below all that is seen: less than letters reach.
        (flexWrap === 'wrap' && isCutting(overflowY) && lines.every((line) => line.top > box.bottom - 4));
      if (isDropped) return []; // on purpose, for want of room
      const out = (line) => ({ x: line.left < box.left - 2 || line.right > box.right + 2, y: line.top < box.top - 3 || line.bottom > box.bottom + 3 });
      if (!isFreeX && isCutting(overflowX) && lines.some((line) => out(line).x)) faults.add(`cut off sideways: ${told(el)}`);
      if (!isFreeY && isCutting(overflowY) && lines.some((line) => out(line).y)) faults.add(`cut off: ${told(el)}`);
      isFreeX ||= isScrolling(overflowX);
      isFreeY ||= isScrolling(overflowY);
      const isHolder = around.matches('button, a.n-button, label, td, th, .n-card, dialog');
      if (isHolder && !isApart && !isFreeX && lines.some((line) => out(line).x)) faults.add(`sticks out sideways: ${told(el)}`);
      if (isHolder && !isApart && !isFreeY && lines.some((line) => out(line).y)) faults.add(`sticks out: ${told(el)}`);
      if (isScrolling(overflowX) && around.scrollWidth > around.clientWidth + 1) faults.add(`scrolls sideways: ${told(around)}`);
      if (overflowX !== 'visible') seen = seen.map((line) => overlap(line, box)).filter(({ width, height }) => width > 0 && height > 0);
      isApart ||= isOver;
      isFixed ||= position === 'fixed';
    }
    if (!isFreeX && lines.some((line) => line.left < -1 || line.right > innerWidth + 1)) faults.add(`out of the window: ${told(el)}`);
    const isHeld = isFixed || getComputedStyle(document.body).overflowY === 'hidden';
    if (isHeld && !isFreeY && lines.some((line) => line.top < -1 || line.bottom > innerHeight + 1)) faults.add(`above or below the window: ${told(el)}`);
    return seen;
  }

  /** Whether something of the same layer lies over the lower part of a line: what floats may lie anywhere. */
  function isCovered(el, layer, line) {
    if (frame(el).pointerEvents === 'none') return false;
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + 0.75 * line.height);
    if (!hit || hit.contains(el) || el.contains(hit) || el.closest('label, summary, button, a')?.contains(hit)) return false;
    return !frames(hit).some((one) => one.isLayer && one.el !== layer && !one.el.contains(el));
  }

  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} wide`);
  const WHOLE = '.players, .players *, .game:not(.low) .deck, .screen';
  for (const el of document.querySelectorAll(WHOLE)) {
    if (isScrolling(frame(el).overflowY) && el.scrollHeight > el.clientHeight + 1) faults.add(`has to be scrolled: ${told(el)}`);
  }
  for (const el of scope.querySelectorAll(SAID.map((name) => `[${name}]`).join())) {
    for (const name of SAID) {
      const said = el.getAttribute(name) ?? '';
      if (plain(said).length > 0) faults.add(`${name} is not in a Fluent file: ${said}`);
    }
  }
  const seen = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const el = node.parentElement;
    const text = node.textContent.trim();
    if (!text || el.closest(NO_TEXT)) continue;
    if (plain(text).length > 0) faults.add(`text is not in a Fluent file: ${text}`);
    if (el.closest(UNSEEN) || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    const isForEarsOnly = frames(el).some(({ box, overflowX }) => isCutting(overflowX) && box.width <= 1);
    const holder = el.closest('bdi')?.parentElement ?? el;
    const isShortened = isName(holder, text) && getComputedStyle(holder).textOverflow === 'ellipsis';
    if (lines.length === 0 || isForEarsOnly || isShortened) continue;
    const layer = frames(el).find(({ isLayer }) => isLayer)?.el ?? document.body;
    for (const line of visibleLines(el, lines)) {
      seen.push({ el, layer, line, node });
      if (isCovered(el, layer, line)) faults.add(`covered: ${told(el)}`);
    }
  }
  // Texts that lie over each other, by more than the room that lines leave.
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const { width, height } = overlap(one.line, other.line);
      const least = Math.min(one.line.height, other.line.height);
      if (width > 2 && height > 0.35 * least) faults.add(`over each other: ${told(one.el)} and ${told(other.el)}`);
    }
  }
  return [...faults];
}
