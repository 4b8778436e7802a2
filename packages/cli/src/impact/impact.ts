/** `lunchtable impact`: what a change of cards does to who wins, and to matches that were played before it. */
import { availableParallelism } from "node:os";
import type { GameTypes } from "@tcg/core";
import { type AnyHostableGame, endingText, type HostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { findDeck, type NamedDeck } from "../decks.ts";
import { messageOf, NotGood, WrongCall } from "../errors.ts";
import { openGame } from "../games.ts";
import { otherCards } from "../other-cards.ts";
import { readRecords } from "../record-file.ts";
import { readSeed, readWhole } from "../seeds.ts";
import { progressOf } from "../sim/progress.ts";
import { startMatch } from "../start-match.ts";
import { Crew } from "../threads/crew.ts";
import { changedCards } from "./changes.ts";
import { type ImpactRequest, type Job, type Outcome, pairsOf } from "./request.ts";
import { type ImpactSummary, summariseImpact } from "./summary.ts";
import { impactLines } from "./text.ts";

export interface ImpactCall {
  readonly game: string;
  readonly games: string;
  readonly bot: string;
  readonly decks?: string;
  readonly record?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: true;
}

const MAX_GAMES = 1_000_000;
const MAX_WORKERS = 256;

const workerFile = new URL("./worker.ts", import.meta.url);

export async function impact(
  files: readonly [string, string],
  call: ImpactCall,
): Promise<string[]> {
  const [before, after] = [
    await openGame(call.game, files[0]),
    await openGame(call.game, files[1]),
  ];
  const games = readGames(call.games);
  const records = call.record === undefined ? null : readRecords(call.record);
  for (const record of records ?? []) {
    const other = otherCards(record, before.game, files[0]);
    if (other !== null) throw new NotGood(other);
  }
  const request: ImpactRequest = {
    game: call.game,
    files,
    seed: readSeed(call.seed),
    bot: findBot(call.bot).name,
    games,
    decks: games === 0 ? [[], []] : sharedDecks(before, after, call.decks),
  };
  const workers =
    call.workers === undefined
      ? availableParallelism()
      : readWhole("--workers", call.workers, 1, MAX_WORKERS);
  const deals = games === 0 ? 0 : games * pairsOf(request.decks[0].length).length;
  const jobs: Job[] = [
    ...Array.from({ length: deals }, (_, number) => ({ number })),
    ...(records ?? []).map((record) => ({ record })),
  ];
  const outcomes = await workOn(request, jobs, workers);
  const summary: ImpactSummary = summariseImpact(
    request,
    changedCards(before, after),
    outcomes.slice(0, deals),
    records === null ? null : outcomes.slice(deals),
  );
  if (call.json) return [JSON.stringify(summary, null, 2)];
  return impactLines(summary, (reason) =>
    endingText(before.words, { reason, winners: [] }, { viewer: "spectator", seating: [] }),
  );
}

async function workOn(
  request: ImpactRequest,
  jobs: readonly Job[],
  workers: number,
): Promise<Outcome[]> {
  if (jobs.length === 0) throw new WrongCall("with --games 0 name a file of matches: --record");
  const crew = new Crew<Job, Outcome>(workerFile, request, Math.min(workers, jobs.length));
  const progress = progressOf(jobs.length);
  let done = 0;
  try {
    return await crew.work(jobs, () => progress.done(++done));
  } catch (error) {
    throw new NotGood(messageOf(error));
  } finally {
    progress.stop();
    await crew.end();
  }
}

/** Sides change seats from deal to deal, so there is an even number of them. */
function readGames(text: string): number {
  const games = readWhole("--games", text, 0, MAX_GAMES);
  if (games % 2 === 0) return games;
  throw new WrongCall(`--games takes an even number, since seats are swapped; not ${games}`);
}

/** The decks that both sets have, as each has them; those that cannot be played are told here, not by a thread. */
function sharedDecks(
  before: AnyHostableGame,
  after: AnyHostableGame,
  wanted: string | undefined,
): ImpactRequest["decks"] {
  const names =
    wanted?.split(",").map((name) => name.trim()) ??
    Object.keys(before.decks).filter((name) => Object.hasOwn(after.decks, name));
  if (names.length === 0) throw new WrongCall("the two sets have no deck in common: --decks");
  const decksOf = (hosted: HostableGame<GameTypes>): NamedDeck[] =>
    names.map((name) => {
      const deck = findDeck(hosted, name, 0);
      startMatch(hosted, 0, new Map(hosted.seats.map((seat) => [seat, deck])));
      return deck;
    });
  return [decksOf(before), decksOf(after)];
}
