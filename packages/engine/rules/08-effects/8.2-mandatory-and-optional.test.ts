import { expect, test } from "vitest";
import { card, duel, unit } from "../../fixtures/duel.ts";
import { asked, life, links, type Table, withEffect } from "./acts.ts";

const may = withEffect("may", {
  type: "trigger",
  trigger: { on: "summoned", side: "opponent" },
  optional: true,
  actions: [{ kind: "heal", amount: 10 }],
});
const must = withEffect("must", {
  type: "trigger",
  trigger: { on: "summoned", side: "opponent" },
  actions: [{ kind: "heal", amount: 10 }],
});

function summoning(listener: string): Table {
  const start = duel([may, must, unit("newbie")], {
    seats: { host: { hand: ["newbie"] }, away: { board: [listener] } },
  });
  const id = card(start, "host", "hand", "newbie");
  return start.when("host", { type: "SUMMON", card: id, position: "attack" });
}

test("[LT 8.2] a trigger is mandatory unless it says otherwise: nobody is asked", () => {
  const summoned = summoning("must");
  expect(asked(summoned)).toEqual([]);
  expect(links(summoned)).toEqual(["away must"]);
  expect(life(summoned)).toEqual({ host: 8000, away: 8010 });
});

test("[LT 8.2] an optional trigger is offered to its controller, who takes or leaves it", () => {
  const summoned = summoning("may");
  expect(asked(summoned)).toEqual(["away optional_trigger"]);
  summoned.offered("away", "RESPOND_OPTIONAL_TRIGGER activate", "RESPOND_OPTIONAL_TRIGGER decline");
  summoned.offered("host");
  const taken = summoned.when("away", "RESPOND_OPTIONAL_TRIGGER activate");
  expect(links(taken)).toEqual(["away may"]);
  expect(life(taken)).toEqual({ host: 8000, away: 8010 });
  expect(asked(taken)).toEqual([]);
  const left = summoned.when("away", "RESPOND_OPTIONAL_TRIGGER decline");
  left.then({ type: "TRIGGER_DECLINED", seat: "away", effect: "it" });
  expect(links(left)).toEqual([]);
  expect(life(left)).toEqual({ host: 8000, away: 8000 });
  expect(asked(left)).toEqual([]);
});

test("[LT 8.2] in the simple game an optional trigger fires by itself", () => {
  const start = duel(
    [may, unit("newbie")],
    { seats: { host: { hand: ["newbie"] }, away: { board: ["may"] } } },
    { responses: "auto" },
  );
  const id = card(start, "host", "hand", "newbie");
  const summoned = start.when("host", { type: "SUMMON", card: id, position: "attack" });
  expect(asked(summoned)).toEqual([]);
  expect(life(summoned).away).toBe(8010);
});
