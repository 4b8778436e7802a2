/** `lunchtable sim`: many games between bots, on all cores. */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { GameTypes } from "@tcg/core";
import { endingText, type HostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { findDeck } from "../decks.ts";
import { WrongCall, writingFault } from "../errors.ts";
import { writeRecords } from "../record-file.ts";
import { readSeed, readWhole } from "../seeds.ts";
import { startMatch } from "../start-match.ts";
import { page } from "./page/page.ts";
import { simulate } from "./pool.ts";
import { progressOf } from "./progress.ts";
import type { SimRequest } from "./request.ts";
import { summarise } from "./summary.ts";
import { summaryLines } from "./summary-text.ts";

export interface SimOptions {
  readonly games: string;
  readonly seed?: string;
  readonly bot: string;
  readonly opponent: string;
  readonly deck?: string;
  readonly opponentDeck?: string;
  readonly swap: boolean;
  readonly workers?: string;
  readonly cards?: string;
  readonly record?: string;
  /** A file for the page with plots. */
  readonly html?: string;
  readonly json?: true;
}

/** Endings of many matches are told to nobody in particular. */
const NOBODY = { viewer: "spectator", seating: [] };
const MAX_GAMES = 10_000_000;
const MAX_WORKERS = 256;

/** Returns the exit code: 1 if a game was given up unfinished. */
export async function sim<G extends GameTypes>(
  hosted: HostableGame<G>,
  game: string,
  options: SimOptions,
): Promise<number> {
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : readWhole("--workers", options.workers, 1, MAX_WORKERS);
  const request: SimRequest = {
    game,
    ...(options.cards !== undefined && { cards: options.cards }),
    seed: readSeed(options.seed),
    games: readWhole("--games", options.games, 1, MAX_GAMES),
    sides: [
      { bot: findBot(options.bot).name, deck: findDeck(hosted, options.deck, 0) },
      { bot: findBot(options.opponent).name, deck: findDeck(hosted, options.opponentDeck, 1) },
    ],
    swap: options.swap,
    record: options.record !== undefined,
  };
  // Decks that cannot be played are reported here, not by a thread.
  startMatch(
    hosted,
    0,
    new Map(hosted.seats.map((seat, i) => [seat, request.sides[i % 2 === 0 ? 0 : 1].deck])),
  );

  // A long run must not be lost to a mistyped folder.
  if (options.html !== undefined) write(options.html, "");
  const progress = progressOf(request.games);
  const begun = performance.now();
  const results = await simulate(request, workers, progress.done).finally(progress.stop);
  const seconds = (performance.now() - begun) / 1000;
  if (options.record !== undefined) {
    writeRecords(
      options.record,
      results.flatMap(({ record }) => (record === undefined ? [] : [record])),
    );
  }
  const summary = summarise(request, results, (card) => hosted.describeCard(card)?.name ?? card);
  const ending = (reason: string): string =>
    endingText(hosted.words, { reason, winners: [] }, NOBODY);
  if (options.html !== undefined) {
    write(options.html, page(summary, { title: hosted.title, ending }));
  }
  console.log(
    options.json ? JSON.stringify(summary, null, 2) : summaryLines(summary, ending).join("\n"),
  );
  // Not part of the result, which is the same on every machine.
  console.error(
    `${seconds.toFixed(1)} s, ${(request.games / seconds).toFixed(1)} games a second, ${workers} threads`,
  );
  return summary.unfinished === 0 ? 0 : 1;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new WrongCall(writingFault(file, error));
  }
}
