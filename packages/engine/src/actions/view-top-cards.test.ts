import { expect, test } from "vitest";
import { cast, facesIn, outcomes, stage, told } from "../../fixtures/stage.ts";

const decks = { host: { deck: ["bully", "nerd", "note"] }, away: { deck: ["prefect", "alarm"] } };

test("[LT 8.8] view_top_cards: the controller knows them from then on, and nobody else does", () => {
  const then = cast(stage([{ kind: "view_top_cards", count: 2 }], decks));
  expect(outcomes(then)).toMatchObject([
    { type: "CARDS_VIEWED", seat: "host", change: { seat: "host", zone: "deck" } },
  ]);
  expect(facesIn(then, "host", "host", "deck")).toEqual(["bully", "nerd"]);
  expect(facesIn(then, "away", "host", "deck")).toEqual([]);
  const seen = told(then, "away").find(({ type }) => type === "CARDS_VIEWED");
  expect(seen?.change).toEqual({ op: "learn", seat: "host", zone: "deck", by: ["host"], count: 2 });
});

test("[LT 8.8] view_top_cards: of the opponent's deck, as many as there are", () => {
  const then = cast(stage([{ kind: "view_top_cards", count: 5, who: "opponent" }], decks));
  expect(facesIn(then, "host", "away", "deck")).toEqual(["alarm", "prefect"]);
  expect(facesIn(then, "away", "away", "deck")).toEqual([]);
});

test("[LT 8.8] view_top_cards: what is known already is no news, and an empty deck neither", () => {
  const twice = [
    { kind: "view_top_cards", count: 1 },
    { kind: "view_top_cards", count: 2 },
  ] as const;
  const then = cast(stage([...twice, twice[0]], decks));
  expect(outcomes(then)).toMatchObject([
    { type: "CARDS_VIEWED", change: { cards: [{ def: "bully" }] } },
    { type: "CARDS_VIEWED", change: { cards: [{ def: "nerd" }] } },
  ]);
  expect(outcomes(cast(stage([twice[0]], { host: { deck: [] } })))).toEqual([]);
});
