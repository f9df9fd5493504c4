// Light or dark, and the size of text: as chosen in the preferences, or as the system asks for.

import { MediaQuery } from 'svelte/reactivity';
import { prefs } from './prefs.svelte';

export type Light = 'light' | 'dark';

const night = new MediaQuery('(prefers-color-scheme: dark)');
/** Screens on which the board is so small that fewer pixels do; public/before-paint.js asks the same. */
const small = new MediaQuery('(max-width: 30rem), (max-height: 30rem)');

const now = (): Light => {
  if (prefs.theme !== 'system') return prefs.theme;
  return night.current ? 'dark' : 'light';
};

function colourToolbar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--table-1').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour;
}

export const theme = {
  /** The address of the board's image for this theme and screen; no other one is loaded. */
  get boardImage(): string {
    return `${import.meta.env.BASE_URL}board-${small.current ? 'small-' : ''}${now()}.webp`;
  },
  /** The part of the board, with pieces on it, that the home page shows on a phone. */
  get coverImage(): string {
    return `${import.meta.env.BASE_URL}cover-${now()}.webp`;
  },
  /** Apply theme and text size to the page and the browser's toolbar. Call it in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = now();
    root.style.setProperty('--text-scale', `${prefs.textSize / 100}`);
    requestAnimationFrame(colourToolbar); // when styles are computed anyway
  },
};
