// Where the numbers of the weather stand: on the plank, above the places of the cloud.

import type { Pose } from './pose';
import { plankSlot } from './slots';

export const WEATHERS = [-1, 0, 1, 2] as const;

/** The size of the text in board units; it grows on small boards, to this many pixels, while the plank has room. */
const TEXT = { units: 29, pixels: 12, most: 32 } as const;

export type WeatherNumber = { readonly weather: number; readonly text: number; readonly pose: Pose };

/** The numbers of the plank; `pixel` is the size of a pixel in board units. */
export function weatherNumbers(pixel: number): WeatherNumber[] {
  const text = Math.min(Math.max(TEXT.units, TEXT.pixels * pixel), TEXT.most);
  return WEATHERS.map((weather) => ({ weather, text, pose: plankSlot(weather, 26) }));
}
