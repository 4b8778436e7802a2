/** How every fuzzing run is called: its options, and what they come to. */
import { randomInt } from "node:crypto";
import type { Command } from "commander";
import { WrongCall } from "../errors.ts";
import { readWhole } from "../seeds.ts";

/** What was typed. */
export interface RunCall {
  readonly games?: string;
  readonly seed?: string;
  readonly game?: string;
  readonly heavyOneIn?: string;
  readonly json?: true;
  readonly keep?: string;
}

export interface Run {
  /** The number of a match that is to be played alone. */
  readonly alone: number | null;
  /** As it was said; 1 for a match alone. */
  readonly games: number | undefined;
  readonly seed: number;
}

/** Long runs look at a sample of the commands: one in so many. */
export const LONG_RUN = 5;

/** `games`: what `--games` says here. `heavy`: the usual value of `--heavy-one-in`. */
export function addRunOptions(command: Command, games: string, heavy: string): Command {
  return command
    .option("--games <n>", games)
    .option("--seed <n>", "the same seed plays the same matches (default: a fresh one, printed)")
    .option("--game <n>", "match number n of that seed alone, as a failure's line says")
    .option(
      "--heavy-one-in <n>",
      "run the slow checks, such as the leak tests, after one command in n, drawn by the seed; they " +
        `also run at the opening, at the end and whenever a card is revealed (default: ${heavy})`,
    )
    .option(
      "--keep <file>",
      "keeps what is played; a run that was broken off and is called again with its --seed goes on there",
    )
    .option("--json", "the report as JSON");
}

export function readRun({ game, games, seed }: RunCall): Run {
  const alone = game === undefined ? null : whole("--game", game);
  const said = games === undefined ? undefined : whole("--games", games);
  return {
    alone,
    games: alone === null ? said : 1,
    seed: seed === undefined ? randomInt(2 ** 32) : whole("--seed", seed),
  };
}

/** The file a run is kept in. A WrongCall without the seed: it says which matches the file has. */
export function readKeep({ keep, seed }: RunCall): string | null {
  if (keep !== undefined && seed === undefined) {
    throw new WrongCall("--keep needs --seed: it says which matches the file has");
  }
  return keep ?? null;
}

export function readHeavyOneIn({ heavyOneIn }: RunCall, usual: number): number {
  return heavyOneIn === undefined ? usual : whole("--heavy-one-in", heavyOneIn, 1);
}

const whole = (name: string, text: string, least = 0): number =>
  readWhole(name, text, least, Number.MAX_SAFE_INTEGER);
