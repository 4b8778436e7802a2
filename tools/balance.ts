/**
 * `npm run balance`: the starter decks against each other, many games each, and whether the set is
 * balanced. Exits 1 when a target is missed in a full measurement, 2 on a wrong call.
 */
import { writeFileSync } from "node:fs";
import { messageOf, WrongCall } from "../packages/cli/src/errors.ts";
import { readArgs, usage } from "./balance/args.ts";
import { measuredGame } from "./balance/games.ts";
import { playAll } from "./balance/in-parallel.ts";
import { KeptGames } from "./balance/kept-games.ts";
import { pageFigures, pageFiguresText } from "./balance/page-figures.ts";
import { reportText } from "./balance/report.ts";
import { type GameResult, pairsOf } from "./balance/request.ts";
import { summarise } from "./balance/summary.ts";
import { verdictOn } from "./balance/verdict.ts";
import { commitNow } from "./fuzz/commit-now.ts";

/** A word on standard error every so often: a full measurement takes minutes. */
const TELL_EVERY_MS = 30_000;

async function main(argv: readonly string[]): Promise<number> {
  if (argv.includes("--help") || argv.includes("-h")) {
    console.log(usage);
    return 0;
  }
  const { request, threads, report, keep, pages, isBinding } = readArgs(argv);
  // Before it is written to, which would count as a change.
  const made = { date: new Date().toISOString().slice(0, 10), commit: commitNow() };
  for (const file of [report, pages]) if (file !== undefined) write(file, "", { flag: "a" });
  const kept = keep === undefined ? null : new KeptGames(keep, request);
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const known = kept?.games ?? [];
  const all = pairsOf(request).length * request.games;
  let [told, done] = [begun, 0];
  const onPlayed = (games: readonly GameResult[]): void => {
    kept?.add(games);
    done += games.length;
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    const rate = (done / seconds()).toFixed(1);
    console.error(`${known.length + done} of ${all} games, ${rate} a second`);
  };
  const results = await playAll(request, threads, { known, onPlayed });
  const summary = summarise(request, results);
  const targets = verdictOn(summary, request.game);
  const text = reportText(request, summary, targets, isBinding);
  console.log(text);
  if (report !== undefined) {
    const { decks, ...asked } = request;
    const data = { ...asked, lists: decks, ...summary, targets };
    write(report, `${report.endsWith(".json") ? JSON.stringify(data, null, 2) : text}\n`);
  }
  if (pages !== undefined) {
    const { describeCard } = measuredGame(request.game).hosted;
    write(pages, pageFiguresText(pageFigures(request, summary, describeCard, made)));
  }
  // Not part of the result, which is the same on every machine.
  const rate = (done / seconds()).toFixed(1);
  const before = known.length > 0 ? `, ${known.length} games played before` : "";
  console.error(`${seconds().toFixed(1)} s, ${rate} games a second, ${threads} threads${before}`);
  return isBinding && targets.some(({ isMet }) => !isMet) ? 1 : 0;
}

/**
 * Tried before the games are played, too, by adding nothing: hours of them must not be lost to a mistyped folder, nor what
 * the file has if they are broken off.
 */
function write(file: string, text: string, options: { flag?: "a" } = {}): void {
  try {
    writeFileSync(file, text, options);
  } catch (error) {
    throw new WrongCall(`the report cannot be written: ${messageOf(error)}`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongCall)) throw error;
  console.error(`balance: ${error.message}\n(npm run balance -- --help shows the usage)`);
  process.exitCode = 2;
}
