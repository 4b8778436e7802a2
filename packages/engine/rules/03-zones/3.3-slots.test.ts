import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, faceDown, spell, trap, unit } from "../../fixtures/duel.ts";
import { passAll } from "../../fixtures/passing.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";

/** What lies in each slot. */
function slots(then: Then<LunchTable>, seat: Seat, zone: "board" | "setZone"): (string | null)[] {
  const { seats, cards } = then.state;
  return seats[seat][zone].map((id) => (id === null ? null : `${cards.get(id)?.def}`));
}

const PHASES = ["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"];

test("[LT 3.3] when a card leaves, the others stay where they are", () => {
  const bin = spell("bin", "normal", [
    {
      id: "bin",
      type: "ignition",
      targets: [{ zone: "table", side: "any", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]);
  const start = duel([bin, unit("a"), unit("b"), unit("c"), trap("t", "normal")], {
    seats: {
      host: { hand: ["bin"] },
      away: { board: ["a", "b", "c"], setZone: [faceDown("t"), faceDown("t"), faceDown("t")] },
    },
  });
  const cast = (target: string | null | undefined) =>
    passAll(
      start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "bin")} targets=${target}`),
    );
  const { board, setZone } = start.state.seats.away;
  const then = cast(board[1]);
  expect(slots(then, "away", "board")).toEqual(["a", null, "c"]);
  expect(then.state.seats.away.board).toEqual([board[0], null, board[2]]);
  expect(cast(setZone[0]).state.seats.away.setZone).toEqual([null, setZone[1], setZone[2]]);
});

describe("[LT 3.3] who summons chooses the slot", () => {
  const start = duel([unit("new"), unit("old")], {
    seats: { host: { hand: ["new"], board: [null, "old", null] } },
  });
  const id = card(start, "host", "hand", "new");
  const old = card(start, "host", "board", "old");

  test("by default the first free one", () => {
    expect(slots(start.when("host", `SUMMON ${id} attack`), "host", "board")).toEqual([
      "new",
      "old",
      null,
    ]);
  });

  test("or any other free one, and no other", () => {
    start.offered(
      "host",
      `SUMMON ${id} attack`,
      `SUMMON ${id} attack slot=2`,
      `SUMMON ${id} defense`,
      `SUMMON ${id} defense slot=2`,
      `SET_MONSTER ${id}`,
      `SET_MONSTER ${id} slot=2`,
      `CHANGE_POSITION ${old}`,
      ...PHASES,
    );
    const set = start.when("host", `SET_MONSTER ${id} slot=2`);
    expect(slots(set, "host", "board")).toEqual([null, "old", "new"]);
    start.when("host", `SUMMON ${id} attack slot=1`).refused("summon/slot-taken");
    start.when("host", `SUMMON ${id} attack slot=3`).refused("summon/slot-taken");
  });

  test("named, the default is the same command", () => {
    const named = start.when("host", `SUMMON ${id} attack slot=0`);
    expect(named.events).toEqual(start.when("host", `SUMMON ${id} attack`).events);
  });
});

test("[LT 3.3] the slot of the tribute is free for the card it is paid for", () => {
  const start = duel([unit("giant", { level: 7 }), unit("a"), unit("b"), unit("c")], {
    seats: { host: { hand: ["giant"], board: ["a", "b", "c"] } },
  });
  const [giant, b] = [card(start, "host", "hand", "giant"), card(start, "host", "board", "b")];
  const then = start.when("host", `SUMMON ${giant} attack tribute=${b}`);
  expect(slots(then, "host", "board")).toEqual(["a", "giant", "c"]);
});

describe("[LT 3.3] who sets or activates a spell chooses the slot", () => {
  const start = duel([spell("note", "continuous"), trap("old", "normal")], {
    seats: { host: { hand: ["note"], setZone: [faceDown("old", { turnEntered: 3 })] } },
  });
  const id = card(start, "host", "hand", "note");

  test("of its set zone, the first free one by default", () => {
    start.offered(
      "host",
      `SET_SPELL_TRAP ${id}`,
      `SET_SPELL_TRAP ${id} slot=2`,
      `ACTIVATE_SPELL ${id}`,
      `ACTIVATE_SPELL ${id} slot=2`,
      ...PHASES,
    );
    const where = (command: string) =>
      slots(passAll(start.when("host", command)), "host", "setZone");
    expect(where(`SET_SPELL_TRAP ${id}`)).toEqual(["old", "note", null]);
    expect(where(`SET_SPELL_TRAP ${id} slot=2`)).toEqual(["old", null, "note"]);
    expect(where(`ACTIVATE_SPELL ${id}`)).toEqual(["old", "note", null]);
    expect(where(`ACTIVATE_SPELL ${id} slot=2`)).toEqual(["old", null, "note"]);
  });

  test("but none that is taken or not there", () => {
    start.when("host", `SET_SPELL_TRAP ${id} slot=0`).refused("set/slot-taken");
    start.when("host", `ACTIVATE_SPELL ${id} slot=0`).refused("set/slot-taken");
    start.when("host", `ACTIVATE_SPELL ${id} slot=3`).refused("set/slot-taken");
  });
});

test("[LT 3.3] a special summon: its controller chooses the slot with the position", () => {
  const raise = spell("raise", "normal", [
    { id: "raise", type: "ignition", actions: [{ kind: "special_summon", from: "graveyard" }] },
  ]);
  const start = duel([raise, unit("ghost"), unit("old")], {
    seats: { host: { hand: ["raise"], graveyard: ["ghost"], board: ["old"] } },
  });
  const asked = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "raise")}`);
  asked.offered(
    "host",
    "CHOOSE_POSITION attack",
    "CHOOSE_POSITION attack slot=2",
    "CHOOSE_POSITION defense",
    "CHOOSE_POSITION defense slot=2",
  );
  asked.when("host", "CHOOSE_POSITION attack slot=0").refused("summon/slot-taken");
  const then = asked.when("host", "CHOOSE_POSITION defense slot=2");
  expect(slots(then, "host", "board")).toEqual(["old", null, "ghost"]);
});

test("[LT 3.3] a config with more slots has more to choose from", () => {
  const start = duel([unit("new")], { seats: { host: { hand: ["new"] } } }, { boardSlots: 5 });
  const id = card(start, "host", "hand", "new");
  const then = start.when("host", `SUMMON ${id} attack slot=4`);
  expect(slots(then, "host", "board")).toEqual([null, null, null, null, "new"]);
});

describe("[LT 3.3] where nobody is asked, it is the first free slot", () => {
  const cards = [
    unit("old"),
    unit("fan"),
    unit("crumb", { token: true }),
    spell("deed", "normal", [
      {
        id: "do",
        type: "ignition",
        actions: [
          { kind: "create_token", token: "crumb" },
          { kind: "take_control", what: { kind: "all", zone: "board", side: "opponent" } },
        ],
      },
    ]),
    spell("dash", "quick-play", [
      { id: "heal", type: "quick", actions: [{ kind: "heal", amount: 1 }] },
    ]),
    spell("raise", "normal", [
      {
        id: "raise",
        type: "ignition",
        actions: [{ kind: "special_summon", from: "graveyard", position: "defense" }],
      },
    ]),
  ];

  test("for tokens and for cards whose control is taken", () => {
    const start = duel(cards, {
      seats: { host: { hand: ["deed"], board: [null, "old"] }, away: { board: [null, "fan"] } },
    });
    const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "deed")}`);
    expect(slots(then, "host", "board")).toEqual(["crumb", "old", "fan"]);
    const back = then.when("host", "END_TURN");
    expect(slots(back, "away", "board")).toEqual(["fan", null, null]);
  });

  test("for a special summon in a position that the effect says", () => {
    const start = duel(cards, {
      seats: { host: { hand: ["raise"], board: ["old"], graveyard: ["fan"] } },
    });
    const then = start.when("host", `ACTIVATE_SPELL ${card(start, "host", "hand", "raise")}`);
    expect(slots(then, "host", "board")).toEqual(["old", "fan", null]);
  });

  test("for a response from hand", () => {
    const start = duel(cards, {
      phase: "combat",
      seats: { host: { hand: ["dash"], board: ["fan"], setZone: [null, "raise"] } },
    });
    const dash = card(start, "host", "hand", "dash");
    const then = start
      .when("host", `DECLARE_ATTACK ${card(start, "host", "board", "fan")}`)
      .offered("host", "RESPOND_CHAIN", `RESPOND_CHAIN card=${dash}`)
      .when("host", `RESPOND_CHAIN card=${dash}`);
    then.then({ type: "SPELL_ACTIVATED", change: { to: { zone: "setZone", index: 0 } } });
  });
});
