import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, canUse, cardsIn, clout, life, on, respond, settle, table } from "../table.ts";

test("an attack of theirs slides past, and your top three cards are on the heap", () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      setZone: [faceDown("slippery-peel"), faceDown("slippery-peel")],
      deck: ["memo", "nerd", "bully", "blank"],
    },
    away: { board: ["prefect", "bully"] },
  });
  const after = settle(respond(attack(start, "away", "prefect"), "host", "slippery-peel"));
  expect(life(after)).toEqual([8000, 8000]);
  expect(cardsIn(after, "host", "graveyard")).toEqual(["memo", "nerd", "bully", "slippery-peel"]);
  expect(cardsIn(after, "away", "graveyard")).toEqual([]);
  expect(clout(after)).toEqual([4, 5]);
  expect(cardsIn(after, "away", "board")).toEqual(["prefect", "bully"]);
  attack(after, "away", "prefect").refused("attack/already");
  expect(canUse(attack(after, "away", "bully"), "host", "slippery-peel")).toBe(true);
});

test("your own attack, and a summon of theirs, are on firm ground", () => {
  const own = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("slippery-peel")] },
    away: { board: ["nerd"], setZone: [faceDown("alarm")] },
  });
  const declared = attack(own, "host", "bully", on(own, "away", "nerd"));
  expect(canUse(declared.when("away", "RESPOND_CHAIN"), "host", "slippery-peel")).toBe(false);
  const calm = table({ turn: "away", host: { setZone: [faceDown("slippery-peel")] } });
  expect(canUse(calm.when("away", "ENTER_COMBAT"), "host", "slippery-peel")).toBe(false);
});
