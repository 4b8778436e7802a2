import { expect, test } from "vitest";
import { duel, duelGame, spell, unit } from "../../fixtures/duel.ts";
import type { Action } from "../../src/cards/card.ts";

const standing = (id: string, action: Action) =>
  spell(id, "continuous", [{ id: "s", type: "continuous", actions: [action] }]);

const cards = [
  unit("nerd"),
  standing("curfew", { kind: "apply_restriction", restriction: "draw_phase", who: "opponent" }),
  standing("sale", { kind: "modify_cost", operation: "add", amount: -1, who: "self" }),
];

test("[LT 13.1] what stands about a seat is shown of the seat it is about, to everybody", () => {
  const game = duelGame(cards);
  const { state } = duel(cards, { seats: { host: { setZone: ["curfew", "sale"] } } });
  for (const viewer of ["host", "away", "spectator"] as const) {
    const { seatFacts } = game.mask(state, viewer).game;
    expect(seatFacts.host).toMatchObject([{ fact: { kind: "cost" }, source: { def: "sale" } }]);
    expect(seatFacts.away).toMatchObject([
      { fact: { kind: "restriction" }, source: { def: "curfew" } },
    ]);
  }
});
