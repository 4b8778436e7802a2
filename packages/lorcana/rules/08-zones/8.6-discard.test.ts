import { expect, test } from "vitest";
import { draw } from "../../fixtures/abilities.ts";
import { plays } from "../../fixtures/acts.ts";
import { EVERYBODY, facesIn } from "../../fixtures/sight.ts";
import { action, asked, character, defsIn, item, table } from "../../fixtures/table.ts";

const cards = [
  character("hero"),
  item("lamp"),
  action("wipe", [{ do: "banish", target: { pick: "all", where: {} } }]),
  action("ponder", [{ do: "discard", amount: 1, who: "you" }, draw(1)]),
];

test("[CR 8.6.2] a banished card goes to the discard of the player it came with", () => {
  const at = table(cards, {
    seats: { host: { hand: ["wipe"], play: ["hero"] }, away: { play: ["lamp", "hero"] } },
  });
  const after = plays(at, "host", "wipe");
  expect(defsIn(after, "host", "discard").sort()).toEqual(["hero", "wipe"]);
  expect(defsIn(after, "away", "discard").sort()).toEqual(["hero", "lamp"]);
});

test("[CR 8.6.2] an action goes there after its last effect", () => {
  const at = table(cards, { seats: { host: { hand: ["ponder", "hero", "lamp"] } } });
  const asking = plays(at, "host", "ponder");
  expect(asked(asking)).toEqual(["host choose_cards"]);
  expect(defsIn(asking, "host", "discard")).toEqual([]);
  const after = asking.when("host", `CHOOSE_CARDS ${at.state.seats.host.hand[1]}`);
  after.then({ type: "CARD_DISCARDED" }, { type: "CARD_DRAWN" }, { type: "ACTION_DISCARDED" });
  expect(defsIn(after, "host", "discard").sort()).toEqual(["hero", "ponder"]);
});

test.each(EVERYBODY)("[CR 8.6.3] %s sees all cards of both discards", (viewer) => {
  const at = table(cards, {
    seats: { host: { discard: ["hero", "wipe"] }, away: { discard: ["lamp"] } },
  });
  expect(facesIn(cards, at, viewer, "host", "discard")).toEqual(["hero", "wipe"]);
  expect(facesIn(cards, at, viewer, "away", "discard")).toEqual(["lamp"]);
});
