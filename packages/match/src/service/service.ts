/** What a service of matches does for its host, and what it is made with. */
import type { GameTypes, MatchRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { Receipt } from "../fairness/receipt.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type { MatchStore } from "../store.ts";
import type { BotTable } from "./bots/bots.ts";
import type { Due } from "./due/due.ts";
import type { Retention } from "./matches/retention.ts";
import type {
  AddEntropy,
  AskRematch,
  ChangeSettings,
  ClocksNow,
  Committed,
  CreateMatch,
  ExplainCommands,
  Explained,
  Health,
  JoinMatch,
  ListMatches,
  Look,
  MatchMeta,
  MatchUpdate,
  OfPlayer,
  OpenPrompt,
  PlayerView,
  PlayOn,
  RecentEvents,
  Seated,
  SubmitAction,
  Submitted,
} from "./requests.ts";
import type { Time } from "./timing/time.ts";

export interface ServiceOptions {
  readonly store: MatchStore;
  readonly games: readonly AnyHostableGame[];
  readonly bots?: BotTable;
  /** Its name among the services that share the store; random unless given. */
  readonly name?: string;
  /** For tests and simulations. */
  readonly time?: Time;
  readonly randomHex?: (bytes: number) => string;
  readonly soon?: () => Promise<void>;
  /**
   * How long the service lives. A process, unless given: it does what is due by itself. For a `call` or a
   * `transaction` nothing goes on after the answer, and the host asks for what is due (`settle`) when the
   * store says so. A `transaction` waits for nothing, either: an answer to a window that has not been
   * released is refused as `too-early` with the time at which to give it again, and bots' moves stay due.
   */
  readonly scope?: "process" | "call" | "transaction";
  /** How long ended matches are kept; for ever unless given. */
  readonly retention?: Retention;
  /**
   * How long a match waits for players before it is called off, from its creation on; a day unless given,
   * `Number.POSITIVE_INFINITY` for ever.
   */
  readonly joinWithinMs?: number;
  /** Told of failures that no caller waits for, such as a bot's. `matchId` is empty if no match is concerned. */
  readonly onProblem?: (problem: Error, matchId: string) => void;
}

export interface MatchService {
  createMatch(request: CreateMatch): Promise<Seated>;
  joinMatch(request: JoinMatch): Promise<Seated>;
  /** The match once more, for those who played it: whoever asks first waits for the others. */
  rematch(request: AskRematch): Promise<Seated>;
  /** A new match that goes on from a moment of one that is over. */
  playOn(request: PlayOn): Promise<Seated>;
  addEntropy(request: AddEntropy): Promise<{ readonly version: number }>;
  startMatch(request: OfPlayer): Promise<{ readonly version: number }>;
  submitAction(request: SubmitAction): Promise<Submitted>;
  /** Why commands are legal or not. Nothing is played. */
  explain(request: ExplainCommands): Promise<Explained>;
  /** Calls off a match that has not started; gives up one that is being played. */
  abandon(request: OfPlayer): Promise<{ readonly version: number }>;
  /** Fails with `no-such-match` if the player may not look at it. Whoever passes on what a match holds asks first. */
  checkMayLook(request: Look): Promise<void>;
  getMatchMeta(matchId: string, player: string): Promise<MatchMeta>;
  getPlayerView(matchId: string, player: string): Promise<PlayerView>;
  /** What happened after a version, as this player may know it. */
  getRecentEvents(
    request: RecentEvents,
  ): Promise<{ readonly version: number; readonly updates: readonly MatchUpdate[] }>;
  /**
   * Who sits where: players by seat, without bots and free seats. For the host, who knows what they are called:
   * no player is to be told the id of another.
   */
  getPlayers(matchId: string): Promise<Readonly<Record<string, string>>>;
  /** What this player is asked, or null. */
  getOpenPrompt(matchId: string, player: string): Promise<OpenPrompt | null>;
  getClocks(matchId: string): Promise<ClocksNow | null>;
  getSettings(matchId: string, player: string): Promise<ResponseSettings>;
  changeSettings(request: ChangeSettings): Promise<ResponseSettings>;
  listMatches(request: ListMatches): Promise<readonly MatchMeta[]>;
  /** The whole match, to be replayed and checked; only after its end. */
  getRecord(matchId: string): Promise<MatchRecord<GameTypes>>;
  /** The same with the proofs that it was fair; also of an aborted match. */
  getReceipt(matchId: string): Promise<Receipt>;
  /** The game with the cards that the match is played with; null where its rules or cards are not here. */
  getGame(matchId: string): Promise<AnyHostableGame | null>;
  /** The definitions of the faces in something that was sent to a player. */
  describeCards(matchId: string, sent: unknown): Promise<Readonly<Record<string, object>>>;
  /** What is printed on cards of this match: sections of paragraphs, none where the game prints nothing. */
  printCards(
    matchId: string,
    defs: readonly string[],
  ): Promise<Readonly<Record<string, readonly (readonly string[])[]>>>;
  /** Calls the listener with every new version until the returned function is called. */
  subscribe(matchId: string, listener: (committed: Committed) => void): () => void;
  /**
   * Takes over due work that no other process does, few matches at a time and the next as soon as a place
   * is free: after a start, and every few seconds. Returns how many it took over at once.
   */
  settleDue(): Promise<number>;
  /**
   * Does what is due in this match, if anything is; says what is due next and when. For hosts whose
   * services live for one call.
   */
  settle(matchId: string): Promise<Due | null>;
  /**
   * Serves matches until it is closed: tells the store that it is running, so that clocks do not count
   * downtimes, and takes over due work. Resolves when it has begun.
   */
  serve(): Promise<void>;
  /** Waits until nothing is due in this match. */
  atRest(matchId: string): Promise<void>;
  health(): Health;
  /**
   * Finishes what is under way, without waiting for a bot that is still thinking: its match stays due,
   * and the next process takes it over.
   */
  close(): Promise<void>;
}
