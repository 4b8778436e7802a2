/** LT 8.1: which effects listen, and with which memory of their card. */

import { freshTable } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { card, duelGame, duelState, faceDown, placed, trap, unit } from "../../fixtures/duel.ts";
import type { CardDefinition, Effect } from "../cards/card.ts";
import type { LunchTable, State, Table } from "../types.ts";
import { watchers } from "./watch.ts";

const actions = [{ kind: "draw", count: 1 }] as const;
const mourns: Effect = { id: "mourns", type: "trigger", trigger: { on: "destroyed" }, actions };
const greets: Effect = { id: "greets", type: "on_summon", actions };
const burdened: Effect = {
  ...mourns,
  id: "burdened",
  condition: { kind: "source", filter: { minVice: 1 } },
};
const cards: readonly CardDefinition[] = [
  unit("nerd"),
  unit("friend", { effects: [greets, mourns] }),
  unit("clerk", { effects: [burdened] }),
  trap("alarm", "normal", [mourns]),
];

function tableOf(state: State): Table {
  return freshTable<LunchTable>(rulesOf(duelGame(cards)), state);
}

test("[LT 8.1] every effect of a face-up card that answers events listens, in order", () => {
  const state = duelState(cards, {
    seats: { host: { board: ["nerd", "friend"] }, away: { board: ["friend"] } },
  });
  const listed = watchers(tableOf(state)).map(({ controller, source, listening }) => [
    controller,
    source.card,
    listening.effect.id,
  ]);
  const [mine, theirs] = (["host", "away"] as const).map((seat) =>
    card({ state }, seat, "board", "friend"),
  );
  expect(listed).toEqual([
    ["host", mine, "greets"],
    ["host", mine, "mourns"],
    ["away", theirs, "greets"],
    ["away", theirs, "mourns"],
  ]);
});

test("[LT 8.1] a face-down card does not listen, nor a trap that has been activated", () => {
  const state = duelState(cards, {
    seats: { host: { board: [faceDown("friend")], setZone: ["alarm", faceDown("alarm")] } },
  });
  expect(watchers(tableOf(state))).toEqual([]);
});

test("[LT 8.14] a card whose condition asks about it is noted as it is now, and no other", () => {
  const board = ["friend", placed("clerk", { position: "attack", vice: 2 })];
  const state = duelState(cards, { seats: { host: { board } } });
  const noted = watchers(tableOf(state)).map(({ listening, was }) => [listening.effect.id, was]);
  expect(noted).toEqual([
    ["greets", undefined],
    ["mourns", undefined],
    ["burdened", expect.objectContaining({ def: "clerk", controller: "host", vice: 2 })],
  ]);
});

test("[LT 8.14] without such a card nothing is noted", () => {
  const state = duelState(cards, { seats: { host: { board: ["friend"] } } });
  for (const watcher of watchers(tableOf(state))) expect(watcher).not.toHaveProperty("was");
});
