import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  settle,
  table,
} from "../table.ts";

const start = (graveyard: readonly string[]) =>
  table({
    host: { field: ["bottle-deposit"], graveyard },
    away: { graveyard: ["memo"] },
  });

test("a card of your graveyard is 1 clout and 200 life, once per turn", () => {
  const paying = activate(start(["memo", "nerd"]), "host", "bottle-deposit");
  expect(choices(paying, "host")).toEqual(["host memo", "host nerd"]);
  const after = settle(choose(paying, "host", card(paying, "host", "graveyard", "nerd")));
  expect(cardsIn(after, "host", "banished")).toEqual(["nerd"]);
  expect(clout(after)).toEqual([6, 5]);
  expect(life(after)).toEqual([8200, 8000]);
  expect(canUse(after, "host", "bottle-deposit")).toBe(false);
});

test("no empties, no deposit", () => {
  expect(canUse(start([]), "host", "bottle-deposit")).toBe(false);
});

test("costs nothing itself, and a second one takes bottles anew", () => {
  const at = table({
    host: { hand: ["bottle-deposit"], field: ["bottle-deposit"], graveyard: ["memo"] },
  });
  const machine = card(at, "host", "field", "bottle-deposit");
  const paid = settle(at.when("host", { type: "ACTIVATE_EFFECT", card: machine, effect: 0 }));
  const again = settle(activate(paid, "host", "bottle-deposit"));
  expect(clout(again)).toEqual([6, 5]);
  expect(canUse(again, "host", "bottle-deposit")).toBe(true);
});
