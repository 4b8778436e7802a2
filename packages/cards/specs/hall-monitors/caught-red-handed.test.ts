import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  cardsIn,
  clout,
  life,
  on,
  respond,
  settle,
  table,
  worn,
} from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    turn: "away",
    host: {
      board: ["nerd"],
      setZone: [faceDown("caught-red-handed"), faceDown("caught-red-handed")],
    },
    away: { board: [worn("bully", 1), worn("nerd", 2), "prefect"] },
  });

test("one of theirs with a counter that attacks is gone, with 300 damage", () => {
  const coming = attack(start(), "away", "bully", on(start(), "host", "nerd"));
  const after = settle(respond(coming, "host", "caught-red-handed"));
  expect(cardsIn(after, "away", "graveyard")).toEqual(["bully"]);
  expect(cardsIn(after, "away", "board")).toEqual(["nerd", "prefect"]);
  expect(cardsIn(after, "host", "board")).toEqual(["nerd"]);
  expect(life(after)).toEqual([8000, 7700]);
  expect(clout(after)).toEqual([4, 5]);
  const next = attack(after, "away", "nerd", on(after, "host", "nerd"));
  expect(canUse(next, "host", "caught-red-handed")).toBe(true);
});

test("clean hands may go on, and so may your own", () => {
  const clean = attack(start(), "away", "prefect", on(start(), "host", "nerd"));
  expect(canUse(clean, "host", "caught-red-handed")).toBe(false);
  const own = table({
    phase: "combat",
    host: { board: [worn("bully", 1)], setZone: [faceDown("caught-red-handed")] },
    away: { board: ["nerd"] },
  });
  const mine = attack(own, "host", "bully", on(own, "away", "nerd"));
  expect(canUse(mine, "host", "caught-red-handed")).toBe(false);
});
