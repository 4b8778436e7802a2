import { expect, test } from "vitest";
import { defsIn, duel, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";
import { PROTECTIONS } from "../../src/vocabulary.ts";
import { caused, toCheck, worn } from "./vice.ts";

const armour: Effect = {
  id: "armour",
  type: "continuous",
  actions: PROTECTIONS.map((protection) => ({
    kind: "grant_protection",
    protection,
    what: { kind: "self" },
  })),
};

const onDestruction: Effect = {
  id: "revenge",
  type: "trigger",
  trigger: { on: "destroyed" },
  actions: [{ kind: "damage", amount: 500 }],
};

const onLeaving: Effect = {
  id: "farewell",
  type: "trigger",
  trigger: { on: "sent_to_graveyard", card: "this" },
  actions: [{ kind: "gain_clout", amount: 1 }],
};

test("[LT 11.5] no protection keeps a stereotype from breaking down", () => {
  const start = duel([unit("tank", { effects: [armour] })], {
    phase: "main2",
    seats: { away: { board: [worn("tank", 3)] } },
  });
  const checked = toCheck(start);
  expect(defsIn(checked, "away", "graveyard")).toEqual(["tank"]);
  expect(caused(checked)).toEqual([1, 0]);
});

test("[LT 11.5] nothing is destroyed: what answers destruction does not, what answers leaving does", () => {
  const start = duel([unit("avenger", { effects: [onDestruction, onLeaving] })], {
    phase: "main2",
    seats: { away: { board: ["avenger", worn("avenger", 3)] } },
  });
  const checked = toCheck(start).thenNot("CARD_DESTROYED", "DAMAGE_DEALT");
  checked.then({ type: "TRIGGER_ACTIVATED", effect: "farewell" });
});
