import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect, Side } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import { act, cast, linksOf, respond, response, summon } from "./chains.ts";

type At = Then<LunchTable>;

const attacked = (side: Side): Pick<Effect, "trigger"> => ({
  trigger: { on: "attack_declared", side },
});

const cards = [
  unit("bully"),
  unit("prankster", { effects: [act("quick", undefined, { oncePerTurn: true })] }),
  unit("pauper", {
    effects: [act("quick", undefined, { costs: [{ kind: "pay_clout", amount: 9 }] })],
  }),
  unit("tutor", { effects: [act("ignition")] }),
  spell("memo", "normal", [act("ignition")]),
  spell("snack", "quick-play", [act("quick")]),
  spell("candy", "quick-play", [act("quick")]),
  trap("alarm", "normal", [act("quick")]),
  trap("siren", "normal", [act("quick")]),
  unit("guard", { effects: [act("trigger", undefined, attacked("opponent"))] }),
  unit("boaster", { effects: [act("trigger", undefined, attacked("self"))] }),
  trap("comeback", "normal", [
    act("quick", [{ kind: "special_summon", from: "graveyard", position: "attack" }]),
  ]),
  trap("cheer", "normal", [act("trigger", undefined, { trigger: { on: "summoned" } })]),
  trap("bell", "normal", [act("trigger", undefined, { trigger: { on: "end_phase" } })]),
  trap("banner", "continuous", [{ ...act("quick"), id: "wave" }]),
];

type Laid = Parameters<typeof duel>[1] extends infer S
  ? S extends { seats?: { away?: infer A } }
    ? NonNullable<A>
    : never
  : never;

/** Who is asked when host activates a spell, in the order of asking, everybody passing. */
function asked(away: Laid, host: Laid = {}): string[] {
  const hand = ["memo", ...(host.hand ?? [])];
  const start = duel(cards, { seats: { host: { ...host, hand }, away } });
  let now: At = cast(start, "memo");
  const seats: string[] = [];
  for (let prompt = now.state.prompts[0]; prompt !== undefined; prompt = now.state.prompts[0]) {
    seats.push(prompt.seat);
    now = now.when(prompt.seat, "RESPOND_CHAIN");
  }
  return seats;
}

test("[LT 9.5] a seat with a card set in an earlier turn is asked, even if it can only pass", () => {
  expect(asked({ setZone: [faceDown("alarm")] })).toEqual(["away"]);
  // A spell cannot be used, and nobody can tell.
  expect(asked({ setZone: [faceDown("memo")] })).toEqual(["away"]);
  const start = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("memo")] } },
  });
  cast(start, "memo").offered("away", "RESPOND_CHAIN");
});

test("[LT 9.5] what was set this turn is no reason to ask: it cannot respond, whatever it is", () => {
  for (const def of ["alarm", "memo", "snack"]) {
    expect(asked({ setZone: [faceDown(def, { turnEntered: 3 })] })).toEqual([]);
    expect(asked({}, { setZone: [faceDown(def, { turnEntered: 3 })] })).toEqual([]);
    expect(asked({}, { setZone: [faceDown(def, { turnEntered: 2 })] })).toEqual(["host"]);
  }
});

test("[LT 9.5] a seat with a usable face-up speed-2 effect is asked", () => {
  expect(asked({ board: ["prankster"] })).toEqual(["away"]);
  expect(asked({ setZone: ["banner"] })).toEqual(["away"]);
});

test("[LT 9.5] one that is used up, too dear, too slow or face-down is no reason to ask", () => {
  const used = placed("prankster", { position: "attack", usedEffects: ["act"] });
  expect(asked({ board: [used] })).toEqual([]);
  expect(asked({ board: ["pauper"] })).toEqual([]);
  expect(asked({ board: ["tutor", "bully"] })).toEqual([]);
  expect(asked({ board: [faceDown("prankster", { position: "defense" })] })).toEqual([]);
});

test("[LT 9.5] a card in hand is no reason to ask where all is the turn seat's own", () => {
  expect(asked({ hand: ["snack"] })).toEqual([]);
  for (const hand of [["bully"], ["snack"]]) {
    expect(asked({}, { hand })).toEqual([]);
    expect(asked({ setZone: [faceDown("alarm")] }, { hand })).toEqual(["away"]);
  }
  // Nor can it be used: host is asked for the card it set.
  const start = duel(cards, {
    seats: { host: { hand: ["memo", "snack"], setZone: [faceDown("alarm")] } },
  });
  const begun = cast(start, "memo");
  begun.offered("host", "RESPOND_CHAIN", response(begun, "host", "alarm"));
  begun.when("host", response(begun, "host", "snack")).refused("activate/hand-not-now");
});

describe("[LT 9.5] the turn seat is asked for its hand, and may use it,", () => {
  const offersSnack = (at: At): void => {
    at.offered("host", "RESPOND_CHAIN", response(at, "host", "snack"));
  };

  test("where the other seat added a link, whatever the hand is", () => {
    const start = (hand: string): At =>
      duel(cards, {
        seats: { host: { hand: ["memo", hand] }, away: { setZone: [faceDown("alarm")] } },
      });
    offersSnack(respond(cast(start("snack"), "memo"), "away", "alarm"));
    const bully = respond(cast(start("bully"), "memo"), "away", "alarm");
    bully.offered("host", "RESPOND_CHAIN");
  });

  test("as long as that chain goes on, also on its own links", () => {
    const start = duel(cards, {
      seats: {
        host: { hand: ["memo", "candy", "snack"] },
        away: { setZone: [faceDown("alarm"), faceDown("memo")] },
      },
    });
    const first = respond(respond(cast(start, "memo"), "away", "alarm"), "host", "candy");
    offersSnack(first.when("away", "RESPOND_CHAIN"));
  });

  test("where a trigger of the defender waits in the window of an attack", () => {
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { hand: ["snack"], board: ["bully"] }, away: { board: ["guard"] } },
    });
    const [bully, guard] = [
      card(start, "host", "board", "bully"),
      card(start, "away", "board", "guard"),
    ];
    const declared = start.when("host", `DECLARE_ATTACK ${bully} target=${guard}`);
    expect(declared.state.shared).toMatchObject({ window: { kind: "attack", asked: "host" } });
    expect(linksOf(declared)).toEqual(["guard"]);
    offersSnack(declared);
  });

  test("not in the window of its own attack without one, nor on its own trigger", () => {
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { hand: ["snack"], board: ["boaster"], setZone: [faceDown("memo")] } },
    });
    const boaster = card(start, "host", "board", "boaster");
    const declared = start.when("host", `DECLARE_ATTACK ${boaster}`);
    expect(linksOf(declared)).toEqual(["boaster"]);
    declared.offered("host", "RESPOND_CHAIN");
  });

  test("where the other seat summoned", () => {
    const start = duel(cards, {
      seats: {
        host: { hand: ["memo", "snack"] },
        away: { setZone: [faceDown("comeback")], graveyard: ["bully"] },
      },
    });
    const linked = respond(cast(start, "memo"), "away", "comeback");
    const back = linked.when("host", "RESPOND_CHAIN");
    expect(back.state.shared.window).toMatchObject({ kind: "summon", asked: "host" });
    offersSnack(back);
  });

  test("in damage calculation, also on its own link there", () => {
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { hand: ["snack", "candy"], board: ["bully"] } },
    });
    const damage = start.when("host", `DECLARE_ATTACK ${card(start, "host", "board", "bully")}`);
    expect(damage.state.shared.window?.kind).toBe("damage");
    const [snack, candy] = ["snack", "candy"].map((def) => response(damage, "host", def));
    damage.offered("host", "RESPOND_CHAIN", `${snack}`, `${candy}`);
    offersSnack(damage.when("host", `${candy}`));
  });

  test("not in the end phase of its turn, unless the other seat adds a link", () => {
    const start = duel(cards, {
      seats: { host: { hand: ["snack"] }, away: { setZone: [faceDown("alarm")] } },
    });
    const ending = start.when("host", "END_TURN");
    offersSnack(respond(ending, "away", "alarm"));
    expect(ending.when("away", "RESPOND_CHAIN").state.shared.turnSeat).toBe("away");
  });

  test("and never is the other seat for its hand", () => {
    const start = duel(cards, {
      seats: { host: { hand: ["memo"], setZone: [faceDown("alarm")] }, away: { hand: ["snack"] } },
    });
    const linked = respond(cast(start, "memo"), "host", "alarm");
    linked.then({ type: "WINDOW_CLOSED" }, { type: "CHAIN_RESOLVING", links: 2 });
    const fight = duel(cards, {
      phase: "combat",
      seats: { host: { board: ["bully"] }, away: { hand: ["snack"] } },
    });
    const fought = fight.when("host", `DECLARE_ATTACK ${card(fight, "host", "board", "bully")}`);
    fought.then({ type: "WINDOW_PASSED", window: "damage" }, { type: "DAMAGE_DEALT" });
  });
});

describe("[LT 9.5] the seat that leaves a phase", () => {
  const host = { hand: ["snack"], setZone: [faceDown("alarm")], board: ["prankster"] };

  test("is not asked: it could have acted before", () => {
    for (const going of ["ADVANCE_PHASE", "ENTER_COMBAT"]) {
      const left = duel(cards, { seats: { host } }).when("host", going);
      left.then({ type: "WINDOW_PASSED", window: "open" }, { type: "PHASE_CHANGED" });
      const shared = duel(cards, {
        seats: { host, away: { setZone: [faceDown("alarm")] } },
      }).when("host", going);
      expect(shared.when("away", "RESPOND_CHAIN").state.phase).toBe("combat");
    }
  });

  test("is asked once the other seat has added a link, for all it has", () => {
    const start = duel(cards, { seats: { host, away: { setZone: [faceDown("alarm")] } } });
    const linked = respond(start.when("host", "ADVANCE_PHASE"), "away", "alarm");
    linked.offered(
      "host",
      "RESPOND_CHAIN",
      response(linked, "host", "snack"),
      response(linked, "host", "alarm"),
      response(linked, "host", "prankster"),
    );
  });
});

test("[LT 9.5] an own trap answers an own summon", () => {
  const start = duel(cards, { seats: { host: { hand: ["bully"], setZone: [faceDown("cheer")] } } });
  const summoned = summon(start, "bully");
  summoned.offered("host", "RESPOND_CHAIN", response(summoned, "host", "cheer"));
  respond(summoned, "host", "cheer").then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 9.5] an own trap answers the own end phase", () => {
  const start = duel(cards, { seats: { host: { setZone: [faceDown("bell")] } } });
  const ending = start.when("host", "END_TURN");
  ending.offered("host", "RESPOND_CHAIN", response(ending, "host", "bell"));
  respond(ending, "host", "bell").then({ type: "LIFE_HEALED", seat: "host" });
});

test("[LT 9.5] both are asked when both may answer, the other seat first", () => {
  const set = { setZone: [faceDown("alarm")] };
  expect(asked(set, set)).toEqual(["away", "host"]);
});

test("[LT 9.5] a chain of both: after each link the seat that did not add it comes first", () => {
  const set = { setZone: [faceDown("alarm"), faceDown("siren")] };
  const start = duel(cards, { seats: { host: { ...set, hand: ["memo"] }, away: set } });
  let now = cast(start, "memo");
  for (const def of ["alarm", "siren"]) {
    for (const seat of ["away", "host"] as const) {
      expect(now.state.prompts).toEqual([{ kind: "chain_response", seat }]);
      now = respond(now, seat, def);
    }
  }
  now.then({ type: "CHAIN_RESOLVING", links: 5 });
});

test("[LT 9.5] any other seat passes by itself", () => {
  const start = duel(cards, { seats: { host: { hand: ["memo"] } } });
  cast(start, "memo")
    .then({ type: "WINDOW_PASSED", window: "activation" }, { type: "CHAIN_RESOLVING" })
    .thenNot("WINDOW_OPENED", "PROMPT_OPENED", "RESPONSE_PASSED");
});

test("[LT 9.5] a seat that passes by itself is passed over without a word", () => {
  const second = duel(cards, { seats: { host: { hand: ["memo"], setZone: [faceDown("alarm")] } } });
  const asked = cast(second, "memo");
  asked.then({ type: "WINDOW_OPENED", window: { kind: "activation", asked: "host", passes: 1 } });
  asked.thenNot("RESPONSE_PASSED");
  asked
    .when("host", "RESPOND_CHAIN")
    .then({ type: "RESPONSE_PASSED", seat: "host", closes: "activation" })
    .thenNot("WINDOW_CLOSED");
});

test("[LT 9.5] of a link that only its own seat is asked about, that seat is asked at once", () => {
  const seats = { host: { hand: ["memo", "memo"] }, away: { setZone: [faceDown("alarm")] } };
  const answered = respond(cast(duel(cards, { seats }), "memo"), "away", "alarm");
  answered.then({ type: "CHAIN_LINK_ADDED" }).thenNot("WINDOW_OPENED");
  const alone = { host: { hand: ["memo"], setZone: [faceDown("alarm"), faceDown("alarm")] } };
  const start = duel(cards, { seats: alone });
  const own = respond(cast(start, "memo"), "host", "alarm");
  own.then(
    { type: "CHAIN_LINK_ADDED" },
    { type: "WINDOW_OPENED", window: { kind: "activation", asked: "host", passes: 1 } },
  );
});

test("[LT 9.5] RESPOND_CHAIN carries a card or a pass, and nothing in between", () => {
  const start = duel(cards, {
    seats: { host: { hand: ["memo"] }, away: { setZone: [faceDown("alarm")] } },
  });
  const begun = cast(start, "memo");
  begun.offered("away", "RESPOND_CHAIN", response(begun, "away", "alarm"));
  const alarm = card(begun, "away", "setZone", "alarm");
  begun.when("away", "RESPOND_CHAIN effect=0").refused("activate/no-such-effect");
  begun.when("away", `RESPOND_CHAIN targets=${alarm}`).refused("activate/no-such-effect");
  begun
    .when("away", `RESPOND_CHAIN card=${alarm} targets=${alarm}`)
    .refused("activate/wrong-targets");
  begun.when("host", "RESPOND_CHAIN").refused("prompt/not-asked");
});

test("[LT 9.5] without a window nobody responds", () => {
  const start = duel(cards, { seats: { host: { setZone: [faceDown("alarm")] } } });
  start.when("host", "RESPOND_CHAIN").refused("prompt/not-asked");
});

test("[LT 9.5] a pass says nothing else: no effect, no targets, nothing to make room", () => {
  const at = duel([unit("kid"), trap("alarm", "normal")], {
    seats: { host: { board: ["kid"], setZone: [faceDown("alarm")] } },
  });
  const window = at.when("host", "END_TURN");
  const [kid, alarm] = [card(at, "host", "board", "kid"), card(at, "host", "setZone", "alarm")];
  for (const said of ["effect=0", `targets=${kid}`, `replace=${alarm}`]) {
    window.when("host", `RESPOND_CHAIN ${said}`).refused("activate/no-such-effect");
  }
});
