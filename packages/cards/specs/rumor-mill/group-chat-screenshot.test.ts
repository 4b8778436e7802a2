import { card } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  advance,
  canUse,
  cardsIn,
  choices,
  choose,
  clout,
  life,
  seen,
  settle,
  table,
} from "../table.ts";

test("their hand is seen, they drop a card of their choice, the rest is 100 damage each", () => {
  const start = table({
    host: { hand: ["group-chat-screenshot", "group-chat-screenshot"] },
    away: { hand: ["nerd", "bully", "alarm"] },
  });
  const shown = settle(activate(start, "host", "group-chat-screenshot"));
  expect(seen(shown, "host", "away", "hand").sort()).toEqual(["alarm", "bully", "nerd"]);
  expect(choices(shown, "away")).toEqual(["away alarm", "away bully", "away nerd"]);
  const after = settle(choose(shown, "away", card(shown, "away", "hand", "nerd")));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["nerd"]);
  expect(cardsIn(after, "host", "hand")).toEqual(["group-chat-screenshot"]);
  expect(life(after)).toEqual([8000, 7800]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(after, "host", "group-chat-screenshot")).toBe(true);
  expect(canUse(advance(after, "host"), "host", "group-chat-screenshot")).toBe(false);
});

test("an empty hand has nothing to lose", () => {
  const start = table({ host: { hand: ["group-chat-screenshot"] } });
  expect(life(settle(activate(start, "host", "group-chat-screenshot")))).toEqual([8000, 8000]);
});
