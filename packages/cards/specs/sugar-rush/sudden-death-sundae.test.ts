import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import {
  activate,
  attack,
  clout,
  guarding,
  life,
  on,
  respond,
  settle,
  table,
  worn,
} from "../table.ts";

const start = (lifePoints: number) =>
  table({
    phase: "combat",
    host: { board: [worn("bully", 1), "prefect"], field: ["sudden-death-sundae"] },
    away: { board: [guarding("nerd")], has: { lifePoints } },
  });

test("those of yours with a counter pierce, the others do not", () => {
  const at = start(8000);
  expect(life(settle(attack(at, "host", "bully", on(at, "away", "nerd"))))).toEqual([8000, 7700]);
  expect(life(settle(attack(at, "host", "prefect", on(at, "away", "nerd"))))).toEqual([8000, 8000]);
});

test("theirs do not pierce, and your own life may fall", () => {
  const at = table({
    phase: "combat",
    turn: "away",
    host: {
      board: [guarding("nerd")],
      field: ["sudden-death-sundae"],
      has: { lifePoints: 4000 },
    },
    away: { board: [worn("bully", 1), "prefect"] },
  });
  const hit = settle(attack(at, "away", "bully", on(at, "host", "nerd")));
  expect(life(hit)).toEqual([4000, 8000]);
  expect(life(settle(attack(hit, "away", "prefect")))).toEqual([1400, 8000]);
});

test("an opponent who falls below 4000 takes 700 more", () => {
  const at = start(4000);
  expect(life(settle(attack(at, "host", "bully", on(at, "away", "nerd"))))).toEqual([8000, 3000]);
  const already = start(3900);
  expect(life(settle(attack(already, "host", "bully", on(already, "away", "nerd"))))).toEqual([
    8000, 3600,
  ]);
});

test("ordered for 1", () => {
  const at = table({ host: { hand: ["sudden-death-sundae"] } });
  expect(clout(settle(activate(at, "host", "sudden-death-sundae")))).toEqual([4, 5]);
});

test("who is fed in between falls for it again", () => {
  const at = table({
    phase: "combat",
    host: { board: ["note-passer", "nerd"], field: ["sudden-death-sundae"] },
    away: { setZone: [faceDown("grandma-brought-soup")], has: { lifePoints: 5000 } },
  });
  const hit = attack(at, "host", "note-passer")
    .when("away", "RESPOND_CHAIN")
    .when("away", "RESPOND_CHAIN");
  const fed = settle(respond(hit, "away", "grandma-brought-soup"));
  // 1500 by the note, 700 by the spoon, and 1200 of soup between them.
  expect(life(fed)).toEqual([8000, 4000]);
  expect(life(settle(attack(fed, "host", "nerd")))).toEqual([8000, 2800]);
});
