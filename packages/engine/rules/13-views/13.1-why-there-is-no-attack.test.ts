/** A table that offers no attack says why, in the words of the refusal. */
import type { CardId } from "@tcg/core";
import { expect, test } from "vitest";
import { card, duel, duelGame, faceDown, placed, spell, trap, unit } from "../../fixtures/duel.ts";
import type { Effect } from "../../src/cards/card.ts";

const curfew: Effect = {
  id: "curfew",
  type: "continuous",
  actions: [{ kind: "apply_restriction", restriction: "battle_phase", who: "opponent" }],
};
const quick: Effect = { id: "do", type: "quick", actions: [{ kind: "heal", amount: 1 }] };
const cards = [
  unit("ready"),
  unit("new"),
  unit("tired"),
  unit("calm"),
  spell("curfew", "continuous", [curfew]),
  trap("snare", "normal", [quick]),
];
const game = duelGame(cards);

const board = [
  "ready",
  placed("new", { position: "attack", turnEntered: 3 }),
  placed("calm", { position: "defense" }),
];
const at = (setup: NonNullable<Parameters<typeof duel>[1]>) => {
  const table = duel(cards, setup);
  const saidTo = (viewer: "host" | "away" | "spectator") => {
    const { noCombat, noAttack } = game.mask(table.state, viewer).game;
    const about = Object.entries(noAttack).map(([id, { code }]): [string, string] => [
      table.state.cards.get(id as CardId)?.def ?? "",
      code,
    ]);
    return { combat: noCombat?.code ?? null, attacks: Object.fromEntries(about) };
  };
  return { table, saidTo };
};
const nothing = { combat: null, attacks: {} };

test("[LT 13.1, 10.1] the turn seat sees which of its stereotypes cannot attack, and why", () => {
  const { saidTo } = at({ phase: "combat", seats: { host: { board } } });
  expect(saidTo("host")).toEqual({
    combat: null,
    attacks: { new: "attack/too-soon", calm: "attack/not-able" },
  });
  for (const viewer of ["away", "spectator"] as const) expect(saidTo(viewer)).toEqual(nothing);
  expect(at({ phase: "main", seats: { host: { board } } }).saidTo("host")).toEqual(nothing);
});

test("[LT 13.1, 10.1] one that has attacked is told apart from one that may", () => {
  const seats = {
    host: { board: ["ready", placed("tired", { position: "attack", hasAttacked: true })] },
  };
  const { table, saidTo } = at({ phase: "combat", seats });
  expect(saidTo("host").attacks).toEqual({ tired: "attack/already" });
  const tired = card(table, "host", "board", "tired");
  const refusal = game.explain(table.state, "host", { type: "DECLARE_ATTACK", card: tired });
  expect(refusal).toMatchObject({ rejection: game.mask(table.state, "host").game.noAttack[tired] });
});

test("[LT 13.1, 5.4] on turn 1 there is no combat for anybody", () => {
  const turn = { shared: { turnNumber: 1 }, seats: { host: { board: ["ready"] } } };
  const code = "phase/no-combat-on-turn-1";
  expect(at(turn).saidTo("host")).toEqual({ combat: code, attacks: {} });
  const inCombat = at({ ...turn, phase: "combat" }).saidTo("host");
  expect(inCombat).toEqual({ combat: null, attacks: { ready: code } });
});

test("[LT 13.1, 8.8] an effect that keeps a seat out of combat is named", () => {
  const seats = { host: { board: ["ready"] }, away: { setZone: ["curfew"] } };
  const code = "phase/combat-forbidden";
  expect(at({ seats }).saidTo("host")).toEqual({ combat: code, attacks: {} });
});

test("[LT 13.1] nothing is said in other phases, and while something else is asked", () => {
  expect(at({ phase: "main2", seats: { host: { board } } }).saidTo("host")).toEqual(nothing);
  const { table } = at({
    phase: "combat",
    seats: { host: { board }, away: { setZone: [faceDown("snare")] } },
  });
  const asked = table.when("host", `DECLARE_ATTACK ${card(table, "host", "board", "ready")}`);
  expect(game.mask(asked.state, "host").game).toMatchObject({ noCombat: null, noAttack: {} });
});
