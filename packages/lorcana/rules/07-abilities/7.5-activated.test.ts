import { describe, expect, test } from "vitest";
import { draw, gain, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, chooses, inPlay, lore, plays, quests, uses } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const cards = [
  item("lever", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])] }),
  item("press", {
    abilities: [
      using(
        [{ pay: "exert" }, { pay: "ink", amount: 2 }, { pay: "discard", count: 1 }],
        [draw(2), gain(1)],
      ),
    ],
  }),
  item("altar", {
    abilities: [using([{ pay: "banish", where: { type: "character" } }], [draw(1), gain(5)])],
  }),
  character("hero", { willpower: 9 }),
  character("victim", { abilities: [when("banished", [gain(1)], "last")] }),
  character("asker", {
    abilities: [whenever({ on: "quests", card: "this" }, [{ do: "may", effects: [gain(1)] }])],
  }),
  character("duellist", {
    willpower: 9,
    abilities: [whenever({ on: "challenges", card: "this" }, [{ do: "may", effects: [gain(1)] }])],
  }),
  item("ledger", { abilities: [whenever({ on: "drawn" }, [gain(10)], { name: "ledger" })] }),
  action("ponder", [{ do: "may", effects: [gain(1)] }]),
];

describe("[CR 7.5.2] the time for it is the own main phase, between other turn actions", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["ponder"], play: ["lever", "asker", "duellist"] },
      away: { play: ["lever", placed("hero", { exerted: true })] },
    },
  });
  const none = (now: typeof at) => {
    expect(asked(now)).toEqual(["host answer_may"]);
    expect(offers(cards, now, "host", "USE_ABILITY")).toEqual([]);
    uses(now, "host", "lever").refused("prompt/answer-first");
  };

  test("so it can be used there", () => {
    expect(offers(cards, at, "host", "USE_ABILITY")).toContain(
      `USE_ABILITY ${inPlay(at, "host", "lever")} 0`,
    );
  });

  test("never while an action waits for an answer", () => none(plays(at, "host", "ponder")));
  test("never within a quest", () => none(quests(at, "host", "asker")));
  test("never within a challenge", () => none(challenges(at, "host", "duellist", "hero")));

  test("never in the opponent's turn", () => {
    uses(at, "away", "lever").refused("turn/not-yours");
    expect(offers(cards, at, "away", "USE_ABILITY")).toEqual([]);
  });
});

describe("[CR 7.5.3] if a step cannot be carried out all is as it was before", () => {
  test.each([
    ["too little ink", { inkwell: ["hero"], hand: ["hero"] }, "press"],
    ["no card to discard", { hand: [] }, "press"],
    ["nothing to banish", { hand: ["hero"] }, "altar"],
  ])("%s", (_why, given, def) => {
    const at = table(cards, { seats: { host: { play: ["press", "altar"], ...given } } });
    const after = uses(at, "host", def).refused("ability/cannot-pay");
    expect(after.state).toEqual(at.state);
  });

  test("exerted already, or a card that is the opponent's", () => {
    const at = table(cards, {
      seats: {
        host: { hand: ["hero"], play: [placed("press", { exerted: true })] },
        away: { play: ["lever"] },
      },
    });
    uses(at, "host", "press").refused("ability/cannot-pay");
    at.when("host", `USE_ABILITY ${inPlay(at, "away", "lever")} 0`).refused(
      "card/not-yours-in-play",
    );
  });
});

test("[CR 7.5.3.2] the whole cost is paid: ink, the symbol, and the card that the player picks", () => {
  const at = table(cards, { seats: { host: { hand: ["hero", "lever"], play: ["press"] } } });
  const asking = uses(at, "host", "press");
  asking.offered(
    "host",
    ...["hero", "lever"].map((def) => `CHOOSE_CARDS ${card(at, "host", "hand", def)}`),
  );
  const after = chooses(asking, "host", card(at, "host", "hand", "lever"));
  expect(dataOf(after, "host", "press").exerted).toBe(true);
  expect(after.state.seats.host.exertedInk).toBe(2);
  expect(defsIn(after, "host", "discard")).toEqual(["lever"]);
});

test("[CR 7.5.3.3] when it is paid the effect resolves at once, without the bag", () => {
  const at = table(cards, { seats: { host: { hand: ["hero"], play: ["press"] } } });
  const after = uses(at, "host", "press");
  after.then(
    { type: "ABILITY_USED" },
    { type: "CARD_EXERTED" },
    { type: "INK_SPENT", amount: 2 },
    { type: "CARD_DISCARDED" },
    { type: "CARD_DRAWN" },
    { type: "LORE_CHANGED", amount: 1 },
  );
  after.thenNot("BAG_ADDED");
});

test("[CR 7.5.3.3] all are told which ability it is, by its name if it has one", () => {
  const named = item("bell", { abilities: [using([], [gain(1)], { name: "Ring Out" })] });
  const at = table([...cards, named], { seats: { host: { play: ["bell", "lever"] } } });
  uses(at, "host", "bell").then({ type: "ABILITY_USED", name: "Ring Out" });
  uses(at, "host", "lever").then({ type: "ABILITY_USED", name: "" });
});

test("[CR 7.5.3] of two abilities that one card has given, each is used once a turn", () => {
  const forge = item("forge", {
    abilities: [
      using(
        [],
        [
          {
            do: "grant-ability",
            ability: using([], [gain(1)], { oncePerTurn: true }),
            target: { pick: "all", where: { type: "character" } },
            duration: "turn",
          },
        ],
      ),
    ],
  });
  const at = table([...cards, forge], { seats: { host: { play: ["forge", "hero"] } } });
  const both = uses(uses(at, "host", "forge"), "host", "forge");
  const first = uses(both, "host", "hero", 0);
  uses(first, "host", "hero", 0).refused("ability/used");
  const second = uses(first, "host", "hero", 1);
  expect(lore(second)).toEqual([2, 0]);
  uses(second, "host", "hero", 1).refused("ability/used");
});

test("[CR 7.5.4] what it triggers, paying included, waits until it has resolved", () => {
  const at = table(cards, { seats: { host: { play: ["altar", "victim", "ledger"] } } });
  const after = uses(at, "host", "altar");
  after.then(
    { type: "CARD_BANISHED" },
    { type: "CARD_DRAWN" },
    { type: "LORE_CHANGED", amount: 5 },
    { type: "RESOLUTION_ENDED" },
    { type: "BAG_ADDED", entries: [{ name: "last" }, { name: "ledger" }] },
  );
  expect(lore(after)).toEqual([5, 0]);
});

test("[CR 7.5.3.2] where another card is paid with, it is never the card itself", () => {
  const pyre = item("pyre", {
    abilities: [using([{ pay: "banish", where: { other: true } }], [gain(1)])],
  });
  const set = [...cards, pyre];
  const alone = table(set, { seats: { host: { play: ["pyre"] } } });
  uses(alone, "host", "pyre").refused("ability/cannot-pay");
  const after = uses(table(set, { seats: { host: { play: ["pyre", "hero"] } } }), "host", "pyre");
  expect(asked(after)).toEqual([]);
  expect(defsIn(after, "host", "discard")).toEqual(["hero"]);
});

test("[CR 7.5.3] abilities that were given are numbered as they came", () => {
  const gives = (amount: number): Effect => ({
    do: "grant-ability",
    ability: using([], [gain(amount)]),
    target: { pick: "all", where: { type: "character" } },
    duration: "turn",
  });
  const lesson = action("lesson", [gives(1), gives(2)]);
  const at = table([...cards, lesson], { seats: { host: { hand: ["lesson"], play: ["hero"] } } });
  const taught = plays(at, "host", "lesson");
  expect(lore(uses(taught, "host", "hero", 0))).toEqual([1, 0]);
  expect(lore(uses(taught, "host", "hero", 1))).toEqual([2, 0]);
});
