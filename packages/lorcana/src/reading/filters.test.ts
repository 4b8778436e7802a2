/** Every part of a filter, with a card that is so and one that is not. */
import { freshTable } from "@tcg/core";
import { expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { defined } from "../../fixtures/defined.ts";
import {
  card,
  character,
  item,
  keyword,
  location,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Filter } from "../cards.ts";
import type { Lorcana } from "../types.ts";
import { contextOf } from "./context.ts";
import { matches } from "./filters.ts";
import { lookAt } from "./look.ts";
import { readCards } from "./read-cards.ts";

const cards = [
  character("self"),
  character("hero", {
    inks: ["amber", "ruby"],
    inkable: true,
    cost: 4,
    classifications: ["Knight"],
    strength: 3,
    willpower: 5,
    lore: 2,
    abilities: [keyword("ward"), standing("self", [{ fact: "restriction", restriction: "quest" }])],
  }),
  character("plain", {
    inks: ["steel"],
    inkable: false,
    cost: 1,
    strength: 0,
    willpower: 1,
    lore: 0,
    classifications: [],
  }),
  item("lamp", { inks: ["steel"] }),
  location("mill", { inks: ["steel"], lore: 0, willpower: 7 }),
  song("tune", [{ do: "draw", amount: 1 }]),
];

const at = table(cards, {
  seats: {
    host: {
      play: ["self", placed("hero", { damage: 1, exerted: true, drying: true }), "mill"],
      discard: ["tune"],
    },
    away: { play: ["plain", "lamp"] },
  },
});
const hero = card(at, "host", "play", "hero");
const state = {
  ...at.state,
  shared: {
    ...at.state.shared,
    challenge: { challenger: hero, defender: card(at, "away", "play", "plain") },
  },
};
const printed = readCards(defined(cards));
const seen = freshTable<Lorcana>({ printed }, state);
const all = [
  ...(["self", "hero", "mill"] as const).map((def) => card(at, "host", "play", def)),
  ...(["plain", "lamp"] as const).map((def) => card(at, "away", "play", def)),
  card(at, "host", "discard", "tune"),
];

/** Which of them are so, seen by `self`. */
function found(filter: Filter): string[] {
  const context = contextOf(seen, "host", card(at, "host", "play", "self"));
  return all
    .filter((id) => matches(context, lookAt(seen, id), filter))
    .map((id) => String(state.cards.get(id)?.def));
}

test.each<[Filter, string]>([
  [{}, "self hero mill plain lamp tune"],
  [{ type: "character" }, "self hero plain"],
  [{ type: ["item", "location"] }, "mill lamp"],
  [{ song: true }, "tune"],
  [{ side: "yours" }, "self hero mill tune"],
  [{ side: "opposing" }, "plain lamp"],
  [{ other: true }, "hero mill plain lamp tune"],
  [{ classification: "Knight" }, "hero"],
  [{ name: "hero" }, "hero"],
  [{ ink: "ruby" }, "hero"],
  [{ ink: "steel" }, "mill plain lamp"],
  [{ inkable: true }, "self hero mill lamp tune"],
  [{ inkable: false }, "plain"],
  [{ cost: { min: 4 } }, "hero"],
  [{ cost: { max: 1 } }, "mill plain lamp tune"],
  [{ cost: { min: 2, max: 3 } }, "self"],
  [{ type: "character", strength: { min: 3 } }, "hero"],
  [{ type: "character", strength: { max: 2 } }, "self plain"],
  [{ willpower: { min: 5 } }, "hero mill"],
  [{ type: "character", lore: { min: 1, max: 1 } }, "self"],
  [{ damaged: true }, "hero"],
  [{ type: "character", damaged: false }, "self plain"],
  [{ exerted: true }, "hero"],
  [{ side: "yours", exerted: false }, "self tune"],
  [{ drying: true }, "hero"],
  [{ type: "character", drying: false }, "self plain"],
  [{ keyword: "ward" }, "hero"],
  [{ challenging: true }, "hero"],
  [{ challenged: true }, "plain"],
  [{ restricted: "quest" }, "hero"],
  [{ restricted: "challenge" }, ""],
  [{ hasUnder: true }, ""],
  [{ hasUnder: false }, "self hero mill plain lamp tune"],
  [{ at: "a-location" }, ""],
  [{ not: { type: "character" } }, "mill lamp tune"],
  [{ any: [{ name: "hero" }, { type: "item" }] }, "hero lamp"],
  [{ type: "character", not: { damaged: true }, side: "yours" }, "self"],
])("%j finds %s", (filter, names) => {
  expect(found(filter).join(" ")).toBe(names);
});
