import { describe, expect, test } from "vitest";
import { inAction, inEffect, trigger } from "../../../fixtures/faulty-cards.ts";

describe("a trigger", () => {
  test.each([
    [{ on: "summon" }, "trigger.on must be one of summoned"],
    [{}, "trigger.on is missing"],
    [{ on: "destroyed", by: "magic" }, "trigger.by must be one of battle, effect"],
    [{ on: "summoned", by: "battle" }, "trigger.by must be left out: it belongs to destroyed"],
    [{ on: "flipped", summonKinds: ["flip"] }, "trigger.summonKinds must be left out"],
    [{ on: "summoned", summonKinds: [] }, "trigger.summonKinds must be a list with at least one"],
    [{ on: "life_below" }, "trigger.below is missing"],
    [{ on: "end_phase", below: 5 }, "trigger.below must be left out"],
    [{ on: "end_phase", card: "this" }, "trigger.card must be left out"],
    [{ on: "turn_start", filter: {} }, "trigger.filter must be left out"],
    [{ on: "card_drawn", filter: { cardType: "spell" } }, "trigger.filter must be left out"],
  ])("[LT 8.3] %j: %s", (given, message) => {
    const faults = inEffect({ type: "trigger", trigger: given });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  test("[LT 8.15] event_card needs an event about a card", () => {
    const banish = { kind: "banish", what: { kind: "event_card" } };
    expect(inAction(banish, trigger("summoned"))).toEqual([]);
    expect(inAction(banish, { type: "quick", trigger: { on: "targeted" } })).toEqual([]);
    expect(inAction(banish)[0]).toContain("the effect has none");
    expect(inAction(banish, trigger("turn_start"))[0]).toContain('"turn_start" is about none');
    expect(inAction(banish, { type: "on_summon" })[0]).toContain("(self?)");
  });

  test("[LT 8.3] event_amount needs an event with an amount", () => {
    const damage = { kind: "damage", amount: { count: "event_amount", times: 2 } };
    expect(inAction(damage, trigger("battle_damage"))).toEqual([]);
    expect(inAction(damage, trigger("summoned"))[0]).toContain("amount.count event_amount needs");
    expect(inAction(damage)).toHaveLength(1);
  });
});
