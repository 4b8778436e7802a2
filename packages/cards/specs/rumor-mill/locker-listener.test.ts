import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, body, cardsIn, flip, on, seen, settle, summon, table } from "../table.ts";

test("turned over, it hears their whole hand, and a card falls out of it", () => {
  const start = table({
    host: { hand: ["memo"], board: [faceDown("locker-listener", { position: "defense" })] },
    away: { hand: ["bully", "nerd", "alarm"] },
  });
  expect(seen(start, "host", "away", "hand")).toEqual([]);
  const after = settle(flip(start, "host", "locker-listener"));
  const fallen = cardsIn(after, "away", "graveyard");
  expect(fallen).toHaveLength(1);
  const heard = seen(after, "host", "away", "hand");
  expect([...heard, ...fallen].sort()).toEqual(["alarm", "bully", "nerd"]);
  expect(cardsIn(after, "host", "hand")).toEqual(["memo"]);
});

test("an attack turns it over, too; a summon does not", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: { board: [faceDown("locker-listener", { position: "defense" })] },
    away: { hand: ["nerd"], board: ["bully"] },
  });
  const hit = settle(attack(start, "away", "bully", on(start, "host", "locker-listener")));
  expect(cardsIn(hit, "away", "graveyard")).toEqual(["nerd"]);
  const summoned = settle(
    summon(
      table({ host: { hand: ["locker-listener"] }, away: { hand: ["nerd"] } }),
      "host",
      "locker-listener",
    ),
  );
  expect(cardsIn(summoned, "away", "hand")).toEqual(["nerd"]);
});

test("two of them are two cards", () => {
  const hidden = faceDown("locker-listener", { position: "defense" });
  const start = table({ host: { board: [hidden, hidden] }, away: { hand: ["bully", "nerd"] } });
  const one = settle(flip(start, "host", "locker-listener"));
  const two = settle(flip(one, "host", "locker-listener"));
  expect(cardsIn(two, "away", "hand")).toEqual([]);
});

test("is what it is, whatever it does", () => {
  expect(body("locker-listener")).toBe("level 4, 1700/1700");
});
