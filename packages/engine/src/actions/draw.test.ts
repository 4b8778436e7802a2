import { expect, test } from "vitest";
import { defsIn } from "../../fixtures/duel.ts";
import { asked, cast, facesIn, outcomes, stage, told } from "../../fixtures/stage.ts";

const decks = {
  host: { deck: ["bully", "nerd", "prefect"] },
  away: { deck: ["note", "alarm"] },
};

test("[LT 8.8] draw: the controller draws from the top, one event a card", () => {
  const then = cast(stage([{ kind: "draw", count: 2 }], decks));
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_DRAWN", seat: "host", why: "effect" },
    { type: "CARD_DRAWN", seat: "host", why: "effect" },
  ]);
  expect(defsIn(then, "host", "hand")).toEqual(["bully", "nerd"]);
  expect(defsIn(then, "host", "deck")).toEqual(["prefect"]);
  expect(defsIn(then, "away", "deck")).toEqual(["note", "alarm"]);
});

test("[LT 8.8] draw: both seats may draw, the turn seat first, and nobody sees the other's cards", () => {
  const then = cast(stage([{ kind: "draw", count: 1, who: "both" }], decks));
  expect(outcomes(then)).toMatchObject([
    { type: "CARD_DRAWN", seat: "host" },
    { type: "CARD_DRAWN", seat: "away" },
  ]);
  expect(facesIn(then, "away", "host", "hand")).toEqual([]);
  const drawn = told(then, "away").filter(({ type }) => type === "CARD_DRAWN");
  expect(drawn[0]?.change).not.toHaveProperty("def");
  expect(drawn[1]?.change).toMatchObject({ def: "note" });
});

test("[LT 5.1] draw: an empty deck gives what there is and does not lose", () => {
  const then = cast(stage([{ kind: "draw", count: 3, who: "opponent" }], decks));
  expect(outcomes(then)).toHaveLength(2);
  expect(then.state.outcome).toEqual({ status: "running" });
  const none = cast(stage([{ kind: "draw", count: 3 }], { host: { deck: [] } }));
  expect(outcomes(none)).toEqual([]);
  expect(asked(none)).toEqual([]);
});

test("[LT 8.8] draw: as many as are counted", () => {
  const count = { count: "cards", zone: "board", side: "any", plus: 1 } as const;
  const then = cast(stage([{ kind: "draw", count }], { ...decks, away: { board: ["nerd"] } }));
  expect(defsIn(then, "host", "hand")).toEqual(["bully", "nerd"]);
});
