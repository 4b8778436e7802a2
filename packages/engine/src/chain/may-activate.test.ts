/** LT 7.2, 7.3, 8.1, 9.2: what may be activated, as the lists and as each refusal say it. */

import { freshTable } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import {
  card,
  duelGame,
  duelState,
  faceDown,
  placed,
  spell,
  trap,
  unit,
} from "../../fixtures/duel.ts";
import type { CardDefinition, Effect } from "../cards/card.ts";
import type { LunchTable, State, Table } from "../types.ts";
import { SEATS, type Seat } from "../vocabulary.ts";
import {
  activatableCards,
  activatableEffects,
  type Mode,
  mayActivateCard,
  mayActivateEffect,
} from "./may-activate.ts";

const does = (type: Effect["type"], more: Partial<Effect> = {}): Effect => ({
  id: type,
  type,
  actions: [{ kind: "heal", amount: 100 }],
  ...more,
});
const pierces = does("continuous", {
  actions: [{ kind: "grant_keyword", keyword: "pierce", what: { kind: "self" } }],
});
const cards: readonly CardDefinition[] = [
  unit("nerd"),
  unit("coach", { effects: [pierces, does("ignition"), does("quick")] }),
  spell("memo", "normal", [does("ignition")]),
  spell("dash", "quick-play", [does("quick")]),
  spell("dear", "normal", [does("ignition")], { cost: 6 }),
  spell("fair", "normal", [does("ignition")], { cost: 5 }),
  spell("rare", "normal", [
    does("ignition", { condition: { kind: "clout", side: "self", is: "at_most", amount: 0 } }),
  ]),
  trap("alarm", "normal", [does("quick")]),
  trap("echo", "normal", [does("trigger", { trigger: { on: "summoned" } })]),
  trap("veto", "counter", [does("quick")]),
];

const game = duelGame(cards);
type Setup = NonNullable<Parameters<typeof duelState>[1]>;

function at(setup: Setup, change: Partial<State> = {}): Table {
  return freshTable<LunchTable>(rulesOf(game), { ...duelState(cards, setup), ...change });
}

const codeOf = (asked: ReturnType<typeof mayActivateCard>): string =>
  asked.ok ? "ok" : asked.rejection.code;

function ofCard(setup: Setup, def: string, mode: Mode = "start", change?: Partial<State>): string {
  const table = at(setup, change);
  const { state } = table;
  const zone = (["hand", "setZone", "board"] as const).find((each) =>
    state.seats.host[each].some((id) => id !== null && state.cards.get(id)?.def === def),
  );
  if (zone === undefined) throw new Error(`host has no ${def}`);
  return codeOf(mayActivateCard(table, "host", card(table, "host", zone, def), mode));
}

const holds = (def: string): Setup => ({ seats: { host: { hand: [def] } } });
const sets = (def: string, turnEntered = 1): Setup => ({
  seats: { host: { setZone: [faceDown(def, { turnEntered })] } },
});

describe("a card", () => {
  test.each([
    ["a spell in hand", holds("memo"), "memo", "ok"],
    ["a spell that was set", sets("memo"), "memo", "ok"],
    ["a spell that was set this turn", sets("memo", 3), "memo", "ok"],
    ["a quick-play that was set", sets("dash"), "dash", "ok"],
    ["a quick-play that was set this turn", sets("dash", 3), "dash", "activate/set-this-turn"],
    ["a trap that was set", sets("alarm"), "alarm", "ok"],
    ["a trap that was set this turn", sets("alarm", 3), "alarm", "activate/set-this-turn"],
    ["a trap in hand", holds("alarm"), "alarm", "activate/not-yours"],
    ["a stereotype in hand", holds("nerd"), "nerd", "activate/not-yours"],
    ["a counter trap without a link", sets("veto"), "veto", "activate/nothing-to-answer"],
    ["a trap without what it answers", sets("echo"), "echo", "activate/nothing-to-answer"],
    ["one that costs all clout there is", holds("fair"), "fair", "ok"],
    ["one that costs more clout", holds("dear"), "dear", "activate/not-enough-clout"],
    ["one whose condition is not met", holds("rare"), "rare", "activate/condition"],
  ])("[LT 7.2, 7.3, 7.7] %s", (_, setup, def, code) => {
    expect(ofCard(setup, def)).toBe(code);
  });

  test("[LT 7.2] that lies face-up is not activated again", () => {
    expect(ofCard({ seats: { host: { setZone: [placed("memo")] } } }, "memo")).toBe(
      "activate/not-yours",
    );
  });

  test("[LT 7.2] of the other seat is not one's own, whatever was asked before", () => {
    const table = at(holds("memo"));
    const id = card(table, "host", "hand", "memo");
    for (const mode of ["start", "respond"] as const) {
      expect(mayActivateCard(table, "host", id, mode).ok).toBe(mode === "start");
      expect(codeOf(mayActivateCard(table, "away", id, mode))).toBe("activate/not-yours");
    }
  });

  test.each([
    ["memo", "combat", "activate/wrong-time"],
    ["memo", "main2", "ok"],
    ["memo", "draw", "activate/wrong-time"],
    ["dash", "combat", "ok"],
    ["dash", "end", "activate/wrong-time"],
  ] as const)("[LT 7.2] %s in the %s phase: %s", (def, phase, code) => {
    expect(ofCard({ ...holds(def), phase }, def)).toBe(code);
  });

  test("[LT 7.2] a quick-play from hand is for one's own turn, one that was set for any", () => {
    const window = { kind: "damage", asked: "host", passes: 0, fromHand: true } as const;
    const shared = { turnSeat: "away", window } as const;
    expect(ofCard({ ...holds("dash"), shared }, "dash", "respond")).toBe(
      "activate/hand-on-their-turn",
    );
    expect(ofCard({ ...sets("dash"), shared }, "dash", "respond")).toBe("ok");
    expect(ofCard({ ...holds("dash"), shared: { window } }, "dash", "respond")).toBe("ok");
  });

  test("[LT 9.5] from hand a window is answered only where it says so, from the table in any", () => {
    const window = { kind: "attack", asked: "host", passes: 0, fromHand: false } as const;
    const shared = { window };
    expect(ofCard({ ...holds("dash"), shared }, "dash", "respond")).toBe("activate/hand-not-now");
    expect(ofCard({ ...sets("dash"), shared }, "dash", "respond")).toBe("ok");
  });

  test("[LT 9.5] the turn seat cannot answer its own leaving of a phase, the other seat can", () => {
    const window = { kind: "open", asked: "host", passes: 0, fromHand: false } as const;
    const theirs = { turnSeat: "away", window } as const;
    expect(ofCard({ ...sets("alarm"), shared: { window } }, "alarm", "respond")).toBe(
      "activate/wrong-time",
    );
    expect(ofCard({ ...sets("alarm"), shared: theirs }, "alarm", "respond")).toBe("ok");
  });

  test("[LT 9.2] a response is fast, in any phase", () => {
    expect(ofCard({ ...holds("memo"), phase: "end" }, "memo", "respond")).toBe("activate/too-slow");
    expect(ofCard({ ...sets("alarm"), phase: "end" }, "alarm", "respond")).toBe("ok");
  });
});

describe("an effect", () => {
  const board = { seats: { host: { board: ["coach"] } } } as const;
  const ask = (table: Table, place: number, seat: Seat = "host", mode: Mode = "start"): string =>
    codeOf(mayActivateEffect(table, seat, card(table, "host", "board", "coach"), place, mode));

  test("[LT 8.1] is used by its place, if it is one to be used", () => {
    const table = at(board);
    expect([0, 1, 2, 3].map((place) => ask(table, place))).toEqual([
      "activate/no-such-effect",
      "ok",
      "ok",
      "activate/no-such-effect",
    ]);
    expect([1, 2].map((place) => ask(table, place, "host", "respond"))).toEqual([
      "activate/too-slow",
      "ok",
    ]);
  });

  test("[LT 8.1] is for whoever controls the card, face-up", () => {
    expect(ask(at(board), 1, "away")).toBe("activate/not-yours");
    expect(ask(at({ seats: { host: { board: [faceDown("coach")] } } }), 1)).toBe(
      "activate/not-yours",
    );
  });

  test.each([
    ["combat", ["activate/wrong-time", "ok"]],
    ["end", ["activate/wrong-time", "activate/wrong-time"]],
    ["main2", ["ok", "ok"]],
  ] as const)("[LT 8.1] in the %s phase", (phase, codes) => {
    const table = at({ ...board, phase });
    expect([1, 2].map((place) => ask(table, place))).toEqual(codes);
  });
});

describe("[LT 7.2, 8.1] the lists", () => {
  const full: Setup = {
    seats: {
      host: {
        hand: ["nerd", "memo", "dash", "dear", "alarm"],
        setZone: [faceDown("alarm"), faceDown("memo"), faceDown("dash", { turnEntered: 3 })],
        board: ["coach", faceDown("coach"), "nerd"],
      },
      away: { setZone: [faceDown("alarm"), faceDown("veto")], board: ["coach"], hand: ["dash"] },
    },
  };

  test.each(["start", "respond"] as const)("hold what may be done, to %s", (mode) => {
    for (const seat of SEATS) {
      const table = at(full);
      const all = table.state.cards.ids();
      const may = all.filter((id) => mayActivateCard(table, seat, id, mode).ok);
      expect(
        activatableCards(table, seat, mode)
          .map((each) => each.card)
          .toSorted(),
      ).toEqual(may.toSorted());
      const uses = all.flatMap((id) =>
        [0, 1, 2]
          .filter((place) => mayActivateEffect(table, seat, id, place, mode).ok)
          .map((place) => `${id} ${place}`),
      );
      expect(
        activatableEffects(table, seat, mode).map((each) => `${each.card} ${each.place}`),
      ).toEqual(uses);
    }
  });

  test("name the card, the place and how", () => {
    const table = at(full);
    const coach = card(table, "host", "board", "coach");
    expect(activatableEffects(table, "host", "start")).toMatchObject([
      { card: coach, place: 1, via: "effect", effect: { id: "ignition" }, occurrence: null },
      { card: coach, place: 2, via: "effect", effect: { id: "quick" }, occurrence: null },
    ]);
    expect(activatableCards(table, "host", "start").map(({ place, via }) => [place, via])).toEqual([
      [null, "spell"],
      [null, "spell"],
      [null, "trap"],
      [null, "spell"],
    ]);
  });
});
