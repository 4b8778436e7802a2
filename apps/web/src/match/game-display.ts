/** How the app shows a game: its words, and the parts that draw it. */
import type { AnyView } from "@ltcg/server/protocol";
import type { GameWords } from "@tcg/core/hosting";
import type { ComponentType, ReactNode } from "react";
import type { GameReport, Played } from "../ending/report.ts";
import type { CuesOf } from "../motion/motion-table.ts";
import type { PrintedFace } from "../print/card/printed-face.ts";
import type { PlaceOf } from "./follow.ts";
import type { Foreseen } from "./foreseen.ts";
import type { MatchContextValue } from "./match-context.ts";
import type { ReadMove } from "./moves.ts";
import type { Faces } from "./shown.ts";

export type Ended = Extract<AnyView["outcome"], { readonly status: "ended" }>;

/** What every match has, ready made. A game's table puts each part where its own layout has room for it. */
export interface TableParts {
  /**
   * What is asked, and the buttons that answer it; else whose decision it is. A section with two parts, which may
   * stand apart where its own box is given up (`display: contents`): `.decision-words` and `.decision-ways`.
   */
  readonly question: ReactNode;
  /** Everything that happened. Where there is no room for it, it is a sheet that `latest` opens. */
  readonly log: ReactNode;
  /** The newest line of the log, as the button that opens it. */
  readonly latest: ReactNode;
  /** The selected card, large. Nothing while none is selected. */
  readonly lookedAt: ReactNode;
  /** What is seldom needed: habits, rules, reporting a problem, leaving. */
  readonly menu: ReactNode;
  /** The time that a seat has left. Nothing in a match without clocks. */
  readonly clockOf: (seat: string) => ReactNode;
  /** Whether the page is told what happens. */
  readonly connection: ReactNode;
  /** Why the last move was refused. Nothing otherwise. */
  readonly notice: ReactNode;
  /** Of a replay: what moves through it. They stand where a player's buttons and hand are; null in play. */
  readonly controls: ReactNode;
  /** Of a replay: what can be done with its moment, where there is a column for it; else it is in the menu. */
  readonly beside: ReactNode;
}

/** A breakdown, a big hit. */
export type HighlightSign = "crack" | "fork";

export interface GameDisplay {
  /** The game's own. */
  readonly words: GameWords;
  /** Everybody's cards and numbers, and the parts of a match, in the game's own layout. */
  readonly Table: ComponentType<{ readonly parts: TableParts }>;
  /** A card, large: the one with this id or, if it has left, what is printed on it. */
  readonly Details: ComponentType<{ readonly id: string; readonly def?: string }>;
  /** The card as it is printed; null: its cards are shown as text. */
  readonly print: ((def: string, faces: Faces) => PrintedFace | null) | null;
  /** Zones whose cards lie open on the board, so that a move can be made by clicking its card. */
  readonly isOnTable: (zone: string) => boolean;
  /** The moves that are worth a button each. */
  readonly offered: (moves: readonly ReadMove[]) => readonly ReadMove[];
  /**
   * Where a move puts something, so that it can be made by clicking that place or dropping the card there:
   * "host.board.2" is where the table has `data-zone="host.board"` and `data-slot="2"`, "host.inkwell" has no slot.
   */
  readonly placeOf?: (seen: Pick<MatchContextValue, "view" | "faces">) => PlaceOf;
  /** The answer that does nothing: to pass, to decline. */
  readonly isPass?: (move: ReadMove) => boolean;
  /** Which turn it is: a question of an earlier one is not kept in sight. */
  readonly turn?: (view: AnyView) => number;
  /** The types of the moves that the keys E and → make. */
  readonly endTurn?: string;
  readonly goOn?: string;
  /** A way in a few words, for its button under the name of its card. Null, or left out: what its moves say. */
  readonly brief?: (
    moves: readonly ReadMove[],
    seen: Pick<MatchContextValue, "view" | "faces">,
  ) => string | null;
  /** What acting with the selected card would come to, for each target on the table. */
  readonly foresee?: (context: MatchContextValue) => readonly Foreseen[];
  /** What a move would lead to, as the server worked it out. */
  readonly note: (context: MatchContextValue, move: ReadMove) => string | null;
  /** Why something is not offered that a player may look for now, as the server worked it out. */
  readonly hint: (context: MatchContextValue) => string | null;
  /** What is seen of its events. */
  readonly cues: CuesOf;
  /** What an event makes of the number that decides the match, life or lore; a replay draws it over the turns. */
  readonly scored?: (event: {
    readonly type: string;
  }) => { readonly seat: string; readonly before: number; readonly value: number } | null;
  /** Whether an event is one that people look for in a replay, and the sign that stands for it there. */
  readonly highlight?: (event: { readonly type: string }) => HighlightSign | null;
  /** How everybody stands in the end, small: for the head of the report card. */
  readonly FinalScore?: ComponentType;
  /** What is said of a match when it is over; null: only who won, and why. */
  readonly report: ((played: Played) => GameReport) | null;
}
