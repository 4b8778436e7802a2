/** Away has been shown cards of host's hand. Host puts one of them face-down on the table. */
import { type CardId, idsIn } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, duel, spell, trap, unit } from "../../fixtures/duel.ts";
import { cast, facesIn, stage } from "../../fixtures/stage.ts";
import type { LunchTable } from "../../src/types.ts";

type Hand = NonNullable<NonNullable<NonNullable<Setup<LunchTable>["seats"]>["host"]>["hand"]>;

const shown = (def: string) => ({ def, knownBy: ["away"] as const });

/** The seats that know the only card of a zone though it lies face-down. */
function knowers({ state }: Then<LunchTable>, zone: "board" | "setZone"): readonly string[] {
  const [only] = idsIn<LunchTable>(state, "host", zone) as [CardId];
  expect(state.cards.get(only)?.faceDown).toBe(true);
  return state.known.get(only) ?? [];
}

describe("[LT 13.6] a card special summoned face-down from a hand was shown, and stays known", () => {
  const summoned = (hand: Hand): Then<LunchTable> => {
    const action = { kind: "special_summon", from: "hand", faceDown: true } as const;
    const start = cast(stage([action], { host: { hand } }));
    return start.when("host", `CHOOSE_CARDS ${card(start, "host", "hand", "nerd")}`);
  };

  test("among cards that nobody else knows", () => {
    const at = summoned(["bully", "nerd", "note"]);
    expect(knowers(at, "board")).toEqual(["away"]);
    expect(facesIn(at, "away", "host", "hand")).toEqual([]);
  });

  test("and the other known cards of that hand stay known there, except copies of it", () => {
    const at = summoned([shown("bully"), "nerd", shown("note")]);
    expect(knowers(at, "board")).toEqual(["away"]);
    expect(facesIn(at, "away", "host", "hand")).toEqual(["bully", "note"]);
    const copies = summoned([shown("bully"), shown("nerd"), "nerd"]);
    expect(knowers(copies, "board")).toEqual(["away"]);
    expect(facesIn(copies, "away", "host", "hand")).toEqual(["bully"]);
  });
});

describe("[LT 13.6] which card of a hand is set, nobody else can tell", () => {
  const cards = [
    unit("kid"),
    spell("memo", "normal", [
      { id: "m", type: "ignition", actions: [{ kind: "heal", amount: 1 }] },
    ]),
    trap("alarm", "normal", [{ id: "a", type: "quick", actions: [{ kind: "draw", count: 1 }] }]),
  ];
  const set = (hand: Hand, def: "kid" | "alarm"): Then<LunchTable> => {
    const at = duel(cards, { seats: { host: { hand } } });
    const move = def === "kid" ? "SET_MONSTER" : "SET_SPELL_TRAP";
    return at.when("host", `${move} ${card(at, "host", "hand", def)}`);
  };

  test.each([
    ["kid", "board"],
    ["alarm", "setZone"],
  ] as const)("the only card of a hand stays known: %s", (def, zone) => {
    expect(knowers(set([shown(def)], def), zone)).toEqual(["away"]);
    expect(knowers(set([def], def), zone)).toEqual([]);
  });

  test.each([
    ["kid", "board"],
    ["alarm", "setZone"],
  ] as const)("one of several is known no more, nor are those that stay: %s", (def, zone) => {
    for (const other of ["memo", shown("memo")]) {
      const at = set([shown(def), other], def);
      expect(knowers(at, zone)).toEqual([]);
      expect(facesIn(at, "away", "host", "hand")).toEqual([]);
    }
  });
});
