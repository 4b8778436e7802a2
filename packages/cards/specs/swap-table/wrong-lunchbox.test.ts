import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  attack,
  canUse,
  clout,
  life,
  on,
  position,
  respond,
  settle,
  table,
  vice,
  worn,
} from "../table.ts";

const start = () =>
  table({
    phase: "combat",
    turn: "away",
    host: {
      board: [worn("nerd", 1), worn("helper", 2)],
      setZone: [faceDown("wrong-lunchbox"), faceDown("wrong-lunchbox"), faceDown("scoot-over")],
    },
    away: { board: ["bully", worn("prefect", 1)] },
  });

test("an attacker of theirs sits down again, with up to two counters of yours", () => {
  const at = start();
  const declared = attack(at, "away", "bully", on(at, "host", "nerd"));
  const after = settle(respond(declared, "host", "wrong-lunchbox"));
  expect(life(after)).toEqual([8000, 8000]);
  expect(position(after, "away", "bully")).toBe("defense");
  expect(position(after, "away", "prefect")).toBe("attack");
  expect([vice(after, "host", "nerd"), vice(after, "host", "helper")]).toEqual([0, 1]);
  expect([vice(after, "away", "bully"), vice(after, "away", "prefect")]).toEqual([2, 1]);
  expect(clout(after)).toEqual([4, 5]);
  const next = attack(after, "away", "prefect", on(after, "host", "nerd"));
  expect(canUse(next, "host", "wrong-lunchbox")).toBe(true);
});

test("who sits by then stays seated", () => {
  const at = start();
  const declared = attack(at, "away", "bully", on(at, "host", "nerd"));
  const boxed = respond(declared, "host", "wrong-lunchbox");
  const after = settle(respond(boxed, "host", "scoot-over", on(boxed, "away", "bully")));
  expect(position(after, "away", "bully")).toBe("defense");
});

test("with your own attackers the lunch is right", () => {
  const own = table({
    phase: "combat",
    host: { board: ["bully"], setZone: [faceDown("wrong-lunchbox")] },
    away: { setZone: [faceDown("alarm")] },
  });
  const declared = attack(own, "host", "bully").when("away", "RESPOND_CHAIN");
  expect(canUse(declared, "host", "wrong-lunchbox")).toBe(false);
});
