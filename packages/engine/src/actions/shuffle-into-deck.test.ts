import { idsIn } from "@tcg/core";
import { given, reseeded } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { defsIn, duelGame, duelState, placed, spell, unit } from "../../fixtures/duel.ts";
import { cast, facesIn, outcomes, stage } from "../../fixtures/stage.ts";
import type { LunchTable } from "../types.ts";

const what = { kind: "all", zone: "board", side: "any" } as const;

test("[LT 8.8] shuffle_into_deck: each owner's deck is shuffled once, and nobody knows it then", () => {
  const then = cast(
    stage([{ kind: "shuffle_into_deck", what }], {
      host: { board: ["bully", "nerd"], deck: ["note"] },
      away: {
        board: [placed("prefect", { position: "attack" }, { owner: "host" })],
        deck: ["note"],
      },
    }),
  );
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_DECK", was: { def: "bully" } },
    { type: "CARD_TO_DECK", was: { def: "nerd" } },
    { type: "CARD_TO_DECK", was: { def: "prefect" } },
    { type: "DECK_SHUFFLED", seat: "host" },
  ]);
  expect(defsIn(then, "host", "deck").sort()).toEqual(["bully", "nerd", "note", "prefect"]);
  expect(facesIn(then, "host", "host", "deck")).toEqual([]);
});

test("[LT 8.8] shuffle_into_deck: the order is another than before, and another for every seed", () => {
  const actions = [{ kind: "shuffle_into_deck", what }] as const;
  const cards = [unit("bully"), spell("it", "normal", [{ id: "it", type: "ignition", actions }])];
  const state = duelState(cards, { seats: { host: { hand: ["it"], board: ["bully"] } } });
  const before = idsIn<LunchTable>(state, "host", "deck");
  const orders = [1, 2, 3, 4].map((seed) => {
    const then = cast(given(duelGame(cards), reseeded(state, seed)));
    const shuffle = then.events.find((event) => event.type === "DECK_SHUFFLED");
    const order = shuffle?.change.order.map(({ card }) => card) ?? [];
    // The bully came to the deck under an id of its own.
    return order.filter((id) => before.includes(id));
  });
  for (const order of orders) expect(order.toSorted()).toEqual(before.toSorted());
  expect(new Set([before, ...orders].map(String)).size).toBe(5);
});

test("[LT 8.8] shuffle_into_deck: both decks, the turn seat's first", () => {
  const graves = { kind: "all", zone: "graveyard", side: "any" } as const;
  const then = cast(
    stage([{ kind: "shuffle_into_deck", what: graves }], {
      host: { graveyard: ["bully"] },
      away: { graveyard: ["nerd"] },
    }),
  );
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_DECK" },
    { type: "CARD_TO_DECK" },
    { type: "DECK_SHUFFLED", seat: "host" },
    { type: "DECK_SHUFFLED", seat: "away" },
  ]);
});

test("[LT 2.6] shuffle_into_deck: a token ceases to exist, and no deck is shuffled for it", () => {
  const board = [placed("crumb", { position: "attack", isToken: true })];
  const then = cast(stage([{ kind: "shuffle_into_deck", what }], { away: { board } }));
  expect(outcomes(then)).toMatchObject([{ type: "TOKEN_REMOVED" }]);
});
