/** The command line: what it may say, and a sentence for everything else. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { messageOf, UsageError } from "./problem.ts";

export type Args = {
  readonly names: readonly string[];
  readonly help: boolean;
  readonly json: boolean;
  readonly mutants: boolean;
  readonly random: boolean;
  /** Rule numbers, as typed. */
  readonly only: readonly string[];
  /** Of random mutants: how many to draw in each package (all without it), and by which seed. */
  readonly sample: number | undefined;
  readonly seed: string;
  readonly packages: readonly string[];
  /** Source files, each with a line after a colon or not. */
  readonly files: readonly string[];
  readonly keep: string | undefined;
  readonly workers: number;
  readonly timeoutSeconds: number;
};

export const usage = `npm run spec -- [package…] [--json]
    Which rules have no test, which tests cite a rule that is not there.
npm run spec -- --mutants [package…] [--only 6.3,6.4] [--workers n] [--timeout seconds] [--json]
    Makes each mistake of mutants/*.json in a scratch copy; a test with the rule's number must fail.
npm run spec -- --mutants --random [package…] [--package name] [--sample n] [--seed s]
             [--file path[:line]] [--keep file] [--workers n] [--timeout seconds] [--json]
    Makes mistakes by syntax, n in each package (all without --sample); some test must fail.
A package is named by folder, package name, short name or prefix. Exit: 0 good, 1 not, 2 wrong call.`;

export function readArgs(argv: readonly string[]): Args {
  const { values, positionals } = parse(argv);
  if (!values.mutants)
    for (const name of ["only", "workers", "timeout", "random"] as const)
      if (values[name] !== undefined) throw new UsageError(`--${name} goes with --mutants.`);
  const random = values.random === true;
  if (!random)
    for (const name of ["sample", "seed", "package", "file", "keep"] as const)
      if (values[name] !== undefined)
        throw new UsageError(`--${name} goes with --mutants --random.`);
  if (random && values.only !== undefined)
    throw new UsageError("--only is for the mutants of rules, not for random ones.");
  return {
    names: positionals,
    help: values.help,
    json: values.json,
    mutants: values.mutants,
    random,
    only: (values.only ?? []).flatMap((list) => list.split(",")).map((number) => number.trim()),
    sample: values.sample === undefined ? undefined : readCount("sample", values.sample, 1),
    seed: values.seed ?? "1",
    packages: values.package ?? [],
    files: values.file ?? [],
    keep: values.keep,
    workers: readCount("workers", values.workers, availableParallelism()),
    timeoutSeconds: readCount("timeout", values.timeout, 20),
  };
}

// The return type is Node's own, worked out from the options.
function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false, short: "h" },
        json: { type: "boolean", default: false },
        mutants: { type: "boolean", default: false },
        random: { type: "boolean" },
        only: { type: "string", multiple: true },
        sample: { type: "string" },
        seed: { type: "string" },
        package: { type: "string", multiple: true },
        file: { type: "string", multiple: true },
        keep: { type: "string" },
        workers: { type: "string" },
        timeout: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function readCount(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${name} takes a whole number from 1 up, not "${text}".`);
  return count;
}
