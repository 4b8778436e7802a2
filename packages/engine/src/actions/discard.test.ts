import { expect, test } from "vitest";
import { card, defsIn } from "../../fixtures/duel.ts";
import { asked, cast, outcomes, stage, told } from "../../fixtures/stage.ts";

const hands = {
  host: { hand: ["bully", "note"] },
  away: { hand: ["nerd", "alarm", "prefect"] },
};

test("[LT 8.15] discard: the seat that discards chooses, among all its hand and no fewer", () => {
  const start = cast(stage([{ kind: "discard", count: 2 }], hands));
  expect(asked(start)).toEqual(["away choose_cards"]);
  const [nerd, alarm, prefect] = ["nerd", "alarm", "prefect"].map((def) =>
    card(start, "away", "hand", def),
  );
  start.offered(
    "away",
    `CHOOSE_CARDS ${nerd},${alarm}`,
    `CHOOSE_CARDS ${nerd},${prefect}`,
    `CHOOSE_CARDS ${alarm},${prefect}`,
  );
  const then = start.when("away", `CHOOSE_CARDS ${nerd},${prefect}`);
  expect(outcomes(then)).toMatchObject([
    { type: "HAND_DISCARDED", seat: "away", why: "effect" },
    { type: "HAND_DISCARDED", seat: "away", why: "effect" },
  ]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["nerd", "prefect"]);
  expect(defsIn(then, "away", "hand")).toEqual(["alarm"]);
  expect(defsIn(then, "host", "hand")).toEqual(["bully", "note"]);
  expect(asked(then)).toEqual([]);
});

test("[LT 1.2] discard: a hand that is too small goes without asking", () => {
  const all = cast(stage([{ kind: "discard", count: 3 }], hands));
  expect(defsIn(all, "away", "graveyard")).toEqual(["alarm", "nerd", "prefect"]);
  const none = cast(stage([{ kind: "discard", count: 3 }], { host: { hand: ["note"] } }));
  expect(outcomes(none)).toEqual([]);
});

test("[LT 1.3] discard: when both discard, the turn seat chooses first", () => {
  const first = cast(stage([{ kind: "discard", count: 1, who: "both" }], hands));
  expect(asked(first)).toEqual(["host choose_cards"]);
  const second = first.when("host", `CHOOSE_CARDS ${card(first, "host", "hand", "note")}`);
  expect(asked(second)).toEqual(["away choose_cards"]);
  const then = second.when("away", `CHOOSE_CARDS ${card(second, "away", "hand", "alarm")}`);
  expect(defsIn(then, "host", "graveyard")).toEqual(["note", "it"]);
  expect(defsIn(then, "away", "graveyard")).toEqual(["alarm"]);
});

test("[LT 8.8] discard: at random nobody is asked", () => {
  const then = cast(stage([{ kind: "discard", count: 1, random: true }], hands));
  expect(outcomes(then)).toMatchObject([{ type: "HAND_DISCARDED", seat: "away" }]);
  expect(asked(then)).toEqual([]);
  expect(defsIn(then, "away", "hand")).toHaveLength(2);
});

test("[LT 13.2] discard: nobody else is told what could have been chosen", () => {
  const start = cast(stage([{ kind: "discard", count: 1 }], hands));
  const opened = told(start, "host").find(({ type }) => type === "PROMPT_OPENED");
  expect(opened).toEqual({ type: "PROMPT_OPENED", prompt: { seat: "away", kind: "choose_cards" } });
});

test("[LT 9.7] discard: the simple game takes cards by printed card, not the oldest", () => {
  const config = { responses: "auto" } as const;
  const away = { hand: ["prefect", "nerd", "alarm"] };
  const then = cast(stage([{ kind: "discard", count: 2 }], { away, config }));
  expect(defsIn(then, "away", "graveyard")).toEqual(["alarm", "nerd"]);
});

test("[LT 1.2] discard: nobody is asked for no card", () => {
  const none = { count: "cards", zone: "banished", side: "any" } as const;
  const then = cast(stage([{ kind: "discard", count: none, who: "both" }], hands));
  expect(asked(then)).toEqual([]);
  expect(outcomes(then)).toEqual([]);
});
