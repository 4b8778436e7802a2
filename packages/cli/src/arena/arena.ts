/** `lunchtable arena`: which of two bots plays better, over deals that both play from both sides. */
import { availableParallelism } from "node:os";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { findDeck } from "../decks.ts";
import { messageOf, NotGood, WrongCall } from "../errors.ts";
import { readSeed, readWhole } from "../seeds.ts";
import { sayAgain } from "../sim/progress.ts";
import { percent } from "../sim/wilson.ts";
import { Crew } from "../threads/crew.ts";
import { dealsOf } from "./deals.ts";
import { findingOn } from "./evidence.ts";
import { type Head, KeptDeals, mergeKept } from "./kept-deals.ts";
import { type ArenaRequest, type DealResult, type Shard, scoreOf, WHOLE } from "./request.ts";
import { arenaLines, summariseArena } from "./summary.ts";

export interface ArenaCall {
  readonly bot: string;
  readonly opponent: string;
  readonly deals: string;
  readonly level: string;
  readonly decks?: string;
  readonly seed?: string;
  readonly shard?: string;
  readonly keep?: string;
  readonly all?: true;
  readonly workers?: string;
  readonly cards?: string;
  readonly json?: true;
}

const MAX_DEALS = 1_000_000;
const MAX_SHARDS = 10_000;
const MAX_WORKERS = 256;

const workerFile = new URL("./worker.ts", import.meta.url);

/** Plays until the finding is clear, or all deals are played. */
export async function arena(
  hosted: AnyHostableGame,
  game: string,
  call: ArenaCall,
): Promise<string[]> {
  const names = call.decks?.split(",") ?? Object.keys(hosted.decks);
  const request: ArenaRequest = {
    game,
    ...(call.cards !== undefined && { cards: call.cards }),
    seed: readSeed(call.seed),
    bots: [findBot(call.bot).name, findBot(call.opponent).name],
    decks: names.map((name) => findDeck(hosted, name.trim(), 0)),
  };
  const shard = readShard(call.shard);
  const wanted = dealsOf(shard, readWhole("--deals", call.deals, 1, MAX_DEALS));
  const level = readLevel(call.level);
  const { cardSet, rulesVersion } = hosted.game;
  const head: Head = { arena: request, cardSet, rulesVersion };
  const kept = call.keep === undefined ? null : new KeptDeals(call.keep, head, shard);
  const workers =
    call.workers === undefined
      ? availableParallelism()
      : readWhole("--workers", call.workers, 1, MAX_WORKERS);
  const results = await playAll(request, wanted, workers, {
    known: kept?.deals ?? [],
    onPlayed: (deal) => kept?.add(deal),
    // A part of an arena has no verdict of its own: all its deals are played.
    level: call.all || shard.of > 1 ? null : level,
  });
  return report(request, results, level, call.json === true);
}

/** Puts together what parts have kept. */
export function mergeArena(
  files: readonly string[],
  call: Pick<ArenaCall, "level" | "json">,
): string[] {
  const { arena: request, deals } = mergeKept(files);
  return report(request, deals, readLevel(call.level), call.json === true);
}

function report(
  request: ArenaRequest,
  deals: readonly DealResult[],
  level: number,
  isJson: boolean,
): string[] {
  const summary = summariseArena(request, deals, level);
  return isJson ? [JSON.stringify(summary, null, 2)] : arenaLines(summary);
}

interface Going {
  readonly known: readonly DealResult[];
  readonly onPlayed: (deal: DealResult) => void;
  /** Stops once it is clear on which side of it the share lies; null: never. */
  readonly level: number | null;
}

/**
 * Deals are judged in their order, however threads finish, so that the same call stops at the same deal; what
 * other threads have played beyond it is left out.
 */
async function playAll(
  request: ArenaRequest,
  wanted: readonly number[],
  workers: number,
  { known, onPlayed, level }: Going,
): Promise<DealResult[]> {
  const results = new Map(known.map((deal) => [deal.deal, deal]));
  const judged: DealResult[] = [];
  const isClear = (): boolean => {
    for (;;) {
      if (level !== null && findingOn(level, judged.map(scoreOf)) !== "open") return true;
      const next = results.get(wanted[judged.length] ?? -1);
      if (next === undefined) return false;
      judged.push(next);
    }
  };
  if (isClear() || judged.length === wanted.length) return judged;
  const missing = wanted.filter((deal) => !results.has(deal));
  const crew = new Crew<number, DealResult>(workerFile, request, Math.min(workers, missing.length));
  const progress = sayAgain((seconds) => standing(wanted.length, results, seconds));
  function* untilClear(): Generator<number> {
    for (const deal of missing) {
      if (isClear()) return;
      yield deal;
    }
  }
  try {
    await crew.work(untilClear(), (deal) => {
      results.set(deal.deal, deal);
      onPlayed(deal);
    });
    isClear();
    return judged;
  } catch (error) {
    throw new NotGood(messageOf(error));
  } finally {
    progress.stop();
    await crew.end();
  }
}

/** A deal between bots that think may take minutes. */
function standing(all: number, results: ReadonlyMap<number, DealResult>, seconds: number): string {
  const scores = [...results.values()].map(scoreOf);
  const share = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const soFar = scores.length === 0 ? "" : `, ${percent(share)} so far`;
  return `${scores.length} of at most ${all} deals after ${seconds} s${soFar}`;
}

function readLevel(text: string): number {
  const level = Number(text);
  if (text.trim() !== "" && level > 0 && level < 100) return level / 100;
  throw new WrongCall(`--level takes a share in percent between 0 and 100, not ${text}`);
}

function readShard(text: string | undefined): Shard {
  if (text === undefined) return WHOLE;
  const [part = "", of = "", ...rest] = text.split("/");
  if (rest.length === 0 && of !== "") {
    const shards = readWhole("--shard", of, 1, MAX_SHARDS);
    return { part: readWhole("--shard", part, 1, shards), of: shards };
  }
  throw new WrongCall(`--shard takes a part such as 3/8, not ${text}`);
}
