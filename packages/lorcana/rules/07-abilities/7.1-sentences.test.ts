import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw, gain, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const anyone = { pick: "chosen", where: { type: "character" } } as const;
const anItem = { pick: "chosen", where: { type: "item" } } as const;
const lose = { do: "lose-lore", amount: 1 } as const;
const cards = [
  character("hero", { willpower: 9 }),
  character("warded", { abilities: [keyword("ward")] }),
  item("lamp"),
  action("twice", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { damaged: false } } },
    { do: "deal-damage", amount: 2, target: { pick: "all", where: { damaged: true } } },
  ]),
  action("either", [
    {
      do: "choose-one",
      options: [[{ do: "banish", target: anItem }], [{ do: "discard", amount: 1 }]],
    },
  ]),
  action("sell", [
    { do: "pay", costs: [{ pay: "banish", where: { type: "item" } }], effects: [draw(2)] },
  ]),
  action("bargain", [
    {
      do: "pay",
      costs: [
        { pay: "discard", count: 1 },
        { pay: "banish", where: { type: "item" } },
      ],
      effects: [gain(3)],
    },
  ]),
  action("smash", [
    { do: "if-you-do", first: [{ do: "banish", target: anItem }], effects: [draw(2)] },
  ]),
  action("then", [{ do: "banish", target: anItem }, draw(2)]),
  action("and", [{ do: "deal-damage", amount: 2, target: anyone }, draw(1)]),
  action("offer", [{ do: "may", effects: [draw(1)] }, gain(1)]),
  action("harvest", [
    { do: "may", effects: [{ do: "draw", amount: { count: { type: "item" } } }] },
  ]),
  action("trade", [
    {
      do: "may",
      effects: [
        { do: "pay", costs: [{ pay: "banish", where: { type: "item" } }], effects: [draw(1)] },
      ],
      otherwise: [lose],
    },
  ]),
  action("toll", [
    {
      do: "may",
      effects: [
        {
          do: "pay",
          costs: [{ pay: "discard", count: 1, where: { type: "item" } }],
          effects: [draw(1)],
        },
      ],
      otherwise: [lose],
    },
  ]),
];
const host = (
  hand: readonly string[],
  play: readonly string[] = [],
  away: readonly string[] = [],
) =>
  table(cards, {
    seats: { host: { hand, play, has: { lore: 5 } }, away: { play: away } },
  });

test("[CR 7.1.1] sentences happen in the order in which they stand", () => {
  const after = plays(host(["twice"], [], ["hero"]), "host", "twice");
  // The first makes it damaged, so the second finds it.
  expect(dataOf(after, "away", "hero").damage).toBe(3);
});

describe("[CR 7.1.2a] A or B", () => {
  test("what cannot be done cannot be chosen", () => {
    const onlyItem = plays(host(["either"], [], ["lamp"]), "host", "either");
    expect(asked(onlyItem)).toEqual([]);
    expect(defsIn(onlyItem, "away", "discard")).toEqual(["lamp"]);
    const onlyHand = plays(host(["either", "hero"]), "host", "either");
    expect(asked(onlyHand)).toEqual([]);
    expect(defsIn(onlyHand, "host", "discard").sort()).toEqual(["either", "hero"]);
  });

  test("of two that can be done one is chosen; if none can, nothing happens", () => {
    const both = plays(host(["either", "hero"], [], ["lamp"]), "host", "either");
    both.offered("host", "CHOOSE_OPTION 0", "CHOOSE_OPTION 1");
    const neither = plays(host(["either"]), "host", "either");
    expect(asked(neither)).toEqual([]);
    expect(defsIn(neither, "host", "discard")).toEqual(["either"]);
  });

  test("a mode of several parts can be chosen as long as one of them can be done", () => {
    const foe = { pick: "chosen", where: { type: "character", side: "opposing" } } as const;
    const modes = [
      action("loot", [
        { do: "choose-one", options: [[draw(2), { do: "discard", amount: 1 }], [gain(1)]] },
      ]),
      action("strike", [
        {
          do: "choose-one",
          options: [[{ do: "deal-damage", amount: 2, target: foe }, draw(1)], [gain(1)]],
        },
      ]),
      action("wreck", [
        {
          do: "choose-one",
          options: [
            [
              { do: "banish", target: anItem },
              { do: "deal-damage", amount: 2, target: foe },
            ],
            [gain(1)],
          ],
        },
      ]),
    ];
    const holding = (def: string) =>
      plays(table(modes, { seats: { host: { hand: [def] } } }), "host", def);
    // The card to discard is not there before the draw.
    const loot = holding("loot");
    loot.offered("host", "CHOOSE_OPTION 0", "CHOOSE_OPTION 1");
    const looted = loot.when("host", "CHOOSE_OPTION 0");
    expect(asked(looted)).toEqual(["host choose_cards"]);
    expect(looted.state.seats.host.hand).toHaveLength(2);
    const strike = holding("strike");
    strike.offered("host", "CHOOSE_OPTION 0", "CHOOSE_OPTION 1");
    expect(strike.when("host", "CHOOSE_OPTION 0").state.seats.host.hand).toHaveLength(1);
    // Nothing to banish and nobody to damage: the other one must be chosen.
    const wreck = holding("wreck");
    expect(asked(wreck)).toEqual([]);
    expect(lore(wreck)).toEqual([1, 0]);
  });
});

describe("[CR 7.1.2.2a] A to B", () => {
  test("A is paid and B happens", () => {
    const after = plays(host(["sell"], ["lamp"]), "host", "sell");
    expect(defsIn(after, "host", "discard").sort()).toEqual(["lamp", "sell"]);
    expect(after.state.seats.host.hand).toHaveLength(2);
  });

  test("without A there is no B, and an opponent's card is no way to pay", () => {
    const after = plays(host(["sell"], ["hero"], ["lamp"]), "host", "sell");
    expect(defsIn(after, "away", "play")).toEqual(["lamp"]);
    expect(after.state.seats.host.hand).toHaveLength(0);
  });

  test("if not all of it can be paid, nothing of it is", () => {
    const after = plays(host(["bargain", "hero"]), "host", "bargain");
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "host", "hand")).toEqual(["hero"]);
    expect(lore(after)).toEqual([5, 0]);
    const paid = plays(host(["bargain", "hero"], ["lamp"]), "host", "bargain");
    expect(defsIn(paid, "host", "discard").sort()).toEqual(["bargain", "hero", "lamp"]);
    expect(lore(paid)).toEqual([8, 0]);
  });
});

test("[CR 7.1.2.2b] A. If you do, B: B only if A was done", () => {
  const done = plays(host(["smash"], [], ["lamp"]), "host", "smash");
  expect(done.state.seats.host.hand).toHaveLength(2);
  const not = plays(host(["smash"], ["hero"]), "host", "smash");
  expect(not.state.seats.host.hand).toHaveLength(0);
});

test("[CR 7.1.2.3] A, then B: B also if A could not be done", () => {
  const after = plays(host(["then"], ["hero"]), "host", "then");
  expect(after.state.seats.host.hand).toHaveLength(2);
});

test("[CR 7.1.2.4] A and B: with nothing to choose for A, B still happens", () => {
  const after = plays(host(["and"], [], ["warded"]), "host", "and");
  expect(asked(after)).toEqual([]);
  expect(dataOf(after, "away", "warded").damage).toBe(0);
  expect(after.state.seats.host.hand).toHaveLength(1);
});

describe("may", () => {
  test("[CR 7.1.3a] is decided as it resolves, and no is an answer though it would be possible", () => {
    const asking = plays(host(["offer"]), "host", "offer");
    expect(asked(asking)).toEqual(["host answer_may"]);
    expect(asking.when("host", "ANSWER_MAY yes").state.seats.host.hand).toHaveLength(1);
    expect(asking.when("host", "ANSWER_MAY no").state.seats.host.hand).toHaveLength(0);
  });

  test("[CR 7.1.3b] no skips that sentence and no other", () => {
    const after = plays(host(["offer"]), "host", "offer").when("host", "ANSWER_MAY no");
    expect(lore(after)).toEqual([6, 0]);
  });

  test("[CR 7.1.3c] may … for each is one decision: all or nothing", () => {
    const asking = plays(host(["harvest"], ["lamp", "lamp", "lamp"]), "host", "harvest");
    asking.offered("host", "ANSWER_MAY yes", "ANSWER_MAY no");
    const all = asking.when("host", "ANSWER_MAY yes");
    expect(asked(all)).toEqual([]);
    expect(all.state.seats.host.hand).toHaveLength(3);
    expect(asking.when("host", "ANSWER_MAY no").state.seats.host.hand).toHaveLength(0);
  });

  test("[CR 7.1.3d] a price that cannot be paid counts as declined", () => {
    const cannot = plays(host(["trade"], ["hero"]), "host", "trade");
    expect(asked(cannot)).toEqual([]);
    expect(lore(cannot)).toEqual([4, 0]);
    const can = plays(host(["trade"], ["lamp"]), "host", "trade");
    expect(asked(can)).toEqual(["host answer_may"]);
    expect(lore(can.when("host", "ANSWER_MAY yes"))).toEqual([5, 0]);
    expect(lore(can.when("host", "ANSWER_MAY no"))).toEqual([4, 0]);
  });

  test("[CR 7.1.3d] also one that only the hand's player knows not to have", () => {
    const lacking = plays(host(["toll", "hero", "hero"]), "host", "toll").when(
      "host",
      "ANSWER_MAY yes",
    );
    // The question is put all the same: nobody else can tell.
    lacking.offered("host", "CHOOSE_CARDS -");
    expect(lore(lacking.when("host", "CHOOSE_CARDS -"))).toEqual([4, 0]);
    const having = plays(host(["toll", "hero", "lamp"]), "host", "toll").when(
      "host",
      "ANSWER_MAY yes",
    );
    const lamp = card(having, "host", "hand", "lamp");
    having.offered("host", "CHOOSE_CARDS -", `CHOOSE_CARDS ${lamp}`);
    const paid = chooses(having, "host", lamp);
    expect(lore(paid)).toEqual([5, 0]);
    expect(paid.state.seats.host.hand).toHaveLength(2);
  });
});

test("[CR 7.1.4] putting a card into a hand is not drawing, from the discard or the deck", () => {
  const put: Effect = {
    do: "look-at-top",
    count: 1,
    take: { count: 1, to: "hand" },
    rest: "top",
  };
  const listening = [
    ...cards,
    item("quill", {
      abilities: [{ kind: "triggered", name: "drawn", when: { on: "drawn" }, effects: [gain(1)] }],
    }),
    action("pick", [put]),
    action("fetch", [
      { do: "return-to-hand", target: { pick: "all", where: { name: "hero" }, zone: "discard" } },
    ]),
    action("read", [draw(1)]),
  ];
  const at = table(listening, {
    seats: { host: { hand: ["pick", "read", "fetch"], play: ["quill"], discard: ["hero"] } },
  });
  const picked = plays(at, "host", "pick");
  expect(picked.state.seats.host.hand).toHaveLength(3);
  const fetched = plays(picked, "host", "fetch");
  expect(defsIn(fetched, "host", "hand")).toContain("hero");
  for (const after of [picked, fetched]) {
    expect(lore(after)).toEqual([0, 0]);
    expect(after.state.seats.host.log.drawn).toBe(0);
  }
  expect(lore(plays(picked, "host", "read"))).toEqual([1, 0]);
});

describe("another", () => {
  const others = [
    character("chief", {
      willpower: 9,
      abilities: [
        using(
          [{ pay: "exert" }],
          [
            {
              do: "deal-damage",
              amount: 1,
              target: { pick: "chosen", where: { type: "character", other: true } },
            },
            {
              do: "deal-damage",
              amount: 2,
              target: { pick: "chosen", where: { type: "character", other: true } },
            },
          ],
        ),
        using(
          [{ pay: "ink", amount: 1 }],
          [
            {
              do: "modify",
              stat: "strength",
              amount: 1,
              target: { pick: "all", where: { other: true } },
              duration: "turn",
            },
          ],
        ),
      ],
    }),
    character("hero", { willpower: 9 }),
    character("rival", { willpower: 9 }),
    action("shove", [
      {
        do: "move-damage",
        amount: 1,
        from: { pick: "chosen", where: { type: "character" } },
        to: { pick: "chosen", where: { type: "character", other: true } },
      },
    ]),
  ];
  const at = table(others, {
    seats: {
      host: { hand: ["shove"], play: ["chief", "chief"] },
      away: { play: ["hero", "rival"] },
    },
  });
  const [first, second] = at.state.seats.host.play;
  const [hero, rival] = [inPlay(at, "away", "hero"), inPlay(at, "away", "rival")];

  test("[CR 7.1.5a] is not the card that the effect comes from", () => {
    uses(at, "host", "chief").offered(
      "host",
      ...[second, hero, rival].map((id) => `CHOOSE_CARDS ${id}`),
    );
    const all = at.when("host", `USE_ABILITY ${first} 1`);
    expect(factsOf(others, all, "away", "hero").strength).toBe(3);
    expect(factsOf(others, all, "host", "chief").strength).toBe(2);
  });

  test("[CR 7.1.5b] is none that the same ability has chosen already", () => {
    const once = chooses(uses(at, "host", "chief"), "host", hero);
    once.offered("host", ...[second, rival].map((id) => `CHOOSE_CARDS ${id}`));
    chooses(once, "host", hero).refused("choice/not-offered");
    const shoved = chooses(plays(at, "host", "shove"), "host", hero);
    shoved.offered("host", ...[first, second, rival].map((id) => `CHOOSE_CARDS ${id}`));
  });

  test("[CR 7.1.5c] is a second copy of the card", () => {
    const once = chooses(uses(at, "host", "chief"), "host", second as CardId);
    expect(once.state.cards.get(second as CardId)?.data?.damage).toBe(1);
    const all = at.when("host", `USE_ABILITY ${second} 1`);
    expect(factsOf(others, all, "host", "chief").strength).toBe(3);
  });
});

test("[CR 7.1.1] an action's sentences are read in order though each asks", () => {
  const two = [
    ...cards,
    character("page", { abilities: [when("played", [gain(1)])] }),
    action("chain", [
      { do: "discard", amount: 1 },
      { do: "may", effects: [gain(1)] },
    ]),
  ];
  const at = table(two, { seats: { host: { hand: ["chain", "hero", "page"] } } });
  const asking = plays(at, "host", "chain");
  expect(asked(asking)).toEqual(["host choose_cards"]);
  expect(asked(chooses(asking, "host", card(asking, "host", "hand", "hero")))).toEqual([
    "host answer_may",
  ]);
});
