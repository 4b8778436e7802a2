/** A keyword as it is printed: "Evasive", "Challenger +2", "Puppy Shift 3", "Shift: Discard a card". */
import type { KeywordAbility } from "../cards.ts";
import { keywordRules } from "../keywords/index.ts";
import { keywordWord } from "../phrases/keyword-numbered.ts";
import { readCosts } from "../phrases/reading.ts";
import { KEYWORDS } from "../vocabulary.ts";

/** Null: it is none. */
export function readKeyword(text: string): KeywordAbility | null {
  const said = text.replace(/\.$/, "");
  return plainKeyword(said) ?? shift(said);
}

function plainKeyword(text: string): KeywordAbility | null {
  for (const keyword of KEYWORDS) {
    if (!text.startsWith(keywordWord(keyword))) continue;
    const rest = text.slice(keywordWord(keyword).length);
    const { number } = keywordRules[keyword];
    if (number === "none") {
      if (rest === "") return { kind: "keyword", keyword };
      continue;
    }
    const match = (number === "sum" ? /^ \+(\d+)$/ : /^ (\d+)(?: \{I\})?$/).exec(rest);
    if (match !== null) return { kind: "keyword", keyword, value: Number(match[1]) };
  }
  return null;
}

function shift(text: string): KeywordAbility | null {
  const match = /^(?:(.+) )?Shift(?:(?: (\d+)(?: \{I\})?)|(?:: | )(.+))$/.exec(text);
  if (match === null) return null;
  const [, kind, value, price] = match;
  const onto =
    kind === undefined ? undefined : kind === "Universal" ? "any" : { classification: kind };
  const costs = price === undefined ? null : readCosts(price);
  if (value === undefined && costs === null) return null;
  return {
    kind: "keyword",
    keyword: "shift",
    ...(value !== undefined && { value: Number(value) }),
    ...(costs !== null && { costs }),
    ...(onto !== undefined && { onto }),
  };
}
