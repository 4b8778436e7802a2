import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  canUse,
  clout,
  guarding,
  life,
  position,
  settle,
  shift,
  summon,
  table,
} from "../table.ts";

test("when the music starts, everybody of theirs who is seen sitting gets up", () => {
  const start = table({
    host: { hand: ["musical-chairs", "musical-chairs"], board: [guarding("nerd")] },
    away: {
      board: [guarding("bully"), "prefect", faceDown("nerd", { position: "defense" })],
    },
  });
  const two = table({
    host: { hand: ["musical-chairs"] },
    away: { board: [guarding("bully"), guarding("prefect")] },
  });
  const up = settle(activate(two, "host", "musical-chairs"));
  expect([position(up, "away", "bully"), position(up, "away", "prefect")]).toEqual([
    "attack",
    "attack",
  ]);
  const after = settle(activate(start, "host", "musical-chairs"));
  expect(position(after, "away", "bully")).toBe("attack");
  expect(position(after, "away", "prefect")).toBe("attack");
  expect(position(after, "away", "nerd")).toBe("face-down");
  expect(position(after, "host", "nerd")).toBe("defense");
  expect(clout(after)).toEqual([5, 5]);
  expect(canUse(after, "host", "musical-chairs")).toBe(true);
});

test("when it stops, whoever changed seats costs the opponent 300", () => {
  const playing = { setZone: ["musical-chairs"], hand: ["nerd"], board: ["bully", "helper"] };
  const mine = table({ host: playing });
  const once = settle(shift(mine, "host", "bully"));
  expect(life(once)).toEqual([8000, 7700]);
  expect(life(settle(shift(once, "host", "helper")))).toEqual([8000, 7400]);
  expect(life(settle(summon(mine, "host", "nerd")))).toEqual([8000, 8000]);
  const theirs = table({ turn: "away", host: playing, away: { board: ["prefect"] } });
  expect(life(settle(shift(theirs, "away", "prefect")))).toEqual([8000, 7700]);
});
