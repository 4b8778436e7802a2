import { faceDown } from "@ltcg/engine/fixtures/duel";
import { expect, test } from "vitest";
import { attack, choices, choose, flip, on, settle, summon, table } from "../table.ts";
import { combatOf } from "./combat.ts";

const start = () =>
  table({
    host: { hand: ["sash-cadet"], board: ["nerd", "prefect"] },
    away: { board: ["bully", "nerd", "fizz-bomber"] },
  });

const watched = () => {
  const summoned = settle(summon(start(), "host", "sash-cadet"));
  return settle(choose(summoned, "host", on(summoned, "away", "bully")));
};

test("watches one of theirs of level 4 or lower", () => {
  const summoned = settle(summon(start(), "host", "sash-cadet"));
  expect(choices(summoned, "host")).toEqual(["away bully", "away nerd"]);
});

test("whoever it watches does not attack, on this turn or any other", () => {
  const first = combatOf(watched(), "away");
  attack(first, "away", "bully", on(first, "host", "nerd")).refused("attack/forbidden");
  attack(first, "away", "nerd", on(first, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
  const second = combatOf(combatOf(first, "host"), "away");
  attack(second, "away", "bully", on(second, "host", "nerd")).refused("attack/forbidden");
});

test("with the cadet gone everybody runs again", () => {
  const at = combatOf(watched(), "away");
  const alone = settle(attack(at, "away", "fizz-bomber", on(at, "host", "sash-cadet")));
  attack(alone, "away", "bully", on(alone, "host", "nerd")).then({ type: "ATTACK_DECLARED" });
});

test("two who come on one turn both choose somebody", () => {
  const at = table({
    host: { hand: ["sash-cadet"], board: [faceDown("sash-cadet", { position: "defense" })] },
    away: { board: ["bully", "nerd"] },
  });
  const first = settle(flip(at, "host", "sash-cadet"));
  const one = settle(choose(first, "host", on(first, "away", "bully")));
  const two = settle(summon(one, "host", "sash-cadet"));
  expect(choices(two, "host")).toEqual(["away bully", "away nerd"]);
});
