/**
 * Away holds an alarm, a nerd and a prefect, drawn in one order or another. Whatever makes it discard
 * several of them at once, the graveyard looks the same, and so does all that host is told.
 */
import { type CardId, cardOf, idsIn } from "@tcg/core";
import type { Then } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { card, defsIn, duel, faceDown, trap, unit } from "../../fixtures/duel.ts";
import { cast, stage, told } from "../../fixtures/stage.ts";
import type { LunchTable } from "../../src/types.ts";

type At = Then<LunchTable>;

const drawn = [
  ["alarm", "nerd", "prefect"],
  ["prefect", "nerd", "alarm"],
  ["nerd", "prefect", "alarm"],
] as const;

/** Away chooses all but one of the cards it holds. */
function chooseAllBut(at: At, kept: string): At {
  const hand = idsIn(at.state, "away", "hand");
  const chosen = hand.filter((id) => cardOf(at.state, id).def !== kept);
  return at.when("away", `CHOOSE_CARDS ${chosen.join()}`);
}

/** What host is told of the cards that leave away's hand, with the graveyard they come to. */
function seenByHost(at: At): unknown {
  const discards = told(at, "host").filter(({ type }) => type === "HAND_DISCARDED");
  return [discards, defsIn(at, "away", "graveyard")];
}

describe("[LT 3.4] cards that leave a hand together leave alike, whenever they were drawn", () => {
  test("those that a player chooses for an effect", () => {
    const discard = (hand: readonly string[]): At =>
      chooseAllBut(cast(stage([{ kind: "discard", count: 2 }], { away: { hand } })), "nerd");
    const [first, ...others] = drawn.map((hand) => seenByHost(discard(hand)));
    expect(first).toEqual([
      [expect.anything(), expect.anything()],
      ["alarm", "prefect"],
    ]);
    for (const other of others) expect(other).toEqual(first);
  });

  test("those that go without a choice", () => {
    const discard = (hand: readonly string[]): At =>
      cast(stage([{ kind: "discard", count: 3 }], { away: { hand } }));
    const [first, ...others] = drawn.map((hand) => seenByHost(discard(hand)));
    expect(first).toEqual([expect.anything(), ["alarm", "nerd", "prefect"]]);
    for (const other of others) expect(other).toEqual(first);
  });

  test("those that pay a cost", () => {
    const snare = trap("snare", "normal", [
      {
        id: "s",
        type: "quick",
        costs: [{ kind: "discard", count: 2 }],
        actions: [{ kind: "draw", count: 1 }],
      },
    ]);
    const pay = (hand: readonly string[]): string[] => {
      const start = duel([unit("amber"), unit("brick"), snare], {
        seats: { host: { hand, setZone: [faceDown("snare")] } },
      });
      const paid = start.when("host", `ACTIVATE_TRAP ${card(start, "host", "setZone", "snare")}`);
      return defsIn(paid, "host", "graveyard");
    };
    expect(pay(["brick", "amber"]).slice(0, 2)).toEqual(["amber", "brick"]);
    expect(pay(["amber", "brick"]).slice(0, 2)).toEqual(["amber", "brick"]);
  });

  test("those above the hand limit", () => {
    const discard = (hand: readonly string[]): string[] => {
      const start = duel(
        [unit("amber"), unit("brick"), unit("chalk")],
        { seats: { host: { hand } } },
        { maxHand: 1 },
      ).when("host", "END_TURN");
      const chosen = idsIn(start.state, "host", "hand").filter(
        (id) => cardOf(start.state, id).def !== "brick",
      );
      const then = start.when("host", `CHOOSE_CARDS ${chosen.join()}`);
      return defsIn(then, "host", "graveyard");
    };
    expect(discard(["chalk", "brick", "amber"])).toEqual(["amber", "chalk"]);
    expect(discard(["amber", "brick", "chalk"])).toEqual(["amber", "chalk"]);
  });
});

test("[LT 3.4] what a player chooses one after the other leaves in that order", () => {
  // 25 cards, of which 2 can be chosen in more than 200 ways (LT 5.6).
  const hand = [...Array.from({ length: 23 }, () => "nerd"), "alarm", "prefect"];
  let at = cast(stage([{ kind: "discard", count: 2 }], { away: { hand } }));
  for (const def of ["prefect", "alarm"]) {
    at = at.when("away", `CHOOSE_CARDS ${card(at, "away", "hand", def)}`);
  }
  expect(defsIn(at, "away", "graveyard")).toEqual(["prefect", "alarm"]);
});

test("[LT 3.4] of copies those leave first that the other seat knows", () => {
  const known = { def: "nerd", knownBy: ["host"] as const };
  const start = stage([{ kind: "discard", count: 2 }], { away: { hand: ["nerd", "nerd", known] } });
  const [one, two, three] = idsIn(start.state, "away", "hand") as [CardId, CardId, CardId];
  const at = cast(start).when("away", `CHOOSE_CARDS ${two},${three}`);
  const left = at.events.flatMap((event) =>
    event.type === "HAND_DISCARDED" ? [event.change.card] : [],
  );
  expect(left).toEqual([three, two]);
  expect(idsIn(at.state, "away", "hand")).toEqual([one]);
});
