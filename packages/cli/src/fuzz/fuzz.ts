/** `lunchtable fuzz`: steered random matches with every check of the kernel's testkit on each. */
import { randomInt } from "node:crypto";
import type { GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { fuzz as fuzzGame } from "@tcg/core/testkit";
import { WrongCall } from "../errors.ts";
import { readWhole } from "../seeds.ts";
import { type Demand, formatReport, isClean } from "./report.ts";

export interface FuzzCallOptions {
  readonly games: string;
  readonly seed?: string;
  readonly game?: string;
  readonly complete?: true;
  readonly cards?: string;
  readonly json?: true;
}

/** Gives the exit code: 1 when a check failed, or `--complete` was said and something was never seen. */
export function fuzz<G extends GameTypes>(
  table: HostableGame<G>,
  name: string,
  options: FuzzCallOptions,
): number {
  const whole = (flag: string, text: string): number =>
    readWhole(flag, text, 0, Number.MAX_SAFE_INTEGER);
  const alone = options.game === undefined ? null : whole("--game", options.game);
  if (alone !== null && options.complete) {
    throw new WrongCall("--complete is for a whole run, not for one match");
  }
  const report = fuzzGame(table.game, {
    ...table.fuzz,
    maxCommands: table.maxCommands,
    seed: options.seed === undefined ? randomInt(2 ** 32) : whole("--seed", options.seed),
    games: alone === null ? whole("--games", options.games) : 1,
    firstGame: alone ?? 0,
    command: `lunchtable fuzz ${name}${options.cards === undefined ? "" : ` --cards ${options.cards}`}`,
  });
  const demand: Demand = alone !== null ? "alone" : options.complete ? "all" : "some";
  console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(name, report, demand));
  return isClean(report, demand) ? 0 : 1;
}
