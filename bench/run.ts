/** `npm run bench -- <name> [options]` runs a benchmark; without a name it lists them. */

interface Benchmark {
  readonly description: string;
  readonly load: () => Promise<{
    readonly run: (options: { readonly quick: boolean }) => Promise<void>;
  }>;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  kernel: {
    description: "events applied and commands decided through six ways of making a working copy",
    load: () => import("./kernel/kernel.ts"),
  },
  lunchtable: {
    description:
      "whole matches of LunchTable at random: commands and games a second, and their parts",
    load: () => matchesOf("lunchtable"),
  },
  lorcana: {
    description: "the same for whole matches of Lorcana with the sample's two decks",
    load: () => matchesOf("lorcana"),
  },
};

async function matchesOf(subject: string): ReturnType<Benchmark["load"]> {
  const { runMatches } = await import("./matches/matches.ts");
  return { run: (options) => runMatches(subject, options) };
}

function list(): string {
  const width = Math.max(...Object.keys(benchmarks).map((name) => name.length));
  const lines = Object.entries(benchmarks).map(
    ([name, { description }]) => `  ${name.padEnd(width)}  ${description}`,
  );
  return ["npm run bench -- <name> [--quick]", "", ...lines].join("\n");
}

const [name, ...args] = process.argv.slice(2);
const benchmark = Object.entries(benchmarks).find(([known]) => known === name)?.[1];
const strange = args.filter((arg) => arg !== "--quick");
if (name === undefined) {
  console.log(list());
} else if (benchmark === undefined) {
  console.error(`There is no benchmark "${name}". There are:\n\n${list()}`);
  process.exitCode = 2;
} else if (strange.length > 0) {
  console.error(`Unknown: ${strange.join(" ")}. The only option is --quick, a smoke run.`);
  process.exitCode = 2;
} else {
  const { run } = await benchmark.load();
  await run({ quick: args.includes("--quick") });
}
