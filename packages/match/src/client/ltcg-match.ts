/** The component's functions as methods, for the functions of an app. Each names the player: the app knows who asks. */
import type { GameTypes, MatchRecord } from "@tcg/core";
import type {
  FunctionArgs,
  GenericDataModel,
  GenericMutationCtx,
  GenericQueryCtx,
} from "convex/server";
import type { ComponentApi } from "../component/_generated/component.ts";
import type { SubmittedOrHeld } from "../convex/held-answers.ts";
import type { Receipt } from "../fairness/receipt.ts";
import type { ResponseSettings } from "../responses/settings.ts";
import type {
  ClocksNow,
  Explained,
  MatchMeta,
  MatchUpdate,
  OpenPrompt,
  PlayerView,
  Seated,
} from "../service/requests.ts";

/** What a query, a mutation or an action of the app is handed. */
export type RunsQueries = Pick<GenericQueryCtx<GenericDataModel>, "runQuery">;
export type RunsMutations = Pick<GenericMutationCtx<GenericDataModel>, "runMutation">;

type Functions = ComponentApi["matches"];
export type MatchFunction = keyof Functions;
/** What one of the component's functions takes, the player included. */
export type ArgsOf<Name extends MatchFunction> = FunctionArgs<Functions[Name]>;

interface Reached {
  readonly version: number;
}

/** What happened after a version, and the definitions of the cards in it. */
export interface EventsSince extends Reached {
  readonly updates: readonly MatchUpdate[];
  readonly cards: PlayerView["cards"];
}

/** A game that the component brings along. */
export interface OfferedGame {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly decks: readonly {
    readonly name: string;
    readonly title: string;
    readonly cards: readonly string[];
  }[];
}

export class LTCGMatch {
  readonly #functions: Functions;

  /** `component`: `components.match` of the app's `_generated/api`. */
  constructor(component: ComponentApi) {
    this.#functions = component.matches;
  }

  /** Opens a match. It begins when every seat is taken, at once where bots take the others. */
  createMatch(ctx: RunsMutations, request: ArgsOf<"createMatch">): Promise<Seated> {
    return ctx.runMutation(this.#functions.createMatch, request);
  }

  /** Takes a free seat, or gives it to a bot. */
  joinMatch(ctx: RunsMutations, request: ArgsOf<"joinMatch">): Promise<Seated> {
    return ctx.runMutation(this.#functions.joinMatch, request);
  }

  /** The same match once more, with the seats exchanged. */
  rematch(ctx: RunsMutations, request: ArgsOf<"rematch">): Promise<Seated> {
    return ctx.runMutation(this.#functions.rematch, request);
  }

  /** A new match against a bot, from a moment of one that is over. */
  playOn(ctx: RunsMutations, request: ArgsOf<"playOn">): Promise<Seated> {
    return ctx.runMutation(this.#functions.playOn, request);
  }

  /** Opens the random numbers that a seat has committed to. */
  addEntropy(ctx: RunsMutations, request: ArgsOf<"addEntropy">): Promise<Reached> {
    return ctx.runMutation(this.#functions.addEntropy, request);
  }

  startMatch(ctx: RunsMutations, request: ArgsOf<"startMatch">): Promise<Reached> {
    return ctx.runMutation(this.#functions.startMatch, request);
  }

  /** A move, by its id. Answers with what happened, or with when it takes effect (`isHeld`). */
  submitAction(ctx: RunsMutations, request: ArgsOf<"submitAction">): Promise<SubmittedOrHeld> {
    return ctx.runMutation(this.#functions.submitAction, request);
  }

  /** Calls off a match that has not started; gives up one that is being played. */
  abandon(ctx: RunsMutations, request: ArgsOf<"abandon">): Promise<Reached> {
    return ctx.runMutation(this.#functions.abandon, request);
  }

  /** In which windows a seat wants to be asked. */
  changeSettings(ctx: RunsMutations, request: ArgsOf<"changeSettings">): Promise<ResponseSettings> {
    return ctx.runMutation(this.#functions.changeSettings, request);
  }

  getMatchMeta(ctx: RunsQueries, request: ArgsOf<"getMatchMeta">): Promise<MatchMeta> {
    return ctx.runQuery(this.#functions.getMatchMeta, request);
  }

  /** The match as this player may know it, with the moves they have. */
  getPlayerView(ctx: RunsQueries, request: ArgsOf<"getPlayerView">): Promise<PlayerView> {
    return ctx.runQuery(this.#functions.getPlayerView, request) as Promise<PlayerView>;
  }

  /** What happened after a version, at most 100 versions at a time. */
  getRecentEvents(ctx: RunsQueries, request: ArgsOf<"getRecentEvents">): Promise<EventsSince> {
    return ctx.runQuery(this.#functions.getRecentEvents, request) as Promise<EventsSince>;
  }

  getOpenPrompt(ctx: RunsQueries, request: ArgsOf<"getOpenPrompt">): Promise<OpenPrompt | null> {
    return ctx.runQuery(this.#functions.getOpenPrompt, request) as Promise<OpenPrompt | null>;
  }

  legalMoves(
    ctx: RunsQueries,
    request: ArgsOf<"legalMoves">,
  ): Promise<Pick<PlayerView, "version" | "legalMoves">> {
    return ctx.runQuery(this.#functions.legalMoves, request);
  }

  /** Of each command whether it is legal, and why not. */
  explain(ctx: RunsQueries, request: ArgsOf<"explain">): Promise<Explained> {
    return ctx.runQuery(this.#functions.explain, request) as Promise<Explained>;
  }

  getClocks(ctx: RunsQueries, request: ArgsOf<"getClocks">): Promise<ClocksNow | null> {
    return ctx.runQuery(this.#functions.getClocks, request);
  }

  getSettings(ctx: RunsQueries, request: ArgsOf<"getSettings">): Promise<ResponseSettings> {
    return ctx.runQuery(this.#functions.getSettings, request);
  }

  listMatches(ctx: RunsQueries, request: ArgsOf<"listMatches">): Promise<readonly MatchMeta[]> {
    return ctx.runQuery(this.#functions.listMatches, request);
  }

  /** The proofs that a match was fair; only after its end. */
  getReceipt(ctx: RunsQueries, request: ArgsOf<"getReceipt">): Promise<Receipt> {
    return ctx.runQuery(this.#functions.getReceipt, request) as Promise<Receipt>;
  }

  /** The whole match, to be replayed and checked; only after its end. */
  getRecord(ctx: RunsQueries, request: ArgsOf<"getRecord">): Promise<MatchRecord<GameTypes>> {
    return ctx.runQuery(this.#functions.getRecord, request) as Promise<MatchRecord<GameTypes>>;
  }

  listGames(ctx: RunsQueries): Promise<readonly OfferedGame[]> {
    return ctx.runQuery(this.#functions.listGames, {});
  }
}
