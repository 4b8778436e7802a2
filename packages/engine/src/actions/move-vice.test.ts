import { expect, test } from "vitest";
import { card, placed } from "../../fixtures/duel.ts";
import { byIt, cast, outcomes, stage } from "../../fixtures/stage.ts";

const vice = (def: string, count: number) => placed(def, { position: "attack", vice: count });
const own = { kind: "all", zone: "board", side: "self" } as const;
const board = [vice("nerd", 1), vice("bully", 0), vice("prefect", 3)];

test("[LT 11.1] move_vice: counters are taken in order and all put on one card", () => {
  const start = stage([{ kind: "move_vice", count: 3, from: own, to: { kind: "target" } }], {
    host: { board },
    away: { board: [vice("nerd", 0), vice("bully", 1)] },
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  const then = cast(start, card(start, "away", "board", "bully"));
  expect(outcomes(then)).toEqual([
    {
      type: "VICE_COUNTER_REMOVED",
      ...byIt(then),
      card: card(start, "host", "board", "nerd"),
      count: 1,
      vice: 0,
    },
    {
      type: "VICE_COUNTER_REMOVED",
      ...byIt(then),
      card: card(start, "host", "board", "prefect"),
      count: 2,
      vice: 1,
    },
    {
      type: "VICE_COUNTER_ADDED",
      ...byIt(then),
      card: card(start, "away", "board", "bully"),
      count: 3,
      vice: 4,
    },
  ]);
});

test("[LT 1.2] move_vice: with fewer counters than said, those; to itself, none", () => {
  const what = { kind: "target" } as const;
  const start = stage([{ kind: "move_vice", count: 9, from: own, to: what }], {
    host: { board },
    targets: [{ zone: "board", side: "self", count: 1 }],
  });
  const prefect = card(start, "host", "board", "prefect");
  const then = cast(start, prefect);
  expect(outcomes(then)).toEqual([
    {
      type: "VICE_COUNTER_REMOVED",
      ...byIt(then),
      card: card(start, "host", "board", "nerd"),
      count: 1,
      vice: 0,
    },
    { type: "VICE_COUNTER_ADDED", ...byIt(then), card: prefect, count: 1, vice: 4 },
  ]);
});

test("[LT 11.1] move_vice: without a card to put them on none are taken", () => {
  const to = { kind: "random", zone: "board", side: "opponent", count: 1 } as const;
  const start = stage([{ kind: "move_vice", count: 3, from: own, to }], { host: { board } });
  const then = cast(start);
  expect(outcomes(then)).toEqual([]);
});

test("[LT 11.1] move_vice: once enough were taken, the others keep theirs", () => {
  const start = stage([{ kind: "move_vice", count: 1, from: own, to: { kind: "target" } }], {
    host: { board: [vice("nerd", 1), vice("bully", 2), vice("prefect", 3)] },
    away: { board: [vice("nerd", 0)] },
    targets: [{ zone: "board", side: "opponent", count: 1 }],
  });
  expect(outcomes(cast(start, card(start, "away", "board", "nerd")))).toMatchObject([
    { type: "VICE_COUNTER_REMOVED", card: card(start, "host", "board", "nerd"), count: 1 },
    { type: "VICE_COUNTER_ADDED", count: 1, vice: 1 },
  ]);
});
