import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";

const both = { kind: "discard", count: 1, who: "both" } as const;
const hands = { hand: ["blank", "blank"] };

test("[LT 1.3] both must discard: the turn seat chooses first, then the other", () => {
  const purge = spell("purge", "normal", [{ id: "purge", type: "ignition", actions: [both] }]);
  const start = duel([purge], {
    seats: { host: { hand: ["purge", "blank", "blank"] }, away: hands },
  });
  const asked = passAll(
    start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "purge")}`),
  );
  expect(asked.state.prompts).toMatchObject([{ seat: "host", kind: "choose_cards" }]);
  asked.offered("away");
  const own = card(asked, "host", "hand", "blank");
  const then = asked.when("host", `CHOOSE_CARDS ${own}`);
  expect(then.state.prompts).toMatchObject([{ seat: "away", kind: "choose_cards" }]);
  const done = then.when("away", `CHOOSE_CARDS ${card(then, "away", "hand", "blank")}`);
  expect(defsIn(done, "host", "hand")).toEqual(["blank"]);
  expect(defsIn(done, "away", "hand")).toEqual(["blank"]);
});

test("[LT 1.3] the turn seat chooses first, too, when the effect is the other's", () => {
  const purge = trap("purge", "normal", [
    { id: "purge", type: "trigger", trigger: { on: "summoned" }, actions: [both] },
  ]);
  const start = duel([purge, unit("bait")], {
    seats: {
      host: { hand: ["bait", "blank", "blank"] },
      away: { ...hands, setZone: [faceDown("purge")] },
    },
  });
  const summoned = start.when("host", `SUMMON ${card(start, "host", "hand", "bait")} attack`);
  const asked = passAll(
    summoned.when("away", `RESPOND_CHAIN card=${card(start, "away", "setZone", "purge")}`),
  );
  expect(asked.state.prompts).toMatchObject([{ seat: "host", kind: "choose_cards" }]);
});

test("[LT 1.3] of two seats with triggers to order, the turn seat orders first", () => {
  const gossip = (id: string) =>
    unit(id, {
      effects: ["a", "b"].map((effect) => ({
        id: effect,
        type: "trigger" as const,
        trigger: { on: "summoned" } as const,
        actions: [{ kind: "heal" as const, amount: 1 }],
      })),
    });
  const start = duel([gossip("mine"), gossip("yours"), unit("bait")], {
    seats: { host: { hand: ["bait"], board: ["mine"] }, away: { board: ["yours"] } },
  });
  const asked = start.when("host", `SUMMON ${card(start, "host", "hand", "bait")} attack`);
  expect(asked.state.prompts).toMatchObject([{ seat: "host", kind: "order_triggers" }]);
  const then = asked.when("host", "ORDER_TRIGGERS 0");
  expect(then.state.prompts).toMatchObject([{ seat: "away", kind: "order_triggers" }]);
});
