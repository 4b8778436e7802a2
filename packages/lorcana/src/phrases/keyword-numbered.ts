/** Keywords as they are called, with their numbers: browsers need no more of the phrases than this. */
import type { Keyword } from "../vocabulary.ts";

export function keywordWord(keyword: Keyword): string {
  return keyword
    .split("-")
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join(" ");
}

const SUMS: readonly Keyword[] = ["challenger", "resist"];

/** "Challenger +2", "Singer 5", "Ward" */
export function keywordNumbered(keyword: Keyword, value?: number): string {
  const name = keywordWord(keyword);
  if (value === undefined) return name;
  return SUMS.includes(keyword) ? `${name} +${value}` : `${name} ${value}`;
}
