// Shows of a list only what fits whole.

import type { Attachment } from 'svelte/attachments';

/** Calls `fit` when the list gets another size or other items. */
function watch(list: HTMLElement, fit: () => void): () => void {
  const sizes = new ResizeObserver(fit);
  const items = new MutationObserver(fit);
  sizes.observe(list);
  items.observe(list, { childList: true, subtree: true, characterData: true });
  fit();
  return () => {
    sizes.disconnect();
    items.disconnect();
  };
}

/**
 * Of a list that runs down, tells how many rows do not fit, and where the first of them would begin. They cannot be
 * reached. At the end `spare` pixels are left for what says how many there are.
 */
export const wholeRows =
  (spare: number, tell: (cut: number, top: number) => void): Attachment<HTMLElement> =>
  (list) => {
    const rows = (): HTMLElement[] => [...list.children] as HTMLElement[];
    const unwatch = watch(list, () => {
      const all = rows();
      const height = list.clientHeight;
      const isWhole = list.scrollHeight <= height + 1;
      const first = isWhole
        ? all.length
        : Math.max(
            0,
            all.findLastIndex((row) => row.offsetTop + spare <= height + 1),
          );
      all.forEach((row, i) => (row.inert = i >= first));
      list.scrollTop = 0;
      tell(all.length - first, all[first]?.offsetTop ?? 0);
    });
    return () => {
      unwatch();
      for (const row of rows()) row.inert = false;
    };
  };

/** Of a list that runs across, leaves out the last item if the words of any need more lines than these. Tells how many are left. */
export const wholeCells =
  (lines: number, tell: (count: number) => void): Attachment<HTMLElement> =>
  (list) =>
    watch(list, () => {
      const cells = [...list.children] as HTMLElement[];
      const last = cells.at(-1);
      if (!last || cells.length < 2) return tell(cells.length);
      last.hidden = false;
      const isHigh = (words: HTMLElement): boolean => words.offsetHeight > (lines + 0.5) * parseFloat(getComputedStyle(words).lineHeight);
      last.hidden = [...list.querySelectorAll<HTMLElement>('.what')].some(isHigh);
      tell(cells.length - Number(last.hidden));
    });
