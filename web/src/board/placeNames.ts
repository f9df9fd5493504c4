// Places in words, and the short names that discs wear on the board.

import { armOf, type Disc } from '../geometry/boardGeometry';
import { say } from '../i18n/i18n.svelte';
import type { Place } from '../scene/scene';

const ARMS = { left: 'L', right: 'R' } as const;

/** What the messages place-name, place-on and place-to need: each language declines its places itself. */
export type PlaceValues = { readonly place: 'shore' | 'falls' | 'lost' | 'disc'; readonly disc: number; readonly arm: string };

export function placeValues(place: Place): PlaceValues {
  if (place === 'shore' || place === 'falls' || place === 'lost') return { place, disc: 0, arm: 'none' };
  const arm = armOf(place);
  return { place: 'disc', disc: Number.parseInt(place, 10), arm: arm ? ARMS[arm] : 'none' };
}

/** What the message place-from needs, beside the values of where it goes. */
export function fromValues(from: Place): { readonly from: string; readonly fromDisc: number; readonly fromArm: string } {
  const { place, disc, arm } = placeValues(from);
  return { from: place, fromDisc: disc, fromArm: arm };
}

/** The name of a place where it stands alone; sentences take its values. */
export const placeName = (place: Place): string => say('place-name', placeValues(place));

export const discLabel = (disc: Disc): string => say('at-disc', placeValues(disc));
