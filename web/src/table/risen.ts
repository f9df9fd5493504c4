// A count that has risen is seen to: what shows it swells once.

import type { Attachment } from 'svelte/attachments';
import { pace } from '../prefs.svelte';

const TIME = 620;
const SWELLING = [{ scale: '1' }, { scale: '1.16', offset: 0.35 }, { scale: '0.97', offset: 0.7 }, { scale: '1' }];
/** What the elements showed before. */
const shown = new WeakMap<Element, number>();

/** Attach it to what shows a count. */
export const risen =
  (count: number): Attachment<HTMLElement> =>
  (element) => {
    const was = shown.get(element) ?? count;
    shown.set(element, count);
    if (count > was && pace() > 0) element.animate(SWELLING, { duration: TIME * pace(), easing: 'ease-out' });
  };
