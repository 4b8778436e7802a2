import { expect, test } from "vitest";
import { spell, trap, unit } from "../../../../fixtures/duel.ts";
import { busy, DRAW, kidWith, linted } from "../../../../fixtures/linted.ts";
import type { CardDefinition, Effect, Trigger } from "../../card.ts";

const kid = (trigger: Trigger): CardDefinition =>
  kidWith({ type: "trigger", trigger, actions: [{ kind: "gain_clout", amount: 1 }] });
const sign = (trigger: Trigger): CardDefinition =>
  trap("sign", "normal", [
    { id: "e", type: "trigger", trigger, actions: [{ kind: "gain_clout", amount: 1 }] },
  ]);
const found = (card: CardDefinition, ...others: CardDefinition[]): string[] =>
  linted("trigger-never-fires", card, others);

const note = spell("note", "normal", [{ id: "n", type: "ignition", actions: [DRAW] }]);
const aim = spell("aim", "normal", [
  {
    id: "a",
    type: "ignition",
    targets: [{ zone: "board", side: "any", count: 1 }],
    actions: [{ kind: "destroy", what: { kind: "target" } }],
  },
]);

test.each<[string, Trigger, CardDefinition]>([
  ["there are no spells", { on: "spell_activated" }, note],
  ["there are no traps", { on: "trap_activated" }, sign({ on: "summoned" })],
  ["no card draws, and the turn's draw does not count", { on: "card_drawn" }, note],
  ["no card targets anything", { on: "targeted" }, aim],
  ["no card puts vice counters on anything", { on: "vice_added" }, busy],
  ["no card puts vice counters on anything", { on: "breakdown", card: "another" }, busy],
  [
    "life starts at 8000 and no card heals, so it never falls below 9000",
    { on: "life_below", below: 9000 },
    busy,
  ],
  ["no card special summons", { on: "summoned", summonKinds: ["special"] }, busy],
  ["no card destroys anything", { on: "destroyed", by: "effect" }, aim],
])("[LT 8.3] %s, unless one does", (reason, trigger, other) => {
  expect(found(kid(trigger))).toEqual([`trigger never fires: ${reason}`]);
  expect(found(kid(trigger), other)).toEqual([]);
});

test("[LT 11.3] a breakdown effect needs vice in the set", () => {
  const breaking = kidWith({ type: "breakdown", actions: [DRAW] });
  expect(found(breaking)).toEqual(["type never fires: no card puts vice counters on anything"]);
  expect(found(breaking, busy)).toEqual([]);
});

test.each<[Trigger, Trigger]>([
  [
    { on: "attack_declared", filter: { position: "defense" } },
    { on: "attack_declared", filter: { position: "attack" } },
  ],
  [
    { on: "summoned", filter: { archetype: "jock" } },
    { on: "summoned", filter: { archetype: "brain" } },
  ],
  [
    { on: "summoned", filter: { minLevel: 9 } },
    { on: "summoned", filter: { minLevel: 3 } },
  ],
  [
    { on: "summoned", filter: { face: "down" } },
    { on: "destroyed", filter: { face: "down" } },
  ],
  [
    { on: "summoned", summonKinds: ["normal"], filter: { minVice: 1 } },
    { on: "summoned", summonKinds: ["flip"], filter: { minVice: 1 } },
  ],
  [
    { on: "vice_added", filter: { maxVice: 0 } },
    { on: "vice_added", filter: { maxVice: 1 } },
  ],
  [
    { on: "breakdown", filter: { maxVice: 2 } },
    { on: "breakdown", filter: { maxVice: 3 } },
  ],
  [
    { on: "spell_activated", filter: { cardType: "trap" } },
    { on: "spell_activated", filter: { cardType: "spell" } },
  ],
  [
    { on: "destroyed", by: "battle", filter: { spellType: "normal" } },
    { on: "destroyed", filter: { spellType: "normal" } },
  ],
])("[LT 8.15] %j fits no card, %j does", (never, once) => {
  expect(found(kid(never), busy)).toEqual([
    "trigger never fires: no card is ever what the filter asks for then",
  ]);
  expect(found(kid(once), busy)).toEqual([]);
});

test.each<[string, CardDefinition]>([
  ["this card is a stereotype", kid({ on: "spell_activated", card: "this" })],
  [
    "this card is never the opponent's while you use its effect",
    kid({ on: "destroyed", card: "this", side: "opponent" }),
  ],
  [
    "this card never deals battle damage to its own side",
    kid({ on: "battle_damage", card: "this", side: "self" }),
  ],
  [
    "this card has no other effect, and none answers itself",
    kid({ on: "effect_activated", card: "this" }),
  ],
  [
    "this card is never what the filter asks for then",
    kid({ on: "destroyed", card: "this", filter: { archetype: "jock" } }),
  ],
  ["that never happens to a trap that lies set", sign({ on: "destroyed", card: "this" })],
])("[LT 8.1] of itself: %s", (reason, card) => {
  expect(found(card, busy)).toEqual([`trigger never fires: ${reason}`]);
});

const poster = (trigger: Trigger, ...more: Effect[]): CardDefinition =>
  spell("poster", "continuous", [{ id: "e", type: "trigger", trigger, actions: [DRAW] }, ...more]);

test.each<[string, CardDefinition]>([
  ["its own destruction", kid({ on: "destroyed", card: "this", side: "self" })],
  ["its damage to the opponent", kid({ on: "battle_damage", card: "this", side: "opponent" })],
  ["being chosen while it lies set", sign({ on: "targeted", card: "this" })],
  ["going to the graveyard as a spell", poster({ on: "sent_to_graveyard", card: "this" })],
  [
    "another effect of its own",
    poster(
      { on: "effect_activated", card: "this" },
      { id: "f", type: "ignition", actions: [DRAW] },
    ),
  ],
])("[LT 8.14] a card can answer %s", (_, card) => {
  expect(found(card, busy, aim, unit("other"))).toEqual([]);
});

const jacket = spell("jacket", "equip", [
  {
    id: "j",
    type: "continuous",
    actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 100 }],
  },
]);
const clout = [{ kind: "gain_clout", amount: 1 }] as const;

test("[LT 8.3] an effect is activated where a card on the table has one, and a spell's own is none", () => {
  const banner = trap("banner", "continuous", [
    {
      id: "e",
      type: "trigger",
      onActivation: true,
      trigger: { on: "effect_activated" },
      actions: clout,
    },
  ]);
  const none = "trigger never fires: no card on the table has an effect to activate";
  const start = { id: "n", type: "ignition", onActivation: true, actions: clout } as const;
  const shine = spell("shine", "continuous", [
    {
      id: "s",
      type: "continuous",
      actions: [{ kind: "apply_restriction", restriction: "attack", who: "both" }],
    },
    start,
  ]);
  expect(found(banner, unit("plain"))).toEqual([none]);
  expect(found(banner, unit("plain"), shine)).toEqual([none]);
  const working = unit("working", { effects: [{ id: "w", type: "ignition", actions: clout }] });
  expect(found(banner, shine, working)).toEqual([]);
});

test("[LT 7.6] an equip is chosen for a stereotype, and destroyed by rule when that leaves", () => {
  expect(found(kid({ on: "targeted" }), note)).toHaveLength(1);
  expect(found(kid({ on: "targeted" }), note, jacket)).toEqual([]);
  expect(found(kid({ on: "destroyed", by: "effect" }), note)).toHaveLength(1);
  expect(found(kid({ on: "destroyed", by: "effect" }), note, jacket)).toEqual([]);
  expect(found(kid({ on: "destroyed", by: "battle" }), note)).toEqual([]);
  const no = trap("no", "counter", [
    { id: "v", type: "trigger", trigger: { on: "spell_activated" }, actions: [{ kind: "negate" }] },
  ]);
  expect(found(kid({ on: "destroyed", by: "effect" }), note, no)).toEqual([]);
});

test("[LT 8.3] life falls below what it starts with, whoever heals", () => {
  expect(found(kid({ on: "life_below", below: 8000 }))).toEqual([]);
  expect(found(kid({ on: "life_below", below: 8001 }))).toHaveLength(1);
});

test("[LT 8.3] a summon that may be a normal one needs nobody to special summon", () => {
  expect(found(kid({ on: "summoned" }))).toEqual([]);
  expect(found(kid({ on: "summoned", summonKinds: ["normal", "special"] }))).toEqual([]);
  const maker = unit("maker", {
    effects: [
      { id: "m", type: "ignition", actions: [{ kind: "create_token", token: "crumb", count: 1 }] },
    ],
  });
  const crumb = unit("crumb", { token: true });
  expect(found(kid({ on: "summoned", summonKinds: ["special"] }), maker, crumb)).toEqual([]);
});

test("[LT 8.3] vice may come as a cost", () => {
  const pays = (kind: "add_vice" | "remove_vice"): CardDefinition =>
    unit("payer", {
      effects: [
        { id: "p", type: "ignition", costs: [{ kind, count: 1 }], actions: clout },
        { id: "q", type: "ignition", actions: clout },
      ],
    });
  expect(found(kid({ on: "vice_added" }), pays("add_vice"))).toEqual([]);
  expect(found(kid({ on: "vice_added" }), pays("remove_vice"))).toHaveLength(1);
});

test.each<[string, CardDefinition]>([
  ["this card is a stereotype", kid({ on: "trap_activated", card: "this" })],
  ["that never happens to a spell on the table", poster({ on: "summoned", card: "this" })],
  [
    "this card has no other effect, and none answers itself",
    poster(
      { on: "effect_activated", card: "this" },
      { id: "f", type: "ignition", onActivation: true, actions: [DRAW] },
      {
        id: "g",
        type: "continuous",
        actions: [{ kind: "apply_restriction", restriction: "attack", who: "both" }],
      },
    ),
  ],
])("[LT 8.1] nor of itself: %s", (reason, card) => {
  expect(found(card, busy, aim, sign({ on: "summoned" }))).toEqual([
    `trigger never fires: ${reason}`,
  ]);
});

test.each<[Trigger, Trigger]>([
  [
    { on: "summoned", summonKinds: ["flip"], filter: { position: "defense" } },
    { on: "summoned", summonKinds: ["flip", "special"], filter: { position: "defense" } },
  ],
  [
    { on: "summoned", summonKinds: ["normal", "special"], filter: { minVice: 1 } },
    { on: "summoned", summonKinds: ["normal", "flip"], filter: { minVice: 1 } },
  ],
  [
    { on: "summoned", summonKinds: ["special"], filter: { minVice: 1 } },
    { on: "summoned", filter: { minVice: 1 } },
  ],
  [
    { on: "vice_near_threshold", filter: { maxVice: 1 } },
    { on: "vice_near_threshold", filter: { maxVice: 2 } },
  ],
  [
    { on: "flipped", filter: { face: "down" } },
    { on: "flipped", filter: { face: "up" } },
  ],
  [
    { on: "battle_damage", filter: { face: "down" } },
    { on: "battle_damage", filter: { position: "defense" } },
  ],
])("[LT 8.15] nor does %j fit any card, but %j does", (never, once) => {
  expect(found(kid(never), busy)).toEqual([
    "trigger never fires: no card is ever what the filter asks for then",
  ]);
  expect(found(kid(once), busy)).toEqual([]);
});

test("[LT 11.2] near a threshold of 1 is no counter yet, but there must be one to be added", () => {
  const near = (maxVice: number): string[] =>
    linted("trigger-never-fires", kid({ on: "vice_near_threshold", filter: { maxVice } }), [busy], {
      breakdownThreshold: 1,
    });
  expect([near(0).length, near(1).length]).toEqual([1, 0]);
});

test("[LT 8.15] of itself a card is judged by itself, whatever others are", () => {
  const jock = unit("athlete", { archetype: "jock" });
  const on = (card: Partial<Trigger>): string[] =>
    found(kid({ on: "destroyed", filter: { archetype: "jock" }, ...card }), busy, jock);
  expect(on({ card: "this" })).toEqual([
    "trigger never fires: this card is never what the filter asks for then",
  ]);
  expect(on({ card: "another" })).toEqual([]);
  expect(on({})).toEqual([]);
});
