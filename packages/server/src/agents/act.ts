/**
 * Plays actions one after the other while they are legal. Each has an idempotency key of its own, made from
 * the request's: sent again, what was played is found again and not played twice.
 */
import { MatchError, type MatchService, type Submitted } from "@lunchtable-tcg/match";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { isForPlayer, untilDecision } from "../waiting.ts";
import { hostedGame, reasonIn } from "./explain.ts";
import { checkMayLook } from "./may-look.ts";
import type { AnyCommand, Observation, Reason } from "./observation.ts";
import { type Look, observe } from "./observe.ts";
import type { AgentParts } from "./parts.ts";

export interface Act extends Look {
  /** The version decided on. */
  readonly expectedVersion: number;
  /** New for every request; the same request again, the same key. */
  readonly key: string;
  /** Ids of legal actions, or commands with their fields. */
  readonly actions: readonly (string | object)[];
  /**
   * Until it is the player's decision again, between actions and after the last. Without it the next action is
   * tried at once, and the match is observed as it is then.
   */
  readonly patience?: AbortSignal;
}

export interface Acted {
  readonly played: readonly { readonly id: string; readonly version: number }[];
  /** The first that was not accepted; the rest was not tried. */
  readonly refused: Reason | null;
  /** How many were not tried. */
  readonly left: number;
  readonly observation: Observation;
}

export async function act(parts: AgentParts, request: Act): Promise<Acted> {
  const { service } = parts;
  const { matchId, identity: player, actions, patience } = request;
  await checkMayLook(parts, request);
  const { game } = await service.getMatchMeta(matchId, player);
  const hosted = hostedGame(parts.games, game);
  const played: { id: string; version: number }[] = [];
  let refused: Reason | null = null;
  let expectedVersion = request.expectedVersion;
  for (const [place, action] of actions.entries()) {
    const move = notationOf(hosted, action);
    const commandId = actions.length === 1 ? request.key : `${request.key}.${place}`;
    const step = { matchId, player, move, commandId };
    const submitted =
      place === 0
        ? await submitOrFind(service, { ...step, expectedVersion }).catch(inOurWords)
        : await submitNext(service, { ...step, expectedVersion }, patience)
            .catch(inOurWords)
            .catch(asRejection);
    if (!submitted.ok) {
      refused = await reasonIn(parts, request, action, submitted.rejection);
      break;
    }
    expectedVersion = submitted.version;
    played.push({ id: move, version: submitted.version });
  }
  if (patience !== undefined) await untilDecision(service, matchId, player, patience);
  const left = actions.length - played.length - (refused === null ? 0 : 1);
  const since = request.since ?? String(request.expectedVersion);
  return { played, refused, left, observation: await observe(parts, { ...request, since }) };
}

type Step = Parameters<MatchService["submitAction"]>[0];

/**
 * One that was played before may have been played on a later version than is guessed here: then the service
 * names the version that it made, and it was decided on the one before.
 */
async function submitOrFind(service: MatchService, step: Step): Promise<Submitted> {
  try {
    return await service.submitAction(step);
  } catch (error) {
    const made =
      error instanceof MatchError && error.code === "command-id-reused" && error.data.version;
    if (typeof made !== "number" || made - 1 === step.expectedVersion) throw error;
    return service.submitAction({ ...step, expectedVersion: made - 1 });
  }
}

/** The next of several: on the version there is by then, if need be when it is the player's decision again. */
async function submitNext(
  service: MatchService,
  step: Step,
  patience: AbortSignal | undefined,
): Promise<Submitted> {
  let { expectedVersion } = step;
  for (let tries = 0; ; tries++) {
    const submitted = await submitOrFind(service, { ...step, expectedVersion }).catch(unlessStale);
    if (submitted?.ok === true || tries === MOST_TRIES) return submitted ?? nothingStands();
    const { matchId, player } = step;
    const now = await service.getPlayerView(matchId, player);
    const isWorthWaiting = patience?.aborted === false && !isForPlayer(now);
    if (submitted !== null && !isWorthWaiting) return submitted;
    const seen = isWorthWaiting ? await untilDecision(service, matchId, player, patience) : now;
    expectedVersion = seen.version;
  }
}

const MOST_TRIES = 10;

function unlessStale(error: unknown): null {
  if (error instanceof MatchError && error.code === "stale-version") return null;
  throw error;
}

function nothingStands(): Submitted {
  const message = "The match changed again and again; look at it and decide anew.";
  return { ok: false, rejection: { code: "stale-version", message } };
}

/** The service's commandId is made from what is called a key here. */
function inOurWords(error: unknown): never {
  if (!(error instanceof MatchError) || error.code !== "command-id-reused") throw error;
  const message =
    "This key was given before with another action. Take a new one for every request.";
  throw new MatchError(error.code, message, error.data);
}

/** What ends a request after some of its actions were played is told with them, not instead of them. */
function asRejection(error: unknown): Submitted {
  if (!(error instanceof MatchError)) throw error;
  const { code, message, data } = error;
  return { ok: false, rejection: { code, message, data } };
}

/** A command with its fields as the line it is; one that has no such shape is refused as it was given. */
function notationOf({ game }: AnyHostableGame, action: string | object): string {
  if (typeof action === "string") return action;
  const { type } = action as { readonly type?: unknown };
  const fields = typeof type === "string" ? game.commands[type] : undefined;
  return fields === undefined ? JSON.stringify(action) : game.notation(action as AnyCommand);
}
