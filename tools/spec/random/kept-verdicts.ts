/**
 * A file with the verdicts of a run, one a line, so that a run which was broken off goes on where it
 * stopped. Its first line says what was run: on other code these would be other verdicts.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { messageOf, UsageError } from "../problem.ts";
import type { RandomMutant } from "./find-mutants.ts";
import type { RandomVerdict } from "./verdict.ts";

type Line = { readonly mutant: string; readonly verdict: RandomVerdict };

export class KeptVerdicts {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, RandomVerdict>;

  /** `run` is what the verdicts depend on. A UsageError if the file is about another run. */
  constructor(file: string, run: object) {
    this.#file = file;
    const head = JSON.stringify(run);
    const found = trying(file, () => (existsSync(file) ? readFileSync(file, "utf8") : ""));
    const [first = "", ...lines] = found.split("\n");
    if (first !== "" && first !== head)
      throw new UsageError(
        `${file} keeps verdicts of other code or another call; name another file.`,
      );
    // Broken off in the middle of a line: that mutant is judged again.
    const kept = lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
    this.#known = new Map(kept.map(({ mutant, verdict }) => [mutant, verdict]));
    const whole = [head, ...lines.slice(0, -1), ""].join("\n");
    if (whole !== found) trying(file, () => writeFileSync(file, whole));
  }

  of(mutant: RandomMutant): RandomVerdict | undefined {
    return this.#known.get(nameOf(mutant));
  }

  add(mutant: RandomMutant, verdict: RandomVerdict): void {
    appendFileSync(this.#file, `${JSON.stringify({ mutant: nameOf(mutant), verdict })}\n`);
  }
}

function nameOf({ file, start, end, replacement }: RandomMutant): string {
  return `${file} ${start} ${end} ${replacement}`;
}

function trying<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new UsageError(`Verdicts cannot be kept in ${file}: ${messageOf(error)}`);
  }
}
