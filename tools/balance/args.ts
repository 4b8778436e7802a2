/** The command line: what it may say, and a sentence for everything else. */
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type Config, defaultConfig } from "@ltcg/engine";
import type { GameTypes } from "@tcg/core";
import { aboutBots, findBot } from "../../packages/cli/src/bots.ts";
import { unknown } from "../../packages/cli/src/closest.ts";
import { findDeck } from "../../packages/cli/src/decks.ts";
import { messageOf, WrongCall } from "../../packages/cli/src/errors.ts";
import { readWhole } from "../../packages/cli/src/seeds.ts";
import { gameNames, type Measured, measuredGame } from "./games.ts";
import { type BalanceRequest, type GameName, type NamedDeck, pairsOf } from "./request.ts";

/** So many games a pair make a verdict. */
const FULL_GAMES = 1000;
const MAX_GAMES = 1_000_000;
const MAX_THREADS = 256;
/** What a verdict is given for. */
const usual = { game: "lunchtable", bot: "greedy", prior: "decks" } as const;

/** Settings of the rules that can be tried, by option. */
const settings = {
  "first-draws": "firstSeatDrawsOnTurn1",
  "second-clout": "secondSeatClout",
  "clout-a-turn": "cloutPerTurn",
  "attrition-from": "attritionFromTurn",
  "attrition-life": "attritionLifePoints",
  life: "startingLifePoints",
  hand: "startingHand",
  threshold: "breakdownThreshold",
  breakdowns: "breakdownsToWin",
} as const satisfies Readonly<Record<string, keyof Config>>;
type Setting = keyof typeof settings;
const settingNames = Object.keys(settings) as readonly Setting[];

export const usage = `Usage: npm run balance -- [options]

Each two of the starter decks play each other, bot against bot, seats swapped game by game: who wins,
whether going first helps, how games end, and whether that is what we want of the set.

  --game NAME        ${gameNames.join(" or ")} (default ${usual.game})
  --games N          for each pair of decks, an even number (default ${FULL_GAMES})
  --seed N           the same seed plays the same games, on any number of threads (default 1)
  --bot NAME         at both seats: ${aboutBots}
                     (default ${usual.bot})
  --decks A,B,…      these only, by id or as JSON files with a list of card ids
                     (default: the starter decks; of LunchTable that of each clique)
  --mirror           each deck also plays itself; counts for who goes first, not for the field
  --prior WHAT       what bots take hidden cards for: decks (the rest of a known one, default) or any
  --cards-table      for each card: how often drawn, of that played, of that with an effect activated,
                     and its deck's share of wins in those games
  --report FILE      writes the report there too; as data if it ends in .json
  --pages FILE       writes what the pages of cards show of the starter decks and their cards, as data
  --keep FILE        keeps each game there, and goes on with what it keeps when called again
  --threads N        default: one a core

Rules of LunchTable to try, with what is usual:
${settingNames.map((name) => `  --${name.padEnd(16)} ${settings[name]} (${defaultConfig[settings[name]]})`).join("\n")}

Exits 1 when a target is missed, but only where the starter decks alone played at least ${FULL_GAMES} games a pair
under the usual rules, with the usual bot and prior; 2 on a wrong call.

Example: npm run balance -- --decks sugar-rush,rumor-mill --games 100 --cards-table`;

export interface Args {
  readonly request: BalanceRequest;
  readonly threads: number;
  readonly report?: string;
  readonly keep?: string;
  /** A file for the pages of cards. */
  readonly pages?: string;
  /** All that a verdict takes. */
  readonly isBinding: boolean;
}

export function readArgs(argv: readonly string[]): Args {
  const values = parse(argv);
  const { bot, prior, report, keep, pages } = values;
  const game = gameNames.find((name) => name === values.game);
  if (game === undefined) throw new WrongCall(unknown("game", values.game, gameNames));
  const measured = measuredGame(game);
  findBot(bot);
  if (prior !== "any" && prior !== "decks") {
    throw new WrongCall(`--prior takes any or decks, not ${prior}`);
  }
  const request: BalanceRequest = {
    game,
    seed: readWhole("--seed", values.seed, 0, Number.MAX_SAFE_INTEGER),
    games: readEven("--games", values.games),
    bot,
    prior,
    decks: readDecks(values.decks, measured),
    mirror: values.mirror,
    config: readConfig(values, game),
    cards: values["cards-table"] || pages !== undefined,
  };
  const isUsual =
    values.decks === undefined &&
    prior === usual.prior &&
    !request.mirror &&
    Object.keys(request.config).length === 0;
  if (pages !== undefined && !isUsual) {
    throw new WrongCall("--pages takes the starter decks alone, under the usual rules and prior");
  }
  if (pairsOf(request).length === 0) {
    throw new WrongCall("one deck has nobody to play; name two, or add --mirror");
  }
  checkStarts(request, measured);
  return {
    request,
    threads:
      values.threads === undefined
        ? availableParallelism()
        : readWhole("--threads", values.threads, 1, MAX_THREADS),
    ...(report !== undefined && { report }),
    ...(keep !== undefined && { keep }),
    ...(pages !== undefined && { pages }),
    isBinding: isUsual && bot === usual.bot && request.games >= FULL_GAMES,
  };
}

/** Games go in couples, between which the decks change seats. */
function readEven(option: string, text: string): number {
  const games = readWhole(option, text, 1, MAX_GAMES);
  if (games % 2 === 0) return games;
  throw new WrongCall(`${option} takes an even number, since seats are swapped; not ${games}`);
}

// The return type is Node's own, worked out from the options.
function parse(argv: readonly string[]) {
  const ofRules = Object.fromEntries(settingNames.map((name) => [name, { type: "string" }])) as {
    readonly [S in Setting]: { readonly type: "string" };
  };
  try {
    return parseArgs({
      args: [...argv],
      options: {
        game: { type: "string", default: usual.game },
        games: { type: "string", default: String(FULL_GAMES) },
        seed: { type: "string", default: "1" },
        bot: { type: "string", default: usual.bot },
        decks: { type: "string" },
        mirror: { type: "boolean", default: false },
        prior: { type: "string", default: usual.prior },
        "cards-table": { type: "boolean", default: false },
        report: { type: "string" },
        keep: { type: "string" },
        pages: { type: "string" },
        threads: { type: "string" },
        ...ofRules,
      },
    }).values;
  } catch (error) {
    throw new WrongCall(messageOf(error));
  }
}

function readDecks(
  names: string | undefined,
  { hosted, starters }: Measured<GameTypes>,
): readonly NamedDeck[] {
  if (names === undefined) return starters;
  const wanted = names.split(",").map((name) => name.trim());
  const found = wanted.map((name): NamedDeck => {
    const deck = findDeck(hosted, name, 0);
    return { name: basename(deck.name, ".json"), cards: deck.cards };
  });
  const twice = found.find(({ name }, i) => found.findIndex((deck) => deck.name === name) !== i);
  if (twice !== undefined) {
    throw new WrongCall(
      `two of --decks are called ${twice.name}; --mirror plays one against itself`,
    );
  }
  return found;
}

function readConfig(
  values: { readonly [S in Setting]?: string | undefined },
  game: GameName,
): BalanceRequest["config"] {
  const given = settingNames.flatMap((name) => {
    const text = values[name];
    if (text === undefined) return [];
    if (game !== "lunchtable") throw new WrongCall(`--${name} is a rule of LunchTable`);
    return [[settings[name], readSetting(name, text)] as const];
  });
  return Object.fromEntries(given);
}

function readSetting(name: Setting, text: string): number | boolean {
  if (typeof defaultConfig[settings[name]] === "number") {
    return readWhole(`--${name}`, text, 0, Number.MAX_SAFE_INTEGER);
  }
  if (text === "true" || text === "false") return text === "true";
  throw new WrongCall(`--${name} takes true or false, not ${text}`);
}

/** Decks and rules that no match can be played with are told here, and not by a thread. */
function checkStarts({ decks, config }: BalanceRequest, { hosted }: Measured<GameTypes>): void {
  for (const deck of decks) {
    const both = Object.fromEntries(hosted.seats.map((seat) => [seat, deck.cards]));
    const started = hosted.game.start(hosted.options(both, { seed: 0, config }));
    if (started.ok) continue;
    const { message, data } = started.rejection;
    throw new WrongCall(
      `no match can be played with ${deck.name}: ${message} ${JSON.stringify(data)}`,
    );
  }
}
