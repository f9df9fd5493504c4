// What a board is given to show and to offer.

import type { Snippet } from 'svelte';
import type { Event, GemKind } from '../api/types';
import type { Point } from '../geometry/curve';
import type { Scene } from '../scene/scene';
import type { CanoeRef, Ghost, MovableCanoe, SeatLook, Spot, Target } from './targets';

export type BoardProps = {
  /** What the board shows when nothing moves. A change during `perform` is shown at its end. */
  scene: Scene;
  seats: readonly SeatLook[];
  /** Own seats, a little emphasised. */
  ownSeats?: readonly number[];
  marks?: boolean;
  /** How strong the river will be, 0 to 8: the water runs accordingly. */
  current?: number;
  /** How late in the game it is, from 0 to 1: dusk falls. */
  dusk?: number;
  /** Whether something lies over the board: the water rests. */
  isCovered?: boolean;
  /** What the board is, in words; with none it is only a picture. */
  alt: string;
  /** Whether the discs have numbers: their names are messages of the table. */
  isNumbered?: boolean;
  targets?: readonly Target[];
  /** What could be done, shown but not offered. */
  previewed?: readonly Spot[];
  movable?: readonly MovableCanoe[];
  selected?: CanoeRef | null;
  ghosts?: readonly Ghost[];
  /** Whether the choices are listed beside the board, too. */
  listed?: boolean;
  onpick?: (canoe: CanoeRef) => void;
  ontarget?: (id: string) => void;
  /** Called with the space of what is only shown when it is pressed. */
  onpreview?: (space: Target['space']) => void;
  oncancel?: () => void;
  /** Called before an event is shown. */
  onevent?: (event: Event) => void;
  /** Called when an event was shown. */
  onshown?: (event: Event) => void;
  /** Where a gem of a seat is kept, in client coordinates. */
  tray?: (seat: number, gem: GemKind) => (Point & { readonly size: number }) | null;
  pace?: () => number;
  /** The head of whoever has a seat, as it is seen in a canoe that is paddled; it fills its box. */
  head?: Snippet<[seat: number]> | undefined;
  /** More to press, under the canoes and in board units. */
  under?: Snippet;
};
