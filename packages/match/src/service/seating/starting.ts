/** Starts a match once every seat is taken and all entropy is opened. */
import {
  canonicalJson,
  type EventOf,
  type Game,
  type GameTypes,
  type Seed,
  type StartOptions,
  type State,
} from "@tcg/core";
import { startClocks } from "../../clocks/clocks.ts";
import { seedOf } from "../../fairness/proofs.ts";
import { type Origin, openFrom } from "../../playing-on/origin.ts";
import { MatchError, notYourSeat } from "../errors.ts";
import { type HeldSeat, isReady } from "../matches/head.ts";
import { LiveMatch } from "../matches/live-match.ts";
import type { OfPlayer, Seated } from "../requests.ts";
import { abortMatch } from "./calling-off.ts";
import { commitStep, type SeatingParts } from "./parts.ts";
import { notWaiting } from "./seats.ts";

/** A player asks for the start. */
export async function startMatch(
  parts: SeatingParts,
  { matchId, player }: OfPlayer,
): Promise<{ readonly version: number }> {
  const match = await parts.live.load(matchId);
  match.game();
  if (match.seatOf(player) === null && match.head.creator !== player) throw notYourSeat();
  const { status, seats } = match.head;
  // Asked again: it has started, which is all the player wanted.
  if (status === "active" || status === "completed") return { version: match.version };
  if (status !== "waiting") throw notWaiting(match);
  checkReady(seats);
  return startOrAbort(parts, match);
}

function checkReady(seats: readonly HeldSeat[]): void {
  const empty = seats.filter(({ holder }) => holder === null).map(({ seat }) => seat);
  if (empty.length > 0) {
    throw new MatchError("seats-empty", `Nobody sits at ${empty.join(", ")} yet.`, { empty });
  }
  const closed = seats
    .filter(({ entropyHash, isOpened }) => entropyHash !== null && !isOpened)
    .map(({ seat }) => seat);
  if (closed.length > 0) {
    throw new MatchError("entropy-closed", `${closed.join(", ")} has not opened its entropy yet.`, {
      seats: closed,
    });
  }
}

/** Most matches start at once; one that cannot yet, or whose process dies here, is due. */
export async function startIfReady(
  parts: SeatingParts,
  match: LiveMatch,
  seated: Seated,
): Promise<Seated> {
  if (!isReady(match.head)) return seated;
  try {
    return { ...seated, version: (await startOrAbort(parts, match)).version };
  } catch (error) {
    if (!(error instanceof MatchError && error.code === "stale-version")) throw error;
    return { ...seated, version: (await parts.live.load(match.matchId)).version };
  }
}

/** Starts a match that is ready. If the game refuses, the match is over: it would never start. */
export async function startOrAbort(
  parts: SeatingParts,
  match: LiveMatch,
): Promise<{ readonly version: number }> {
  try {
    return await start(parts, match);
  } catch (error) {
    if (!(error instanceof MatchError && error.code === "cannot-start")) throw error;
    await abortMatch(parts, match, "abort", `The match cannot start. ${error.message}`);
    throw error;
  }
}

interface Opening {
  readonly state: State<GameTypes>;
  readonly events: readonly EventOf<GameTypes>[];
}

function startWith(game: Game<GameTypes>, options: StartOptions<GameTypes>): Opening {
  const opening = game.start(options);
  if (opening.ok) return opening;
  const { message, ...rejection } = opening.rejection;
  throw new MatchError("cannot-start", message, { rejection });
}

/** Without events: what a player sees first is the position itself. */
function goOnFrom(game: Game<GameTypes>, origin: Origin, seed: Seed): Opening {
  const opened = openFrom(game, origin, seed);
  if (opened.ok) return { state: opened.state, events: [] };
  throw new MatchError("cannot-start", opened.fault);
}

async function start(parts: SeatingParts, match: LiveMatch): Promise<{ readonly version: number }> {
  const { game, options, seats } = match.game();
  const { decks, config, secret, entropies } = match.setup;
  const shares = Object.fromEntries(seats.map((seat) => [seat, entropies[seat] ?? null]));
  const seed = match.setup.seed ?? seedOf(match.matchId, secret, shares);
  const opening =
    match.setup.from === undefined
      ? startWith(game, options(decks, { seed, config }))
      : goOnFrom(game, match.setup.from, seed);
  const atMs = parts.time.now();
  const { timeControl } = match.head;
  const clocks = timeControl === null ? null : startClocks(timeControl, seats);
  const { matchId, version, state, snapshotVersion, hosted } = match;
  const ready = new LiveMatch({
    matchId,
    version,
    state,
    snapshotVersion,
    hosted,
    head: { ...match.head, clocks },
    setup: { ...match.setup, entropies: shares, seed },
  });
  const started = ready.at(opening.state, { seat: null, atMs }, await parts.live.downtimes());
  await commitStep(parts, started, {
    commandId: "start",
    body: canonicalJson({ started: true }),
    events: opening.events,
  });
  return { version: started.version };
}
