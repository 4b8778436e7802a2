import { expect, test } from "vitest";
import { card, defsIn } from "../../fixtures/duel.ts";
import { asked, cast, facesIn, outcomes, stage, told } from "../../fixtures/stage.ts";

const deck = ["note", "nerd", "bully", "prefect", "alarm"];
const brains = { kind: "search", filter: { archetype: "brain" } } as const;

test("[LT 8.15] search: the controller sees its deck and takes what fits, or nothing", () => {
  const start = cast(stage([brains], { host: { deck } }));
  expect(outcomes(start)).toMatchObject([{ type: "CARDS_VIEWED", seat: "host" }]);
  expect(asked(start)).toEqual(["host choose_cards"]);
  expect(facesIn(start, "host", "host", "deck")).toEqual([...deck].sort());
  expect(facesIn(start, "away", "host", "deck")).toEqual([]);
  const nerd = card(start, "host", "deck", "nerd");
  const prefect = card(start, "host", "deck", "prefect");
  start.offered("host", "CHOOSE_CARDS -", `CHOOSE_CARDS ${nerd}`, `CHOOSE_CARDS ${prefect}`);
});

test("[LT 8.15] search: what is found is revealed and known in the hand; the deck is shuffled", () => {
  const start = cast(stage([brains], { host: { deck } }));
  const then = start.when("host", `CHOOSE_CARDS ${card(start, "host", "deck", "prefect")}`);
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_HAND", was: null },
    { type: "CARDS_REVEALED", seat: "host", change: { cards: [{ def: "prefect" }] } },
    { type: "DECK_SHUFFLED", seat: "host" },
  ]);
  expect(defsIn(then, "host", "hand")).toEqual(["prefect"]);
  expect(facesIn(then, "away", "host", "hand")).toEqual(["prefect"]);
  expect(facesIn(then, "host", "host", "deck")).toEqual([]);
  // Where in the deck it was is not told.
  const moved = told(then, "away").find(({ type }) => type === "CARD_TO_HAND");
  expect(moved?.change).toMatchObject({ from: { seat: "host", zone: "deck" } });
  expect(moved?.change).not.toHaveProperty("from.index");
});

test("[LT 8.15] search: nothing found, the deck is shuffled all the same", () => {
  const start = cast(stage([brains], { host: { deck } }));
  const then = start.when("host", "CHOOSE_CARDS -");
  expect(outcomes(then)).toMatchObject([{ type: "DECK_SHUFFLED", seat: "host" }]);
  expect(defsIn(then, "host", "deck").sort()).toEqual([...deck].sort());
});

test("[LT 13.4] search: a deck with nothing that fits asks as well", () => {
  const start = cast(stage([brains], { host: { deck: ["note"] } }));
  expect(asked(start)).toEqual(["host choose_cards"]);
  start.offered("host", "CHOOSE_CARDS -");
  expect(outcomes(cast(stage([brains], { host: { deck: [] } })))).toEqual([]);
});

test("[LT 8.8] search: several at once, found though the rest of the deck gets fresh ids", () => {
  // Away knows a card of the deck, and must not tell by its id whether it was taken.
  const known = { def: "note", knownBy: ["away"] as const };
  const action = { ...brains, count: 2 };
  const start = cast(stage([action], { host: { deck: [known, "nerd", "bully", "prefect"] } }));
  const both = ["nerd", "prefect"].map((def) => card(start, "host", "deck", def)).join(",");
  const then = start.when("host", `CHOOSE_CARDS ${both}`);
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_HAND" },
    { type: "CARD_TO_HAND" },
    { type: "CARDS_REVEALED", change: { cards: [{ def: "nerd" }, { def: "prefect" }] } },
    { type: "DECK_SHUFFLED" },
  ]);
  expect(defsIn(then, "host", "hand").sort()).toEqual(["nerd", "prefect"]);
});

test("[LT 8.8] search: the last card of a deck leaves nothing to shuffle", () => {
  const start = cast(stage([brains], { host: { deck: ["nerd"] } }));
  const then = start.when("host", `CHOOSE_CARDS ${card(start, "host", "deck", "nerd")}`);
  then.thenNot("DECK_SHUFFLED");
});

test("[LT 9.7] search: the simple game takes the first that fit", () => {
  const config = { responses: "auto" } as const;
  const then = cast(stage([brains], { host: { deck }, config }));
  expect(defsIn(then, "host", "hand")).toEqual(["nerd"]);
});

test("[LT 8.15] search: an empty deck is not looked through", () => {
  const then = cast(stage([brains], { host: { deck: [] } }));
  expect(asked(then)).toEqual([]);
  expect(outcomes(then)).toEqual([]);
});

test("[LT 5.6] search: from a deck with more than 200 ways to take up to 2, one first", () => {
  // Of 19 cards there are 191 ways to take none, one or two, of 20 there are 211.
  const searching = (size: number): ReturnType<typeof stage> => {
    const given = {
      host: { deck: Array.from({ length: size }, () => "nerd") },
      away: { deck: [] },
    };
    return cast(stage([{ ...brains, count: 2 }], given));
  };
  const choose = (at: ReturnType<typeof stage>, count: number): ReturnType<typeof stage> =>
    at.when("host", `CHOOSE_CARDS ${at.state.seats.host.deck.slice(0, count).join(",")}`);
  const both = choose(searching(19), 2);
  expect(asked(both)).toEqual([]);
  expect(defsIn(both, "host", "hand")).toEqual(["nerd", "nerd"]);
  choose(searching(20), 2).refused("choice/wrong-number");
  const one = choose(searching(20), 1);
  expect(asked(one)).toEqual(["host choose_cards"]);
  one.thenNot("DECK_SHUFFLED");
  const two = choose(one, 1).then({ type: "DECK_SHUFFLED" });
  expect(asked(two)).toEqual([]);
  expect(defsIn(two, "host", "hand")).toEqual(["nerd", "nerd"]);
});
