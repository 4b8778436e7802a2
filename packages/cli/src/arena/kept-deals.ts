/**
 * A file with the deals that have been played, one a line, so that a run which was broken off goes on where it
 * stopped, and parts played on several machines can be put together. Its first line says what is compared.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { canonicalJson } from "@tcg/core";
import { messageOf, WrongCall } from "../errors.ts";
import type { ArenaRequest, DealResult, Shard } from "./request.ts";

/** What is compared: with other decks, cards or bots these would be other deals. */
export interface Head {
  readonly arena: ArenaRequest;
  /** The hash of the cards that are played with. */
  readonly cardSet: string;
  readonly rulesVersion: number;
}

interface Kept extends Head {
  readonly shard: Shard;
}

export class KeptDeals {
  readonly deals: readonly DealResult[];
  readonly #file: string;

  /** A WrongCall if the file is about another comparison, or cannot be read or written. */
  constructor(file: string, head: Head, shard: Shard) {
    this.#file = file;
    const first = canonicalJson({ ...head, shard });
    const found = trying(file, () => (existsSync(file) ? readFileSync(file, "utf8") : ""));
    const [line = "", ...lines] = found.split("\n");
    if (line !== "" && line !== first) {
      throw new WrongCall(`${file} keeps deals of another comparison; name another file`);
    }
    // Broken off in the middle of a line: that deal is played again.
    this.deals = lines.slice(0, -1).map((text) => readDeal(file, text));
    const whole = [first, ...this.deals.map((deal) => JSON.stringify(deal)), ""].join("\n");
    if (whole !== found) trying(file, () => writeFileSync(file, whole));
  }

  add(deal: DealResult): void {
    trying(this.#file, () => appendFileSync(this.#file, `${JSON.stringify(deal)}\n`));
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
  const [first = "", ...lines] = trying(file, () => readFileSync(file, "utf8")).split("\n");
  let kept: Kept;
  try {
    kept = JSON.parse(first) as Kept;
  } catch {
    throw new WrongCall(`${file} was not written by arena --keep: its first line is no JSON`);
  }
  const { arena, cardSet, rulesVersion } = kept;
  if (arena === undefined) throw new WrongCall(`${file} was not written by arena --keep`);
  const deals = lines.filter((line) => line !== "").map((line) => readDeal(file, line));
  return { head: { arena, cardSet, rulesVersion }, deals };
}

function readDeal(file: string, line: string): DealResult {
  try {
    return JSON.parse(line) as DealResult;
  } catch (error) {
    throw new WrongCall(`${file} has a line that is no deal: ${messageOf(error)}`);
  }
}

function trying<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new WrongCall(`deals cannot be kept in ${file}: ${messageOf(error)}`);
  }
}
