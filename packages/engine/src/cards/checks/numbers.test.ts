import { describe, expect, test } from "vitest";
import { inAction, inEffect, spell } from "../../../fixtures/faulty-cards.ts";

describe("numbers, conditions and costs", () => {
  test.each([
    [{ count: "cards", zone: "hand", side: "any" }, null],
    [{ count: "cards", zone: "board", side: "any", filter: { cardType: "stereotype" } }, null],
    [{ count: "life", side: "self", times: -2, plus: 1000 }, null],
    [{ count: "turn_number" }, null],
    [{ count: "card" }, "amount.count must be one of cards"],
    [{ count: "cards", side: "any" }, "amount.zone is missing"],
    [{ count: "cards", zone: "hand", side: "any", filter: {} }, "amount.filter must be left out"],
    [{ count: "turn_number", side: "self" }, "amount.side must be left out"],
    [{ count: "vice", times: 0.5 }, "amount.times must be a whole number"],
    ["500", 'or something counted, not "500"'],
  ])("[LT 8.3] the value %j: %s", (amount, message) => {
    const faults = inAction({ kind: "damage", amount });
    expect(faults).toHaveLength(message === null ? 0 : 1);
    expect(faults.join()).toContain(message ?? "");
  });

  test.each([
    [{ kind: "life", side: "any", is: "at_least", amount: 1 }, "condition.side must be one of"],
    [{ kind: "life", side: "self", is: ">=", amount: 1 }, "condition.is must be one of at_least"],
    [
      { kind: "and", all: [] },
      "condition.all must be a list with at least one entry, not an empty",
    ],
    [{ kind: "and", of: [] }, "condition.all is missing"],
    [{ kind: "or", all: [{ kind: "turn" }] }, "condition.all[0].of is missing"],
    [{ kind: "not", of: 5 }, "condition.of must be a condition, not 5"],
    [{ kind: "phase", in: ["main", "dinner"] }, "condition.in[1] must be one of draw"],
    [{ kind: "source" }, "condition.filter is missing"],
  ])("[LT 8.3] the condition %j: %s", (condition, message) => {
    expect(inEffect({ condition })[0]).toContain(message);
  });

  test.each(["hand", "deck"])("[LT 13.4] no filter looks into a %s", (zone) => {
    const count = { kind: "count", zone, side: "self", is: "at_least", amount: 1 };
    expect(inEffect({ condition: count })).toEqual([]);
    const condition = { kind: "not", of: { ...count, filter: { cardType: "trap" } } };
    expect(inEffect({ condition })).toEqual([
      `condition.of.filter must be left out: the faces in a ${zone} are hidden and decide nothing, only their number does`,
    ]);
  });

  test("[LT 6.7] how it was summoned is asked of stereotypes only", () => {
    const condition = { kind: "summoned_how", in: ["special"] };
    expect(inEffect({ condition })).toEqual([]);
    expect(inEffect({ condition }, spell("normal"))).toHaveLength(1);
  });

  test.each([
    [{ kind: "pay_lp", amount: 0 }, "costs[0].amount must be a whole number from 1"],
    [{ kind: "pay_clout", amount: 11 }, "costs[0].amount must be a whole number from 1 to 10"],
    [{ kind: "pay_life", amount: 1 }, "costs[0].kind must be one of pay_lp"],
    [{ kind: "discard", amount: 1 }, "costs[0].count is missing"],
    [{ kind: "banish", count: 1, from: "hand" }, "costs[0].from must be one of graveyard, board"],
  ])("[LT 8.5] the cost %j: %s", (cost, message) => {
    expect(inEffect({ costs: [cost] })[0]).toContain(message);
  });

  test.each([
    [{ minLevel: 5, maxLevel: 4 }, "minLevel must be at most maxLevel (4), or no card fits"],
    [{ cardType: "spell", minAttack: 1 }, "minAttack asks for a stereotype, the rest for a spell"],
    [{ spellType: "field", trapType: "normal" }, "trapType asks for a trap, the rest for a spell"],
    [{ minlevel: 5 }, "minlevel is no field of a filter"],
    [{ maxLevel: 13 }, "maxLevel must be a whole number from 1 to 12"],
    [{ face: "hidden" }, "face must be one of up, down"],
  ])("[LT 8.15] the filter %j: %s", (filter, message) => {
    const faults = inAction({ kind: "search", filter });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`filter.${message}`);
  });
});
