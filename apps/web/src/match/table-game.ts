/** What the app has to know of a game besides what its server says. Only `sentence` and parts to draw. */
import type { AnyView, SeenCard } from "@ltcg/server/protocol";
import type { ComponentType } from "react";
import type { ReadMove } from "./moves.ts";
import type { Eyes } from "./names.ts";
import type { Table } from "./table-context.ts";
import type { Sentence } from "./tell.ts";

export type Ended = Extract<AnyView["outcome"], { readonly status: "ended" }>;

/** Facts about the match, its players and its cards, in a few words each. */
export interface BoardWords {
  readonly middle: (view: AnyView) => readonly Fact[];
  readonly seat: (view: AnyView, seat: string) => readonly Fact[];
  readonly card: (table: Pick<Table, "view" | "faces">, card: SeenCard) => readonly string[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface TableGame {
  readonly title: string;
  /** Everybody's cards and numbers. */
  readonly Board: ComponentType;
  /** A card, large: the one of this id, or if it has left what is printed on it. */
  readonly Details: ComponentType<{ readonly id: string; readonly def?: string }>;
  /** What the plain board tells; what any view says of itself unless this is given. */
  readonly told?: BoardWords;
  readonly sentence: Sentence;
  /** Why a match ended, in words to who looks. */
  readonly ending: (ended: Ended, eyes: Eyes) => string;
  /** How far the turn is, after "Your turn: ". */
  readonly stage: (view: AnyView) => string;
  /** The kinds of question at which a pass that is the only answer may go by itself. */
  readonly passes: readonly string[];
  /** Zones whose cards lie open on the board, so that a move can be made by clicking its card. */
  readonly isOnTable: (zone: string) => boolean;
  /** The moves that are worth a button each. */
  readonly offered: (moves: readonly ReadMove[]) => readonly ReadMove[];
  /** What a move would come to, as the server worked it out. */
  readonly note: (table: Table, move: ReadMove) => string | null;
}
