import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  body,
  cardsIn,
  choose,
  decline,
  hands,
  on,
  settle,
  table,
} from "../table.ts";

const start = (board: readonly string[] = ["lunch-lawyer", "nerd"]) =>
  table({
    host: {
      hand: ["sugar-high", "sugar-high", "scoot-over", "did-you-hear"],
      board,
      deck: ["memo", "memo", "blank"],
    },
    away: { board: ["bully"] },
  });
const drawn = (at: ReturnType<typeof table>) =>
  cardsIn(at, "host", "hand").filter((def) => def === "memo").length;

test("when anything aims at one of yours, the paperwork may be a card", () => {
  for (const aiming of ["sugar-high", "scoot-over"]) {
    const at = start();
    const aimed = settle(activate(at, "host", aiming, on(at, "host", "nerd")));
    expect(asked(aimed)).toEqual(["host optional_trigger"]);
    expect(drawn(settle(accept(aimed, "host")))).toBe(1);
    expect(drawn(decline(aimed, "host"))).toBe(0);
  }
});

test("once a turn for all the lawyers you have", () => {
  const at = start(["lunch-lawyer", "lunch-lawyer", "nerd"]);
  const first = settle(activate(at, "host", "sugar-high", on(at, "host", "nerd")));
  const after = settle(accept(first, "host"));
  expect([asked(after), drawn(after)]).toEqual([[], 1]);
  expect(hands(after)[1]).toEqual([]);
  const second = settle(activate(after, "host", "sugar-high", on(after, "host", "nerd")));
  expect([asked(second), drawn(second)]).toEqual([[], 1]);
});

test("what aims at them, or at a spell of yours, is another department", () => {
  const at = start();
  const theirs = settle(activate(at, "host", "did-you-hear", on(at, "away", "bully")));
  expect(asked(theirs)).toEqual([]);
  const attic = table({
    turn: "away",
    host: { board: ["lunch-lawyer"], setZone: ["poster"] },
    away: { board: ["swap-meet-mogul", "nerd"] },
  });
  const poster = card(attic, "host", "setZone", "poster");
  const paying = activate(attic, "away", "swap-meet-mogul", poster);
  const gone = settle(choose(paying, "away", on(paying, "away", "nerd")));
  expect(cardsIn(gone, "host", "hand")).toEqual(["poster"]);
  expect(asked(gone)).toEqual([]);
});

test("is what it is, whatever it does", () => {
  expect(body("lunch-lawyer")).toBe("level 6, 2000/1500");
});
