import { expect, test } from "vitest";
import { card, defsIn, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Condition, Filter } from "../../src/cards/card.ts";
import {
  answer,
  asked,
  attack,
  board,
  cast,
  does,
  life,
  links,
  passAll,
  rung,
  withEffect,
} from "./acts.ts";

const heals = [{ kind: "heal", amount: 10 }] as const;
const smash = does("smash", [
  { kind: "destroy", what: { kind: "all", zone: "board", side: "any" } },
]);
const raze = does("raze", [{ kind: "destroy", what: { kind: "all", zone: "table", side: "any" } }]);

test("[LT 8.14] a card that is destroyed triggers, and its controller was who last had it", () => {
  const martyr = withEffect("martyr", {
    type: "trigger",
    trigger: { on: "destroyed", card: "this" },
    actions: heals,
  });
  const taken = placed("martyr", { position: "attack" }, { owner: "away" });
  const start = duel([martyr, smash], { seats: { host: { hand: ["smash"], board: [taken] } } });
  const done = cast(start, "host", "smash");
  expect(defsIn(done, "away", "graveyard")).toEqual(["martyr"]);
  expect(links(done)).toEqual(["host smash", "host martyr"]);
  expect(life(done)).toEqual({ host: 8010, away: 8000 });
});

test("[LT 8.14] cards that leave together see each other leave", () => {
  const mourner = withEffect("mourner", {
    type: "trigger",
    trigger: { on: "destroyed", card: "another" },
    actions: heals,
  });
  const start = duel([mourner, unit("nerd"), smash], {
    seats: { host: { hand: ["smash"], board: ["mourner", "nerd"] }, away: { board: ["mourner"] } },
  });
  // Each mourner for the nerd and for the other mourner.
  expect(rung(cast(start, "host", "smash"))).toEqual([
    "away mourner",
    "away mourner",
    "host mourner",
    "host mourner",
  ]);
});

test("[LT 8.14] a filter sees the values it had: boosted, with its counters, in its position", () => {
  const cards = [
    unit("nerd", { attack: 800, defense: 300 }),
    withEffect("leader", {
      type: "continuous",
      actions: [
        {
          kind: "boost_attack",
          what: { kind: "all", zone: "board", side: "opponent" },
          amount: 1000,
        },
      ],
    }),
  ];
  const heard = (filter: Filter): boolean => {
    const watcher = spell("watcher", "continuous", [
      { id: "it", type: "trigger", trigger: { on: "destroyed", filter }, actions: heals },
    ]);
    const start = duel([...cards, watcher, smash], {
      seats: {
        host: { hand: ["smash"], board: ["leader"], setZone: ["watcher"] },
        away: { board: [placed("nerd", { position: "defense", vice: 2 })] },
      },
    });
    // The leader dies with the nerd, and has made it strong to the last.
    return rung(cast(start, "host", "smash")).length > 0;
  };
  const name = "nerd";
  expect(heard({ name, minAttack: 1800, maxAttack: 1800 })).toBe(true);
  expect(heard({ name, maxAttack: 1799 })).toBe(false);
  expect(heard({ name, minDefense: 300, maxDefense: 300 })).toBe(true);
  expect(heard({ name, minVice: 2, maxVice: 2 })).toBe(true);
  expect(heard({ name, minVice: 3 })).toBe(false);
  expect(heard({ name, position: "defense", face: "up" })).toBe(true);
  expect(heard({ name, position: "attack" })).toBe(false);
});

test("[LT 8.14] a condition about the card itself sees it as it last was", () => {
  const dies = (condition: Condition): boolean => {
    const martyr = withEffect("martyr", {
      type: "trigger",
      trigger: { on: "destroyed", card: "this" },
      condition,
      actions: heals,
    });
    const pump = does("pump", [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 700 },
    ]);
    const start = duel([martyr, smash, pump], {
      seats: {
        host: {
          hand: ["pump", "smash"],
          board: [placed("martyr", { position: "attack", vice: 1, summoned: "special" })],
        },
      },
    });
    const done = passAll(cast(passAll(cast(start, "host", "pump")), "host", "smash"));
    return life(done).host > 8000;
  };
  expect(dies({ kind: "source", filter: { minVice: 1, minAttack: 1700 } })).toBe(true);
  expect(dies({ kind: "source", filter: { minVice: 2 } })).toBe(false);
  expect(dies({ kind: "summoned_how", in: ["special"] })).toBe(true);
  expect(dies({ kind: "summoned_how", in: ["normal", "flip"] })).toBe(false);
  expect(dies({ kind: "not", of: { kind: "summoned_how", in: ["normal"] } })).toBe(true);
});

test("[LT 8.14] a breakdown effect asks about the card as it was", () => {
  const fragile = withEffect("fragile", {
    type: "breakdown",
    condition: { kind: "source", filter: { minVice: 4, position: "attack" } },
    actions: heals,
  });
  const broken = (vice: number): string[] => {
    const start = duel([fragile], {
      phase: "main2",
      seats: { host: { board: [placed("fragile", { position: "attack", vice })] } },
    });
    return links(start.when("host", "ADVANCE_PHASE"));
  };
  expect(broken(4)).toEqual(["host fragile"]);
  expect(broken(3)).toEqual([]);
});

test("[LT 8.14] a continuous card that leaves answers its own leaving", () => {
  const will = spell("will", "continuous", [
    { id: "it", type: "trigger", trigger: { on: "destroyed", card: "this" }, actions: heals },
  ]);
  const start = duel([will, raze], { seats: { host: { hand: ["raze"], setZone: ["will"] } } });
  const done = cast(start, "host", "raze");
  expect(links(done)).toEqual(["host raze", "host will"]);
  expect(life(done).host).toBe(8010);
});

test("[LT 8.14] in battle, too: both that die trigger, and the damage is what it was", () => {
  const brawler = withEffect(
    "brawler",
    {
      type: "trigger",
      trigger: { on: "destroyed", card: "this", by: "battle" },
      actions: heals,
    },
    { attack: 1500 },
  );
  const start = duel([brawler], {
    phase: "combat",
    seats: { host: { board: ["brawler"] }, away: { board: ["brawler"] } },
  });
  const done = attack(start, "host", "brawler", board(start, "away", "brawler"));
  expect(links(done)).toEqual(["host brawler", "away brawler"]);
  expect(life(done)).toEqual({ host: 8010, away: 8010 });
});

test("[LT 8.14] there is no missed timing: an optional trigger waits for the end of the chain", () => {
  const heir = withEffect("heir", {
    type: "trigger",
    trigger: { on: "destroyed", card: "this" },
    optional: true,
    actions: heals,
  });
  const snap = trap("snap", "normal", [
    {
      id: "does",
      type: "quick",
      actions: [
        { kind: "destroy", what: { kind: "all", zone: "board", side: "self" } },
        { kind: "damage", amount: 100 },
      ],
    },
  ]);
  const treat = does("treat", [
    { kind: "heal", amount: 1 },
    { kind: "heal", amount: 1 },
  ]);
  const start = duel([heir, snap, treat], {
    seats: {
      host: { hand: ["treat"] },
      away: { board: ["heir"], setZone: [faceDown("snap")] },
    },
  });
  // It dies in the middle of link 2, and link 1 resolves after that.
  const done = answer(cast(start, "host", "treat"), "away", "snap");
  done.then({ type: "CARD_DESTROYED" }, { type: "DAMAGE_DEALT" }, { type: "CHAIN_RESOLVED" });
  expect(asked(done)).toEqual(["away optional_trigger"]);
  const taken = done.when("away", "RESPOND_OPTIONAL_TRIGGER activate");
  expect(life(taken)).toEqual({ host: 7902, away: 8010 });
});

test("[LT 8.14] what an effect calls this card or the event's card is that object, not the one in the graveyard", () => {
  const phoenix = withEffect("phoenix", {
    type: "trigger",
    trigger: { on: "destroyed", card: "this" },
    actions: [{ kind: "return_to_hand", what: { kind: "event_card" } }, ...heals],
  });
  const start = duel([phoenix, smash], {
    seats: { host: { hand: ["smash"], board: ["phoenix"] } },
  });
  const done = cast(start, "host", "smash");
  expect(card(done, "host", "graveyard", "phoenix")).toBeDefined();
  expect(life(done).host).toBe(8010);
});
