/** What the server says, as it comes over the wire. */
import type { CardDefinition, Seat, View } from "./games.ts";

/** Printed cards, by definition id: those the viewer has seen. */
export type Faces = Readonly<Record<string, CardDefinition>>;

/** Something the viewer may do now. Its id is the notation that is sent back. */
export interface MoveChoice {
  readonly id: string;
  readonly text: string;
}

export interface Position {
  readonly version: number;
  readonly view: View;
  readonly legalMoves: readonly MoveChoice[];
  readonly cards: Faces;
}

/** Who looks: a player, or anybody else who has the address. */
export type Viewer = Seat | "spectator";

export interface MatchReply extends Position {
  readonly matchId: string;
  readonly seat: Viewer;
  readonly status: string;
}

/** An event as the viewer may see it. */
export interface SeenEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** `view` comes first on a stream, `update` after every accepted command. */
export interface StreamMessage extends Position {
  readonly type: "view" | "update";
  readonly events: readonly SeenEvent[];
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}

/** A line of the list of somebody's matches. */
export interface MatchEntry {
  readonly matchId: string;
  readonly seat: Seat;
  readonly status: string;
  readonly opponent: string | null;
  readonly turn: number | null;
  readonly yourMove: boolean;
  readonly outcome: { readonly winners: readonly Seat[] } | null;
}
