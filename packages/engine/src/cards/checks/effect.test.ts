import { describe, expect, test } from "vitest";
import {
  draw,
  faultsOf,
  ignition,
  inAction,
  inEffect,
  lines,
  onOpponent,
  self,
  spell,
  trap,
  trigger,
} from "../../../fixtures/faulty-cards.ts";

describe("an effect's type", () => {
  const standing = {
    type: "continuous",
    actions: [{ kind: "boost_attack", what: self, amount: 1 }],
  };

  test.each([
    [
      "normal spell",
      spell("normal"),
      "quick",
      "must be ignition for the activation of a normal spell",
    ],
    ["quick-play spell", spell("quick-play"), "ignition", "must be quick for the activation"],
    ["normal trap", trap("normal"), "ignition", "must be trigger or quick for the activation"],
    [
      "counter trap",
      trap("counter"),
      "quick",
      "must be trigger for the activation of a counter trap",
    ],
    ["field spell", spell("field"), "on_summon", "for a field spell on the table, not on_summon"],
    ["equip spell", spell("equip"), "flip", "for a equip spell on the table, not flip"],
    ["continuous trap", trap("continuous"), "breakdown", "for a continuous trap on the table"],
  ])("[LT 8.1] suits the %s", (_, card, type, message) => {
    const faults = inEffect({ type }, card);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message.replace("a equip", "an equip"));
  });

  test("[LT 8.1] is never continuous on a card that leaves", () => {
    expect(inEffect({ ...standing, actions: [draw] }, spell("normal"))[0]).toContain("continuous");
    expect(inEffect(standing, trap("normal")).join()).toContain("type must be trigger or quick");
  });

  test("[LT 8.1] onActivation says what a card that stays does first", () => {
    expect(inEffect({ onActivation: true }, spell("field"))).toEqual([]);
    expect(inEffect({ type: "quick", onActivation: true }, trap("continuous"))).toEqual([]);
    expect(inEffect({ onActivation: true })).toEqual([
      "onActivation must be left out: it belongs to continuous spells and traps, equips and fields",
    ]);
    expect(inEffect({ onActivation: true }, spell("normal"))).toHaveLength(1);
    expect(inEffect({ type: "quick", onActivation: true }, spell("equip"))).toEqual([
      "type must be ignition for the activation of an equip spell, not quick",
    ]);
    const first = { ...ignition, onActivation: true };
    expect(lines(faultsOf(spell("field", first, { ...first, id: "f" })))).toEqual([
      "note.effects can have one effect with onActivation; 2 have it",
    ]);
  });

  test("[LT 8.1] decides whether there is a trigger", () => {
    expect(inEffect({ type: "trigger" })[0]).toContain("trigger is missing");
    for (const type of ["ignition", "on_summon", "flip", "breakdown"]) {
      expect(inEffect({ type, trigger: { on: "destroyed" } })).toEqual([
        `trigger must be left out: an effect of type ${type} says its own`,
      ]);
    }
    expect(inEffect({ ...standing, trigger: { on: "destroyed" } })).toHaveLength(1);
  });

  test("[LT 9.3] a quick effect answers only what opens a window", () => {
    expect(inEffect({ type: "quick", trigger: { on: "attack_declared" } })).toEqual([]);
    expect(inEffect({ type: "quick", trigger: { on: "turn_start" } })[0]).toContain("trigger.on");
    expect(inEffect({ type: "quick", trigger: { on: "summoned" } }, trap("normal"))).toEqual([
      "trigger must be left out: a trap that answers something is of type trigger",
    ]);
  });

  test.each([
    ["spell_activated", true],
    ["trap_activated", true],
    ["effect_activated", true],
    ["targeted", true],
    ["summoned", false],
    ["attack_declared", false],
  ])("[LT 7.7] a counter trap may answer %s: %s", (on, may) => {
    expect(inEffect(trigger(on), trap("counter"))).toHaveLength(may ? 0 : 1);
  });

  test("[LT 8.2] only triggers are optional", () => {
    for (const type of ["on_summon", "flip", "breakdown"]) {
      expect(inEffect({ type, optional: true })).toEqual([]);
    }
    expect(inEffect({ ...trigger("summoned"), optional: true })).toEqual([]);
    expect(inEffect({ optional: true })[0]).toContain("optional must be left out");
    expect(inEffect({ type: "quick", optional: false })[0]).toContain("optional must be left out");
  });

  test("[LT 8.4] limits do not say the same thing twice", () => {
    expect(inEffect({ oncePerTurn: true })).toEqual([]);
    expect(inEffect({ hardOncePerTurn: true })).toEqual([]);
    expect(inEffect({ oncePerTurn: true, hardOncePerTurn: true })).toHaveLength(1);
    expect(inEffect({ oncePerTurn: true }, spell("normal"))[0]).toContain("(hardOncePerTurn?)");
    expect(inEffect({ hardOncePerTurn: true }, spell("normal"))).toEqual([]);
  });

  test("[LT 8.1] a continuous effect is a standing fact", () => {
    expect(inEffect({ ...standing, condition: { kind: "turn", of: "self" } })).toEqual([]);
    const activated = {
      costs: [{ kind: "pay_lp", amount: 1 }],
      targets: [onOpponent],
      oncePerTurn: true,
      hardOncePerTurn: false,
      onActivation: false,
      optional: false,
    };
    for (const [name, value] of Object.entries(activated)) {
      expect(inEffect({ ...standing, [name]: value }, spell("field")).join()).toContain(name);
    }
  });

  test.each(["draw", "destroy", "negate", "take_control", "create_token", "add_vice"])(
    "[LT 8.1] a continuous effect does not %s",
    (kind) => {
      expect(inAction({ kind }, { type: "continuous" }).join()).toContain(`it cannot ${kind}`);
    },
  );

  test("[LT 8.9] a continuous effect lasts while it applies", () => {
    const boost = { kind: "boost_attack", what: self, amount: 100, duration: "turn" };
    expect(inAction(boost, { type: "continuous" })[0]).toContain("duration must be left out");
  });

  test.each(["target", "random", "event_card"])(
    "[LT 8.15] a continuous effect does not select by %s",
    (kind) => {
      const what = { kind, ...(kind === "random" && onOpponent) };
      const faults = inAction({ kind: "boost_attack", what, amount: 1 }, { type: "continuous" });
      expect(faults).toEqual([
        `what.kind a continuous effect selects by all, self, equipped, not by ${kind}`,
      ]);
    },
  );
});
