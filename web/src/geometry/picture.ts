// What the board draws: a scene, and where each gem lies in its heap.

import type { Event } from '../api/types';
import { after, type Scene } from '../scene/scene';
import { heapsOf } from './gemHeaps';
import type { Picture } from './piecePoses';

/** A picture of a scene; gems stay where they lay before. */
export const pictureOf = (scene: Scene, before?: Picture): Picture => ({ scene, heaps: heapsOf(scene, before?.heaps) });

/** The picture after an event. */
export const pictureAfter = (picture: Picture, event: Event): Picture => pictureOf(after(picture.scene, event), picture);
