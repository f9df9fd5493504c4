// Dragging a canoe with the pointer, until it lets go.

import { distance, type Point } from '../geometry/curve';
import type { CanoeRef } from './targets';

/** Less is a tap with an unsteady hand; in pixels. */
const THRESHOLD = 6;
/** How far above a finger a canoe is held, in pixels: what is under the finger is not seen. */
const LIFT = 36;

export type DragHandlers = {
  toBoard(client: Point): Point;
  /** The pointer went far enough: this is no tap. */
  onstart(): void;
  ondrop(at: Point): void;
};

export const clientPoint = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

export class CanoeDrag {
  /** The canoe that is being dragged, and where it is on the board. */
  held: { readonly canoe: CanoeRef; readonly at: Point } | null = $state.raw(null);
  /** Whether the pointer dragged something: the click that follows means nothing. */
  hasMoved = false;

  start(event: PointerEvent, canoe: CanoeRef, { toBoard, onstart, ondrop }: DragHandlers): void {
    this.hasMoved = false;
    if (event.button !== 0) return;
    const from = clientPoint(event);
    const lift = event.pointerType === 'mouse' ? 0 : LIFT;
    const heldAt = (at: PointerEvent): Point => toBoard({ x: at.clientX, y: at.clientY - lift });
    const move = (moved: PointerEvent): void => {
      if (!this.hasMoved && distance(from, clientPoint(moved)) < THRESHOLD) return;
      if (!this.hasMoved) onstart();
      this.hasMoved = true;
      this.held = { canoe, at: heldAt(moved) };
    };
    const end = (ended: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.hasMoved) return;
      this.held = null;
      if (ended.type === 'pointerup') ondrop(heldAt(ended));
      setTimeout(() => (this.hasMoved = false));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
