/** How the app shows a game: its words, and the parts that draw it. */
import type { AnyView } from "@ltcg/server/protocol";
import type { GameWords } from "@tcg/core/hosting";
import type { ComponentType } from "react";
import type { MatchContextValue } from "./match-context.ts";
import type { ReadMove } from "./moves.ts";

export type Ended = Extract<AnyView["outcome"], { readonly status: "ended" }>;

export interface GameDisplay {
  /** The game's own. */
  readonly words: GameWords;
  /** Everybody's cards and numbers. */
  readonly Board: ComponentType;
  /** A card, large: the one with this id or, if it has left, what is printed on it. */
  readonly Details: ComponentType<{ readonly id: string; readonly def?: string }>;
  /** Zones whose cards lie open on the board, so that a move can be made by clicking its card. */
  readonly isOnTable: (zone: string) => boolean;
  /** The moves that are worth a button each. */
  readonly offered: (moves: readonly ReadMove[]) => readonly ReadMove[];
  /** What a move would lead to, as the server worked it out. */
  readonly note: (context: MatchContextValue, move: ReadMove) => string | null;
  /** Why something is not offered that a player may look for now, as the server worked it out. */
  readonly hint: (context: MatchContextValue) => string | null;
}
