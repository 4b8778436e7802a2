import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../../fixtures/duel.ts";
import { busy, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { CardDefinition, TargetRequirement } from "../../card.ts";

const rule = "target-never-exists";
const banishing = (...targets: TargetRequirement[]): CardDefinition =>
  kidWith({
    type: "ignition",
    targets,
    actions: targets.map((_, index) => ({ kind: "banish", what: { kind: "target", index } })),
  });
const found = (...targets: TargetRequirement[]): string[] =>
  linted(rule, banishing(...targets), [busy]);

const board = { zone: "board", side: "opponent", count: 1 } as const;
const grave = { zone: "graveyard", side: "self", count: 1 } as const;

test.each<[TargetRequirement, string, TargetRequirement]>([
  [
    { ...board, filter: { minLevel: 9 } },
    "stereotypes of level 9 or higher the opponent controls",
    { ...board, filter: { minLevel: 3 } },
  ],
  [
    { ...board, filter: { cardType: "spell" } },
    "stereotypes that are spells the opponent controls",
    { ...grave, filter: { cardType: "spell" } },
  ],
  [
    { ...grave, filter: { position: "attack" } },
    "stereotypes in your graveyard in attack position",
    { ...board, filter: { position: "attack" } },
  ],
  [
    { ...grave, filter: { minVice: 1 } },
    "stereotypes in your graveyard with at least 1 vice counter",
    { ...board, filter: { minVice: 1 } },
  ],
  [
    { ...grave, filter: { minAttack: 1001 } },
    "stereotypes in your graveyard with at least 1001 attack",
    // On the board it may have been raised.
    { ...board, filter: { minAttack: 1001 } },
  ],
  [
    { ...board, filter: { face: "down", archetype: "brain" } },
    "face-down “Brain” stereotypes the opponent controls",
    { ...board, filter: { face: "down" } },
  ],
  [
    { ...board, filter: { face: "down", position: "attack" } },
    "face-down stereotypes the opponent controls in attack position",
    { ...board, filter: { face: "down", position: "defense" } },
  ],
  [{ ...board, zone: "field" }, "cards in the opponent's field slot", { ...board, zone: "set" }],
])("[LT 8.12] %j: there are never any %s", (never, what, once) => {
  expect(found(never)).toEqual([`targets[0] can never be chosen: there are never any ${what}`]);
  expect(found(once)).toEqual([]);
});

test("[LT 3] a board holds so many and no more", () => {
  const three = { ...board, count: 3 };
  expect(found(three)).toEqual([]);
  expect(found(three, board)).toEqual([
    "targets[1] asks for 4, and there are at most 3 stereotypes the opponent controls",
  ]);
  expect(found(three, { ...board, side: "self" })).toEqual([]);
  expect(linted(rule, banishing(three), [busy], { boardSlots: 2 })).toHaveLength(1);
});

test("[LT 7.5] what does not stay is face-up on the chain only", () => {
  const counter = trap("veto", "counter", [
    { id: "v", type: "trigger", trigger: { on: "spell_activated" }, actions: [{ kind: "negate" }] },
  ]);
  const aiming = (type: "ignition" | "quick"): CardDefinition =>
    kidWith({
      type,
      targets: [{ zone: "table", side: "any", count: 1, filter: { trapType: "counter" } }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    });
  expect(linted(rule, aiming("ignition"), [counter])).toEqual([
    "targets[0] can never be chosen: there are never any counter traps on the table",
  ]);
  expect(linted(rule, aiming("quick"), [counter])).toEqual([]);
});

test("[LT 7.2] a spell on its way takes up a slot of its own set zone", () => {
  const memo = (count: number): CardDefinition =>
    spell("memo", "normal", [
      {
        id: "e",
        type: "ignition",
        targets: [{ zone: "set", side: "self", count }],
        actions: [{ kind: "destroy", what: { kind: "target" } }],
      },
    ]);
  expect(linted(rule, memo(3))).toEqual([
    "targets[0] asks for 3, and there are at most 2 cards in your set zone",
  ]);
  expect(linted(rule, memo(2))).toEqual([]);
});

test("[LT 3] any side is both, and what takes a part of them counts for the whole", () => {
  const any = { ...board, side: "any" } as const;
  expect(found({ ...any, count: 6 })).toEqual([]);
  expect(found({ ...any, count: 7 })).toHaveLength(1);
  expect(found({ ...board, count: 3 }, { ...any, count: 3 })).toEqual([]);
  expect(found({ ...board, count: 3 }, { ...any, count: 4 })).toEqual([
    "targets[1] asks for 7, and there are at most 6 stereotypes on the board",
  ]);
  // Those of any side need not be the opponent's.
  expect(found({ ...any, count: 3 }, { ...board, count: 3 })).toEqual([]);
  expect(found({ ...grave, count: 9 }, { ...board, count: 3 })).toEqual([]);
  // Other zones have room of their own, also of the same side.
  expect(found({ ...grave, side: "opponent", count: 9 }, { ...board, count: 3 })).toEqual([]);
});

test("[LT 7.2] who is activated takes its own slot: of a field its own, on the table one of all", () => {
  const aiming = (
    spellType: "normal" | "field",
    target: TargetRequirement,
    onActivation?: true,
  ): CardDefinition =>
    spell("memo", spellType, [
      {
        id: "e",
        type: "ignition",
        ...(onActivation && { onActivation }),
        targets: [target],
        actions: [{ kind: "destroy", what: { kind: "target" } }],
      },
    ]);
  const others = [busy, unit("kid")];
  const most = (
    spellType: "normal" | "field",
    zone: TargetRequirement["zone"],
    side: TargetRequirement["side"],
    onActivation?: true,
  ): number | undefined =>
    Array.from({ length: 15 }, (_, i) => 15 - i).find(
      (count) =>
        linted(rule, aiming(spellType, { zone, side, count }, onActivation), others).length === 0,
    );
  expect(most("normal", "set", "self")).toBe(2);
  expect(most("normal", "set", "opponent")).toBe(3);
  expect(most("normal", "set", "any")).toBe(5);
  expect(most("normal", "table", "self")).toBe(6);
  expect(most("normal", "board", "self")).toBe(3);
  expect(most("field", "set", "self", true)).toBe(3);
  expect(most("field", "field", "any", true)).toBe(1);
  // An effect of a field that lies there is no activation, and may name the field itself.
  expect(most("field", "field", "self")).toBe(1);
  expect(most("field", "table", "self")).toBe(7);
});
