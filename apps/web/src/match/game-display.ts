/** What the app has to know of a game besides what its server says: its words, and parts to draw. */
import type { AnyView } from "@ltcg/server/protocol";
import type { GameWords } from "@tcg/core/hosting";
import type { ComponentType } from "react";
import type { ReadMove } from "./moves.ts";
import type { Table } from "./table-context.ts";

export type Ended = Extract<AnyView["outcome"], { readonly status: "ended" }>;

export interface TableGame {
  readonly title: string;
  /** Everybody's cards and numbers. */
  readonly Board: ComponentType;
  /** A card, large: the one of this id, or if it has left what is printed on it. */
  readonly Details: ComponentType<{ readonly id: string; readonly def?: string }>;
  /** How it is told. */
  readonly words: GameWords;
  /** Zones whose cards lie open on the board, so that a move can be made by clicking its card. */
  readonly isOnTable: (zone: string) => boolean;
  /** The moves that are worth a button each. */
  readonly offered: (moves: readonly ReadMove[]) => readonly ReadMove[];
  /** What a move would come to, as the server worked it out. */
  readonly note: (table: Table, move: ReadMove) => string | null;
}
