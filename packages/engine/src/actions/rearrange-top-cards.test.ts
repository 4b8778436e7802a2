import { expect, test } from "vitest";
import { card, defsIn } from "../../fixtures/duel.ts";
import { asked, cast, facesIn, outcomes, stage, told } from "../../fixtures/stage.ts";

const deck = ["bully", "nerd", "note", "alarm"];
const arrange = { kind: "rearrange_top_cards", count: 2 } as const;

test("[LT 8.8] rearrange_top_cards: the controller sees the top cards and puts them in any order", () => {
  const start = cast(stage([arrange], { host: { deck } }));
  expect(outcomes(start)).toMatchObject([{ type: "CARDS_VIEWED", seat: "host" }]);
  expect(asked(start)).toEqual(["host arrange_cards"]);
  const [bully, nerd] = [card(start, "host", "deck", "bully"), card(start, "host", "deck", "nerd")];
  start.offered("host", `ARRANGE_CARDS ${bully},${nerd}`, `ARRANGE_CARDS ${nerd},${bully}`);
  const then = start.when("host", `ARRANGE_CARDS ${nerd},${bully}`);
  expect(outcomes(then)).toMatchObject([
    { type: "DECK_ARRANGED", seat: "host", by: "host", count: 2 },
    { type: "CARDS_VIEWED", seat: "host", change: { cards: [{ def: "nerd" }, { def: "bully" }] } },
  ]);
  expect(defsIn(then, "host", "deck")).toEqual(["nerd", "bully", "note", "alarm"]);
  expect(facesIn(then, "host", "host", "deck")).toEqual(["bully", "nerd"]);
  expect(facesIn(then, "away", "host", "deck")).toEqual([]);
});

test("[LT 13.4] rearrange_top_cards: nobody else notices what the order is, or that it is the old one", () => {
  const start = cast(stage([arrange], { host: { deck } }));
  const [bully, nerd] = [card(start, "host", "deck", "bully"), card(start, "host", "deck", "nerd")];
  const same = start.when("host", `ARRANGE_CARDS ${bully},${nerd}`);
  const other = start.when("host", `ARRANGE_CARDS ${nerd},${bully}`);
  expect(told(same, "away")).toEqual(told(other, "away"));
  expect(told(same, "spectator")).toEqual(told(other, "spectator"));
});

test("[LT 2.8] rearrange_top_cards: what a seat knew further down it still knows, of the top only who arranged", () => {
  const knownBy = ["host", "away"] as const;
  const all = deck.map((def) => ({ def, knownBy }));
  const start = cast(stage([{ ...arrange, who: "opponent" }], { away: { deck: all } }));
  expect(outcomes(start)).toEqual([]);
  expect(asked(start)).toEqual(["host arrange_cards"]);
  const [bully, nerd] = [card(start, "away", "deck", "bully"), card(start, "away", "deck", "nerd")];
  const then = start.when("host", `ARRANGE_CARDS ${nerd},${bully}`);
  expect(outcomes(then)).toMatchObject([
    { type: "DECK_ARRANGED", seat: "away", by: "host" },
    { type: "CARDS_VIEWED", seat: "host" },
    { type: "CARDS_VIEWED", seat: "away" },
  ]);
  expect(facesIn(then, "host", "away", "deck")).toEqual([...deck].sort());
  expect(facesIn(then, "away", "away", "deck")).toEqual(["alarm", "note"]);
  for (const id of [bully, nerd]) expect(then.state.cards).not.toHaveProperty(id);
});

test("[LT 1.2] rearrange_top_cards: of a small deck all; one card has one order, and none has none", () => {
  const two = cast(stage([{ ...arrange, count: 5 }], { host: { deck: ["bully", "nerd"] } }));
  expect(two.state.prompts).toMatchObject([{ kind: "arrange_cards", deck: "host", count: 2 }]);
  const one = cast(stage([arrange], { host: { deck: ["bully"] } }));
  expect(outcomes(one)).toMatchObject([{ type: "CARDS_VIEWED" }]);
  expect(asked(one)).toEqual([]);
  expect(outcomes(cast(stage([arrange], { host: { deck: [] } })))).toEqual([]);
});

test("[LT 9.7] rearrange_top_cards: the simple game leaves the order", () => {
  const config = { responses: "auto" } as const;
  const then = cast(stage([arrange], { host: { deck }, config }));
  expect(outcomes(then)).toMatchObject([{ type: "CARDS_VIEWED" }]);
  expect(asked(then)).toEqual([]);
  expect(defsIn(then, "host", "deck")).toEqual(deck);
});

test("[LT 8.8] rearrange_top_cards: all of the top cards are put back, and no others", () => {
  const start = cast(stage([arrange], { host: { deck } }));
  const [bully, nerd] = [card(start, "host", "deck", "bully"), card(start, "host", "deck", "nerd")];
  const put = (...ids: string[]): string => `ARRANGE_CARDS ${ids.join(",")}`;
  start.when("host", put(bully)).refused("choice/wrong-number");
  const it = card(start, "host", "setZone", "it");
  start.when("host", put(bully, it)).refused("choice/not-offered");
  start.when("host", put(nerd, bully)).then({ type: "DECK_ARRANGED" });
});
