/**
 * `@ltcg/server/protocol`: what goes over the wire, as types and nothing else. They are those of the
 * service and of the kernel; the routes and the stream are checked against them, and so is every
 * client that imports them.
 */
import type {
  ClocksNow,
  Explained,
  Health,
  ListedMove,
  MatchErrorData,
  MatchMeta,
  MatchService,
  PlayerView,
  Receipt,
  ReceiptVerdict,
  Replay,
  ReplayStep,
  ResponseSettings,
  Seated,
  SeatMeta,
  Submitted,
  TimeControl,
  Verdict,
} from "@lunchtable-tcg/match";
import type { GameTypes, MaskedEvent, MatchRecord, Rejection } from "@tcg/core";
import type { AnyHostableGame, CardFace, HostedDeck } from "@tcg/core/hosting";
import type { Acted } from "./agents/act.ts";
import type { ExplainedCommand } from "./agents/explain.ts";
import type { CardText, Observation } from "./agents/observation.ts";
import type { RuleText } from "./agents/rulebook.ts";
import type { KeptDeck } from "./identities/deck-shelf.ts";

export type { ListedMove, MaskedEvent, ReplayStep, ResponseSettings };

/** What the people and agents at a match call themselves, by seat: other people's words. */
interface Named {
  readonly names: Readonly<Record<string, string>>;
}

/** What the requester may know of a match, of any game. */
export type AnyView = NonNullable<PlayerView["view"]>;
export type SeenCard = AnyView["zones"][string][string]["cards"][number];

/** What a client says on WebSocket /api/stream. */
export type ClientMessage =
  | {
      /** Again for a match that is followed already: its view is sent anew. */
      readonly type: "follow";
      readonly matchId: string;
      /** The first message has what happened after this version. */
      readonly since?: number;
      /** Of the invitation, for a private match in which one has no seat. */
      readonly code?: string;
    }
  | { readonly type: "unfollow"; readonly matchId: string };

/** What a stream says: WebSocket /api/stream, GET /api/matches/:id/stream. */
export type StreamMessage = ViewMessage | UpdateMessage | UnfollowedMessage | StreamErrorMessage;

/** A match as somebody who follows it knows it. */
export type FollowedMatch = Pick<
  PlayerView,
  "seat" | "status" | "view" | "legalMoves" | "isPassing"
>;

/** The same as it is on a stream: what patches are for. */
export interface StreamedMatch extends Pick<FollowedMatch, "seat" | "status" | "isPassing"> {
  readonly view: StreamedView | null;
  /** Their ids; what they are is in `moves` of this message or of one before it. */
  readonly legalMoves: readonly string[];
}

export interface StreamedView extends Omit<AnyView, "zones"> {
  readonly zones: Readonly<Record<string, Readonly<Record<string, StreamedZone>>>>;
}

/** Where all cards of a zone are seen in order, just these: the place in the list is a card's `index`. */
export type StreamedZone = AnyView["zones"][string][string] | StreamedCards;
export type StreamedCards = readonly Omit<SeenCard, "index">[];

/** Legal moves by their ids. */
export type Moves = Readonly<Record<string, Omit<ListedMove, "id">>>;

interface News extends Pick<PlayerView, "matchId" | "version"> {
  /** What happened since the message before; with a view, since the version that `follow` named. */
  readonly events: readonly MaskedEvent[];
  /** Definitions of faces in the view and the events that this stream has not sent yet, if there are any. */
  readonly cards?: PlayerView["cards"];
  /** Legal moves that this stream has not sent yet, or of which it said something else, if there are any. */
  readonly moves?: Moves;
}

/** The first message of a match, and whenever it is followed anew. */
export interface ViewMessage extends News, StreamedMatch {
  readonly type: "view";
  /** As `follow` said it: the events are those after this version. Null: there are none. */
  readonly since: number | null;
}

/** After every change. It may cover several versions. */
export interface UpdateMessage extends News {
  readonly type: "update";
  /** The version that the patch is for: that of the message before. */
  readonly from: number;
  /** RFC 6902, from the match at `from`, as it was streamed, to that at `version`. */
  readonly patch: readonly PatchOperation[];
}

export type PatchOperation =
  | { readonly op: "add" | "replace"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string };

/** Nothing more is said of this match. */
export interface UnfollowedMessage {
  readonly type: "unfollowed";
  readonly matchId: string;
}

/** A message of the client that was refused, or a match that cannot be followed any more. */
export interface StreamErrorMessage {
  readonly type: "error";
  /** Null: of no match in particular. */
  readonly matchId: string | null;
  readonly error: Refusal;
}

/** POST /api/matches. Whoever wants to check the match keeps the commitment. */
export type CreatedMatch = Seated;

/** POST /api/matches/:id/join */
export type JoinReply = Seated;

/** POST /api/matches/:id/rematch */
export type RematchReply = Seated;

/** POST /api/matches/:id/play-on */
export type PlayOnReply = Seated;

/** POST /api/matches/:id/entropy */
export type EntropyReply = Awaited<ReturnType<MatchService["addEntropy"]>>;

/** POST /api/matches/:id/abandon */
export type AbandonReply = Awaited<ReturnType<MatchService["abandon"]>>;

/** GET /api/matches/:id/meta: what everybody may know of a match, whether it has begun or not. */
export interface MetaReply extends MatchMeta, Named {}

/** GET and PUT /api/matches/:id/settings: the requester's own. */
export type SettingsReply = ResponseSettings;

/** GET /api/matches/:id/clocks. `atMs` is null where nobody is timed, and before the start. */
export interface ClocksReply extends Pick<ClocksNow, "clocks"> {
  readonly atMs: ClocksNow["atMs"] | null;
}

/** GET /api/matches */
export interface MatchesReply {
  readonly matches: readonly MatchEntry[];
}

export interface MatchEntry
  extends Pick<
    MatchMeta,
    | "matchId"
    | "game"
    | "seat"
    | "status"
    | "version"
    | "turn"
    | "actors"
    | "outcome"
    | "updatedAtMs"
  > {
  /** A bot by its name; else "player" or "nobody". Null: there is no other seat. */
  readonly opponent: string | null;
  readonly yourMove: boolean;
  readonly names: Named["names"];
}

/** A public match, as lists of them show it: nothing of its decks. */
export interface PublicMatch
  extends Pick<
      MatchMeta,
      "matchId" | "game" | "mode" | "timeControl" | "ownCards" | "turn" | "createdAtMs"
    >,
    Named {
  readonly seats: readonly Pick<SeatMeta, "seat" | "by" | "bot">[];
  /** How long ago it was created. */
  readonly ageMs: number;
}

/** GET /api/lobby */
export interface LobbyReply {
  readonly tables: readonly PublicMatch[];
  /** For `after`; null: that was the last page. */
  readonly next: string | null;
}

/** GET /api/watch */
export interface WatchReply {
  readonly matches: readonly PublicMatch[];
  readonly next: string | null;
}

/** GET /api/matches/:id */
export interface MatchReply extends PlayerView, Named {}

/** GET /api/matches/:id/legal */
export interface LegalReply extends Pick<PlayerView, "version"> {
  readonly moves: PlayerView["legalMoves"];
}

/** GET /api/matches/:id/events */
export type EventsReply = Awaited<ReturnType<MatchService["getRecentEvents"]>>;

/** POST /api/matches/:id/explain: whether one's own seat could do that now, and if not, why. */
export type ExplainReply = { readonly version: number } & Explained["explanations"][number];

/** Why something cannot be done now, in the rules' own words. */
export interface WhyNot extends Omit<Rejection, "data"> {
  /** The kind of move, as in a command. */
  readonly move: string;
}

/** GET /api/matches/:id/reasons: of one's own card, or of moves that are made without one. */
export interface ReasonsReply {
  readonly version: number;
  readonly reasons: readonly WhyNot[];
}

/** POST /api/matches/:id/actions */
export type ActionReply = Pick<Extract<Submitted, { readonly ok: true }>, "version">;

/** GET /api/matches/:id/record; also the body of the next two. */
export type RecordedMatch = MatchRecord<GameTypes>;

/** What every report of a problem says. It is a file that a browser writes and `lunchtable report` reads. */
interface Reported {
  readonly format: "lunchtable-report/1";
  readonly game: string;
  readonly rulesVersion: number;
  /** Null: of a record in a file. */
  readonly matchId: string | null;
  /** Through whose eyes the match was seen: a seat, spectator or referee. */
  readonly viewer: string;
  /** What the page showed them. */
  readonly view: AnyView;
  /** The reporter's own words; may be empty. */
  readonly said: string;
}

/** Of a match that is over: nothing of it is hidden any more. */
export interface FinishedReport extends Reported {
  /** The moment: after so many commands. */
  readonly at: number;
  readonly record: RecordedMatch;
}

/** Of a match that runs: what the reporter was shown, and nothing else. */
export interface RunningReport extends Reported {
  /** The moment: the version of the match. */
  readonly version: number;
  readonly legalMoves: PlayerView["legalMoves"];
  readonly updates: EventsReply["updates"];
}

export type ProblemReport = FinishedReport | RunningReport;

/** POST /api/replays */
export type ReplayReply = Replay;

/** POST /api/verify */
export type VerifyReply = Verdict;

/** GET /api/matches/:id/receipt; also accepted by POST /api/verify. */
export type ReceiptReply = Receipt;

/** POST /api/verify, of a receipt */
export type VerifyReceiptReply = ReceiptVerdict;

/** GET /api/games */
export interface GamesReply {
  readonly games: readonly OfferedGame[];
  /** By name. */
  readonly bots: readonly string[];
  /** How strong an opponent may be wanted, with the bot that plays so. */
  readonly levels: Readonly<Record<string, string>>;
  /** Time controls that can be asked for by name. */
  readonly timeControls: Readonly<Record<string, TimeControl>>;
}

export interface OfferedGame extends Pick<AnyHostableGame, "title" | "about" | "seats"> {
  /** The name that a request for a match uses. */
  readonly game: string;
  readonly hasRules: boolean;
  /** The id of the move by which a seat gives up. */
  readonly resign: string;
  /** The phases in which a player can choose to be asked every time; null: nobody ever may respond. */
  readonly windows: { readonly phases: readonly string[] } | null;
  readonly decks: readonly OfferedDeck[];
}

export interface OfferedDeck extends Pick<HostedDeck, "title"> {
  readonly name: string;
  readonly about: NonNullable<HostedDeck["about"]> | null;
  readonly parts: NonNullable<HostedDeck["parts"]>;
  /** How many cards. */
  readonly size: number;
}

/** GET /api/matches/:id/cards */
export interface MatchCardsReply extends CardsReply, Pick<MatchMeta, "ownCards"> {
  /** Those that can be chosen by name. */
  readonly decks: readonly string[];
}

/** GET /api/games/:game/rules */
export interface RulesReply extends Pick<OfferedGame, "game" | "title"> {
  readonly markdown: string;
}

/** One of GET /api/lessons */
export interface OfferedLesson {
  readonly lesson: string;
  readonly game: string;
  readonly title: string;
  readonly about: string;
}

/** GET /api/lessons */
export interface LessonsReply {
  readonly lessons: readonly OfferedLesson[];
}

/** POST /api/lessons */
export type LessonMatch = Seated;

/** GET /api/matches/:id/lesson */
export interface LessonReply extends OfferedLesson {
  readonly version: number;
  /** How many steps are done, and of how many. */
  readonly done: number;
  readonly steps: number;
  /** What to do now; null when the lesson is over. */
  readonly now: {
    readonly say: string;
    readonly why: string;
    readonly rule: string;
    /** The legal move that does it, and the cards it is about. */
    readonly move: string | null;
    readonly cards: readonly string[];
  } | null;
  /** What is said at the end. */
  readonly end: string;
  readonly next: string | null;
}

/** GET /api/games/:game/cards */
export interface CardsReply extends Pick<OfferedGame, "game"> {
  readonly cards: readonly PrintedCard[];
}

/** GET /api/games/:game/cards/:card */
export interface PrintedCard {
  /** As decks list it. */
  readonly id: string;
  readonly name: string;
  /** Its definition, as in the `cards` of a match. */
  readonly face: CardFace;
  /** Its text: sections of paragraphs. Empty: the game prints none. */
  readonly printed: readonly (readonly string[])[];
}

/** GET /api/decks */
export interface DecksReply {
  readonly decks: readonly ({ readonly game: string } & Pick<
    OfferedDeck,
    "name" | "title" | "size"
  >)[];
}

/** GET and PUT /api/me. Null where the requester is nobody. */
export interface MeReply {
  readonly kind: "guest" | "agent" | "nobody";
  /** Told to nobody else. */
  readonly id: string | null;
  /** As others see it. */
  readonly name: string | null;
}

/** GET /api/me/decks */
export interface MyDecksReply {
  readonly decks: readonly MyDeck[];
}

/** PUT /api/me/decks/:deckId */
export type MyDeck = Omit<KeptDeck, "player">;

/** DELETE /api/me/decks/:deckId */
export type RemovedDeck = Pick<MyDeck, "deckId">;

/** GET /api/me/agents */
export interface MyAgentsReply {
  readonly agents: readonly AgentReply[];
}

/** POST /api/agents/register. The key is told this once. */
export interface RegisteredAgent {
  readonly agentId: string;
  readonly name: string;
  readonly key: string;
}

/** GET /api/agents/me */
export interface AgentReply {
  readonly agentId: string;
  /** Other people's words, as `about` is. */
  readonly name: string;
  readonly about: string;
  /** False once it is revoked. */
  readonly hasKey: boolean;
  readonly createdAtMs: number;
  readonly keyAtMs: number;
}

/** POST /api/agents/me/key */
export type KeyReply = Pick<RegisteredAgent, "key">;

/** DELETE /api/agents/me/key */
export interface RevokedReply extends Pick<AgentReply, "agentId"> {
  readonly hasKey: false;
}

/** GET /api/agents/matches/:id */
export type ObservationReply = Observation;

/** POST /api/agents/matches/:id/actions */
export type ActedReply = Acted;

/** POST /api/agents/matches/:id/explain: of what was asked, a command, a card or a rule. */
export type ExplainedReply =
  | { readonly command: ExplainedCommand }
  | { readonly card: CardText }
  | { readonly rules: readonly RuleText[] };

/** GET /healthz */
export type HealthReply = Health;

/** The answer of every route that refuses a request. */
export interface RefusalReply {
  readonly error: Refusal;
}

/** By the rules of the game, which say `rule`; by the match; or by the server itself. */
export interface Refusal extends Omit<Rejection, "data"> {
  readonly data?: RefusalData;
}

/** What a client needs to do better next time. Rejections by the rules have data of their own. */
export interface RefusalData extends MatchErrorData {
  /** What is wrong with the request. */
  readonly faults?: readonly Fault[];
  /** What there was too much of. */
  readonly limit?: string;
  readonly retryAfterSeconds?: number;
}

/** What is wrong at one place of a body, and what would be right: a sentence. */
export interface Fault {
  /** Names of fields, joined with dots. */
  readonly at: string;
  readonly message: string;
}
