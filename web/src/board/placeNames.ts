// Places in words, and the short names that discs wear on the board.

import { armOf, type Disc } from '../geometry/boardGeometry';
import { say } from '../i18n/i18n.svelte';
import type { Place } from '../scene/scene';

const ARMS = { left: 'L', right: 'R' } as const;

const discValues = (disc: Place): { disc: number; arm: string } => {
  const arm = armOf(disc);
  return { disc: Number.parseInt(disc, 10), arm: arm ? ARMS[arm] : 'none' };
};

export function placeName(place: Place): string {
  if (place === 'shore') return say('space-shore');
  if (place === 'falls') return say('space-falls');
  if (place === 'lost') return say('space-lost');
  return say('at-space', discValues(place));
}

export const discLabel = (disc: Disc): string => say('at-disc', discValues(disc));
