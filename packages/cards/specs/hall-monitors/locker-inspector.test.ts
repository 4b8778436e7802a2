import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  accept,
  activate,
  asked,
  cardsIn,
  choices,
  choose,
  clout,
  decline,
  flip,
  respond,
  settle,
  summon,
  table,
} from "../table.ts";

const start = (clout = 5) =>
  table({
    host: { hand: ["locker-inspector"], setZone: [faceDown("alarm")], has: { clout } },
    away: {
      board: [faceDown("nerd", { position: "defense" })],
      setZone: [faceDown("alarm"), faceDown("memo"), "poster"],
    },
  });

test("for 1 clout, a face-down card of their set zone is opened and gone", () => {
  const open = accept(summon(start(), "host", "locker-inspector"), "host");
  expect(choices(open, "host")).toEqual(["away alarm", "away memo"]);
  const after = settle(choose(open, "host", card(open, "away", "setZone", "memo")));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "setZone")).toEqual(["alarm", "poster"]);
  expect(clout(after)).toEqual([4, 5]);
});

test("or it walks past", () => {
  const after = settle(decline(summon(start(), "host", "locker-inspector"), "host"));
  expect(cardsIn(after, "away", "setZone")).toEqual(["alarm", "memo", "poster"]);
  expect(clout(after)).toEqual([5, 5]);
});

test("nobody is asked who has no clout", () => {
  const after = settle(summon(start(0), "host", "locker-inspector"));
  expect(asked(after)).toEqual([]);
});

test("turned face-up, it asks as well", () => {
  const at = table({
    host: { board: [faceDown("locker-inspector", { position: "defense" })] },
    away: { setZone: [faceDown("alarm")] },
  });
  expect(asked(flip(at, "host", "locker-inspector"))).toEqual(["host optional_trigger"]);
});

test("called in by an effect, it has no keys", () => {
  const at = table({
    turn: "away",
    host: {
      setZone: [faceDown("buried-treasure")],
      banished: ["locker-inspector", "memo", "memo"],
    },
    away: { hand: ["memo"], setZone: [faceDown("alarm")] },
  });
  const dug = settle(respond(activate(at, "away", "memo"), "host", "buried-treasure"));
  const asking = dug.state.prompts[0]?.kind === "choose_cards";
  const found = card(dug, "host", asking ? "banished" : "board", "locker-inspector");
  const after = asking ? settle(choose(dug, "host", found)) : dug;
  expect(cardsIn(after, "host", "board")).toEqual(["locker-inspector"]);
  expect(asked(after)).toEqual([]);
  expect(cardsIn(after, "away", "setZone")).toEqual(["alarm"]);
});

test("two who come on one turn both ask", () => {
  const at = table({
    host: {
      hand: ["locker-inspector"],
      board: [faceDown("locker-inspector", { position: "defense" })],
    },
    away: { setZone: [faceDown("alarm"), faceDown("memo")] },
  });
  const open = accept(flip(at, "host", "locker-inspector"), "host");
  const one = settle(choose(open, "host", card(open, "away", "setZone", "memo")));
  expect(asked(summon(one, "host", "locker-inspector"))).toEqual(["host optional_trigger"]);
});
