// Places in words, and how far apart they are along the river.

import type { Place } from '../scene/scene';
import { say } from '../i18n/i18n.svelte';

const ORDER: readonly string[] = ['shore', '1', '2', '3', '4', '5', '6', '7', 'falls'];

const rank = (place: Place): number => ORDER.indexOf(/^\d[LR]$/.test(place) ? place.charAt(0) : place);
const armOf = (place: Place): string => (place.endsWith('L') ? 'L' : place.endsWith('R') ? 'R' : '');

export function placeName(place: Place): string {
  if (place === 'shore') return say('space-shore');
  if (place === 'falls') return say('space-falls');
  if (place === 'lost') return say('space-lost');
  return say('at-space', { disc: Number.parseInt(place, 10), arm: armOf(place) || 'none' });
}

/** How many steps lie between two places. */
export const distance = (from: Place, to: Place): number => Math.abs(rank(to) - rank(from));
