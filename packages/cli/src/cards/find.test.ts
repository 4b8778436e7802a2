import { cards } from "@ltcg/cards";
import type { CardDefinition, CardTable } from "@ltcg/engine";
import { expect, test } from "vitest";
import { WrongCall } from "../errors.ts";
import { findCard, type ListOptions, listCards } from "./find.ts";

/** Two of the cliques and a token, so that the others may grow. */
const some: CardTable = Object.fromEntries(
  Object.values<CardDefinition>({
    ...cards,
    crumb: {
      id: "crumb",
      name: "Crumb",
      type: "stereotype",
      rarity: "common",
      archetype: "sugar-rush",
      token: true,
      level: 1,
      attack: 0,
      defense: 0,
    },
  })
    .filter(({ archetype }) => archetype === "sugar-rush" || archetype === "rumor-mill")
    .map((card) => [card.id, card]),
);

test.each<[ListOptions, string[]]>([
  [{ kind: "counter" }, ["too-wired-to-listen", "total-denial"]],
  [{ kind: "class", rarity: "rare" }, ["birthday-party-table", "back-row-seats"]],
  [{ kind: "token" }, ["crumb"]],
  [{ level: "7-" }, ["pinata-king", "queen-of-table-nine"]],
  [{ level: "-1" }, ["crumb"]],
  [{ level: "7-8", rarity: "legendary" }, ["pinata-king", "queen-of-table-nine"]],
  [{ cost: "2-", kind: "quick-play" }, ["chug-chug-chug"]],
  [{ archetype: "sugar-rush", kind: "equip" }, ["light-up-sneakers"]],
  [{ attribute: "neutral" }, ["jawbreaker-jock", "locker-listener"]],
  [{ archetype: "Sugar Rush", kind: "Equip" }, ["light-up-sneakers"]],
  [{ rarity: "Legendary" }, ["pinata-king", "queen-of-table-nine"]],
  // The apostrophe of a keyboard is that of the print.
  [{ text: "opponent's deck" }, ["spoiler-alert", "leaked-answer-key"]],
  // A word that none of these cards says, and nothing that is near one.
  [{ uses: "take_control" }, []],
  [{ uses: "zzz" }, []],
  [{ text: "random discards" }, ["locker-listener", "leaked-answer-key"]],
  [{ uses: "view_top_cards" }, ["spoiler-alert", "leaked-answer-key"]],
  [
    { uses: "pierce" },
    ["jawbreaker-jock", "sprinkles-on-everything", "light-up-sneakers", "sudden-death-sundae"],
  ],
])("cards are found by %j", (options, found) => {
  expect(listCards(some, options).map(({ id }) => id)).toEqual(found);
});

test.each<[ListOptions, string]>([
  [{ kind: "tarp" }, "did you mean trap?"],
  [{ level: "x" }, "such as 4-6"],
  [{ level: "" }, "such as 4-6"],
  [{ level: "6-4" }, "4-6"],
  [{ uses: "negat" }, "did you mean negate?"],
  [{ archetype: "jock" }, "Known: sugar-rush, rumor-mill"],
])("%j is a wrong call", (options, reason) => {
  expect(() => listCards(some, options)).toThrow(WrongCall);
  expect(() => listCards(some, options)).toThrow(reason);
});

test("a card is found by its id or its name, and nothing inherited is one", () => {
  expect(findCard(some, "jawbreaker-jock").name).toBe("Jawbreaker Jock");
  expect(findCard(some, "jawbreaker jock").id).toBe("jawbreaker-jock");
  expect(() => findCard(some, "constructor")).toThrow(WrongCall);
});
