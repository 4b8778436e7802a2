import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import { attack, lives } from "./attack.ts";

const cards = [
  unit("bully", { attack: 1800 }),
  unit("sentry", {
    defense: 2000,
    effects: [{ id: "peek", type: "flip", actions: [{ kind: "draw", count: 1 }] }],
  }),
  unit("bomb", {
    defense: 500,
    effects: [
      {
        id: "boom",
        type: "flip",
        actions: [{ kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } }],
      },
    ],
  }),
  unit("hothead", {
    effects: [
      {
        id: "roar",
        type: "trigger",
        trigger: { on: "attack_declared", card: "this" },
        actions: [{ kind: "boost_attack", what: { kind: "self" }, amount: 500 }],
      },
    ],
  }),
  unit("martyr", {
    effects: [
      {
        id: "revenge",
        type: "trigger",
        trigger: { on: "destroyed", card: "this", by: "battle" },
        actions: [{ kind: "damage", amount: 300 }],
      },
    ],
  }),
  unit("gloater", {
    attack: 1800,
    effects: [
      {
        id: "gloat",
        type: "trigger",
        trigger: { on: "battle_damage", card: "this" },
        actions: [{ kind: "gain_clout", amount: 1 }],
      },
    ],
  }),
  trap("dare", "normal", [
    {
      id: "d",
      type: "quick",
      actions: [
        {
          kind: "boost_attack",
          what: { kind: "all", zone: "board", side: "self" },
          amount: 1000,
        },
      ],
    },
  ]),
  spell("pep-talk", "quick-play", [
    {
      id: "p",
      type: "quick",
      targets: [{ zone: "board", side: "self", count: 1 }],
      actions: [{ kind: "boost_attack", what: { kind: "target" }, amount: 300 }],
    },
  ]),
];

test("[LT 10.3] declaration, window, turning up, damage window, one outcome: in this order", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [faceDown("sentry", { position: "defense" })] },
    },
  });
  const fought = attack(start, "bully", "sentry");
  fought.then(
    { type: "ATTACK_DECLARED", seat: "host" },
    { type: "WINDOW_PASSED", window: "attack" },
    { type: "CARD_FLIPPED", seat: "away" },
    { type: "WINDOW_PASSED", window: "damage" },
    { type: "DAMAGE_DEALT", seat: "host", amount: 200 },
    { type: "BATTLE_RESOLVED" },
    { type: "ATTACK_ENDED", why: "resolved" },
    { type: "TRIGGER_ACTIVATED", seat: "away" },
    { type: "CARD_DRAWN", seat: "away" },
  );
});

test("[LT 10.3] a flip effect comes after the battle, also when its card did not survive it", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: { board: [faceDown("bomb", { position: "defense" })] },
    },
  });
  const fought = attack(start, "bully", "bomb");
  fought.then(
    { type: "CARD_DESTROYED", by: "battle" },
    { type: "ATTACK_ENDED", why: "resolved" },
    { type: "TRIGGER_ACTIVATED", seat: "away", effect: "boom" },
    { type: "CARD_DESTROYED", by: "effect" },
  );
  expect(defsIn(fought, "host", "graveyard")).toEqual(["bully"]);
  expect(defsIn(fought, "away", "graveyard")).toEqual(["bomb"]);
});

test("[LT 10.3] a face-up defender is not turned, and a defender turned up stays in defense", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully", "hothead"] },
      away: { board: [faceDown("sentry", { position: "defense" })] },
    },
  });
  const first = attack(start, "bully", "sentry");
  const sentry = card(first, "away", "board", "sentry");
  expect(first.state.cards.get(sentry)).toMatchObject({
    faceDown: false,
    data: { position: "defense" },
  });
  attack(first, "hothead", "sentry").thenNot("CARD_FLIPPED", "TRIGGER_LAPSED");
});

test("[LT 10.3] triggers of the declaration and answers to it count in the battle", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["hothead"] },
      away: { board: ["bully"], setZone: [faceDown("dare")] },
    },
  });
  const declared = attack(start, "hothead", "bully");
  const dare = card(declared, "away", "setZone", "dare");
  declared.then(
    { type: "TRIGGER_ACTIVATED" },
    { type: "WINDOW_OPENED", window: { kind: "attack" } },
  );
  declared.offered("away", "RESPOND_CHAIN", `RESPOND_CHAIN card=${dare}`);
  // 1000 + 500 against 1800 + 1000.
  const fought = passAll(declared.when("away", `RESPOND_CHAIN card=${dare}`));
  expect(lives(fought)).toEqual([8000 - 1300, 8000]);
});

test("[LT 10.3] the damage window comes before the numbers are looked at", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], hand: ["pep-talk"] },
      away: { board: [faceDown("sentry", { position: "defense" })] },
    },
  });
  // The attack's own window asks nobody; host sees the defender before it answers the next.
  const turned = attack(start, "bully", "sentry");
  turned.then({ type: "CARD_FLIPPED" }, { type: "WINDOW_OPENED", window: { kind: "damage" } });
  const [bully, talk] = [
    card(turned, "host", "board", "bully"),
    card(turned, "host", "hand", "pep-talk"),
  ];
  turned.offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${talk} targets=${bully}`);
  const fought = passAll(turned.when("host", `RESPOND_CHAIN card=${talk} targets=${bully}`));
  fought.then({ type: "CARD_DESTROYED", by: "battle" });
  expect(defsIn(fought, "away", "graveyard")).toEqual(["sentry"]);
  expect(lives(fought)).toEqual([8000, 8000]);
});

test("[LT 10.3] damage and destruction are one batch: their triggers wait together", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["gloater"] }, away: { board: ["martyr"] } },
  });
  const fought = attack(start, "gloater", "martyr");
  fought.then(
    { type: "TRIGGERS_QUEUED", triggers: [{ effect: "gloat" }, { effect: "revenge" }] },
    { type: "CHAIN_LINK_ADDED", link: { effect: "gloat" } },
    { type: "CHAIN_LINK_ADDED", link: { effect: "revenge" } },
    { type: "CHAIN_RESOLVING", links: 2 },
  );
  expect(lives(fought)).toEqual([7700, 7200]);
});

test("[LT 10.3] those triggers and what was destroyed have one window", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: { host: { board: ["gloater"] }, away: { board: ["martyr"] } },
  });
  const windows = attack(start, "gloater", "martyr").events.flatMap((event) =>
    event.type === "WINDOW_PASSED" ? [event.window] : [],
  );
  expect(windows).toEqual(["attack", "damage", "destruction"]);
});

test("[LT 10.3] who loses the last life in a battle has lost before any trigger helps", () => {
  const start = duel(cards, {
    phase: "combat",
    seats: {
      host: { board: ["bully"], has: { lifePoints: 300 } },
      away: { board: ["martyr"], has: { lifePoints: 800 } },
    },
  });
  attack(start, "bully", "martyr").ended("lp_zero", "host");
});

test("[LT 10.3] a summon in the damage window has its window, and flip effects wait all the same", () => {
  const backup = trap("backup", "normal", [
    {
      id: "b",
      type: "quick",
      actions: [{ kind: "special_summon", from: "graveyard", position: "defense" }],
    },
  ]);
  const start = duel([...cards, backup], {
    phase: "combat",
    seats: {
      host: { board: ["bully"] },
      away: {
        board: [faceDown("bomb", { position: "defense" })],
        setZone: [faceDown("backup")],
        graveyard: ["martyr"],
      },
    },
  });
  const inDamageWindow = attack(start, "bully", "bomb").when("away", "RESPOND_CHAIN");
  const trick = card(inDamageWindow, "away", "setZone", "backup");
  inDamageWindow
    .when("away", `RESPOND_CHAIN card=${trick}`)
    .then(
      { type: "SPECIAL_SUMMONED" },
      { type: "WINDOW_PASSED", window: "summon" },
      { type: "CARD_DESTROYED", by: "battle" },
      { type: "TRIGGER_ACTIVATED", effect: "boom" },
    );
});
