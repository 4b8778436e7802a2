import { describe, expect, test } from "vitest";
import { inAction, onOpponent, type Part, self, spell } from "../../../fixtures/faulty-cards.ts";

describe("targets", () => {
  const destroy = (index?: number): Part => ({
    kind: "destroy",
    what: { kind: "target", ...(index !== undefined && { index }) },
  });

  test("[LT 8.6] an action points at a requirement that is there", () => {
    expect(inAction(destroy(), { targets: [onOpponent] })).toEqual([]);
    expect(inAction(destroy())[0]).toContain("has nothing to point at");
    expect(inAction(destroy(1), { targets: [onOpponent] })).toEqual([
      expect.stringContaining("what.index must be a place in the list `targets`") as string,
      "targets[0] is chosen, but no action uses it",
    ]);
  });

  test("[LT 8.6] targets are chosen from public zones", () => {
    const targets = [{ ...onOpponent, zone: "hand" }];
    expect(inAction(destroy(), { targets })[0]).toContain("targets[0].zone must be one of board");
  });

  test("[LT 8.15] each action is about cards that can be where it looks", () => {
    const targets = [{ ...onOpponent, zone: "graveyard" }];
    expect(inAction(destroy(), { targets })[0]).toContain(
      "board, set, field, table, not in graveyard",
    );
    const all = { kind: "all", zone: "set", side: "any" };
    expect(inAction({ kind: "boost_attack", what: all, amount: 1 })[0]).toContain("what.zone");
    expect(inAction({ kind: "add_vice", what: self, count: 1 }, {}, spell("field"))[0]).toContain(
      "the card itself is a spell",
    );
  });

  test("[LT 7.6] only an equip has an equipped stereotype", () => {
    const boost = { kind: "boost_attack", what: { kind: "equipped" }, amount: 1 };
    expect(inAction(boost, { type: "continuous" }, spell("equip"))).toEqual([]);
    expect(inAction(boost, { type: "continuous" }, spell("field"))).toHaveLength(1);
    expect(inAction(boost)[0]).toContain("equipped belongs to equip spells");
  });

  test("[LT 6.7] a special summon from a target needs one in the graveyard or banished", () => {
    const summon = { kind: "special_summon", from: "target" };
    expect(inAction(summon, { targets: [{ ...onOpponent, zone: "banished" }] })).toEqual([]);
    expect(inAction(summon, { targets: [onOpponent] })).toHaveLength(2);
    expect(inAction(summon)[0]).toContain("from has nothing to point at");
  });
});
