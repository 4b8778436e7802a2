/** The duel's nouns on the kernel. */
import {
  type CardId,
  type CommandOf,
  card,
  type Moved,
  optional,
  type Placed,
  type Play,
  rejecter,
  type State,
  type Table,
  type Turned,
} from "@tcg/core";
import type { Decks, Seat, Unit } from "../deal.ts";

export const commands = {
  SUMMON: { card },
  SET: { card },
  ATTACK: { card, target: optional(card) },
  END_TURN: {},
} as const;

export const rejections = {
  "duel/not-in-hand": { message: "That is no card of your hand." },
  "duel/once-a-turn": { message: "You have done that this turn." },
  "duel/no-free-slot": { message: "Your board is full." },
  "duel/cannot-attack": { message: "That unit cannot attack." },
  "duel/no-such-target": { message: "That cannot be attacked." },
} as const;
export const reject = rejecter(rejections);

export interface Duel {
  seat: Seat;
  zone: "deck" | "hand" | "board" | "graveyard";
  phase: "draw" | "main";
  config: { readonly life: number };
  options: { readonly decks: Decks };
  printed: Readonly<Record<string, Unit>>;
  cardData: Record<string, never>;
  seatData: { readonly life: number };
  shared: {
    /** From 1 on; odd turns are those of seat 0. */
    readonly turn: number;
    readonly hasSummoned: boolean;
    readonly hasSet: boolean;
    readonly attacked: readonly CardId[];
  };
  command: CommandOf<typeof commands>;
  event: DuelEvent;
  task: never;
  trigger: never;
  watcher: never;
  prompt: never;
  view: Duel["shared"] & { readonly life: readonly number[] };
}

type DuelEvent =
  | { readonly type: "DECK_PLACED"; readonly change: Placed }
  | { readonly type: "CARD_DRAWN"; readonly change: Moved }
  | { readonly type: "SUMMONED"; readonly change: Moved }
  | { readonly type: "CARD_SET"; readonly change: Moved }
  | { readonly type: "ATTACKED"; readonly card: CardId }
  | { readonly type: "FLIPPED"; readonly change: Turned }
  | { readonly type: "DESTROYED"; readonly change: Moved }
  | { readonly type: "LIFE_LOST"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "TURN_STARTED" };

export type DuelState = State<Duel>;
export type DuelTable = Table<Duel>;
export type DuelPlay = Play<Duel>;

export function onTurn({ shared }: DuelState): Seat {
  return shared.turn % 2 === 1 ? "0" : "1";
}

export function other(seat: Seat): Seat {
  return seat === "0" ? "1" : "0";
}
