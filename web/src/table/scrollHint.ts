// Marks a list that can be scrolled on, so that its end can be shown to fade.

import type { Attachment } from 'svelte/attachments';

/** Less than this is not worth a hint, in pixels. */
const REST = 6;

/** Sets `data-more` on a list as long as there is more of it below. */
export const scrollHint: Attachment<HTMLElement> = (list) => {
  const update = (): void => void list.toggleAttribute('data-more', list.scrollHeight - list.scrollTop - list.clientHeight > REST);
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
