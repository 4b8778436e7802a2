import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import type { TriggerName } from "../../src/vocabulary.ts";
import { act, cast, eventsOf, summon } from "./chains.ts";

const auto = { responses: "auto" } as const;
const on = (name: TriggerName, more: Partial<Effect> = {}): Effect =>
  act("trigger", undefined, { trigger: { on: name, side: "opponent" }, ...more });
const negateOn = (name: TriggerName): Effect => ({ ...on(name), actions: [{ kind: "negate" }] });

const cards = [
  unit("bully", { attack: 1800 }),
  unit("nerd"),
  unit("watcher", { effects: [act("trigger", undefined, { trigger: { on: "summoned" } })] }),
  unit("reader", { effects: [act("trigger", undefined, { trigger: { on: "spell_activated" } })] }),
  spell("memo", "normal", [act("ignition", [{ kind: "draw", count: 1 }])]),
  spell("snack", "quick-play", [act("quick")]),
  trap("ambush", "normal", [on("summoned")]),
  trap("second", "normal", [on("summoned")]),
  trap("dear", "normal", [on("summoned")], { cost: 6 }),
  trap("picky", "normal", [
    on("summoned", { condition: { kind: "life", side: "self", is: "at_most", amount: 4000 } }),
  ]),
  trap("alarm", "normal", [act("quick")]),
  trap("trip", "normal", [{ ...on("attack_declared"), actions: [{ kind: "stop_attack" }] }]),
  trap("grudge", "normal", [
    act("trigger", undefined, { trigger: { on: "destroyed", side: "self" } }),
  ]),
  trap("curfew", "normal", [on("end_phase")]),
  trap("dawn", "normal", [on("standby_phase")]),
  trap("veto", "counter", [negateOn("spell_activated")]),
  trap("slow-veto", "normal", [negateOn("spell_activated")]),
  trap("rebuttal", "counter", [negateOn("trap_activated")]),
  trap("slow-rebuttal", "normal", [negateOn("trap_activated")]),
  trap("banner", "continuous", [{ ...on("summoned"), onActivation: true }]),
  trap("gossip", "continuous", [
    act("quick", undefined, { onActivation: true }),
    { ...on("summoned"), id: "tell" },
  ]),
];

type Started = ReturnType<typeof duel>;
const fired = (at: Started): string[] =>
  eventsOf(at, "TRAP_ACTIVATED").map(({ change }) => change.def);

function summoning(
  setZone: readonly (string | ReturnType<typeof faceDown>)[],
  more: { readonly host?: readonly string[]; readonly has?: object } = {},
): Started {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["bully", "memo"], setZone: (more.host ?? []).map((def) => faceDown(def)) },
        away: { setZone: [...setZone], has: { clout: 5, ...more.has } },
      },
    },
    auto,
  );
  return summon(start, "bully");
}

test("[LT 9.7] full is the default: a set trap waits for its controller", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["bully"] }, away: { setZone: [faceDown("ambush")] } },
  });
  expect(start.state.config.responses).toBe("full");
  const summoned = summon(start, "bully").thenNot("TRAP_ACTIVATED");
  expect(summoned.state.prompts).toEqual([{ kind: "chain_response", seat: "away" }]);
});

test("[LT 9.7] in the simple game a set trap whose trigger is met fires by itself, in a chain", () => {
  const summoned = summoning([faceDown("ambush")]);
  summoned.then(
    { type: "NORMAL_SUMMONED" },
    { type: "TRAP_ACTIVATED", seat: "away" },
    { type: "CHAIN_STARTED" },
    { type: "CHAIN_LINK_ADDED", link: { via: "trap", speed: 2, occurrence: { on: "summoned" } } },
    { type: "CHAIN_RESOLVING", links: 1 },
    { type: "LIFE_HEALED", seat: "away" },
    { type: "CHAIN_RESOLVED" },
  );
  expect(defsIn(summoned, "away", "graveyard")).toEqual(["ambush"]);
  expect(summoned.state.prompts).toEqual([]);
});

test("[LT 9.7] there are no windows: nobody is ever asked for a response", () => {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["bully", "memo", "snack"], board: ["nerd"], setZone: [faceDown("alarm")] },
        away: { hand: ["snack"], setZone: [faceDown("alarm"), faceDown("snack")] },
      },
    },
    auto,
  );
  const attacked = (): Started => {
    const inCombat = start.when("host", "ENTER_COMBAT");
    return inCombat.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "nerd")}`);
  };
  const played = [
    summon(start, "bully"),
    cast(start, "memo"),
    start.when("host", "ADVANCE_PHASE"),
    start.when("host", "END_TURN"),
    attacked(),
  ];
  for (const at of played) {
    at.thenNot("WINDOW_OPENED", "WINDOW_CLOSED", "RESPONSE_PASSED", "TRAP_ACTIVATED");
    expect(at.state.prompts).toEqual([]);
  }
});

test("[LT 9.7] not on the turn it was set, not for clout it lacks, not without its condition", () => {
  for (const set of [faceDown("ambush", { turnEntered: 3 }), faceDown("dear"), faceDown("picky")]) {
    const summoned = summoning([set]);
    summoned.thenNot("TRAP_ACTIVATED", "TRIGGER_LAPSED", "CHAIN_STARTED");
    expect(defsIn(summoned, "away", "setZone")).toEqual([set.def]);
  }
  expect(fired(summoning([faceDown("dear")], { has: { clout: 6 } }))).toEqual(["dear"]);
  expect(fired(summoning([faceDown("picky")], { has: { lifePoints: 4000 } }))).toEqual(["picky"]);
});

test("[LT 9.7] a trap for another event, or for another side, stays set", () => {
  const summoned = summoning([faceDown("trip"), faceDown("alarm")], { host: ["ambush"] });
  expect(fired(summoned)).toEqual([]);
});

test("[LT 9.7] a trap that cannot fire tells nobody what it is", () => {
  const seen = [faceDown("dear"), faceDown("alarm"), faceDown("snack")].map((set) => {
    const summoned = summoning([set]);
    const game = duelGame(cards);
    return JSON.stringify([
      game.maskEvents(summoned.state, summoned.events, "host"),
      game.mask(summoned.state, "host"),
    ]);
  });
  expect(new Set(seen).size).toBe(1);
});

test("[LT 9.7] of several all fire, by slot, the seat that did not act first", () => {
  const summoned = summoning([faceDown("second"), faceDown("dear"), faceDown("ambush")]);
  expect(fired(summoned)).toEqual(["second", "ambush"]);
  expect(eventsOf(summoned, "CHAIN_RESOLVING").map(({ links }) => links)).toEqual([2]);
});

test("[LT 9.7] whose trap fires first: the seat that did not act, link after link", () => {
  const anyone = act("trigger", undefined, { trigger: { on: "summoned", side: "any" } });
  const traps = ["whistle", "horn", "siren", "gong"].map((id) => trap(id, "normal", [anyone]));
  const set = (...defs: string[]) => defs.map((def) => faceDown(def));
  const start = duel(
    [unit("bully"), ...traps],
    {
      seats: {
        host: { hand: ["bully"], setZone: set("horn", "gong") },
        away: { setZone: set("whistle", "siren") },
      },
    },
    auto,
  );
  // Host summons, so away's comes first; host answers it, away answers that, and so on.
  const summoned = summon(start, "bully");
  expect(fired(summoned)).toEqual(["whistle", "horn", "siren", "gong"]);
  expect(eventsOf(summoned, "CHAIN_RESOLVING").map(({ links }) => links)).toEqual([4]);
});

test("[LT 9.7] of a destruction by a trap the other seat's traps answer first", () => {
  const whoever = (id: string) =>
    trap(id, "normal", [act("trigger", undefined, { trigger: { on: "destroyed" } })]);
  const purge = {
    kind: "destroy",
    what: { kind: "all", zone: "board", side: "opponent" },
  } as const;
  const start = duel(
    [
      ...cards,
      whoever("sorrow"),
      whoever("glee"),
      trap("pit", "normal", [{ ...on("summoned"), actions: [purge] }]),
    ],
    {
      seats: {
        host: { hand: ["bully"], setZone: [faceDown("sorrow")] },
        away: { setZone: [faceDown("pit"), faceDown("glee")] },
      },
    },
    auto,
  );
  expect(fired(summon(start, "bully"))).toEqual(["pit", "sorrow", "glee"]);
});

test("[LT 9.7] traps answer destruction, and the turn's phases, also those without a stop", () => {
  const start = duel(
    cards,
    {
      phase: "combat",
      seats: {
        host: { board: ["bully"], setZone: [faceDown("dawn")] },
        away: { board: ["nerd"], setZone: [faceDown("grudge"), faceDown("curfew")] },
      },
    },
    auto,
  );
  const [bully, nerd] = [
    card(start, "host", "board", "bully"),
    card(start, "away", "board", "nerd"),
  ];
  const fought = start.when("host", `DECLARE_ATTACK ${bully} target=${nerd}`);
  expect(fired(fought)).toEqual(["grudge"]);
  const ended = fought.when("host", "END_TURN");
  expect(fired(ended)).toEqual(["curfew", "dawn"]);
  // In the phase itself, though that goes on without a stop (LT 5.7).
  ended.then(
    { type: "PHASE_CHANGED", phase: "standby" },
    { type: "TRAP_ACTIVATED", seat: "host" },
    { type: "PHASE_CHANGED", phase: "main" },
  );
});

test("[LT 9.7] a trap stops the attack it answers", () => {
  const start = duel(
    cards,
    {
      phase: "combat",
      seats: { host: { board: ["bully"] }, away: { setZone: [faceDown("trip")] } },
    },
    auto,
  );
  const stopped = start.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "bully")}`);
  stopped.then({ type: "ATTACK_ENDED", why: "stopped" }).thenNot("DAMAGE_DEALT");
});

test("[LT 9.7] a counter fires as a response, and only on the last link", () => {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["memo"], setZone: [faceDown("rebuttal")] },
        away: { setZone: [faceDown("veto"), faceDown("slow-veto")] },
      },
    },
    auto,
  );
  // memo, veto on it, rebuttal on the veto. The slow veto has no spell to answer any more.
  const all = cast(start, "memo");
  expect(fired(all)).toEqual(["veto", "rebuttal"]);
  expect(eventsOf(all, "CHAIN_LINK_NEGATED").map(({ index }) => index)).toEqual([1]);
  all.then({ type: "CHAIN_RESOLVING", links: 3 }, { type: "CARD_DRAWN", seat: "host" });
  expect(defsIn(all, "away", "setZone")).toEqual(["slow-veto"]);
});

test("[LT 9.7] what is too slow for a counter stays set", () => {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["memo"], setZone: [faceDown("slow-rebuttal")] },
        away: { setZone: [faceDown("veto")] },
      },
    },
    auto,
  );
  expect(fired(cast(start, "memo"))).toEqual(["veto"]);
});

test("[LT 9.7] what triggers comes first, then traps answer on the same chain", () => {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["bully"], board: ["watcher"] },
        away: { setZone: [faceDown("ambush")] },
      },
    },
    auto,
  );
  const summoned = summon(start, "bully");
  const links = eventsOf(summoned, "CHAIN_LINK_ADDED").map(({ link }) => link.source.def);
  expect(links).toEqual(["watcher", "ambush"]);
  expect(eventsOf(summoned, "CHAIN_RESOLVING")).toHaveLength(1);
});

test("[LT 9.7] a trigger on an activation waits for the chain to end, as it does in the full game", () => {
  const start = duel(
    cards,
    {
      seats: {
        host: { hand: ["memo"], board: ["reader"] },
        away: { setZone: [faceDown("veto")] },
      },
    },
    auto,
  );
  const all = cast(start, "memo");
  expect(eventsOf(all, "CHAIN_RESOLVING").map(({ links }) => links)).toEqual([2, 1]);
});

test("[LT 9.7] a continuous trap fires by its own activation, and stays", () => {
  const summoned = summoning([faceDown("banner"), faceDown("gossip")]);
  // The gossip has a trigger only once it lies face-up.
  expect(fired(summoned)).toEqual(["banner"]);
  expect(defsIn(summoned, "away", "setZone")).toEqual(["banner", "gossip"]);
});

test("[LT 9.7] a trap without a trigger is the turn seat's to activate", () => {
  const start = duel(
    cards,
    { seats: { host: { setZone: [faceDown("alarm"), faceDown("ambush")] } } },
    auto,
  );
  const alarm = `ACTIVATE_TRAP ${card(start, "host", "setZone", "alarm")}`;
  start.offered("host", alarm, "ENTER_COMBAT", "ADVANCE_PHASE", "END_TURN");
  start.when("host", alarm).then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 9.7] a set spell does not fire by itself, nor does a trap that answers nothing", () => {
  const jeer = spell("jeer", "quick-play", [on("summoned")]);
  const start = duel(
    [...cards, jeer, trap("dud", "normal")],
    {
      seats: {
        host: { hand: ["bully"] },
        away: { setZone: [faceDown("jeer"), faceDown("dud"), faceDown("ambush")] },
      },
    },
    auto,
  );
  const summoned = summon(start, "bully").thenNot("SPELL_ACTIVATED");
  expect(fired(summoned)).toEqual(["ambush"]);
});

test("[LT 9.7] what could not be answered when it happened is not answered later", () => {
  const gift = spell("gift", "normal", [
    act("ignition", [{ kind: "gain_clout", amount: 3, who: "opponent" }]),
  ]);
  const start = duel(
    [...cards, gift],
    { seats: { host: { hand: ["bully", "gift"] }, away: { setZone: [faceDown("dear")] } } },
    auto,
  );
  const given = cast(summon(start, "bully"), "gift");
  expect(given.state.seats.away.clout).toBe(8);
  expect(fired(given)).toEqual([]);
});
