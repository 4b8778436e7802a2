import { expect, test } from "vitest";
import { bonus, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { lore, plays, uses } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, card, character, dataOf, defsIn, item, table } from "../../fixtures/table.ts";

const cards = [
  character("hero"),
  item("lamp", {
    abilities: [
      using([{ pay: "exert" }], [gain(1)]),
      standing({ where: { type: "character", side: "yours" } }, [bonus("strength", 1)]),
      whenever({ on: "lore-gained" }, [gain(0)], { name: "listens" }),
    ],
  }),
  action("smash", [{ do: "banish", target: { pick: "all", where: { type: "item" } } }]),
  action("mend", [
    {
      do: "return-to-hand",
      target: { pick: "chosen", where: { type: "item" }, zone: "discard", count: 2, upTo: true },
    },
  ]),
];

test("[CR 6.4.1] an item is a card in play; elsewhere it is an item card", () => {
  const at = table(cards, {
    seats: {
      host: {
        hand: ["smash", "mend", "lamp"],
        play: ["lamp", "hero"],
        discard: ["lamp", "hero"],
        deck: ["lamp"],
      },
    },
  });
  const after = plays(at, "host", "smash");
  expect(defsIn(after, "host", "play")).toEqual(["hero"]);
  expect(defsIn(after, "host", "hand")).toEqual(["mend", "lamp"]);
  expect(defsIn(after, "host", "deck")).toEqual(["lamp"]);
  plays(at, "host", "mend").offered(
    "host",
    "CHOOSE_CARDS -",
    `CHOOSE_CARDS ${card(at, "host", "discard", "lamp")}`,
  );
});

test("[CR 6.4.3] its abilities work from the turn it is played", () => {
  const at = table(cards, { seats: { host: { hand: ["lamp"], play: ["hero"] } } });
  const out = plays(at, "host", "lamp");
  expect(dataOf(out, "host", "lamp").drying).toBe(false);
  expect(factsOf(cards, out, "host", "hero").strength).toBe(3);
  const used = uses(out, "host", "lamp");
  expect(lore(used)).toEqual([1, 0]);
  expect(dataOf(used, "host", "lamp").exerted).toBe(true);
  used.then({ type: "BAG_ADDED", entries: [{ name: "listens" }] });
});
