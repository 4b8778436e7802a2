import { cards } from "@ltcg/cards";
import { expect, test } from "vitest";
import { linkDoes } from "./link-words.ts";
import type { LunchTableContext } from "./use-lunch-table.ts";

const faces = cards as unknown as LunchTableContext["faces"];

/** What each effect of a card would be told as on the chain. */
function told(card: string): (string | null)[] {
  const effects = faces[card]?.effects ?? [];
  return effects.map(({ id }) => linkDoes(card, id ?? null, faces));
}

test("a link says what it does, and not when and at what cost", () => {
  expect(told("fizz-bomber")).toContain("Deal 500 damage to the opponent");
  for (const line of Object.keys(faces).flatMap(told))
    expect(line).not.toMatch(/^(When|In your)\b/);
});

test("a card that only comes to lie there says so, and a hidden one nothing", () => {
  expect(linkDoes("fizz-bomber", null, faces)).toBe("Comes to lie on the table.");
  expect(linkDoes("a-hidden-one", "strike", faces)).toBe(null);
});
