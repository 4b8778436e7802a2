import { expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import { act, cast, eventsOf, linksOf, respond, summon, windowsOf } from "./chains.ts";

const onSummon = (more: Partial<Effect> = {}): Effect =>
  act("trigger", undefined, { trigger: { on: "summoned" }, ...more });

const cards = [
  unit("newcomer", { effects: [act("on_summon")] }),
  unit("greeter", { effects: [onSummon()] }),
  unit("waver", { effects: [onSummon()] }),
  unit("guard", { effects: [onSummon()] }),
  unit("snob", { effects: [onSummon({ optional: true })] }),
  unit("rival", { effects: [onSummon({ optional: true })] }),
  unit("reader", { effects: [act("trigger", undefined, { trigger: { on: "spell_activated" } })] }),
  unit("listener", {
    effects: [act("trigger", undefined, { trigger: { on: "effect_activated", side: "opponent" } })],
  }),
  unit("mourner", { effects: [act("trigger", undefined, { trigger: { on: "destroyed" } })] }),
  unit("victim"),
  spell("memo", "normal", [act("ignition")]),
  spell("purge", "normal", [
    act("ignition", [
      { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } },
      { kind: "heal", amount: 100 },
    ]),
  ]),
  trap("alarm", "normal", [act("quick")]),
];

test("[LT 9.8] triggers form one chain in the order of 8.11, the first as link 1", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["newcomer"], board: ["snob", "greeter"] },
      away: { board: ["rival", "guard"], setZone: [faceDown("alarm")] },
    },
  });
  const summoned = summon(start, "newcomer");
  // Host's mandatory ones wait together, and host orders them.
  summoned.offered("host", "ORDER_TRIGGERS 1", "ORDER_TRIGGERS 4");
  const ordered = summoned.when("host", "ORDER_TRIGGERS 4");
  ordered.offered("host", "RESPOND_OPTIONAL_TRIGGER activate", "RESPOND_OPTIONAL_TRIGGER decline");
  const taken = ordered
    .when("host", "RESPOND_OPTIONAL_TRIGGER activate")
    .when("away", "RESPOND_OPTIONAL_TRIGGER activate");
  expect(linksOf(taken)).toEqual(["newcomer", "greeter", "guard", "snob", "rival"]);
});

test("[LT 9.8] the one window that follows is the window of the summon", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["newcomer"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const summoned = summon(start, "newcomer");
  expect(windowsOf(summoned)).toEqual(["summon away"]);
  expect(linksOf(summoned)).toEqual(["newcomer"]);
  const answered = respond(summoned, "away", "alarm");
  answered.then({ type: "CHAIN_RESOLVING", links: 2 }).thenNot("WINDOW_OPENED");
  expect(answered.state.prompts).toEqual([]);
});

test("[LT 9.8] it is the window of the attack, too", () => {
  const hothead = unit("hothead", {
    effects: [act("trigger", undefined, { trigger: { on: "attack_declared", card: "this" } })],
  });
  const start = duel([...cards, hothead], {
    phase: "combat",
    seats: { host: { board: ["hothead"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const declared = start.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "hothead")}`);
  expect(windowsOf(declared)).toEqual(["attack away"]);
  expect(linksOf(declared)).toEqual(["hothead"]);
});

test("[LT 9.8] triggers that arise while a chain resolves wait for its end", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["purge"], board: ["mourner"] }, away: { board: ["victim"] } },
  });
  cast(start, "purge").then(
    { type: "CARD_DESTROYED" },
    { type: "LIFE_HEALED", seat: "host" },
    { type: "CHAIN_RESOLVED" },
    { type: "TRIGGER_ACTIVATED", source: { def: "mourner" } },
    { type: "CHAIN_STARTED" },
    { type: "WINDOW_PASSED", window: "destruction" },
    { type: "CHAIN_RESOLVED" },
  );
});

test("[LT 9.8] a trigger on an activation waits for the end of that chain: it is no response", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], board: ["reader"] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const begun = cast(start, "memo");
  expect(linksOf(begun)).toEqual(["memo"]);
  const next = begun.when("away", "RESPOND_CHAIN");
  next.then(
    { type: "CHAIN_RESOLVED" },
    { type: "TRIGGER_ACTIVATED", source: { def: "reader" } },
    { type: "CHAIN_STARTED" },
  );
  expect(linksOf(next)).toEqual(["reader"]);
});

test("[LT 9.8] so does one that arises while the triggers' own chain is formed", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["newcomer"] }, away: { board: ["listener", "guard"] } },
  });
  const summoned = summon(start, "newcomer");
  const chains = eventsOf(summoned, "CHAIN_RESOLVING").map(({ links }) => links);
  expect(chains).toEqual([2, 1]);
});

test("[LT 9.8] without a link there is no window: a trigger that is declined leaves none", () => {
  const shy = unit("shy", {
    effects: [act("trigger", undefined, { trigger: { on: "spell_activated" }, optional: true })],
  });
  const table = duel([...cards, shy], {
    seats: {
      host: { hand: ["memo"], board: ["shy"] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const asked = cast(table, "memo").when("away", "RESPOND_CHAIN");
  const declined = asked.when("host", "RESPOND_OPTIONAL_TRIGGER decline");
  declined
    .then({ type: "TRIGGER_DECLINED" })
    .thenNot("WINDOW_OPENED", "WINDOW_PASSED", "CHAIN_STARTED");
  expect(declined.state.prompts).toEqual([]);
});

test("[LT 9.8] where every trigger was declined there is no chain, and nothing to answer", () => {
  const riser = unit("riser", {
    effects: [act("trigger", undefined, { trigger: { on: "standby_phase" }, optional: true })],
  });
  const start = duel([...cards, riser], {
    phase: "draw",
    seats: { host: { board: ["riser"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const asked = start.when("host", "ADVANCE_PHASE").when("away", "RESPOND_CHAIN");
  const declined = asked.when("host", "RESPOND_OPTIONAL_TRIGGER decline");
  declined
    .then({ type: "TRIGGER_DECLINED" })
    .thenNot("WINDOW_OPENED", "WINDOW_PASSED", "CHAIN_STARTED");
});
