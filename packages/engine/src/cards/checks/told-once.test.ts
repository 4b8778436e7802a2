/**
 * A mistake is told once, where it is: what depends on the part that is wrong is not judged. And
 * what is just right is no mistake.
 */
import { describe, expect, test } from "vitest";
import {
  faultsOf,
  ignition,
  inAction,
  inEffect,
  kid,
  lines,
  onOpponent,
  type Part,
  self,
  spell,
  trap,
  trigger,
} from "../../../fixtures/faulty-cards.ts";

const boost = { kind: "boost_attack", what: self };
const cost = { kind: "modify_cost" };
const summon = { kind: "special_summon" };
const banish = (filter: unknown): Part => ({
  kind: "banish",
  what: { kind: "all", zone: "graveyard", side: "any", filter },
});
const bind = { kind: "apply_restriction" };

describe("an action that is right", () => {
  test.each([
    { ...boost, operation: "halve" },
    { ...boost, operation: "double" },
    { ...boost, operation: "set", amount: 0 },
    { ...boost, operation: "set", amount: { count: "clout" } },
    { ...boost, amount: -100 },
    { ...summon, from: "graveyard", side: "any" },
    { ...summon, from: "banished", side: "opponent", position: "attack" },
    { ...summon, from: "hand", faceDown: true },
    { ...summon, from: "hand", faceDown: true, position: "defense" },
    { ...cost, operation: "add", amount: 1 },
    { ...cost, operation: "add", amount: -1 },
    { ...cost, operation: "set", amount: 0 },
    { ...cost, operation: "set", amount: 1 },
    { ...cost, operation: "multiply", amount: 0 },
    { ...cost, operation: "multiply", amount: 2 },
    { ...bind, restriction: "attack", what: self },
    { ...bind, restriction: "battle_phase", who: "opponent" },
    banish({ minLevel: 3, maxLevel: 3 }),
    banish({ minAttack: 500 }),
    banish({ maxAttack: 500 }),
    banish({ minVice: 1, maxVice: 2 }),
  ])("[LT 8.8] %j", (action) => {
    expect(inAction(action)).toEqual([]);
  });
});

describe("an action that is wrong", () => {
  test.each([
    [{ ...boost, operation: "halve", amount: 2 }, "amount must be left out: halve needs none"],
    [{ ...boost, operation: "half", amount: 2 }, "operation must be one of add"],
    [{ ...boost, operation: "half" }, "operation must be one of add"],
    [{ ...boost, operation: "set", amount: "-5" }, "amount must be a whole number"],
    [{ ...boost, operation: "add", amount: 0 }, "amount must not be 0"],
    [{ ...boost, operation: "set", amount: -1 }, "amount must not be below 0"],
    [boost, "amount is missing; add needs one"],
    [{ ...boost, operation: "set" }, "amount is missing; set needs one"],
    [
      { ...summon, from: "deck", side: "self" },
      "side must be left out: it is always your own deck",
    ],
    [{ ...cost, operation: "multiply", amount: -1 }, "amount must be from 0 to 10 with multiply"],
    [{ ...cost, operation: "add", amount: "1" }, "amount must be a whole number"],
    [{ ...cost, operation: "set", amount: "-1" }, "amount must be a whole number"],
    [{ ...cost, operation: "multiply", amount: "-1" }, "amount must be a whole number"],
    [{ ...cost, operation: "add", amount: 0 }, "amount must not be 0: that changes nothing"],
    [{ ...cost, operation: "multiply", amount: 1 }, "amount must not be 1: that changes nothing"],
    [{ ...bind, restriction: "battle_phase", what: self }, "battle_phase binds a seat"],
    [banish({ minAttack: 5, maxAttack: 4 }), "filter.minAttack must be at most maxAttack (4)"],
    [banish({ minAttack: 5, maxAttack: "4" }), "filter.maxAttack must be a whole number"],
    [banish({ minAttack: "5", maxAttack: 4 }), "filter.minAttack must be a whole number"],
    [banish(7), "filter must be a filter: an object"],
    [banish("jock"), "filter must be a filter: an object"],
    [{ kind: "destroy", what: 7 }, "what must be a selection"],
    [{ kind: "destroy", what: { kind: "everything" } }, "what.kind must be one of"],
    [{ kind: "create_token", token: 7 }, "token must be"],
    [{ kind: "move_vice", count: 1, from: self, to: 7 }, "to must be a selection"],
  ])("[LT 8.8] %j: %s", (action, message) => {
    const faults = inAction(action as Part);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  test("[LT 6.7] a summon of targets leaves to the requirement what that says", () => {
    const targets = { targets: [{ ...onOpponent, zone: "graveyard" }] };
    for (const more of [{ count: 1 }, { filter: {} }, { side: "any" }]) {
      const faults = inAction({ ...summon, from: "target", ...more }, targets);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain("must be left out: the requirement in `targets` says it");
    }
  });

  test.each([spell("normal"), spell("quick-play"), trap("normal"), trap("counter")])(
    "[LT 8.9] while_source is too long for %j",
    (card) => {
      const lasting = { ...boost, amount: 1, duration: "while_source" };
      const everybody = { ...lasting, what: { kind: "all", zone: "board", side: "self" } };
      const type = card.spellType === "normal" ? {} : { type: "quick" };
      const effect = card.trapType === "counter" ? trigger("spell_activated") : type;
      expect(inAction(everybody, effect, card)).toEqual([
        expect.stringContaining("while_source would end at once") as string,
      ]);
    },
  );

  test("[LT 8.9] a continuous trap is a source that stays", () => {
    const everybody = { kind: "all", zone: "board", side: "self" };
    const lasting = { ...boost, what: everybody, amount: 1, duration: "while_source" };
    const start = { type: "quick", onActivation: true };
    expect(inAction(lasting, start, trap("continuous"))).toEqual([]);
  });

  test("[LT 2.6] a token is no trap", () => {
    const make = { ...ignition, actions: [{ kind: "create_token", token: "sign" }] };
    const sign = trap("normal", { ...ignition, type: "quick" });
    expect(lines(faultsOf({ ...kid, effects: [make] }, sign))).toEqual([
      expect.stringContaining('"sign" is a trap') as string,
    ]);
  });

  test("[LT 8.15] event_card: who acts on itself is told to say self, others are not", () => {
    const byEvent = { kind: "banish", what: { kind: "event_card" } };
    for (const type of ["on_summon", "flip", "breakdown"]) {
      expect(inAction(byEvent, { type })[0]).toContain("(self?)");
    }
    expect(inAction(byEvent)[0]).not.toContain("(self?)");
  });
});

describe("what depends on a part that is wrong is not judged", () => {
  const byEvent = { kind: "banish", what: { kind: "event_card" } };
  const byAmount = { kind: "damage", amount: { count: "event_amount" } };
  const negate = { kind: "negate" };
  const stop = { kind: "stop_attack" };
  const atTarget = { kind: "destroy", what: { kind: "target" } };
  const fromTarget = { ...summon, from: "target" };
  const toTarget = { kind: "move_vice", count: 1, from: self, to: { kind: "target" } };

  test.each([negate, stop])("[LT 8.1] the type of the effect: %j", (action) => {
    const faults = inAction(action, { type: "ignishun" });
    expect(faults).toEqual([expect.stringMatching(/^type must be one of/) as string]);
  });

  test("[LT 8.1] the type of the effect: its trigger and limits", () => {
    const faults = inEffect({ type: "ignishun", trigger: { on: "summoned" }, oncePerTurn: true });
    expect(faults).toEqual([expect.stringMatching(/^type must be one of/) as string]);
  });

  test.each([negate, byEvent, byAmount])("[LT 8.3] the event of the trigger: %j", (action) => {
    for (const type of ["trigger", "quick"]) {
      const faults = inAction(action, { type, trigger: { on: "summon" } });
      expect(faults).toEqual([expect.stringMatching(/^trigger.on must be one of/) as string]);
    }
  });

  test("[LT 8.3] a trigger that is none", () => {
    const faults = inEffect({ type: "trigger", trigger: 7 });
    expect(faults).toEqual([expect.stringMatching(/^trigger must be a trigger/) as string]);
  });

  test.each([atTarget, fromTarget, toTarget])("[LT 8.6] the list of targets: %j", (action) => {
    const faults = inAction(action, { targets: 7 });
    expect(faults).toEqual([expect.stringMatching(/^targets must be/) as string]);
  });

  test.each([atTarget, fromTarget, toTarget])("[LT 8.6] the zone of a target: %j", (action) => {
    const faults = inAction(action, { targets: [{ ...onOpponent, zone: "bord" }] });
    expect(faults).toEqual([expect.stringMatching(/^targets\[0\].zone must be/) as string]);
  });

  test.each([0, "2", 99])("[LT 11.1] the count of a target: %j", (count) => {
    const faults = inAction(toTarget, { targets: [{ ...onOpponent, count }] });
    expect(faults).toEqual([expect.stringMatching(/^targets\[0\].count must be/) as string]);
  });

  test("[LT 8.6] the place of a target", () => {
    const at = (index: unknown): string[] =>
      inAction({ kind: "destroy", what: { kind: "target", index } }, { targets: [onOpponent] });
    expect(at("first")[0]).toContain("what.index must be a whole number");
    // A place that is no number is told once; the requirement that nothing names is another fault.
    expect(at("first").filter((line) => line.includes("what.index"))).toHaveLength(1);
    const moved = { ...toTarget, to: { kind: "target", index: 1 } };
    const faults = inAction(moved, { targets: [onOpponent] });
    expect(faults.filter((line) => line.includes("to.index"))).toHaveLength(1);
  });

  test("[LT 8.6] actions that are no list use no target", () => {
    const faults = inEffect({ actions: 7, targets: [onOpponent] });
    expect(faults).toEqual([expect.stringMatching(/^actions must be/) as string]);
  });

  test("[LT 8.3] a condition that is none", () => {
    const faults = inEffect({ condition: 7 });
    expect(faults).toEqual([expect.stringMatching(/^condition must be/) as string]);
  });

  test("[LT 2.3] the type of the card: what its effects may be", () => {
    const how = { condition: { kind: "summoned_how", in: ["normal"] } };
    for (const more of [{}, how, { onActivation: true }]) {
      const faults = inEffect(more, { ...kid, type: "sterotype" });
      expect(faults).toEqual([expect.stringContaining("type must be one of") as string]);
    }
    const worn = { ...boost, what: { kind: "equipped" }, amount: 1 };
    expect(inAction(worn, {}, { ...kid, type: "sterotype" })).toHaveLength(1);
    expect(inAction({ ...boost, amount: 1 }, {}, { ...kid, type: "sterotype" })).toHaveLength(1);
  });

  test.each([spell("normel"), trap("normel")])("[LT 2.4, 2.5] the subtype: %j", (card) => {
    for (const effects of [[], [{ ...ignition, onActivation: true }], 7]) {
      const faults = lines(faultsOf({ ...card, effects }));
      expect(faults.filter((line) => line.includes("Type must be one of"))).toHaveLength(1);
      expect(faults).toHaveLength(effects === 7 ? 2 : 1);
    }
  });

  test("[LT 8.4] an id that is none is not called taken", () => {
    const twice = [
      { ...ignition, id: 7 },
      { ...ignition, id: 7 },
    ];
    const faults = lines(faultsOf({ ...kid, effects: twice }));
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain("already the id");
  });

  test("[LT 7.7] a counter trap without a trigger lacks the trigger, and nothing else", () => {
    const faults = lines(faultsOf(trap("counter", { ...ignition, type: "trigger" })));
    expect(faults).toEqual([expect.stringContaining("trigger is missing") as string]);
  });

  test("[LT 7.6] of an equip only the activation has the stereotype it goes to as its target", () => {
    const targets = [{ ...onOpponent, zone: "graveyard" }];
    const back = { ...ignition, targets, actions: [{ kind: "banish", what: { kind: "target" } }] };
    expect(faultsOf(spell("equip", back))).toEqual([]);
    expect(faultsOf(spell("equip", { ...back, onActivation: true }))).toHaveLength(1);
  });
});

test("[LT 8.9] an action that is none is not asked whether it can stand", () => {
  for (const action of [{ kind: "draww", count: 1 }, 7, "draw"]) {
    const faults = inEffect({ type: "continuous", actions: [action] });
    expect(faults).toEqual([expect.stringMatching(/^actions\[0\].* must be/) as string]);
  }
});

describe("a card that is wrong", () => {
  test("[LT 2] without a type has none, and with a wrong one is told what there are", () => {
    const { type: _, ...untyped } = kid;
    expect(lines(faultsOf(untyped))).toEqual([
      expect.stringMatching(/^kid.type is missing; it must be one of stereotype/) as string,
    ]);
    expect(lines(faultsOf({ ...kid, type: "kid" }))).toEqual([
      expect.stringMatching(/^kid.type must be one of stereotype.*, not "kid"/) as string,
    ]);
  });

  test.each([spell("normal"), spell("field"), trap("normal"), trap("counter")])(
    "[LT 8.1] an effect that is of no type is not asked whether it belongs to %j",
    (card) => {
      for (const type of ["ignishun", 7, null]) {
        const faults = inEffect({ type }, card);
        expect(faults).toEqual([expect.stringMatching(/^type must be one of/) as string]);
      }
    },
  );

  test("[LT 7.6] an equip's effect of a wrong type is not asked for its target", () => {
    const start = { onActivation: true, targets: [{ ...onOpponent, zone: "graveyard" }] };
    const aim = { actions: [{ kind: "banish", what: { kind: "target" } }] };
    const equip = (type: string): string[] => inEffect({ ...start, ...aim, type }, spell("equip"));
    expect(equip("quick")).toEqual([
      expect.stringMatching(/^type must be ignition for the activation of/) as string,
    ]);
    expect(equip("ignition")).toEqual([
      expect.stringMatching(/^targets\[0\] must be one card of the board/) as string,
    ]);
  });
});
