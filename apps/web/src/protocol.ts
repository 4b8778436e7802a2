/** What the server says, as it comes over the wire. Nothing here is of one game alone. */
import type { GameTypes, View } from "@tcg/core";

/** What the viewer may know of a match, of whatever game. */
export type AnyView = View<GameTypes>;
export type SeenCard = AnyView["zones"][string][string]["cards"][number];

/** A printed card. Most games give theirs a name. */
interface Face {
  readonly name?: string;
}
/** Printed cards, by definition id: those the viewer has seen. */
export type Faces = Readonly<Record<string, Face>>;

/** Something the viewer may do now. Its id is what is sent back. */
export interface MoveChoice {
  readonly id: string;
  readonly command: { readonly type: string };
  readonly text: string;
  /** Allowed whatever is pending, such as to give up: no answer to what is asked. */
  readonly anytime?: true;
}

export interface Position {
  readonly version: number;
  readonly view: AnyView;
  readonly legalMoves: readonly MoveChoice[];
  readonly cards: Faces;
}

export interface MatchReply extends Position {
  readonly matchId: string;
  readonly game: string;
  /** Who looks: a seat, or "spectator" for anybody else who has the address. */
  readonly seat: string;
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
  readonly game: string;
  readonly seat: string;
  readonly status: string;
  readonly opponent: string | null;
  readonly turn: number | null;
  readonly yourMove: boolean;
  readonly outcome: { readonly winners: readonly string[] } | null;
}
