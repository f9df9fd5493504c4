// Following a pointer that holds something, until it lets go.

import { distance, type Point } from '../geometry/curve';

/** Less is a tap with an unsteady hand. */
const THRESHOLD = 6;

export type DragHandlers = {
  /** The pointer went far enough: this is no tap. */
  start(): void;
  move(at: Point): void;
  /** Let go at a point, or null when the hold was lost. */
  end(at: Point | null): void;
};

const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

export function hold(event: PointerEvent, grip: DragHandlers): void {
  const from = point(event);
  let moving = false;
  const move = (moved: PointerEvent): void => {
    if (!moving && distance(from, point(moved)) < THRESHOLD) return;
    if (!moving) grip.start();
    moving = true;
    grip.move(point(moved));
  };
  const end = (ended: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (moving) grip.end(ended.type === 'pointerup' ? point(ended) : null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
