/** Finds rules by number or by words. */
import type { Block } from "./markdown.ts";

export interface FoundRule {
  readonly number: string;
  readonly text: string;
}

/** Whoever finds more needs another word. */
const MOST = 40;

/** Every rule and heading with a number, in the order of the book. */
export function rulesOf(blocks: readonly Block[]): FoundRule[] {
  const items = blocks.flatMap((block) =>
    block.kind === "heading" ? [block] : block.kind === "list" ? block.items : [],
  );
  return items.flatMap(({ number, inlines }) =>
    number === null ? [] : [{ number, text: inlines.map(({ text }) => text).join("") }],
  );
}

/** Those with all the words, or with the number and what is under it; none for an empty question. */
export function findRules(rules: readonly FoundRule[], question: string): readonly FoundRule[] {
  const asked = question.trim().toLowerCase();
  if (asked === "") return [];
  if (/^\d+(\.\d+)*\.?$/.test(asked)) {
    const number = asked.replace(/\.$/, "");
    return rules
      .filter((rule) => rule.number === number || rule.number.startsWith(`${number}.`))
      .slice(0, MOST);
  }
  const words = asked.split(/\s+/);
  return rules
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .slice(0, MOST);
}
