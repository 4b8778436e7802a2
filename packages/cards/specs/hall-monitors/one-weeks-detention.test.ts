import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  clout,
  endTurn,
  lasted,
  life,
  on,
  respond,
  settle,
  table,
} from "../table.ts";
import { combatOf } from "./combat.ts";

const stopped = () => {
  const start = table({
    phase: "combat",
    turn: "away",
    host: {
      board: ["nerd", "prefect"],
      setZone: [faceDown("one-weeks-detention"), faceDown("one-weeks-detention")],
    },
    away: { board: ["bully", "prefect"] },
  });
  const coming = attack(start, "away", "bully", on(start, "host", "nerd"));
  return settle(respond(coming, "host", "one-weeks-detention"));
};

test("an attack of theirs is stopped, the next one is not unless you have another", () => {
  const at = stopped();
  expect(life(at)).toEqual([8000, 8000]);
  expect(clout(at)).toEqual([5, 5]);
  at.then({ type: "ATTACK_ENDED", why: "stopped" }).thenNot("CARD_DESTROYED");
  const next = attack(at, "away", "prefect", on(at, "host", "nerd"));
  expect(canUse(next, "host", "one-weeks-detention")).toBe(true);
  expect(life(settle(next))).toEqual([5900, 8000]);
});

test("who attacked stays in on the next turn of theirs, and is free on the one after", () => {
  const next = combatOf(combatOf(stopped(), "host"), "away");
  attack(next, "away", "bully", on(next, "host", "nerd")).refused("attack/forbidden");
  attack(next, "away", "prefect", on(next, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
  expect(lasted(endTurn(next, "away"))).toEqual(["turn"]);
  const later = combatOf(combatOf(next, "host"), "away");
  attack(later, "away", "bully", on(later, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
});

test("your own attack goes on", () => {
  const start = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("one-weeks-detention")] },
    away: { board: ["nerd"] },
  });
  const coming = attack(start, "host", "bully", on(start, "away", "nerd"));
  expect(canUse(coming, "host", "one-weeks-detention")).toBe(false);
});
