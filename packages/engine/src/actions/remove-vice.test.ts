import { expect, test } from "vitest";
import { card, placed } from "../../fixtures/duel.ts";
import { byIt, cast, outcomes, stage } from "../../fixtures/stage.ts";

test("[LT 11.1] remove_vice: from each stereotype selected as many as there are", () => {
  const start = stage(
    [{ kind: "remove_vice", count: 2, what: { kind: "all", zone: "board", side: "self" } }],
    {
      host: {
        board: [
          placed("nerd", { position: "attack", vice: 1 }),
          "bully",
          placed("prefect", { position: "attack", vice: 3 }),
        ],
      },
      away: { board: [placed("nerd", { position: "attack", vice: 2 })] },
    },
  );
  const nerd = card(start, "host", "board", "nerd");
  const prefect = card(start, "host", "board", "prefect");
  const then = cast(start);
  expect(outcomes(then)).toEqual([
    { type: "VICE_COUNTER_REMOVED", ...byIt(then), card: nerd, count: 1, vice: 0 },
    { type: "VICE_COUNTER_REMOVED", ...byIt(then), card: prefect, count: 2, vice: 1 },
  ]);
});

test("[LT 11.1] remove_vice: none is none", () => {
  const none = { count: "cards", zone: "banished", side: "any" } as const;
  const what = { kind: "all", zone: "board", side: "self" } as const;
  const start = stage([{ kind: "remove_vice", count: none, what }], {
    host: { board: [placed("nerd", { position: "attack", vice: 2 })] },
  });
  const then = cast(start);
  expect(outcomes(then)).toEqual([]);
});
