/**
 * A file with the parts of a run that have been played, one a line, so that a long run which was broken off
 * goes on where it stopped. Its first line says what is played: with another seed or number of matches these
 * would be other matches.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { canonicalJson } from "@tcg/core";
import { messageOf, WrongCall } from "../errors.ts";
import type { Matches } from "./in-parallel.ts";

interface KeptPart<Part> {
  readonly matches: Matches;
  readonly part: Part;
}

export class KeptParts<Part> {
  readonly #file: string;
  readonly #parts = new Map<string, Part>();

  /** `run` says what is played. A WrongCall if the file is about another, or cannot be read or written. */
  constructor(file: string, run: Readonly<Record<string, unknown>>) {
    this.#file = file;
    const first = canonicalJson(run);
    const found = trying(file, () => (existsSync(file) ? readFileSync(file, "utf8") : ""));
    const [line = "", ...lines] = found.split("\n");
    if (line !== "" && line !== first) {
      throw new WrongCall(`${file} keeps another run; name another file, or its seed and matches`);
    }
    // Broken off in the middle of a line: those matches are played again.
    const kept = lines.slice(0, -1);
    for (const each of kept) {
      const { matches, part } = trying(file, () => JSON.parse(each) as KeptPart<Part>);
      this.#parts.set(keyOf(matches), part);
    }
    const whole = [first, ...kept, ""].join("\n");
    if (whole !== found) trying(file, () => writeFileSync(file, whole));
  }

  of(matches: Matches): Part | undefined {
    return this.#parts.get(keyOf(matches));
  }

  add(matches: Matches, part: Part): void {
    const line = JSON.stringify({ matches, part } satisfies KeptPart<Part>);
    trying(this.#file, () => appendFileSync(this.#file, `${line}\n`));
  }
}

const keyOf = ({ firstGame, games }: Matches): string => `${firstGame} ${games}`;

function trying<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new WrongCall(`the run cannot be kept in ${file}: ${messageOf(error)}`);
  }
}
