import { expect, test } from "vitest";
import { bonus, standing } from "../../fixtures/abilities.ts";
import { inPlay, moves } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { character, item, location, table } from "../../fixtures/table.ts";

const at = (where: "this" | "a-location", amount: number) =>
  standing({ where: { type: "character", side: "yours", at: where } }, [bonus("strength", amount)]);
const cards = [
  character("hero", { strength: 1 }),
  item("map", { abilities: [at("a-location", 10)] }),
  location("mill", { abilities: [at("this", 100), at("a-location", 1000)] }),
  location("yard"),
];

test("[CR 4.3.7.4] at a location is at any, and here is at this one", () => {
  const laid = table(cards, { seats: { host: { play: ["hero", "map", "mill", "yard"] } } });
  const strength = (now: typeof laid) => factsOf(cards, now, "host", "hero")?.strength;
  expect(strength(laid)).toBe(1);
  const there = moves(laid, "host", "hero", "yard");
  expect(there.state.cards.get(inPlay(there, "host", "hero"))?.data?.at).toBe(
    inPlay(there, "host", "yard"),
  );
  expect(strength(there)).toBe(1 + 10 + 1000);
  expect(strength(moves(laid, "host", "hero", "mill"))).toBe(1 + 10 + 100 + 1000);
});
