// Pressing and dragging on the board: what is meant, and the choice that opens where several things are.

import type { Point } from '../geometry/curve';
import { pose, type Pose } from '../geometry/pose';
import type { PlacedCanoe } from '../geometry/piecePoses';
import { CanoeDrag, clientPoint } from './canoeDrag.svelte';
import { choicesAt, choicesUnder, givesUp, nearestCanoe, placeNear, plainChoice, targetsAt, type Choice, type Place } from './places';
import { isCanoe, type CanoeRef } from './targets';

/** How long a finger rests before it asks for everything at a place, in milliseconds. */
const LONG_PRESS = 450;

/** The board as far as pressing uses it. */
export type PressedBoard = {
  places(): readonly Place[];
  selected(): CanoeRef | null;
  toBoard(client: Point): Point;
  onpick(canoe: CanoeRef): void;
  ontarget(id: string): void;
  oncancel(): void;
};

export type PlaceHandlers = {
  readonly onpointer: (event: PointerEvent) => void;
  readonly onlift: () => void;
  readonly onpress: (event: MouseEvent) => void;
  readonly onmenu: (event: MouseEvent) => void;
};

export class PlacePress {
  /** The place whose choices are shown; another object for each choice that opens. */
  opened: { readonly key: string; readonly choices: readonly string[] } | null = $state.raw(null);
  /** The place under the pointer. */
  private hovered: string | null = $state(null);
  private readonly drag = new CanoeDrag();
  /** How the last press began: a finger is broad, a mouse is exact. */
  private isMouse = false;
  /** A finger that rests on a place asks for everything there; then the click that follows means nothing. */
  private resting: ReturnType<typeof setTimeout> | undefined;
  private hasRested = false;

  constructor(private readonly board: PressedBoard) {}

  readonly list: { readonly place: Place; readonly choices: readonly Choice[] } | null = $derived.by(() => {
    const place = this.board.places().find(({ key }) => key === this.opened?.key);
    const all = place ? [...choicesAt(place, this.board.selected()), ...targetsAt(place)] : [];
    const choices = all.filter(({ id }, i) => this.opened?.choices.includes(id) && all.findIndex((other) => other.id === id) === i);
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

  /** A place is gone, and with it what was pointed at: nothing tells when the pointer leaves it. */
  forget(key: string): void {
    if (this.hovered === key) this.hovered = null;
  }

  /** What a place's button calls. */
  handlers(place: Place): PlaceHandlers {
    return {
      onpointer: (event) => this.down(place, event),
      onlift: () => this.lift(),
      onpress: (event) => this.press(place, event),
      onmenu: (event) => this.menu(place, event),
    };
  }

  /** A pointer goes down: it may become a drag of the nearest canoe there. */
  private down(place: Place, event: PointerEvent): void {
    const { board } = this;
    this.isMouse = event.pointerType === 'mouse';
    this.hasRested = false;
    this.lift();
    if (!this.isMouse) this.resting = setTimeout(() => (this.hasRested = this.openAll(place)), LONG_PRESS);
    const canoe = nearestCanoe(place, board.toBoard(clientPoint(event)));
    if (!canoe) return;
    this.drag.start(event, canoe, {
      toBoard: (client) => board.toBoard(client),
      onstart: () => {
        this.lift();
        this.opened = null;
        if (!isCanoe(board.selected(), canoe)) board.onpick(canoe);
      },
      ondrop: (at) => {
        const target = placeNear(board.places(), at);
        if (target) this.offerTargets(target);
      },
    });
  }

  /** The pointer has left, or is no longer down. */
  private lift(): void {
    clearTimeout(this.resting);
  }

  /** Everything that can be meant at a place is asked for: by a finger that rests there, or the menu key or button. */
  private menu(place: Place, event: Event): void {
    event.preventDefault();
    this.lift();
    this.openAll(place);
  }

  /** Ask what the selected canoe is to do at a space. */
  ask(space: string): void {
    const place = this.board.places().find(({ spot }) => spot?.targets.some((target) => target.space === space));
    if (place) this.openAll(place);
  }

  private openAll(place: Place): boolean {
    const choices = choicesAt(place, this.board.selected()).map(({ id }) => id);
    if (choices.length > 1) this.opened = { key: place.key, choices };
    return choices.length > 1;
  }

  /** A press, by a pointer or by a key; a key press has no place, so that all of it is asked. */
  private press(place: Place, event: MouseEvent): void {
    this.lift();
    if (this.drag.hasMoved || this.hasRested) return void (this.hasRested = false);
    const { board } = this;
    const selected = board.selected();
    const at = event.detail > 0 ? board.toBoard(clientPoint(event)) : null;
    const choices = this.isMouse && at ? choicesUnder(place, selected, at) : choicesAt(place, selected);
    if (choices.length === 1 && givesUp(place, selected, choices[0]!)) this.open(place, choices);
    else if (choices.length > 0) this.offer(place, choices, at);
    else board.oncancel();
  }

  /** A press on the tag of a lit space means what can be done there, as the tag says. */
  pressTag(key: string): void {
    const place = this.board.places().find((one) => one.key === key);
    if (place && !this.drag.hasMoved) this.offerTargets(place);
  }

  choose({ canoe, target }: Choice): void {
    const key = this.opened?.key;
    this.opened = null;
    if (target) return this.board.ontarget(target.id);
    this.board.onpick(canoe);
    // It was asked which canoe shall go there.
    if (key !== undefined && key !== canoe.at) this.pressTag(key);
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
    this.offer(place, targetsAt(place), null);
  }

  private offer(place: Place, choices: readonly Choice[], at: Point | null): void {
    const plain = plainChoice(choices, at);
    if (plain) this.choose(plain);
    else this.open(place, choices);
  }

  /** Ask which of some choices is meant; a second press closes them. */
  private open(place: Place, choices: readonly Choice[]): void {
    this.opened = this.opened?.key === place.key ? null : { key: place.key, choices: choices.map(({ id }) => id) };
  }
}
