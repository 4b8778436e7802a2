/** What a line of the log comes to, for the column at the right of the receipt. */

const CHANGE = /\b(lose|pay|gain|get|take)s?\b(?: up)? (\d+) (life|clout|vice|lore|damage)\b/;

const ups: ReadonlySet<string> = new Set(["gain", "get"]);
const downs: ReadonlySet<string> = new Set(["life", "damage"]);

/** "-300" of "the opponent loses 300 life"; null: it is about no number. */
export function amountIn(line: string): string | null {
  const [, verb = "", number = "", what = ""] = CHANGE.exec(line) ?? [];
  if (verb === "") return null;
  const amount = `${ups.has(verb) ? "+" : "\u2212"}${number}`;
  return downs.has(what) ? amount : `${amount} ${what === "clout" ? "\u2605" : what}`;
}
