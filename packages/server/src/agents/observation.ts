/**
 * An observation: everything a player or an agent needs to decide, in one flat shape. It is made from what
 * the match service tells this viewer and from nothing else.
 */
import type { ListedMove, MatchStatus } from "@lunchtable-tcg/match";
import type { GameTypes, Rejection } from "@tcg/core";
import type { Fact, LogLine } from "@tcg/core/hosting";

export interface Observation {
  readonly matchId: string;
  readonly game: string;
  readonly title: string;
  readonly version: number;
  /** Hand it over as `since` next time: then only what is new is told, and card texts only once. */
  readonly cursor: string;
  readonly status: MatchStatus;
  /** The viewer's, or "spectator". */
  readonly seat: string;
  /** Whether the viewer has to act now. */
  readonly isYourDecision: boolean;
  /** Whether the server passes here for the viewer, as their settings say. */
  readonly isPassing: boolean;
  /** The seats that have to act. */
  readonly deciding: readonly string[];
  /** What the viewer has to decide, in a sentence; else what is being waited for. */
  readonly question: string;
  /** The card that asks, if one does. */
  readonly askedBy: NamedCard | null;
  /** How far the match is: "Turn 3, yours, main phase". */
  readonly progress: string;
  readonly phase: string | null;
  readonly turn: number | null;
  /** The viewer's own first. */
  readonly seats: readonly ObservedSeat[];
  /** By seat as above, then in the game's order; empty ones too. */
  readonly zones: readonly ObservedZone[];
  readonly actions: readonly ObservedAction[];
  /** Cards whose texts the cursor does not have yet. */
  readonly cards: readonly CardText[];
  /** Since the cursor, the oldest first. */
  readonly happened: readonly Happened[];
  /** How many earlier lines there are since the cursor that are not told here. */
  readonly happenedBefore: number;
  readonly result: ObservedResult | null;
  /** Actions that look possible and are not, if they were asked for. */
  readonly reasons?: readonly Reason[];
}

/** A card of the match. */
export interface NamedCard {
  readonly card: string;
  /** Null: its face is hidden from the viewer. In double quotes: other people's words. */
  readonly name: string | null;
}

export interface ObservedSeat {
  readonly seat: string;
  readonly isYou: boolean;
  readonly by: "player" | "bot" | "nobody";
  /** Of a bot its kind; of a player the name they chose, in double quotes: other people's words. */
  readonly name: string | null;
  readonly facts: readonly Fact[];
  /** Null: nobody is timed. */
  readonly leftMs: number | null;
  /** What is left for this decision; null: the clock of this seat stands. */
  readonly decisionMs: number | null;
}

export interface ObservedZone {
  readonly seat: string;
  readonly zone: string;
  /** What people call it. */
  readonly name: string;
  readonly count: number;
  /** Those the viewer can point at; the others are hidden. */
  readonly cards: readonly ObservedCard[];
}

export interface ObservedCard extends NamedCard {
  readonly def: string | null;
  /** Slot or position, where the viewer may know it. */
  readonly index: number | null;
  readonly isFaceDown: boolean;
  /** Numbers and states that matter: "2000/1200", "attack", "exerted". */
  readonly states: readonly string[];
}

export interface ObservedAction extends Pick<ListedMove, "id" | "text" | "command"> {
  /** Those it concerns, in the order in which the command names them. */
  readonly cards: readonly NamedCard[];
  /** Allowed whatever is pending, such as giving up. */
  readonly isAnytime: boolean;
}

export interface CardText {
  readonly def: string;
  readonly name: string;
  /** Whether somebody else made it: then name and text are other people's words. */
  readonly isCustom: boolean;
  readonly text: readonly string[];
}

export interface Happened extends Pick<LogLine, "kind" | "text"> {
  readonly version: number;
}

export interface ObservedResult {
  readonly winners: readonly string[];
  /** "You win: no life points were left"; of a match that was called off, why. */
  readonly text: string;
  /** Null: the viewer has no seat, or nobody has won. */
  readonly isWon: boolean | null;
}

/** Why something is not possible, and what it would have needed. */
export interface Reason extends Pick<Rejection, "code" | "message"> {
  /** The command as it would be sent. */
  readonly id: string;
  readonly cards: readonly NamedCard[];
  readonly rule: string | null;
  /** What the rule says, if the rulebook has it. */
  readonly ruleText: string | null;
  /** What the refusal is about, such as a price. */
  readonly facts: readonly Fact[];
}

export type AnyCommand = GameTypes["command"];
