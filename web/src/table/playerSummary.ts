// A player as the panels show one: who, what they have and what they are doing.

import type { Scene } from '../scene/scene';
import type { Absence, Seat, Tile, View } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import { facesOf } from '../ui/facesOf';
import type { Theft } from './lastTheft';
import { isBotMuted } from './mutedBots';
import { kindInFull, kindOf, nameOf } from './playerNames';
import { doingOf, type Doing, type Wait } from './statusText';
import { isTurnBegun } from './turnOrder';

export type PlayerSummary = {
  readonly seat: number;
  readonly name: string;
  /** Who plays: a bot, a person, somebody who is away; empty for oneself. */
  readonly kind: string;
  /** The kind with a bot's temperament. */
  readonly kindInFull: string;
  readonly isBot: boolean;
  /** What face they have; null for bots of older tables. */
  readonly face: string | null;
  /** Who a bot is; null for people and bots of older tables. */
  readonly temperament: string | null;
  readonly isMine: boolean;
  /** Whether a bot plays for somebody who is away. */
  readonly isStoodIn: boolean;
  /** The one at this device; nobody if several share it. */
  readonly isYou: boolean;
  /** Whether their chat is hidden here. */
  readonly isMuted: boolean;
  /** Whether their person is not here, or a bot plays for them until they are back. */
  readonly isAbsent: boolean;
  readonly gems: Scene['gems'][number];
  /** This round's tile: face down until its owner's turn. */
  readonly tile: Tile | 'hidden' | null;
  /** The tile on top of the pile. */
  readonly top: Tile | null;
  readonly tilesLeft: number;
  readonly lost: number;
  readonly doing: Doing;
  readonly isStart: boolean;
  readonly until: number | null;
  readonly hasWon: boolean;
  /** Who has robbed this player, if that is to be told; null if nobody. */
  readonly robbedBy: string | null;
};

/** What a card or a chip of a player is given. */
export type PlayerProps = {
  player: PlayerSummary;
  skew: number;
  /** What the player has just said. */
  words: string | null;
  onopen: () => void;
};

type Ask = {
  readonly view: View;
  readonly scene: Scene;
  readonly seats: readonly Seat[];
  readonly waiting: readonly Wait[];
  readonly mine: readonly number[];
  readonly muted: readonly number[];
  readonly absent: readonly Absence[];
  /** The own seat whose secret tile may be shown. */
  readonly open: number | null;
  /** Who robbed whom last, as far as that is to be told. */
  readonly theft?: Theft | null;
  /** Whether the river flows: then nobody plays. */
  readonly isFlowing?: boolean;
};

/** A secret tile is only shown to whoever chose it. */
function tileOf(paddle: Scene['paddles'][number], seat: number, { view, open, mine }: Ask): Tile | 'hidden' | null {
  if (paddle === null || paddle === 'hidden') return paddle;
  const isSecret = mine.includes(seat) && seat !== open && !isTurnBegun(view, seat);
  return isSecret ? 'hidden' : paddle;
}

export function playerSummaries(ask: Ask): PlayerSummary[] {
  const { view, scene, seats, waiting, mine, muted, absent } = ask;
  const faces = facesOf(seats);
  return view.players.map((player, seat) => {
    const seated = seats[seat];
    const isMine = mine.includes(seat);
    const absentSince = absent.find((item) => item.seat === seat)?.since ?? null;
    const isGone = absentSince !== null && !seated?.away;
    const kind = isGone ? say('at-seat-absent', { time: i18n.time(absentSince) }) : seated ? kindOf(seated, isMine) : '';
    const temperament = seated?.temperament ?? null;
    const isMuted = muted.includes(seat) || isBotMuted(temperament);
    return {
      seat,
      name: nameOf(seated, seat),
      kind: isMuted ? say('at-seat-muted', { kind }) : kind,
      kindInFull: seated ? kindInFull(seated, isMine) : '',
      isBot: seated?.kind === 'bot',
      face: faces[seat] ?? null,
      temperament,
      isMine,
      isStoodIn: seated?.away ?? false,
      isYou: mine.length === 1 && isMine,
      isMuted,
      isAbsent: absentSince !== null || (seated?.away ?? false),
      gems: scene.gems[seat] ?? {},
      tile: tileOf(scene.paddles[seat] ?? null, seat, ask),
      top: player.played.at(-1) ?? null,
      tilesLeft: player.hand?.length ?? player.hand_count ?? 0,
      lost: scene.canoes.filter((piece) => piece.seat === seat && piece.at === 'lost').length,
      doing: ask.isFlowing || isGone ? 'idle' : doingOf(seat, view, scene.turn, waiting),
      isStart: scene.start === seat,
      until: waiting.find((item) => item.seat === seat)?.until ?? null,
      hasWon: view.winners.includes(seat),
      robbedBy: ask.theft?.victim === seat ? nameOf(seats[ask.theft.thief], ask.theft.thief) : null,
    };
  });
}
