/** What may be typed behind `npm run bench --`. */
import { parseArgs } from "node:util";
import { laneNames } from "./compare/catalogue.ts";
import type { Comparison } from "./compare/compare.ts";
import type { FuzzComparison } from "./fuzz/fuzz.ts";
import { type SubjectName, subjectNames } from "./lanes/subject.ts";

export class WrongCall extends Error {}

const ROUNDS = 15;

/** Of `compare COMMIT [GAME…]`, the same for `same`, or, without a commit, of `GAME`. */
export function readComparison(name: string, args: readonly string[]): Comparison {
  const { values, positionals } = parsed(args);
  refuseFigures(values);
  const isGame = (subjectNames as readonly string[]).includes(name);
  const [commit, ...games] = isGame ? [null, name, ...positionals] : positionals;
  const only = values.only?.split(",") ?? [];
  refuseStrange("lane", only, laneNames);
  return {
    command: `npm run bench -- ${[name, ...args].join(" ")}`,
    commit: named(commit),
    subjects: gamesOf(games as string[]),
    untimed: name === "same",
    matches: values.matches === undefined ? null : wholeNumber("--matches", values.matches),
    rounds: roundsOf(values.rounds),
    only,
    quick: values.quick,
    behaviourDiffers: values["behaviour-differs"],
  };
}

/** Of `fuzz COMMIT [GAME…]`. */
export function readFuzzComparison(args: readonly string[]): FuzzComparison {
  const { values, positionals } = parsed(args);
  const [commit, ...games] = positionals;
  refuseFigures(values);
  if (values.only !== undefined || values.matches !== undefined) {
    throw new WrongCall("Fuzzing has one lane and matches of its own.");
  }
  return {
    command: `npm run bench -- ${["fuzz", ...args].join(" ")}`,
    commit: named(commit),
    games: gamesOf(games),
    rounds: roundsOf(values.rounds),
    quick: values.quick,
    behaviourDiffers: values["behaviour-differs"],
  };
}

function named<T>(commit: T | undefined): T {
  if (commit === undefined) throw new WrongCall("Name the commit to compare with.");
  return commit;
}

/** All of them, if none is named. */
function gamesOf(names: readonly string[]): readonly SubjectName[] {
  refuseStrange("game", names, subjectNames);
  return names.length === 0 ? subjectNames : (names as SubjectName[]);
}

/** Of those that give their figures as data and as a plot, too. */
export function readFigures(args: readonly string[]): ReturnType<typeof readEffort> & {
  readonly json: boolean;
  readonly plot: string | undefined;
} {
  const { values, positionals } = parsed(args);
  const [strange] = positionals;
  if (strange !== undefined) throw new WrongCall(`Unknown: ${strange}.`);
  const { quick, json, plot } = values;
  return { rounds: roundsOf(values.rounds), quick, json, plot };
}

/** Of benchmarks that take nothing else. */
export function readEffort(
  args: readonly string[],
  usualRounds = ROUNDS,
): {
  readonly rounds: number;
  readonly quick: boolean;
} {
  const { values, positionals } = parsed(args);
  refuseFigures(values);
  const [strange] = positionals;
  if (strange !== undefined) throw new WrongCall(`Unknown: ${strange}.`);
  return { rounds: roundsOf(values.rounds, usualRounds), quick: values.quick };
}

/** Of `load`, which may name the database. */
export function readLoad(args: readonly string[]): {
  readonly database: "sqlite" | "postgres";
  readonly quick: boolean;
} {
  const [first] = args;
  const isPostgres = first === "postgres";
  const strange = args.slice(isPostgres ? 1 : 0).find((arg) => arg !== "--quick");
  if (strange !== undefined) throw new WrongCall(`Unknown: ${strange}.`);
  return { database: isPostgres ? "postgres" : "sqlite", quick: args.includes("--quick") };
}

/** An option that is taken and not followed would be worse than none. */
function refuseFigures({ json, plot }: { readonly json: boolean; readonly plot?: string }): void {
  if (json || plot !== undefined) throw new WrongCall("It has no --json and no --plot.");
}

const roundsOf = (text: string | undefined, usual = ROUNDS): number =>
  text === undefined ? usual : wholeNumber("--rounds", text);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: "string" },
        only: { type: "string" },
        matches: { type: "string" },
        quick: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        plot: { type: "string" },
        "behaviour-differs": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function refuseStrange(what: string, given: readonly string[], known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    throw new WrongCall(`There is no ${what} "${name}". There are: ${known.join(", ")}.`);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new WrongCall(`${name} takes a number, not ${text}.`);
  return Number(text);
}
