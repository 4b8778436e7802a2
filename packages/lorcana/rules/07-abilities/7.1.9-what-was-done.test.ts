/** What a text has chosen and done so far, asked for by what follows in it. */
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  item,
  keyword,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Amount, Condition, Effect } from "../../src/cards.ts";
import type { Result } from "../../src/vocabulary.ts";

const anyone = { pick: "chosen", where: { type: "character" } } as const;
const all = { pick: "all", where: { type: "character", side: "opposing" } } as const;
const cards = [
  character("hero", { willpower: 9 }),
  character("foe", { willpower: 9, abilities: [keyword("resist", 1)] }),
  character("ally", { cost: 5 }),
];

type Seats = NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>;

function read(effects: readonly Effect[], { host = {}, away = {} }: Seats = {}) {
  const hand = ["deed", ...(host.hand ?? [])];
  const at = table([...cards, action("deed", effects, { cost: 0 })], {
    seats: { host: { ...host, hand }, away },
  });
  return plays(at, "host", "deed");
}

describe("[CR 7.1.9a] what a text has done is counted for what follows", () => {
  const play = [placed("foe", { damage: 1 }), placed("foe", { damage: 4 })];
  test.each<[Result, Effect, Seats, number]>([
    ["removed", { do: "remove-damage", amount: 3, target: all }, { away: { play } }, 4],
    ["dealt", { do: "deal-damage", amount: 3, target: all }, { away: { play } }, 4],
    ["drawn", draw(3), { host: { deck: ["hero", "hero"] } }, 2],
    ["discarded", { do: "discard", amount: 3, who: "opponent" }, { away: { hand: ["hero"] } }, 1],
    ["banished", { do: "banish", target: all }, { away: { play } }, 2],
    ["returned", { do: "return-to-hand", target: all }, { away: { play } }, 2],
    ["lost", { do: "lose-lore", amount: 3, who: "opponent" }, { away: { has: { lore: 2 } } }, 2],
    ["gained", gain(3), {}, 3],
    [
      "moved",
      {
        do: "move-damage",
        amount: 3,
        from: { pick: "chosen", where: { name: "foe" } },
        to: { pick: "chosen", where: { name: "hero" } },
      },
      { host: { play: ["hero"] }, away: { play: [placed("foe", { damage: 2 })] } },
      2,
    ],
  ])("%s", (result, effect, seats, count) => {
    const after = read([effect, { do: "mill", amount: { result } }], seats);
    expect(asked(after)).toEqual([]);
    const milled = after.events.filter(({ type }) => type === "CARD_MILLED").length;
    expect(milled).toBe(result === "drawn" ? 0 : count);
    const noted = after.events.filter((event) => event.type === "RESULT_NOTED");
    expect(noted.at(-1)).toMatchObject({ as: result, amount: count });
  });

  test("and of what nothing asks for nobody keeps count", () => {
    read([draw(2), gain(1)]).thenNot("RESULT_NOTED");
  });

  test("as often as it says", () => {
    expect(
      lore(read([draw(2), { do: "gain-lore", amount: { result: "drawn", times: 2 } }])),
    ).toEqual([4, 0]);
  });
});

test("[CR 7.1.9a] how much has happened is asked of the trigger", () => {
  const clerk = item("clerk", {
    abilities: [
      whenever({ on: "damage-removed", card: { type: "character" } }, [
        { do: "gain-lore", amount: { happened: "amount" } },
      ]),
    ],
  });
  const heal = action("heal", [{ do: "remove-damage", amount: 3, target: anyone }]);
  const at = table([...cards, clerk, heal], {
    seats: { host: { hand: ["heal"], play: ["clerk", placed("hero", { damage: 2 })] } },
  });
  expect(lore(plays(at, "host", "heal"))).toEqual([2, 0]);
});

describe("[CR 7.1.9b] a condition asks how the chosen card is now", () => {
  const hex = (...effects: Effect[]): Effect[] => [
    ...effects,
    {
      do: "if",
      condition: { those: "it", are: { damaged: true } },
      effects: [gain(1)],
      otherwise: [gain(5)],
    },
  ];
  const choose = (effect: Effect, def: "hero" | "foe", damage = 0) => {
    const at = read(hex(effect), {
      host: { play: ["hero"] },
      away: { play: [placed("foe", { damage })] },
    });
    return lore(chooses(at, "host", inPlay(at, def === "hero" ? "host" : "away", def)));
  };
  const it = { ...anyone, as: "it" } as const;

  test("after what was done to it", () => {
    expect(choose({ do: "exert", target: it }, "foe", 1)).toEqual([1, 0]);
    expect(choose({ do: "exert", target: it }, "foe")).toEqual([5, 0]);
    expect(choose({ do: "put-damage", amount: 1, target: it }, "hero")).toEqual([1, 0]);
  });

  test("one that has left is nothing any more", () => {
    expect(choose({ do: "banish", target: it }, "foe", 1)).toEqual([5, 0]);
  });
});

test("[CR 7.1.9c] the player of a chosen card is found wherever the card has gone", () => {
  const effects: Effect[] = [
    { do: "banish", target: { ...anyone, as: "it" } },
    { do: "draw", amount: 2, who: { playerOf: "it" } },
  ];
  const at = read(effects, { host: { play: ["hero"] }, away: { play: ["foe"] } });
  const hands = (seat: "host" | "away", def: string) => {
    const { seats } = chooses(at, "host", card(at, seat, "play", def)).state;
    return [seats.host.hand.length, seats.away.hand.length];
  };
  expect(hands("host", "hero")).toEqual([2, 0]);
  expect(hands("away", "foe")).toEqual([0, 2]);
});

describe("[CR 7.1.9d] two amounts are compared", () => {
  const holds = (condition: Condition, seats: Seats) =>
    lore(read([{ do: "if", condition, effects: [gain(1)] }], seats))[0] === 1;
  const handOf = (of: "you" | "opponent"): Amount => ({ cardsIn: "hand", of });

  test("more is more, and as many is not", () => {
    const more: Condition = { more: handOf("opponent"), than: handOf("you") };
    const hands = (mine: number, theirs: number): Seats => ({
      host: { hand: Array.from({ length: mine }, () => "hero") },
      away: { hand: Array.from({ length: theirs }, () => "hero") },
    });
    expect(holds(more, hands(1, 2))).toBe(true);
    expect(holds(more, hands(2, 2))).toBe(false);
    expect(holds({ not: more }, hands(2, 2))).toBe(true);
  });

  test("also lore, and what was counted", () => {
    const more: Condition = { more: { loreOf: "opponent" }, than: 3 };
    expect(holds(more, { away: { has: { lore: 4 } } })).toBe(true);
    expect(holds(more, { away: { has: { lore: 3 } } })).toBe(false);
    expect(holds({ more: 3, than: { loreOf: "you" } }, {})).toBe(true);
  });
});
