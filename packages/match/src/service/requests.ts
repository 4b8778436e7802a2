/** What the service is asked and what it answers. Every read names who looks. */
import type {
  GameTypes,
  LegalMove,
  MaskedEvent,
  PromptView,
  Rejection,
  Seed,
  View,
} from "@tcg/core";

/** `suspended`: the rules or cards it was begun with are not here. */
export type MatchStatus = "open" | "running" | "ended" | "suspended";

export interface CreateMatch {
  readonly game: string;
  readonly player: string;
  /** The first of the game's seats unless named. */
  readonly seat?: string;
  /** Plays that seat, if given: then who creates the match only watches. */
  readonly bot?: string;
  /** A list of definition ids. */
  readonly deck: readonly string[];
  readonly config?: object;
  /** For tests. Without it the match gets 256 bits nobody knows. */
  readonly seed?: Seed;
}

/** Someone takes a free seat, or the player who created the match gives it to a bot. */
export interface JoinMatch {
  readonly matchId: string;
  readonly player: string;
  readonly bot?: string;
  readonly deck: readonly string[];
}

export interface StartMatch {
  readonly matchId: string;
  readonly player: string;
}

export interface SubmitAction {
  readonly matchId: string;
  readonly player: string;
  readonly expectedVersion: number;
  /** Chosen by the client. Given again with the same action, the first answer is given again. */
  readonly commandId: string;
  /** In notation, such as a legal move's id. */
  readonly move: string;
}

export type Submitted =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly rejection: Rejection };

export interface Seated {
  readonly matchId: string;
  readonly seat: string;
  readonly version: number;
}

/** Who sits there, as everyone may know. */
export interface SeatMeta {
  readonly seat: string;
  readonly by: "player" | "bot" | "nobody";
  readonly bot?: string;
}

export interface MatchMeta {
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly status: MatchStatus;
  readonly version: number;
  /** Where the one who asks sits. */
  readonly seat: string;
  readonly seats: readonly SeatMeta[];
  /** Who has to act. */
  readonly actors: readonly string[];
  readonly turn: number | null;
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** As the kernel lists it; its command has its fields in the order in which the game declares them. */
export interface ListedMove extends LegalMove<GameTypes> {
  /** Allowed whatever is pending, such as to give up: no answer to what is asked. */
  readonly anytime?: true;
}

export interface PlayerView {
  readonly matchId: string;
  readonly game: string;
  readonly seat: string;
  readonly version: number;
  readonly status: MatchStatus;
  /** Null before the start. */
  readonly view: View<GameTypes> | null;
  readonly legalMoves: readonly ListedMove[];
  /** The definitions of every card in sight. */
  readonly cards: Readonly<Record<string, object>>;
}

export interface MatchUpdate {
  readonly version: number;
  readonly events: readonly MaskedEvent[];
}

/** A version that was just committed, as each player may know it. Nothing is read for it. */
export interface Committed {
  readonly version: number;
  viewFor(player: string): PlayerView;
  eventsFor(player: string): readonly MaskedEvent[];
  /** The definitions of the faces in something that is sent to a player. */
  describe(sent: unknown): Readonly<Record<string, object>>;
}

export interface RecentEvents {
  readonly matchId: string;
  readonly player: string;
  /** After this version. */
  readonly since: number;
  readonly limit?: number;
}

export type OpenPrompt = PromptView<GameTypes>;
