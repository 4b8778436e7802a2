import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { accept, activate, asked, clout, decline, settle, table, vice, worn } from "../table.ts";

const start = (turn: "host" | "away", counters = 1) =>
  table({
    turn,
    host: {
      board: ["helper", worn("bully", counters), "nerd"],
      setZone: ["counter-offer"],
      hand: ["memo"],
    },
    away: { board: ["nerd", worn("helper", 1)], hand: ["memo"], setZone: [faceDown("alarm")] },
  });

test("when anybody uses an effect, a counter of yours may change sides, once a turn", () => {
  for (const turn of ["host", "away"] as const) {
    const offered = settle(activate(start(turn, turn === "host" ? 1 : 2), turn, "helper"));
    expect(asked(offered)).toEqual(["host optional_trigger"]);
    const after = settle(accept(offered, "host"));
    expect(vice(after, "host", "bully")).toBe(turn === "host" ? 0 : 1);
    expect(vice(after, "away", "helper") + vice(after, "away", "nerd")).toBe(2);
    expect(vice(decline(offered, "host"), "host", "bully")).toBe(turn === "host" ? 1 : 2);
    const again = settle(activate(after, turn, "helper"));
    expect(asked(again)).toEqual([]);
  }
});

test("spells and traps are no offers", () => {
  expect(asked(settle(activate(start("host"), "host", "memo")))).toEqual([]);
  expect(asked(settle(activate(start("away"), "away", "memo")))).toEqual([]);
  expect(asked(settle(activate(start("away"), "away", "alarm")))).toEqual([]);
});

test("an offer is free to make, and two are two", () => {
  const at = table({
    host: {
      board: ["helper", worn("bully", 2)],
      setZone: ["counter-offer", faceDown("counter-offer")],
    },
    away: { board: ["nerd"] },
  });
  const made = settle(at.when("host", `ACTIVATE_TRAP ${at.state.seats.host.setZone[1]}`));
  expect(clout(made)).toEqual([5, 5]);
  const once = settle(accept(settle(activate(made, "host", "helper")), "host"));
  const twice = settle(accept(once, "host"));
  expect(vice(twice, "away", "nerd")).toBe(2);
});
