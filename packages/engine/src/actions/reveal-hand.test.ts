import { expect, test } from "vitest";
import { cast, facesIn, outcomes, stage } from "../../fixtures/stage.ts";

const hands = { host: { hand: ["bully"] }, away: { hand: ["prefect", "alarm"] } };

test("[LT 8.8] reveal_hand: everybody sees the opponent's hand and knows it from then on", () => {
  const then = cast(stage([{ kind: "reveal_hand" }], hands));
  expect(outcomes(then)).toMatchObject([
    { type: "CARDS_REVEALED", seat: "away", change: { zone: "hand", by: ["host", "away"] } },
  ]);
  for (const viewer of ["host", "away", "spectator"] as const) {
    expect(facesIn(then, viewer, "away", "hand")).toEqual(["alarm", "prefect"]);
  }
  expect(facesIn(then, "away", "host", "hand")).toEqual([]);
});

test("[LT 8.8] reveal_hand: one's own", () => {
  const then = cast(stage([{ kind: "reveal_hand", who: "self" }], hands));
  expect(facesIn(then, "away", "host", "hand")).toEqual(["bully"]);
});

test("[LT 8.8] reveal_hand: only what is not known yet is shown, and nothing if nothing is", () => {
  const knownBy = ["host"] as const;
  const hand = [{ def: "prefect", knownBy }, "alarm"];
  const then = cast(stage([{ kind: "reveal_hand" }, { kind: "reveal_hand" }], { away: { hand } }));
  expect(outcomes(then)).toMatchObject([
    { type: "CARDS_REVEALED", change: { cards: [{ def: "alarm" }] } },
  ]);
  expect(outcomes(cast(stage([{ kind: "reveal_hand" }])))).toEqual([]);
});
