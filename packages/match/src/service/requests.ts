/** Requests to the service and its answers. Every read names the player who looks. */
import type {
  Explanation,
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
import type { Origin } from "../playing-on/origin.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type { StoredStatus } from "../store.ts";
import type { OwnCards } from "./matches/own-cards.ts";

/** `suspended`: the rules or cards it started with are not installed. */
export type MatchStatus = StoredStatus | "suspended";

export type MatchMode = "casual" | "ranked";

/** A bot that takes a seat when a match is created. */
export interface BotSeat {
  /** The first free one unless given. */
  readonly seat?: string;
  readonly bot: string;
  readonly deck: readonly string[];
}

export interface CreateMatch {
  readonly game: string;
  readonly player: string;
  /** `casual` unless given. */
  readonly mode?: MatchMode;
  /** The first of the game's seats unless given. */
  readonly seat?: string;
  /** Plays that seat, if given: then the player who creates the match only watches. */
  readonly bot?: string;
  /** A list of definition ids. */
  readonly deck: readonly string[];
  readonly opponents?: readonly BotSeat[];
  readonly config?: object;
  readonly timeControl?: TimeControl;
  /** Whether strangers find it, in the lobby and among those to watch. */
  readonly isPublic?: boolean;
  /** Free seats are for those who have the match's invite code. */
  readonly isByInvitation?: boolean;
  /** Whether strangers who know its id may watch, if it is not public; unless given, if nobody has to be invited. */
  readonly isWatchable?: boolean;
  /** A card set of the player's own, as JSON; only in casual matches. */
  readonly ownCards?: unknown;
  /** Players who may look and take a free seat without a code. */
  readonly invited?: readonly string[];
  /** The match that is played once more. */
  readonly rematchOf?: string;
  /** The moment of another match from which this one goes on. */
  readonly from?: Origin;
  /** `entropyHashOf` what the player will open once all seats are taken. */
  readonly entropyHash?: string;
  /** The same request again returns the same match. Random unless given. */
  readonly requestId?: string;
  /** For tests, and for casual matches that are to be repeated. Without it nobody knows the seed. */
  readonly seed?: Seed;
}

/** Somebody takes a free seat, or the player who created the match gives it to a bot. */
export interface JoinMatch {
  readonly matchId: string;
  readonly player: string;
  readonly bot?: string;
  readonly deck: readonly string[];
  readonly entropyHash?: string;
  /** Of the invitation, where one is needed. */
  readonly code?: string;
}

/** The same match once more, with the seats exchanged. Both players get the same one. */
export interface AskRematch extends OfPlayer {
  readonly entropyHash?: string;
}

/** A new match against a bot that goes on from a moment of one that is over. */
export interface PlayOn extends OfPlayer {
  /** Of the match that is over. */
  readonly version: number;
  /** Unless given, the player's own in that match, or the first. */
  readonly seat?: string;
  /** Plays the other seats. */
  readonly bot: string;
  readonly timeControl?: TimeControl;
  readonly entropyHash?: string;
  readonly requestId?: string;
}

/** Opens what a seat committed to. */
export interface AddEntropy {
  readonly matchId: string;
  readonly player: string;
  readonly entropy: string;
}

/** Somebody who wants to look at a match. */
export interface Look {
  readonly matchId: string;
  readonly player: string;
  /** Of an invitation. */
  readonly code?: string;
}

export interface OfPlayer {
  readonly matchId: string;
  readonly player: string;
}

export interface SubmitAction {
  readonly matchId: string;
  readonly player: string;
  readonly expectedVersion: number;
  /** Chosen by the client. The same id with the same action gets the first answer again. */
  readonly commandId: string;
  /** In notation, such as a legal move's id. */
  readonly move: string;
  /** When the host received it, if it has kept it until now. Never a client's word. */
  readonly arrivedMs?: number;
}

export type Submitted =
  | {
      readonly ok: true;
      readonly version: number;
      /** What happened, as the player may know it. */
      readonly events: readonly MaskedEvent[];
    }
  | { readonly ok: false; readonly rejection: Rejection };

export interface ExplainCommands extends OfPlayer {
  /** At most 500, each in notation or as an object with its fields. */
  readonly commands: readonly unknown[];
}

/** What would become of each command, by itself, if the player gave it at this version. */
export interface Explained {
  readonly version: number;
  readonly explanations: readonly Explanation<GameTypes>[];
}

export interface Seated {
  readonly matchId: string;
  readonly seat: string;
  readonly version: number;
  readonly commitment: string;
  /** For whoever is to take a free seat; null where anybody may. */
  readonly inviteCode: string | null;
}

/** What everyone may know of a seat. */
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
  /** The seat of the player who asks, or `spectator`. */
  readonly seat: string;
  readonly isPublic: boolean;
  /** Whether whoever knows its id may look at it. */
  readonly isWatchable: boolean;
  readonly isByInvitation: boolean;
  /** For those who sit there and for whoever created it, to pass on; null for others. */
  readonly inviteCode: string | null;
  /** The cards that its creator brought; null where the game's own are played. */
  readonly ownCards: OwnCards | null;
  /** The match of which this one is a rematch. */
  readonly rematchOf: string | null;
  /** The rematch of this one, once somebody has asked for it; null in lists. */
  readonly rematch: string | null;
  /** Where it goes on from a moment of another match. */
  readonly playedFrom: { readonly matchId: string; readonly version: number } | null;
  /** The hash of the service's secret, which the receipt opens. */
  readonly commitment: string;
  /** Whether the creator named the seed: then the match proves nothing about chance. */
  readonly isSeedChosen: boolean;
  readonly seats: readonly SeatMeta[];
  /** The seats that have to act. */
  readonly actors: readonly string[];
  readonly turn: number | null;
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  /** The first of the winners; null while nobody has won. */
  readonly winner: string | null;
  /** Why it was aborted or is suspended, in a sentence; null if it is neither. */
  readonly stopped: string | null;
  readonly timeControl: TimeControl | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly updatedAtMs: number;
}

/** As the kernel lists it; the fields of its command are in the order in which the game declares them. */
export interface ListedMove extends LegalMove<GameTypes> {
  /** Allowed whatever is pending, such as giving up: it does not answer the prompt. */
  readonly anytime?: true;
}

/** A match as a player may know it, without the printed cards. */
export interface Position {
  readonly matchId: string;
  readonly game: string;
  readonly seat: string;
  readonly version: number;
  readonly status: MatchStatus;
  /** Null before the start, and if the rules are not installed. */
  readonly view: View<GameTypes> | null;
  readonly legalMoves: readonly ListedMove[];
  /**
   * The service passes here for the player who looks, as their settings say: they need not answer.
   * Nobody is told this of another seat.
   */
  readonly isPassing: boolean;
}

export interface PlayerView extends Position {
  /** The definitions of every card in sight. */
  readonly cards: Readonly<Record<string, object>>;
}

export interface MatchUpdate {
  readonly version: number;
  readonly events: readonly MaskedEvent[];
}

/** A version that was just committed, as each player may know it. Nothing is read from the store. */
export interface Committed {
  readonly version: number;
  viewFor(player: string): PlayerView;
  /**
   * The same without definitions, for whoever asks `describe` for those that are new. For streams, which read it and
   * write text: it is the one thing that is handed out without being frozen, since that would take as long as the text.
   */
  positionFor(player: string): Position;
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
 * Which matches are listed: the player's own, those in the lobby, or those to watch; the latest first. A
 * match that changes between two pages moves to the front: it is not listed twice, and if it had not been
 * listed yet, it is in the next list.
 */
export interface ListMatches {
  readonly of: "mine" | "lobby" | "running";
  /** The player who looks. */
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
  /** What has failed and since when; null if nothing has. */
  readonly problem: string | null;
}
