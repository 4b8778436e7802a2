/** What a static ability asks of cards that other static abilities change. */
import type { CompleteStatic } from "../complete-cards.ts";
import { STATS, type Stat } from "../vocabulary.ts";

/** What of a card static abilities change and other static abilities ask for. */
export const QUALITIES = [...STATS, "keyword"] as const;
export type Quality = (typeof QUALITIES)[number];

/** What a static ability asks for: whether it applies and to whom, and how much it states. */
export function readBy({ on, while: condition, facts }: CompleteStatic): ReadonlySet<Quality> {
  const found = new Set<Quality>();
  gather([on, condition], found);
  for (const fact of facts) {
    if ("amount" in fact) gather(fact.amount, found);
    if ("each" in fact) gather(fact.each, found);
  }
  return found;
}

/** A filter's parts, and the numbers that amounts and conditions read of cards. */
function gather(tree: unknown, found: Set<Quality>): void {
  if (typeof tree !== "object" || tree === null) return;
  for (const [name, part] of Object.entries(tree)) {
    if (name === "keyword") found.add("keyword");
    // As the number that is read, or that has to be the greatest.
    else if (isStat(part)) found.add(part);
    // A player's lore is named by a word.
    else if (isStat(name) && typeof part === "object") found.add(name);
    gather(part, found);
  }
}

function isStat(word: unknown): word is Stat {
  return STATS.some((stat) => stat === word);
}
