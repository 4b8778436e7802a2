/** What was discarded, banished or taken from a discard can be spoken of by what follows in the text. */
import { describe, expect, test } from "vitest";
import { draw, gain, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { action, asked, card, character, defsIn, item, table } from "../../fixtures/table.ts";
import type { Condition, Effect } from "../../src/cards.ts";

const that = { pick: "those", as: "that" } as const;
const loreOfThat: Effect = { do: "gain-lore", amount: { stat: "lore", of: that } };
const isSailor: Condition = { those: "that", are: { classification: "Sailor" } };

const cards = [
  character("crab", { lore: 3, classifications: ["Sailor"] }),
  character("gull", { name: "Gull" }),
  character("old-gull", { name: "Gull", cost: 8 }),
  item("rope"),
  item("scale", {
    abilities: [
      using([{ pay: "discard", count: 1, where: { type: "character" }, as: "that" }], [loreOfThat]),
    ],
  }),
  item("altar", {
    abilities: [
      using(
        [{ pay: "banish", where: { type: "character" }, as: "that" }],
        [{ do: "play-free", from: "hand", where: { namedAs: that } }],
      ),
    ],
  }),
  action("toss", [
    { do: "discard", amount: 1, as: "that" },
    { do: "if", condition: isSailor, effects: [gain(2)], otherwise: [draw(1)] },
  ]),
  action("toss-two", [
    { do: "discard", amount: 2, as: "that" },
    { do: "return-to-hand", target: that },
  ]),
  action("fetch", [
    {
      do: "return-to-hand",
      target: { pick: "chosen", where: { side: "yours" }, zone: "discard", as: "that" },
    },
    { do: "if", condition: isSailor, effects: [gain(2)] },
    { do: "if", condition: { those: "that", are: { exerted: false } }, effects: [gain(5)] },
  ]),
  action("sell", [
    {
      do: "pay",
      costs: [{ pay: "discard", count: 1, as: "that" }],
      effects: [loreOfThat],
    },
  ]),
];

describe("[CR 7.1.9l] what has paid for an ability", () => {
  test("from the hand is known where it lies now", () => {
    const at = table(cards, { seats: { host: { hand: ["crab", "rope"], play: ["scale"] } } });
    const after = uses(at, "host", "scale");
    const done = chooses(after, "host", card(after, "host", "hand", "crab"));
    expect(lore(done)).toEqual([3, 0]);
    expect(done.state.shared.paid).toBeUndefined();
  });

  test("within a text is, too", () => {
    const at = table(cards, { seats: { host: { hand: ["sell", "crab"] } } });
    expect(lore(plays(at, "host", "sell"))).toEqual([3, 0]);
  });

  test("and was banished is known as it was", () => {
    const hand = ["old-gull", "rope"];
    const at = table(cards, { seats: { host: { hand, play: ["altar", "gull", "crab"] } } });
    const paid = chooses(uses(at, "host", "altar"), "host", inPlay(at, "host", "gull"));
    const done = chooses(paid, "host", card(paid, "host", "hand", "old-gull"));
    expect(defsIn(done, "host", "play")).toContain("old-gull");
  });

  test("and was banished is no name for other cards", () => {
    const at = table(cards, { seats: { host: { hand: ["old-gull"], play: ["altar", "crab"] } } });
    const paid = uses(at, "host", "altar");
    const id = card(paid, "host", "hand", "old-gull");
    paid.when("host", { type: "CHOOSE_CARDS", cards: [id] }).refused("choice/not-offered");
  });
});

describe("[CR 7.1.9l] what a text has discarded", () => {
  test("can be asked what it is", () => {
    const play = (def: string) =>
      plays(table(cards, { seats: { host: { hand: ["toss", def] } } }), "host", "toss");
    expect(lore(play("crab"))).toEqual([2, 0]);
    expect(lore(play("rope"))).toEqual([0, 0]);
    expect(play("rope").state.seats.host.hand).toHaveLength(1);
  });

  test("is all of it, one after the other", () => {
    const at = table(cards, { seats: { host: { hand: ["toss-two", "crab", "rope"] } } });
    const first = plays(at, "host", "toss-two");
    const done = chooses(first, "host", card(first, "host", "hand", "rope"));
    expect(asked(done)).toEqual([]);
    expect([...defsIn(done, "host", "hand")].sort()).toEqual(["crab", "rope"]);
  });
});

describe("[CR 7.1.9b] a card that has gone where nobody looks", () => {
  test("is known for what it is, and not for how it is", () => {
    const at = table(cards, { seats: { host: { hand: ["fetch"], discard: ["crab"] } } });
    expect(lore(plays(at, "host", "fetch"))).toEqual([2, 0]);
  });
});
