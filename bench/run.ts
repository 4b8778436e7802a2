/** `npm run bench -- <name> [options]` runs a benchmark; without a name it lists them. */
import {
  readComparison,
  readEffort,
  readFigures,
  readFuzzComparison,
  readLoad,
  WrongCall,
} from "./arguments.ts";
import { NoSuchCommit } from "./checkout/checkout.ts";

interface Benchmark {
  /** What may follow its name. */
  readonly usage: string;
  readonly description: string;
  /** Gives the exit code. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  kernel: {
    usage: "[--quick]",
    description: "events applied and commands decided through four ways of making a working copy",
    run: async (args) => {
      const { run } = await import("./kernel/kernel.ts");
      await run({ quick: onlyQuick(args) });
      return 0;
    },
  },
  compare: {
    usage:
      "COMMIT [lunchtable|lorcana] [--rounds N] [--only LANE,…] [--quick] [--behaviour-differs]",
    description: "these sources against those of a commit, in one interleaved run",
    run: (args) => compared("compare", args),
  },
  same: {
    usage: "COMMIT [lunchtable|lorcana] [--matches N] [--quick]",
    description: "only whether these sources and those of a commit do the same, step by step",
    run: (args) => compared("same", args),
  },
  lunchtable: {
    usage: "[--rounds N] [--only LANE,…] [--quick]",
    description: "whole matches of LunchTable with all decks, and their parts, lane by lane",
    run: (args) => compared("lunchtable", args),
  },
  lorcana: {
    usage: "[--rounds N] [--only LANE,…] [--quick]",
    description: "the same for whole matches of Lorcana with the sample's two decks",
    run: (args) => compared("lorcana", args),
  },
  server: {
    usage: "[--rounds N] [--quick]",
    description: "of both games: a command with its views and events as JSON, beside bare JSON",
    run: (args) => bothGames(args, "server,bare-json"),
  },
  search: {
    usage: "[--rounds N] [--quick]",
    description: "of both games: what bots that think do, playouts a second and matches of greedy",
    run: (args) => bothGames(args, "playouts,greedy"),
  },
  duel: {
    usage: "[--rounds N] [--quick]",
    description: "the same small duel on the kernel and on boardgame.io",
    run: runsDuel,
  },
  peers: {
    usage: "[--rounds N] [--json] [--plot FILE] [--quick]",
    description: "random play on our games, and on boardgame.io, ocgcore-wasm and @pkmn/sim",
    run: runsPeers,
  },
  growth: {
    usage: "[--rounds N] [--json] [--plot FILE] [--quick]",
    description: "what a command costs as matches, cards, what stands and players become more",
    run: growing,
  },
  match: {
    usage: "[--rounds N] [--quick]",
    description:
      "actions a second through the match service and its stores, next to the bare databases",
    run: runsMatch,
  },
  load: {
    usage: "[postgres] [--quick]",
    description: "100, 500 and 1,000 matches at a time on a server, by `lunchtable loadtest`",
    run: runsLoad,
  },
  messages: {
    usage: "[--quick]",
    description: "bytes of a move on sockets and server-sent events, next to the whole view",
    run: async (args) => {
      const { runMessages } = await import("./messages/messages.ts");
      return runMessages(`npm run bench -- ${["messages", ...args].join(" ")}`, onlyQuick(args));
    },
  },
  web: {
    usage: "[--rounds N] [--quick]",
    description:
      "clicks on a match with full boards in a browser: to the next paint, and what shifts",
    run: runsWeb,
  },
  fuzz: {
    usage: "COMMIT [lunchtable|lorcana] [--rounds N] [--quick] [--behaviour-differs]",
    description: "matches of the fuzzer a second, here and at a commit, with the checks of both",
    run: fuzzes,
  },
};

/** Some lanes of both games. */
function bothGames(args: readonly string[], lanes: string): Promise<number> {
  return compared("lunchtable", ["lorcana", "--only", lanes, ...args]);
}

async function fuzzes(args: readonly string[]): Promise<number> {
  const comparison = readFuzzComparison(args);
  const { compareFuzz } = await import("./fuzz/fuzz.ts");
  return compareFuzz(comparison);
}

async function runsDuel(args: readonly string[]): Promise<number> {
  const { rounds, quick } = readEffort(args);
  const { runDuel } = await import("./duel/duel.ts");
  return runDuel(`npm run bench -- ${["duel", ...args].join(" ")}`, rounds, quick);
}

async function runsPeers(args: readonly string[]): Promise<number> {
  const figures = readFigures(args);
  const { runPeers } = await import("./peers/peers.ts");
  return runPeers({ command: `npm run bench -- ${["peers", ...args].join(" ")}`, ...figures });
}

async function growing(args: readonly string[]): Promise<number> {
  const figures = readFigures(args);
  const { runGrowth } = await import("./growing/growing.ts");
  return runGrowth({ command: `npm run bench -- ${["growth", ...args].join(" ")}`, ...figures });
}

async function runsMatch(args: readonly string[]): Promise<number> {
  const { rounds, quick } = readEffort(args);
  const { runMatch } = await import("./match/match.ts");
  return runMatch(`npm run bench -- ${["match", ...args].join(" ")}`, rounds, quick);
}

async function runsLoad(args: readonly string[]): Promise<number> {
  const { database, quick } = readLoad(args);
  const { runLoad } = await import("./load/load.ts");
  return runLoad(`npm run bench -- ${["load", ...args].join(" ")}`, database, quick);
}

async function runsWeb(args: readonly string[]): Promise<number> {
  const { rounds, quick } = readEffort(args, 1);
  const { runWeb } = await import("./web/web.ts");
  return runWeb(`npm run bench -- ${["web", ...args].join(" ")}`, rounds, quick);
}

async function compared(name: string, args: readonly string[]): Promise<number> {
  const comparison = readComparison(name, args);
  const { compare } = await import("./compare/compare.ts");
  return compare(comparison);
}

function onlyQuick(args: readonly string[]): boolean {
  const strange = args.filter((arg) => arg !== "--quick");
  if (strange.length === 0) return args.length > 0;
  throw new WrongCall(`Unknown: ${strange.join(" ")}. The only option is --quick, a smoke run.`);
}

function list(): string {
  return Object.entries(benchmarks)
    .map(([name, { usage, description }]) => `  ${name} ${usage}\n      ${description}`)
    .join("\n");
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    console.log(`npm run bench -- <name> [options]\n\n${list()}`);
    return 0;
  }
  const benchmark = Object.entries(benchmarks).find(([known]) => known === name)?.[1];
  if (benchmark === undefined) throw new WrongCall(`There is no benchmark "${name}".`);
  return benchmark.run(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongCall || error instanceof NoSuchCommit)) throw error;
  console.error(`${error.message} There are:\n\n${list()}`);
  process.exitCode = 2;
}
