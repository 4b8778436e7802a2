import { expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { plays } from "../../fixtures/acts.ts";
import { action, asked, item, table } from "../../fixtures/table.ts";

const played = { on: "played", card: { type: "action" }, side: "any" } as const;
const cards = [
  item("horn", { abilities: [whenever(played, [gain(1)], { name: "horn" })] }),
  item("flute", { abilities: [whenever(played, [gain(2)], { name: "flute" })] }),
  item("drum", { abilities: [whenever(played, [gain(4)], { name: "drum" })] }),
  action("speech", [draw(1), { do: "may", effects: [gain(16)] }, draw(1)]),
];

test("[CR 7.2.1] the action comes first as a whole, then what its playing triggered, by the rules of the bag", () => {
  const at = table(cards, {
    seats: { host: { hand: ["speech"], play: ["horn", "flute"] }, away: { play: ["drum"] } },
  });
  const asking = plays(at, "host", "speech");
  // Played already, and in the middle of it nothing is in the bag.
  asking.then({ type: "CARD_PLAYED" }, { type: "CARD_DRAWN" });
  expect(asking.state.shared.bag).toEqual([]);
  const waiting = asking.when("host", "ANSWER_MAY yes");
  waiting.then(
    { type: "LORE_CHANGED", amount: 16 },
    { type: "CARD_DRAWN" },
    { type: "ACTION_DISCARDED" },
    { type: "BAG_ADDED", entries: [{ name: "horn" }, { name: "flute" }, { name: "drum" }] },
  );
  expect(asked(waiting)).toEqual(["host choose_bag_entry"]);
  const after = waiting.when("host", "CHOOSE_BAG_ENTRY 2");
  after.then(
    { type: "LORE_CHANGED", seat: "host", amount: 2 },
    { type: "LORE_CHANGED", seat: "host", amount: 1 },
    { type: "LORE_CHANGED", seat: "away", amount: 4 },
  );
});
