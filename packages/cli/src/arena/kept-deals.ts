/**
 * A file with the deals that have been played, one a line, so that a run which was broken off goes on where it
 * stopped, and parts played on several machines can be put together. Its first line says what is compared.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { canonicalJson } from "@tcg/core";
import { readingFault, WrongCall, writingFault } from "../errors.ts";
import type { ArenaRequest, DealResult, Shard } from "./request.ts";

/** What is compared: with other decks, cards or bots these would be other deals. */
export interface Head {
  readonly arena: ArenaRequest;
  /** The hash of the cards that are played with. */
  readonly cardSet: string;
  readonly rulesVersion: number;
}

export class KeptDeals {
  readonly deals: readonly DealResult[];
  readonly #file: string;

  /** A WrongCall if the file is about another comparison, or cannot be read or written. */
  constructor(file: string, head: Head, shard: Shard) {
    this.#file = file;
    const first = canonicalJson({ ...head, shard });
    const found = existsSync(file) ? read(file) : "";
    const line = firstLine(found);
    if (line !== "" && line !== first) {
      throw new WrongCall(`${file} keeps deals of another comparison; name another file`);
    }
    this.deals = dealsIn(file, found);
    const whole = [first, ...this.deals.map((deal) => JSON.stringify(deal)), ""].join("\n");
    if (whole !== found) writing(file, () => writeFileSync(file, whole));
  }

  add(deal: DealResult): void {
    writing(this.#file, () => appendFileSync(this.#file, `${JSON.stringify(deal)}\n`));
  }
}

/** The deals of all files, which must be of one comparison and have none twice. */
export function mergeKept(files: readonly string[]): Head & { readonly deals: DealResult[] } {
  const kept = files.map((file) => ({ file, ...readKept(file) }));
  const [first] = kept;
  if (first === undefined) throw new WrongCall("name the files to put together");
  const inOne = new Map<number, string>();
  for (const { file, head, deals } of kept) {
    if (canonicalJson(head) !== canonicalJson(first.head)) {
      throw new WrongCall(`${file} is of another comparison than ${first.file}`);
    }
    for (const { deal } of deals) {
      const other = inOne.get(deal);
      if (other !== undefined) throw new WrongCall(`deal ${deal} is in ${other} and in ${file}`);
      inOne.set(deal, file);
    }
  }
  const deals = kept.flatMap((each) => each.deals).sort((a, b) => a.deal - b.deal);
  return { ...first.head, deals };
}

function readKept(file: string): { readonly head: Head; readonly deals: readonly DealResult[] } {
  const text = read(file);
  const head = readHead(firstLine(text));
  if (head !== null) return { head, deals: dealsIn(file, text) };
  throw new WrongCall(
    `${file} was not written by arena --keep: its first line does not say what was compared`,
  );
}

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

/** A line that was broken off in the middle is none: that deal is played again. */
function dealsIn(file: string, text: string): readonly DealResult[] {
  const [, ...lines] = text.split("\n");
  return lines.slice(0, -1).map((line, place) => {
    const deal = jsonIn(line);
    if (isDeal(deal)) return deal;
    throw new WrongCall(`${file}: line ${place + 2} is no deal`);
  });
}

function readHead(line: string): Head | null {
  const { arena, cardSet, rulesVersion } = fieldsOf(jsonIn(line));
  const { game, seed, bots, decks } = fieldsOf(arena);
  const isHead =
    typeof cardSet === "string" &&
    typeof rulesVersion === "number" &&
    typeof game === "string" &&
    seed !== undefined &&
    Array.isArray(bots) &&
    Array.isArray(decks);
  return isHead ? { arena: arena as ArenaRequest, cardSet, rulesVersion } : null;
}

function isDeal(value: unknown): value is DealResult {
  const { deal, scores, turns } = fieldsOf(value);
  return (
    Number.isInteger(deal) &&
    Number(deal) >= 0 &&
    isPair(scores, (score) => [0, 0.5, 1].includes(score)) &&
    isPair(turns, (count) => count >= 0)
  );
}

const isPair = (value: unknown, isGood: (each: number) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => isGood(Number(each)));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new WrongCall(readingFault(file, error));
  }
}

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new WrongCall(writingFault(file, error));
  }
}
