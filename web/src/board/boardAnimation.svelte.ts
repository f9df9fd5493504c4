// What the board draws at the moment: a scene at rest, or the pieces that the animator moves.

import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Event } from '../api/types';
import { pictureOf } from '../geometry/picture';
import type { Picture } from '../geometry/piecePoses';
import { Animator, type AnimatedBoard } from '../motion/animator';
import type { Extra } from '../motion/motionPlan';
import type { Scene } from '../scene/scene';

export class BoardAnimation {
  picture: Picture;
  /** Pieces that are there only while they move. */
  extras: readonly Extra[] = $state.raw([]);
  private readonly animator: Animator;
  private readonly elements = new Map<string, Element>();
  /** A scene that came while pieces were moving. */
  private late: Scene | null = null;

  constructor(scene: Scene, board: Pick<AnimatedBoard, 'tray' | 'pace' | 'onevent' | 'onshown'>) {
    this.picture = $state.raw(pictureOf(scene));
    this.animator = new Animator({
      ...board,
      picture: () => this.picture,
      draw: (picture, extras) =>
        flushSync(() => {
          this.picture = picture;
          this.extras = extras;
        }),
      find: (piece) => this.elements.get(piece),
    });
  }

  /** Makes an element known to the animator. */
  readonly named =
    (id: string): Attachment<HTMLElement> =>
    (element) => {
      this.elements.set(id, element);
      return () => {
        if (this.elements.get(id) === element) this.elements.delete(id);
      };
    };

  /** Show a scene as soon as nothing moves. */
  set(scene: Scene): void {
    if (this.animator.busy) {
      this.late = scene;
      return;
    }
    this.late = null;
    this.picture = pictureOf(scene, this.picture);
  }

  /** Show a scene at once; what was moving is given up. */
  show(scene: Scene): void {
    this.animator.drop();
    this.late = null;
    this.picture = pictureOf(scene, this.picture);
  }

  /** Show events, one after the other; done when the last piece lies still. */
  async perform(events: readonly Event[]): Promise<void> {
    await this.animator.perform(events);
    if (this.late && !this.animator.busy) this.set(this.late);
  }

  /** Jump to the end of what is being performed. */
  skip(): void {
    this.animator.skip();
  }

  /** Give up what was moving. */
  stop(): void {
    this.animator.drop();
  }
}
