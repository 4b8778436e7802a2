import { expect, test } from "vitest";
import { card, faceDown, placed } from "../../fixtures/duel.ts";
import { byIt, cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 11.1] add_vice: that many on each stereotype selected, face-down ones too", () => {
  const start = stage(
    [{ kind: "add_vice", count: 2, what: { kind: "all", zone: "board", side: "opponent" } }],
    {
      host: { board: ["bully"] },
      away: { board: [placed("nerd", { position: "attack", vice: 1 }), faceDown("prefect")] },
    },
  );
  const nerd = card(start, "away", "board", "nerd");
  const prefect = card(start, "away", "board", "prefect");
  const then = cast(start);
  expect(outcomes(then)).toEqual([
    { type: "VICE_COUNTER_ADDED", ...byIt(then), card: nerd, count: 2, vice: 3 },
    { type: "VICE_COUNTER_ADDED", ...byIt(then), card: prefect, count: 2, vice: 2 },
  ]);
});

test("[LT 11.3] add_vice: a breakdown waits for its check", () => {
  const start = stage([{ kind: "add_vice", count: 5, what: { kind: "target" } }], {
    away: { board: ["nerd"] },
    targets: [{ zone: "board", side: "any", count: 1 }],
  });
  const then = cast(start, card(start, "away", "board", "nerd"));
  expect(then.state.cards.get(card(then, "away", "board", "nerd"))?.data?.vice).toBe(5);
});

test("[LT 11.1] add_vice: none is nothing", () => {
  const count = { count: "cards", zone: "graveyard", side: "any" } as const;
  const what = { kind: "all", zone: "board", side: "any" } as const;
  const then = cast(stage([{ kind: "add_vice", count, what }], { away: { board: ["nerd"] } }));
  expect(outcomes(then)).toEqual([]);
});
