import { expect, test } from "vitest";
import { card, defsIn, faceDown, trap } from "../../fixtures/duel.ts";
import { cast, outcomes, stage } from "../../fixtures/stage.ts";

const decks = { host: { deck: ["bully", "nerd"] }, away: { deck: ["note", "alarm", "prefect"] } };

test("[LT 8.8] mill: the top cards go to the graveyard in their order", () => {
  const then = cast(stage([{ kind: "mill", count: 2 }], decks));
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_TO_GRAVEYARD", reason: "milled", was: null, change: { def: "note" } },
    { type: "CARD_TO_GRAVEYARD", reason: "milled", was: null, change: { def: "alarm" } },
  ]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["note", "alarm"]);
  expect(defsIn(then, "away", "deck")).toEqual(["prefect"]);
  expect(defsIn(then, "host", "deck")).toEqual(["bully", "nerd"]);
});

test("[LT 1.2] mill: of a small deck all, and nobody loses by it", () => {
  const then = cast(stage([{ kind: "mill", count: 3, who: "both" }], decks));
  expect(defsIn(then, "host", "graveyard")).toEqual(["bully", "nerd", "it"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["note", "alarm", "prefect"]);
  expect(then.state.outcome).toEqual({ status: "running" });
});

test("[LT 8.14] a card that comes from a deck is noted with nothing of a table about it", () => {
  const wake = trap("wake", "normal", [
    { id: "w", type: "trigger", trigger: { on: "sent_to_graveyard" }, actions: [] },
  ]);
  const host = { setZone: [faceDown("wake")] };
  const then = cast(stage([{ kind: "mill", count: 1, who: "self" }], { host, cards: [wake] }));
  const noted = then.events.flatMap((event) =>
    event.type === "FACTS_NOTED" ? event.occurrences : [],
  );
  const [sent] = noted.filter(({ on }) => on === "sent_to_graveyard");
  expect(sent?.card).toStrictEqual({
    card: card(then, "host", "graveyard", "blank"),
    def: "blank",
    controller: "host",
    attack: 1000,
    defense: 1000,
    vice: 0,
    position: null,
    summoned: null,
  });
});
