import type { Setup, Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";
import { act, cast, linksOf, respond, response, summon, windowsOf } from "./chains.ts";

const PURGE = { kind: "destroy", what: { kind: "all", zone: "board", side: "opponent" } } as const;

const cards = [
  unit("bully", { attack: 1800 }),
  unit("nerd"),
  unit("tutor", { effects: [act("ignition")] }),
  spell("memo", "normal", [act("ignition")]),
  spell("reunion", "normal", [
    act("ignition", [{ kind: "special_summon", from: "graveyard", position: "attack" }]),
  ]),
  trap("alarm", "normal", [act("quick")]),
  trap("ambush", "normal", [
    act("trigger", [{ kind: "banish", what: { kind: "event_card" } }], {
      trigger: { on: "summoned", side: "opponent" },
    }),
  ]),
  spell("poster", "continuous"),
  spell("purge", "normal", [act("ignition", [PURGE])]),
  spell("relay", "normal", [
    act("ignition", [PURGE, { kind: "special_summon", from: "graveyard", position: "attack" }]),
  ]),
  trap("bomb", "normal", [act("quick", [PURGE])]),
  trap("grudge", "normal", [act("trigger", undefined, { trigger: { on: "destroyed" } })]),
];

type At = Then<LunchTable>;
type Laid = NonNullable<NonNullable<Setup<LunchTable>["seats"]>["host"]>;

/** Nobody has anything to answer with: every window passes by itself. */
function quiet(
  phase: "main" | "combat" | "main2" = "main",
  board: Parameters<typeof placed>[0][] = [],
): ReturnType<typeof duel> {
  return duel(cards, { phase, seats: { host: { board, graveyard: ["nerd"] } } });
}

test("[LT 9.3] a normal summon and a flip summon open a window; the other seat answers first", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["bully"], board: [faceDown("nerd", { position: "defense" })] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  expect(windowsOf(summon(start, "bully"))).toEqual(["summon away"]);
  const flipped = start.when("host", `FLIP_SUMMON ${card(start, "host", "board", "nerd")}`);
  expect(windowsOf(flipped)).toEqual(["summon away"]);
});

test("[LT 9.3] a special summon opens its window when the chain is over", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["reunion"], graveyard: ["nerd"] },
      away: { setZone: [faceDown("ambush")] },
    },
  });
  const begun = cast(start, "reunion");
  expect(windowsOf(begun)).toEqual(["activation away"]);
  const back = begun.when("away", "RESPOND_CHAIN");
  back.then({ type: "SPECIAL_SUMMONED" }, { type: "CHAIN_RESOLVED" });
  expect(windowsOf(back)).toEqual(["summon away"]);
  back.offered("away", "RESPOND_CHAIN", response(back, "away", "ambush"));
  respond(back, "away", "ambush").then({ type: "CARD_BANISHED" });
});

test("[LT 9.3] an attack opens its window and the one of the damage calculation", () => {
  const start = quiet("combat", ["bully"]);
  const attack = start.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "bully")}`);
  expect(windowsOf(attack)).toEqual(["attack nobody", "damage nobody"]);
});

describe("[LT 9.3] destruction", () => {
  const set = (...defs: string[]) => ({ setZone: defs.map((def) => faceDown(def)) });
  const fight = (host: Laid, away: Laid): At => {
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { board: ["bully"], ...host }, away: { board: ["nerd"], ...away } },
    });
    const [bully, nerd] = [
      card(start, "host", "board", "bully"),
      card(start, "away", "board", "nerd"),
    ];
    return start.when("host", `DECLARE_ATTACK ${bully} target=${nerd}`);
  };
  const offersGrudge = (at: At, seat: Seat): void => {
    at.offered(seat, "RESPOND_CHAIN", response(at, seat, "grudge"));
  };
  /** Passes the windows of the attack and of damage calculation. */
  const fought = (at: At, seat: Seat): At =>
    at.when(seat, "RESPOND_CHAIN").when(seat, "RESPOND_CHAIN");

  test("in a battle opens a window after it; the seat that attacked answers last", () => {
    expect(windowsOf(fight({}, {}))).toEqual([
      "attack nobody",
      "damage nobody",
      "destruction nobody",
    ]);
    const after = fought(fight({}, set("grudge")), "away");
    expect(after.state.shared).toMatchObject({ attack: null, window: { kind: "destruction" } });
    offersGrudge(after, "away");
    respond(after, "away", "grudge").then({ type: "LIFE_HEALED", seat: "away" });
    // Closed, it is too late.
    const passed = after.when("away", "RESPOND_CHAIN");
    passed.when("host", "ADVANCE_PHASE").offered("away", "RESPOND_CHAIN");
  });

  test("in a battle is answered by the seat that attacked, too", () => {
    offersGrudge(fought(fight(set("grudge"), {}), "host"), "host");
  });

  test("by a chain opens a window when the chain is over, for either seat", () => {
    const start = (host: Laid, away: Laid): At =>
      duel(cards, {
        seats: { host: { hand: ["purge"], ...host }, away: { board: ["nerd"], ...away } },
      });
    expect(windowsOf(cast(start({}, {}), "purge"))).toEqual([
      "activation nobody",
      "destruction nobody",
    ]);
    const resolved = cast(start({}, set("grudge")), "purge").when("away", "RESPOND_CHAIN");
    resolved.then({ type: "CHAIN_RESOLVED" }, { type: "WINDOW_OPENED" });
    offersGrudge(resolved, "away");
    const own = cast(start(set("grudge"), {}), "purge").when("host", "RESPOND_CHAIN");
    offersGrudge(own, "host");
  });

  test("by a chain that summoned as well is answered in the window of the summon", () => {
    const start = duel(cards, {
      seats: {
        host: { hand: ["relay"], graveyard: ["nerd"] },
        away: { board: ["nerd"], ...set("grudge") },
      },
    });
    const resolved = cast(start, "relay").when("away", "RESPOND_CHAIN");
    expect(windowsOf(resolved)).toEqual(["summon away"]);
    offersGrudge(resolved, "away");
  });

  test("before damage calculation opens its window there", () => {
    const before = fight({}, set("bomb", "grudge")).when("away", "RESPOND_CHAIN");
    expect(before.state.shared.window?.kind).toBe("damage");
    const bombed = respond(before, "away", "bomb").when("away", "RESPOND_CHAIN");
    expect(bombed.state.shared.window?.kind).toBe("destruction");
    offersGrudge(bombed, "away");
    bombed
      .when("away", "RESPOND_CHAIN")
      .then({ type: "ATTACK_ENDED", why: "void" })
      .thenNot("DAMAGE_DEALT");
  });

  test("opens none where nothing was destroyed", () => {
    const safe = duel(cards, {
      phase: "combat",
      seats: {
        host: { board: ["nerd"] },
        away: { board: [placed("bully", { position: "defense" })] },
      },
    });
    const [nerd, bully] = [
      card(safe, "host", "board", "nerd"),
      card(safe, "away", "board", "bully"),
    ];
    const bounced = safe.when("host", `DECLARE_ATTACK ${nerd} target=${bully}`);
    expect(windowsOf(bounced)).toEqual(["attack nobody", "damage nobody"]);
    const healed = duel(cards, { seats: { host: { hand: ["memo"] } } });
    expect(windowsOf(cast(healed, "memo"))).toEqual(["activation nobody"]);
  });
});

test("[LT 9.3] the activation of a spell, a trap or an effect opens a window", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], board: ["tutor"], setZone: [faceDown("alarm")] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  expect(windowsOf(cast(start, "memo"))).toEqual(["activation away"]);
  const trapped = start.when("host", `ACTIVATE_TRAP ${card(start, "host", "setZone", "alarm")}`);
  expect(windowsOf(trapped)).toEqual(["activation away"]);
  const used = start.when("host", `ACTIVATE_EFFECT ${card(start, "host", "board", "tutor")} 0`);
  expect(windowsOf(used)).toEqual(["activation away"]);
});

test("[LT 9.3] an explicit change of phase opens an open window, END_TURN only that of the end phase", () => {
  const start = quiet();
  expect(windowsOf(start.when("host", "ADVANCE_PHASE"))).toEqual(["open nobody"]);
  expect(windowsOf(start.when("host", "ENTER_COMBAT"))).toEqual(["open nobody"]);
  expect(windowsOf(start.when("host", "END_TURN"))).toEqual(["end nobody"]);
});

test("[LT 9.3] setting a card and changing a position open none", () => {
  const start = duel(cards, { seats: { host: { hand: ["bully", "alarm"], board: ["nerd"] } } });
  const id = (zone: "hand" | "board", def: string): string => card(start, "host", zone, def);
  const done = [
    start.when("host", `SET_MONSTER ${id("hand", "bully")}`),
    start.when("host", `SET_SPELL_TRAP ${id("hand", "alarm")}`),
    start.when("host", `CHANGE_POSITION ${id("board", "nerd")}`),
  ];
  expect(done.map(windowsOf)).toEqual([[], [], []]);
});

test("[LT 9.3] two passes in a row close the window, one does not", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("poster")] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const begun = cast(start, "memo");
  begun.offered("host");
  const once = begun.when("away", "RESPOND_CHAIN").thenNot("CHAIN_RESOLVING");
  once.offered("away");
  once.offered("host", "RESPOND_CHAIN");
  once
    .when("host", "RESPOND_CHAIN")
    .then({ type: "RESPONSE_PASSED", closes: "activation" }, { type: "CHAIN_RESOLVING", links: 1 });
});

test("[LT 9.3] a response starts the passes anew, and who has passed may still answer it", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["memo"], setZone: [faceDown("alarm")] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const passed = cast(start, "memo").when("away", "RESPOND_CHAIN");
  const answered = respond(passed, "host", "alarm");
  answered.offered("away", "RESPOND_CHAIN", response(answered, "away", "alarm"));
  const third = respond(answered, "away", "alarm");
  // Host has nothing left but the window goes on until both have passed.
  expect(linksOf(third)).toEqual([]);
  third.then(
    { type: "WINDOW_CLOSED", window: "activation" },
    { type: "CHAIN_RESOLVING", links: 3 },
  );
});

test("[LT 9.3] after a response both seats pass again before the window closes", () => {
  const set = { setZone: [faceDown("alarm"), faceDown("alarm")] };
  const start = duel(cards, { seats: { host: { hand: ["memo"], ...set }, away: set } });
  const answered = respond(cast(start, "memo").when("away", "RESPOND_CHAIN"), "host", "alarm");
  const passed = answered.when("away", "RESPOND_CHAIN");
  expect(passed.state.prompts).toEqual([{ kind: "chain_response", seat: "host" }]);
  passed.when("host", "RESPOND_CHAIN").then({ type: "CHAIN_RESOLVING", links: 2 });
});

test("[LT 9.3] the seat that did not act answers first, on the other's turn too", () => {
  const start = duel(cards, {
    seats: {
      host: { hand: ["bully", "nerd"], setZone: [faceDown("alarm")] },
      away: { setZone: [faceDown("alarm")] },
    },
  });
  const summoned = summon(start, "bully");
  const answered = respond(summoned, "away", "alarm");
  // Away acted last: host is asked.
  expect(answered.state.prompts).toEqual([{ kind: "chain_response", seat: "host" }]);
  expect(passAll(answered).state.prompts).toEqual([]);
});
