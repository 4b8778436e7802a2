import { card, faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  cardsIn,
  choose,
  clout,
  flip,
  position,
  respond,
  settle,
  summon,
  table,
} from "../table.ts";

const start = () =>
  table({
    turn: "away",
    host: {
      setZone: [faceDown("saved-seat"), faceDown("saved-seat")],
      deck: ["memo", "memo", "blank"],
    },
    away: {
      hand: ["bully"],
      board: ["prefect", faceDown("nerd", { position: "defense" })],
    },
  });

test("whoever they summon finds the seat taken and lies low, and you draw a card", () => {
  const after = settle(respond(summon(start(), "away", "bully"), "host", "saved-seat"));
  expect(position(after, "away", "bully")).toBe("face-down");
  expect(position(after, "away", "prefect")).toBe("attack");
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
  expect(cardsIn(after, "away", "hand")).toEqual([]);
  expect(clout(after)).toEqual([4, 5]);
  expect(canUse(flip(after, "away", "nerd"), "host", "saved-seat")).toBe(true);
});

test("who was there face-down and gets up is sent down again", () => {
  const at = start();
  const after = settle(respond(flip(at, "away", "nerd"), "host", "saved-seat"));
  expect(position(after, "away", "nerd")).toBe("face-down");
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
});

test("who is brought in by an effect has a ticket", () => {
  const ticket = table({
    turn: "away",
    host: { setZone: [faceDown("saved-seat")] },
    away: { hand: ["grown-from-seed"], deck: ["ranch-smuggler", "blank"] },
  });
  const growing = settle(activate(ticket, "away", "grown-from-seed"));
  const grown = choose(growing, "away", card(growing, "away", "deck", "ranch-smuggler"));
  expect(cardsIn(grown, "away", "board")).toEqual(["ranch-smuggler"]);
  expect(canUse(grown, "host", "saved-seat")).toBe(false);
});

test("your own may sit where they like", () => {
  const own = table({
    host: { hand: ["bully"], setZone: [faceDown("saved-seat")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const summoned = summon(own, "host", "bully").when("away", "RESPOND_CHAIN");
  expect(canUse(summoned, "host", "saved-seat")).toBe(false);
});
