/** What a text has done so far, counted where it asks for that. */
import { bounded } from "../bounds.ts";
import type { Effect } from "../cards.ts";
import type { Play } from "../types.ts";
import { RESULTS, type Result } from "../vocabulary.ts";

type Results = Readonly<Partial<Record<Result, number>>>;

/** The numbers that a text will ask for, before anything is done: of others nobody keeps count. */
export function resultsAsked(effects: readonly Effect[]): Results {
  const known = asked.get(effects);
  if (known !== undefined) return known;
  const found: Partial<Record<Result, number>> = {};
  gather(effects, found);
  asked.set(effects, found);
  return found;
}

/** What is printed is looked through once. */
const asked = new WeakMap<readonly Effect[], Results>();

function gather(tree: unknown, found: Partial<Record<Result, number>>): void {
  if (typeof tree !== "object" || tree === null) return;
  for (const [name, part] of Object.entries(tree)) {
    if (name === "result" && isResult(part)) found[part] = 0;
    else gather(part, found);
  }
}

function isResult(word: unknown): word is Result {
  return RESULTS.some((result) => result === word);
}

/** Adds to what the text that resolves has done. */
export function noteResult(play: Play, as: Result, amount: number): void {
  const before = play.state.shared.resolutions.at(-1)?.results[as];
  if (before === undefined || amount === 0) return;
  const sum = bounded(before + amount);
  if (sum !== before) play.emit({ type: "RESULT_NOTED", as, amount: sum });
}
