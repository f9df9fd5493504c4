// Pressing and dragging on the board: what is meant, and the choice that opens where several things are.

import type { Point } from '../geometry/curve';
import { pose, type Pose } from '../geometry/pose';
import type { PlacedCanoe } from '../geometry/piecePoses';
import { CanoeDrag, clientPoint } from './canoeDrag.svelte';
import { choicesAt, choicesUnder, nearestCanoe, placeNear, type Choice, type Place } from './places';
import { isCanoe, type CanoeRef } from './targets';

/** The board as far as pressing uses it. */
export type PressedBoard = {
  places(): readonly Place[];
  selected(): CanoeRef | null;
  toBoard(client: Point): Point;
  onpick(canoe: CanoeRef): void;
  ontarget(id: string): void;
  oncancel(): void;
};

export class PlacePress {
  /** The place whose choices are shown. */
  private opened: { readonly key: string; readonly choices: readonly string[] } | null = $state.raw(null);
  /** The place under the pointer. */
  private hovered: string | null = $state(null);
  private readonly drag = new CanoeDrag();
  /** How the last press began: a finger is broad, a mouse is exact. */
  private isMouse = false;

  constructor(private readonly board: PressedBoard) {}

  readonly list: { readonly place: Place; readonly choices: readonly Choice[] } | null = $derived.by(() => {
    const place = this.board.places().find(({ key }) => key === this.opened?.key);
    const choices = place ? choicesAt(place, this.board.selected()).filter(({ id }) => this.opened?.choices.includes(id)) : [];
    return place && choices.length > 0 ? { place, choices } : null;
  });

  /** The key of the place that would take what is dragged, or that is pointed at. */
  readonly hot: string | null = $derived.by(() => {
    const { held } = this.drag;
    return held ? (placeNear(this.board.places(), held.at)?.key ?? null) : this.hovered;
  });

  /** Where a canoe is held while it is dragged. */
  heldPose(canoe: PlacedCanoe): Pose | null {
    const { held } = this.drag;
    return held && isCanoe(held.canoe, canoe) ? pose(held.at, canoe.pose.angle, Math.max(1.3, canoe.pose.scale)) : null;
  }

  hover(key: string | null, event: PointerEvent): void {
    this.hovered = event.pointerType === 'mouse' ? key : null;
  }

  /** A pointer goes down: it may become a drag of the nearest canoe there. */
  down(place: Place, event: PointerEvent): void {
    const { board } = this;
    this.isMouse = event.pointerType === 'mouse';
    const canoe = nearestCanoe(place, board.toBoard(clientPoint(event)));
    if (!canoe) return;
    this.drag.start(event, canoe, {
      toBoard: (client) => board.toBoard(client),
      onstart: () => {
        this.opened = null;
        if (!isCanoe(board.selected(), canoe)) board.onpick(canoe);
      },
      ondrop: (at) => {
        const target = placeNear(board.places(), at);
        if (target) this.offerTargets(target);
      },
    });
  }

  /** A press, by a pointer or by a key; a key press has no place, so that all of it is asked. */
  press(place: Place, event: MouseEvent): void {
    if (this.drag.hasMoved) return;
    const { board } = this;
    const selected = board.selected();
    const isExact = this.isMouse && event.detail > 0;
    const choices = isExact ? choicesUnder(place, selected, board.toBoard(clientPoint(event))) : choicesAt(place, selected);
    if (choices.length > 0)
      this.offer(
        place,
        choices.map(({ id }) => id),
      );
    else board.oncancel();
  }

  /** A press on the tag of a lit space means what can be done there, as the tag says. */
  pressTag(key: string): void {
    const place = this.board.places().find((one) => one.key === key);
    if (place && !this.drag.hasMoved) this.offerTargets(place);
  }

  choose({ canoe, target }: Choice): void {
    this.opened = null;
    if (canoe) this.board.onpick(canoe);
    else this.board.ontarget(target.id);
  }

  /** Close the choice; the key of the place it belonged to. */
  close(): string | null {
    const key = this.opened?.key ?? null;
    this.opened = null;
    return key;
  }

  /** A press beside everything lets go. */
  aside(): void {
    if (this.drag.hasMoved) return;
    if (this.opened) this.opened = null;
    else if (this.board.selected()) this.board.oncancel();
  }

  private offerTargets(place: Place): void {
    this.offer(
      place,
      (place.spot?.targets ?? []).map(({ id }) => id),
    );
  }

  private offer(place: Place, ids: readonly string[]): void {
    const choices = choicesAt(place, this.board.selected()).filter(({ id }) => ids.includes(id));
    const [only] = choices;
    if (only && choices.length === 1) this.choose(only);
    else this.opened = this.opened?.key === place.key ? null : { key: place.key, choices: ids };
  }
}
