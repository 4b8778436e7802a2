/** A keyword as it is printed: "Evasive", "Challenger +2", "Puppy Shift 3", "Shift: Discard a card". */
import type { Cost, KeywordAbility } from "../cards.ts";
import { finished } from "./finish.ts";
import { keywordNumbered, keywordWord } from "./keyword-numbered.ts";
import { best, newContext, type Part } from "./part.ts";
import { parts } from "./registry.ts";

export function keywordText({ keyword, value, costs, onto }: KeywordAbility): string {
  const text =
    costs === undefined
      ? keywordNumbered(keyword, value)
      : `${keywordWord(keyword)}: ${paidText(costs)}`;
  if (onto === undefined) return text;
  return `${onto === "any" ? "Universal" : onto.classification} ${text}`;
}

/** What Shift costs: "pay 3 ink", "discard 2 cards". */
export function keywordPrice({ value, costs }: KeywordAbility): string {
  if (costs === undefined) return `pay ${value ?? 0} ink`;
  const said = (parts().payment as unknown as Part<readonly Cost[]>).speak(
    costs,
    newContext("character"),
  );
  return said === null
    ? "pay for it"
    : finished(`${best(said.text)}`).replace(/^./, (letter) => letter.toLowerCase());
}

function paidText(costs: readonly Cost[]): string {
  const said = (parts().costs as unknown as Part<readonly Cost[]>).speak(
    costs,
    newContext("character"),
  );
  const text = said === null ? "" : best(said.text);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
