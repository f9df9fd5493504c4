// Marks a list that can be scrolled on, so that its end can be shown to fade.

import type { Attachment } from 'svelte/attachments';

/** Less than this is not worth a hint, in pixels. */
const REST = 6;

/** Whether there is more of a list below, or at its end if it runs across. */
function hasMore(list: HTMLElement): boolean {
  const below = list.scrollHeight - list.scrollTop - list.clientHeight;
  const across = list.scrollWidth - Math.abs(list.scrollLeft) - list.clientWidth;
  return Math.max(below, across) > REST;
}

/** Sets `data-more` on a list as long as there is more of it. */
export const scrollHint: Attachment<HTMLElement> = (list) => {
  const update = (): void => void list.toggleAttribute('data-more', hasMore(list));
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
