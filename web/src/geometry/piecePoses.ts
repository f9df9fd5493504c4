// The pose of every piece in a scene.

import { GEM_KINDS, type CanoePiece, type Place, type Scene } from '../scene/scene';
import type { GemKind } from '../api/types';
import { isDisc } from './boardGeometry';
import type { Heaps } from './gemHeaps';
import type { Pose } from './pose';
import { beachSlot, cloudSlot, discSlot, gemSlot, lostSlot, pointerSlot, ringSlot } from './slots';

/** A scene with every gem in its place: all the board needs to draw itself. */
export type Picture = { readonly scene: Scene; readonly heaps: Heaps };

export type PlacedCanoe = CanoePiece & { readonly id: string; readonly pose: Pose };
export type PlacedGem = { readonly id: string; readonly site: GemKind; readonly slot: number; readonly gem: GemKind; readonly pose: Pose };

export const canoeId = (seat: number, canoe: number): string => `canoe:${seat}:${canoe}`;
export const cargoId = (seat: number, canoe: number): string => `cargo:${seat}:${canoe}`;
export const gemId = (site: GemKind, slot: number): string => `gem:${site}:${slot}`;
export const discId = (disc: string): string => `disc:${disc}`;

export const seatsOf = (scene: Scene): number => scene.gems.length;

/** The canoes that share a space, always in the order of seats. */
export const sharing = (scene: Scene, place: Place): CanoePiece[] => scene.canoes.filter((piece) => piece.at === place);

export function poseOf(scene: Scene, piece: CanoePiece): Pose {
  const seats = seatsOf(scene);
  if (piece.at === 'shore') return beachSlot(piece.seat, piece.canoe, seats);
  if (!isDisc(piece.at)) return lostSlot(piece.seat, piece.canoe, seats);
  const group = sharing(scene, piece.at);
  const index = group.findIndex((other) => other.seat === piece.seat && other.canoe === piece.canoe);
  return discSlot(piece.at, index, group.length);
}

export const canoePoses = (scene: Scene): PlacedCanoe[] =>
  scene.canoes.map((piece) => ({ ...piece, id: canoeId(piece.seat, piece.canoe), pose: poseOf(scene, piece) }));

export const gemPoses = (heaps: Heaps): PlacedGem[] =>
  GEM_KINDS.flatMap((site) =>
    heaps[site].flatMap((gem, slot) => (gem ? [{ id: gemId(site, slot), site, slot, gem, pose: gemSlot(site, slot) }] : [])),
  );

export const cloudPose = (scene: Scene): Pose => cloudSlot(scene.weather);
export const ringPose = (scene: Scene): Pose => ringSlot(scene.start, seatsOf(scene));
export const pointerPose = (scene: Scene): Pose => pointerSlot(scene.nextArm);
