/** Words of the closed sets, as they are printed. */

import type { Amount } from "../cards.ts";
import { KEYWORDS, type Keyword } from "../vocabulary.ts";
import { keywordWord } from "./keyword-numbered.ts";
import { after, oneOf, type Part, wordsFor } from "./part.ts";

export const keywordName: Part<Keyword> = wordsFor(
  KEYWORDS.map((keyword) => [keyword, keywordWord(keyword)] as const),
);

/** A whole number. */
export const count: Part<number> = {
  read(text, at, context) {
    const match = /^\d+/.exec(text.slice(at));
    return match === null ? [] : [{ value: Number(match[0]), end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number" && value >= 0 ? { text: `${value}`, context } : null,
};

/** "+2", "-1" */
export const signed: Part<number> = {
  read(text, at, context) {
    const match = /^([+-])(\d+)/.exec(text.slice(at));
    if (match === null) return [];
    const value = Number(match[2]) * (match[1] === "-" ? -1 : 1);
    return [{ value, end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number" ? { text: value < 0 ? `${value}` : `+${value}`, context } : null,
};

/** "a card", "2 cards" */
export function counted(one: string, many: string, ...others: readonly string[]): Part<Amount> {
  return {
    read(text, at, context) {
      const found = count
        .read(text, at, context)
        .flatMap(({ value, end }) =>
          [` ${many}`, ...(value === 1 ? [` ${one.replace(/^an? /, "")}`] : [])]
            .filter((said) => text.startsWith(said, end))
            .map((said) => ({ value, end: end + said.length, context })),
        );
      const ones = [one, ...others].filter((said) => after(text, at, said) !== null);
      return [...found, ...ones.map((said) => ({ value: 1, end: at + said.length, context }))];
    },
    speak: (value, context) =>
      typeof value !== "number"
        ? null
        : { text: value === 1 ? oneOf([one, ...others]) : `${value} ${many}`, context },
  };
}
