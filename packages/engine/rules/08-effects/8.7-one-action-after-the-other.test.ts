import { expect, test } from "vitest";
import { defsIn, duel, unit } from "../../fixtures/duel.ts";
import { cast, does, life, withEffect } from "./acts.ts";

test("[LT 8.7] each action sees the state the action before it left", () => {
  const study = does("study", [
    { kind: "draw", count: 2 },
    { kind: "heal", amount: { count: "cards", zone: "hand", side: "self", times: 100 } },
    { kind: "gain_clout", amount: 2 },
    { kind: "damage", amount: { count: "clout" } },
  ]);
  const start = duel([study], {
    seats: { host: { hand: ["study"], has: { clout: 1 }, deck: ["blank", "blank", "blank"] } },
  });
  const done = cast(start, "host", "study").when("host", "RESPOND_CHAIN");
  expect(life(done)).toEqual({ host: 8200, away: 7997 });
});

test("[LT 8.7] two draws in one effect see two different top cards", () => {
  const cards = [unit("first"), unit("second"), unit("third")];
  const study = does("study", [
    { kind: "draw", count: 1 },
    { kind: "draw", count: 1 },
  ]);
  const start = duel([...cards, study], {
    seats: { host: { hand: ["study"], deck: ["first", "second", "third"] } },
  });
  const done = cast(start, "host", "study");
  expect(defsIn(done, "host", "hand")).toEqual(["first", "second"]);
  expect(defsIn(done, "host", "deck")).toEqual(["third"]);
});

test("[LT 8.7] what an action destroys is not there for the next, and gives no more strength", () => {
  const leader = withEffect("leader", {
    type: "continuous",
    actions: [
      { kind: "boost_attack", what: { kind: "all", zone: "board", side: "self" }, amount: 1000 },
    ],
  });
  const purge = does("purge", [
    {
      kind: "destroy",
      what: { kind: "all", zone: "board", side: "opponent", filter: { name: "leader" } },
    },
    {
      kind: "destroy",
      what: { kind: "all", zone: "board", side: "opponent", filter: { minAttack: 1500 } },
    },
  ]);
  const start = duel([leader, unit("nerd"), purge], {
    seats: { host: { hand: ["purge"] }, away: { board: ["leader", "nerd"] } },
  });
  const done = cast(start, "host", "purge");
  expect(defsIn(done, "away", "board")).toEqual(["nerd"]);
});
