import { idsIn } from "@tcg/core";
import { expect, test } from "vitest";
import { card, defsIn, duel, duelGame, spell, unit } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import type { LunchTable } from "../../src/types.ts";

test("[LT 2.2] every card of a deck is an instance with an id of its own", () => {
  const opening = duelGame(plainCards).start({ hostDeck: plainDeck, awayDeck: plainDeck, seed: 1 });
  if (!opening.ok) throw new Error(opening.rejection.message);
  const all = opening.state.cards.values();
  expect(all).toHaveLength(2 * plainDeck.length);
  for (const owner of ["host", "away"]) {
    const defs = all.filter((each) => each.owner === owner).map(({ def }) => `${def}`);
    expect(defs.sort()).toEqual([...plainDeck].sort());
  }
});

test("[LT 2.2] what is done to one copy is not done to the other", () => {
  const tonic = spell("tonic", "normal", [
    {
      id: "drink",
      type: "ignition",
      targets: [{ zone: "board", side: "any", count: 1 }],
      actions: [
        { kind: "boost_attack", what: { kind: "target" }, amount: 500 },
        { kind: "add_vice", what: { kind: "target" }, count: 1 },
      ],
    },
  ]);
  const start = duel([tonic, unit("twin")], {
    seats: { host: { hand: ["tonic"], board: ["twin", "twin"] }, away: { board: ["twin"] } },
  });
  const [first, second] = idsIn<LunchTable>(start.state, "host", "board");
  const third = card(start, "away", "board", "twin");
  const tonicId = card(start, "host", "hand", "tonic");
  const then = start.when("host", `ACTIVATE_SPELL ${tonicId} targets=${second}`);
  const { cards } = duelGame([tonic, unit("twin")]).mask(then.state, "host").game;
  const attacks = [first, second, third].map((id) => id && cards[id]?.attack);
  expect(attacks).toEqual([1000, 1500, 1000]);
  const vice = [first, second, third].map((id) => id && then.state.cards.get(id)?.data?.vice);
  expect(vice).toEqual([0, 1, 0]);
});

test("[LT 2.2] the controller of a card can change, its owner never does", () => {
  const lure = spell("lure", "normal", [
    {
      id: "lure",
      type: "ignition",
      targets: [{ zone: "board", side: "opponent", count: 1 }],
      actions: [{ kind: "take_control", what: { kind: "target" } }],
    },
  ]);
  const start = duel([lure, unit("fan")], {
    seats: { host: { hand: ["lure"] }, away: { board: ["fan"] } },
  });
  const fan = card(start, "away", "board", "fan");
  const then = start.when(
    "host",
    `ACTIVATE_SPELL ${card(start, "host", "hand", "lure")} targets=${fan}`,
  );
  expect(then.state.cards.get(fan)).toMatchObject({ owner: "away", seat: "host", zone: "board" });
  expect(defsIn(then, "away", "board")).toEqual([]);
  const back = then.when("host", "END_TURN");
  expect(back.state.cards.get(fan)).toMatchObject({ owner: "away", seat: "away" });
});
