import { describe, expect, test } from "vitest";
import {
  faultsOf,
  ignition,
  inAction,
  inEffect,
  kid,
  lines,
  type Part,
  self,
  spell,
  trap,
  trigger,
  withEffect,
} from "../../../fixtures/faulty-cards.ts";

describe("an action", () => {
  test.each([
    [{ kind: "drew", count: 1 }, "kind must be one of draw", "(draw?)"],
    [{ kind: "boost-attack" }, "kind must be one of draw", "(boost_attack?)"],
    [{ count: 1 }, "kind is missing", ""],
    [{ kind: "draw" }, "count is missing", ""],
    [{ kind: "draw", count: 0 }, "count must be a whole number from 1 to 60, or something", ""],
    [{ kind: "draw", count: 1, who: "me" }, "who must be one of self, opponent, both", ""],
    [{ kind: "heal", amount: 1, target: "self" }, "target is no field of an action", "(who?)"],
    [{ kind: "negate" }, "kind negate needs a link to answer", ""],
    [{ kind: "stop_attack" }, "there is never an attack to stop", ""],
    [{ kind: "boost_attack", what: self }, "amount is missing; add needs one", ""],
    [{ kind: "boost_attack", what: self, amount: 0 }, "amount must not be 0", ""],
    [
      { kind: "boost_attack", what: self, operation: "double", amount: 2 },
      "amount must be left",
      "",
    ],
    [{ kind: "boost_defense", what: self, operation: "set", amount: -1 }, "not be below 0", ""],
    [{ kind: "boost_attack", what: self, amount: 1, duration: 0 }, "duration must be turn", ""],
    [{ kind: "take_control", what: self, duration: "forever" }, "duration must be turn", ""],
    [
      { kind: "take_control", what: self, duration: "untilNextTurn" },
      "duration",
      "(until_next_turn?)",
    ],
    [{ kind: "special_summon", from: "hand", side: "any" }, "side must be left out", ""],
    [{ kind: "special_summon", from: "deck", faceDown: true, position: "attack" }, "position", ""],
    [{ kind: "search" }, "filter is missing; it must be a filter", ""],
    [{ kind: "modify_cost", operation: "add", amount: 0 }, "amount must not be 0", ""],
    [{ kind: "modify_cost", operation: "multiply", amount: 1 }, "amount must not be 1", ""],
    [{ kind: "modify_cost", operation: "set", amount: -1 }, "amount must be from 0 to 10", ""],
    [{ kind: "apply_restriction", restriction: "attack" }, "needs `who` (a seat) or `what`", ""],
    [{ kind: "apply_restriction", restriction: "attack", who: "both", what: self }, "not both", ""],
    [{ kind: "apply_restriction", restriction: "draw_phase", what: self }, "say `who`", ""],
    [
      { kind: "grant_protection", protection: "hunger", what: self },
      "protection must be one of",
      "",
    ],
    [{ kind: "create_token", token: "crum" }, 'there is no card "crum"', ""],
    [{ kind: "change_position", what: self, to: "face-down" }, "to must be one of", "(face_down?)"],
    [7, "must be an action, not 7", ""],
  ])("[LT 8.8] %j: %s %s", (given, message, suggestion) => {
    const faults = inAction(given as Part);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
    expect(faults[0]).toContain(suggestion);
  });

  describe("[LT 11.1] counters are moved to one stereotype, so a card cannot name several", () => {
    const moving = (to: Part, effect: Part = {}) =>
      inAction({ kind: "move_vice", count: 2, from: self, to }, effect);
    const board = { zone: "board", side: "opponent" };
    const targets = (...counts: readonly number[]) => ({
      targets: counts.map((count) => ({ ...board, count })),
    });
    const used = { kind: "destroy", what: { kind: "target" } };

    test.each([
      [{ kind: "all", ...board }, {}, "to.kind must be one of target, random, self,", "(target?)"],
      [{ kind: "random", ...board, count: 2 }, {}, "to.count must be 1, not 2", "(1?)"],
      [{ kind: "target" }, targets(2), "to points at targets[0], which asks for 2 cards", ""],
    ])("%j %j: %s %s", (to, effect, message, suggestion) => {
      const faults = moving(to, effect);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(message);
      expect(faults[0]).toContain(suggestion);
    });

    test("the place in the list of targets counts", () => {
      const to = { kind: "target", index: 1 };
      const action = { kind: "move_vice", count: 2, from: self, to };
      expect(inEffect({ ...targets(2, 1), actions: [used, action] })).toEqual([]);
      expect(inEffect({ ...targets(1, 2), actions: [used, action] })).toEqual([
        expect.stringMatching(/^actions\[1\]\.to points at targets\[1\], which asks for 2 cards/),
      ]);
    });

    test.each([
      [self, {}],
      [{ kind: "random", ...board, count: 1 }, {}],
      [{ kind: "target" }, targets(1)],
      [{ kind: "event_card" }, trigger("attack_declared")],
    ])("%j is one", (to, effect) => {
      expect(moving(to, effect)).toEqual([]);
    });

    test("they may come from several", () => {
      const from = { kind: "all", ...board };
      expect(inAction({ kind: "move_vice", count: 2, from, to: self })).toEqual([]);
    });
  });

  test("[LT 2.6] a token is a stereotype of the table", () => {
    const make = (token: string) =>
      lines(
        faultsOf(
          withEffect({ ...ignition, actions: [{ kind: "create_token", token }] }),
          { ...kid, id: "crumb", token: true },
          spell("normal", ignition),
        ),
      );
    expect(make("crumb")).toEqual([]);
    expect(make("crums")[0]).toMatch(/there is no card "crums" \(crumb\?\)$/);
    expect(make("note")[0]).toMatch(/"note" is a spell$/);
  });

  test.each([
    ["a quick effect", { type: "quick" }, kid, true],
    ["a quick-play spell", { type: "quick" }, spell("quick-play"), true],
    ["a trap", { type: "quick" }, trap("normal"), true],
    ["a trap on an activation", trigger("trap_activated"), trap("normal"), true],
    ["a trigger on a target", trigger("targeted"), kid, false],
    ["a trap on an attack", trigger("attack_declared"), trap("normal"), false],
    ["a normal spell", {}, spell("normal"), false],
    ["a summon", { type: "on_summon" }, kid, false],
  ])("[LT 9.9] %s can negate: %#", (_, effect, card, can) => {
    expect(inAction({ kind: "negate" }, effect, card)).toHaveLength(can ? 0 : 1);
  });

  test("[LT 8.9] what lasts while its source is there needs a source that stays", () => {
    const boost = {
      kind: "boost_attack",
      what: { kind: "all", zone: "board", side: "self" },
      amount: 1,
    };
    const lasting = { ...boost, duration: "while_source" };
    expect(inAction(lasting)).toEqual([]);
    expect(inAction(lasting, {}, spell("continuous"))).toEqual([]);
    expect(inAction(lasting, {}, spell("normal"))[0]).toContain("would end at once");
    expect(inAction(lasting, { type: "breakdown" })[0]).toContain("would end at once");
    expect(inAction({ ...boost, duration: 3 }, {}, spell("normal"))).toEqual([]);
  });
});
