// Marks a list that can be scrolled on, so that its end can be shown to fade.

import type { Attachment } from 'svelte/attachments';
import { i18n } from '../i18n/i18n.svelte';

/** A sign stays before its number, also from right to left. */
const [ISOLATE, END] = [0x2066, 0x2069].map((code) => String.fromCharCode(code)) as [string, string];
/** Less than this is not worth a hint, in pixels. */
const REST = 6;

/** Whether there is more of a list below, or at its end if it runs across. */
function hasMore(list: HTMLElement): boolean {
  const below = list.scrollHeight - list.scrollTop - list.clientHeight;
  const across = list.scrollWidth - Math.abs(list.scrollLeft) - list.clientWidth;
  return Math.max(below, across) > REST;
}

/** How many items of a list are cut off at its end, or are not seen at all. */
function countCut(list: HTMLElement): number {
  const seen = list.getBoundingClientRect();
  const isFromRight = getComputedStyle(list).direction === 'rtl';
  return [...list.children].filter((item) => {
    const { left, right, bottom } = item.getBoundingClientRect();
    return bottom > seen.bottom + REST || (isFromRight ? left < seen.left - REST : right > seen.right + REST);
  }).length;
}

/** Sets `data-more` on a list as long as there is more of it: how many items there are to come. */
export const scrollHint: Attachment<HTMLElement> = (list) => {
  const update = (): void => {
    if (hasMore(list)) list.dataset['more'] = `${ISOLATE}+${i18n.number(countCut(list))}${END}`;
    else delete list.dataset['more'];
  };
  const sizes = new ResizeObserver(update);
  const items = new MutationObserver(update);
  sizes.observe(list);
  items.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', update, { passive: true });
  update();
  return () => {
    sizes.disconnect();
    items.disconnect();
    list.removeEventListener('scroll', update);
  };
};
