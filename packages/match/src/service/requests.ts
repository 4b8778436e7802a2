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
import type { ClockView } from "../clocks/clocks.ts";
import type { TimeControl } from "../clocks/time-control.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type { StoredStatus } from "../store.ts";

/** `suspended`: the rules or cards it was begun with are not here. */
export type MatchStatus = StoredStatus | "suspended";

export type MatchMode = "casual" | "ranked";

/** A bot that takes a seat when a match is created. */
export interface BotSeat {
  /** The first that is free unless named. */
  readonly seat?: string;
  readonly bot: string;
  readonly deck: readonly string[];
}

export interface CreateMatch {
  readonly game: string;
  readonly player: string;
  /** `casual` unless said. */
  readonly mode?: MatchMode;
  /** The first of the game's seats unless named. */
  readonly seat?: string;
  /** Plays that seat, if given: then the player who creates the match only watches. */
  readonly bot?: string;
  /** A list of definition ids. */
  readonly deck: readonly string[];
  readonly opponents?: readonly BotSeat[];
  readonly config?: object;
  readonly timeControl?: TimeControl;
  /** Whether strangers find it in the lobby and may watch it. */
  readonly isPublic?: boolean;
  /** `entropyHashOf` what the player will open once all seats are taken. */
  readonly entropyHash?: string;
  /** The same request again gives the same match. A random one unless given. */
  readonly requestId?: string;
  /** For tests, and casual matches that are to be repeated. Without it nobody knows the seed. */
  readonly seed?: Seed;
}

/** Somebody takes a free seat, or the player who created the match gives it to a bot. */
export interface JoinMatch {
  readonly matchId: string;
  readonly player: string;
  readonly bot?: string;
  readonly deck: readonly string[];
  readonly entropyHash?: string;
}

/** Opens what a seat committed to. */
export interface AddEntropy {
  readonly matchId: string;
  readonly player: string;
  readonly entropy: string;
}

export interface OfPlayer {
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
  | {
      readonly ok: true;
      readonly version: number;
      /** What it did, as the player may know it. */
      readonly events: readonly MaskedEvent[];
    }
  | { readonly ok: false; readonly rejection: Rejection };

export interface Seated {
  readonly matchId: string;
  readonly seat: string;
  readonly version: number;
  readonly commitment: string;
}

/** Who sits there, as everyone may know. */
export interface SeatMeta {
  readonly seat: string;
  readonly by: "player" | "bot" | "nobody";
  readonly bot?: string;
  readonly deckLock: string | null;
  readonly entropyHash: string | null;
  /** Whether the entropy has been opened. */
  readonly isOpened: boolean;
}

export interface MatchMeta {
  readonly matchId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  readonly mode: MatchMode;
  readonly status: MatchStatus;
  readonly version: number;
  /** Where the one who asks sits. */
  readonly seat: string;
  readonly isPublic: boolean;
  /** The hash of the service's secret, which the receipt opens. */
  readonly commitment: string;
  readonly seats: readonly SeatMeta[];
  /** Who has to act. */
  readonly actors: readonly string[];
  readonly turn: number | null;
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  /** The first of the winners; null while nobody has won. */
  readonly winner: string | null;
  /** Why it was aborted, or is suspended, in a sentence; null where it is not. */
  readonly stopped: string | null;
  readonly timeControl: TimeControl | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
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
  /** Null before the start, and where the rules are not here. */
  readonly view: View<GameTypes> | null;
  readonly legalMoves: readonly ListedMove[];
  /**
   * The service passes here for who looks, as their settings say: nothing has to be answered. Nobody is
   * told this of another seat.
   */
  readonly isPassing: boolean;
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

/**
 * Which matches are listed: one's own, those that wait for somebody, those that can be watched. The
 * latest first. One that changes between two pages moves to the front: it is not listed twice, and one
 * that had not come yet is in the next list.
 */
export interface ListMatches {
  readonly of: "mine" | "lobby" | "running";
  /** Who looks. */
  readonly player: string;
  /** The last of the page before. */
  readonly after?: Pick<MatchMeta, "matchId" | "updatedAtMs">;
  readonly limit?: number;
}

export interface ChangeSettings extends OfPlayer {
  readonly settings: ResponseSettings;
}

/** The clocks of a match at a moment. */
export interface ClocksNow {
  readonly atMs: number;
  readonly clocks: readonly ClockView[];
}

export interface Health {
  readonly ok: boolean;
  /** What has failed and since when; null where nothing does. */
  readonly problem: string | null;
}
