import { idsIn } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { draw, gain, standing, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Amount, Effect } from "../../src/cards.ts";

const anyone = { pick: "chosen", where: { type: "character" } } as const;
const allItems = { pick: "all", where: { type: "item" } } as const;

type Lay = NonNullable<NonNullable<Parameters<typeof table>[1]>["seats"]>;

const cards = [
  character("hero", { willpower: 9 }),
  character("stone", { willpower: 9, abilities: [keyword("resist", 2)] }),
  character("ghost", {
    abilities: [
      {
        kind: "replacement",
        would: "be-banished",
        to: "self",
        instead: { do: "return-to-hand" },
      },
    ],
  }),
  item("lamp"),
  location("mill"),
];

/** "[first]. If you do, gain 3 lore", played on this table. */
function read(first: readonly Effect[], { host = {}, away = {} }: Lay = {}) {
  const procedure = action("deed", [{ do: "if-you-do", first, effects: [gain(3)] }]);
  const hand = ["deed", ...(host.hand ?? [])];
  const at = table([...cards, procedure], { seats: { host: { ...host, hand }, away } });
  return plays(at, "host", "deed");
}

const rewarded = (at: ReturnType<typeof read>): boolean => {
  expect(asked(at)).toEqual([]);
  return lore(at)[0] === 3;
};

describe("[CR 7.1.2.2b] if you do asks what was done", () => {
  test("a may that was declined was not", () => {
    const may: Effect = { do: "may", effects: [{ do: "banish", target: anyone }] };
    const asking = read([may], { host: { play: ["hero"] } });
    expect(rewarded(asking.when("host", "ANSWER_MAY no"))).toBe(false);
    expect(rewarded(asking.when("host", "ANSWER_MAY yes"))).toBe(true);
    // Yes to what cannot be done does nothing.
    expect(rewarded(read([may]).when("host", "ANSWER_MAY yes"))).toBe(false);
  });

  test("a part of it is done, and is not enough", () => {
    const two: Effect = { do: "discard", amount: 2 };
    const one = read([two], { host: { hand: ["lamp"] } });
    expect(defsIn(one, "host", "hand")).toEqual([]);
    expect(rewarded(one)).toBe(false);
    const both = read([two], { host: { hand: ["lamp", "hero"] } });
    const chosen = chooses(both, "host", card(both, "host", "hand", "lamp"));
    expect(rewarded(chosen)).toBe(true);
    const three = { ...two, random: true } as const;
    expect(rewarded(read([three], { host: { hand: ["lamp"] } }))).toBe(false);
    // Of two instructions both.
    const banish: Effect = { do: "banish", target: allItems };
    expect(rewarded(read([draw(1), banish]))).toBe(false);
    expect(rewarded(read([banish, draw(1)], { away: { play: ["lamp"] } }))).toBe(true);
  });

  test("choosing none is not doing it", () => {
    const free = read([{ do: "play-free", from: "hand", where: { type: "item" } }], {
      host: { hand: ["lamp"] },
    });
    expect(rewarded(chooses(free, "host"))).toBe(false);
    expect(rewarded(chooses(free, "host", card(free, "host", "hand", "lamp")))).toBe(true);
    const back = read([{ do: "return-to-hand", target: { ...anyone, count: 2, upTo: true } }], {
      host: { play: ["hero"] },
      away: { play: ["hero"] },
    });
    expect(rewarded(chooses(back, "host"))).toBe(false);
    // One is up to two.
    expect(rewarded(chooses(back, "host", inPlay(back, "away", "hero")))).toBe(true);
    // And one is not two.
    const both: Effect = { do: "return-to-hand", target: { ...anyone, count: 2 } };
    expect(rewarded(read([both], { host: { play: ["hero"] } }))).toBe(false);
  });

  test("no damage is put where there is none to put", () => {
    const put = (amount: Amount): Effect => ({
      do: "put-damage",
      amount,
      target: { pick: "all", where: { name: "hero" } },
    });
    const play = { host: { play: ["hero"] } };
    expect(rewarded(read([put(1)], play))).toBe(true);
    expect(rewarded(read([put({ count: { type: "item" } })], play))).toBe(false);
  });

  test("a hand without cards is not revealed", () => {
    const first: Effect = { do: "reveal-hand", who: "opponent" };
    expect(rewarded(read([first], { away: { hand: ["lamp"] } }))).toBe(true);
    expect(rewarded(read([first]))).toBe(false);
    // Of both players' hands both.
    const both: Effect = { do: "reveal-hand", who: "each" };
    expect(rewarded(read([both], { away: { hand: ["lamp"] } }))).toBe(false);
    const each = { host: { hand: ["lamp"] }, away: { hand: ["lamp"] } };
    expect(rewarded(read([both], each))).toBe(true);
  });

  test("what was not removed leaves no number behind", () => {
    const heal: Effect = {
      do: "remove-damage",
      amount: 2,
      target: { pick: "all", where: { name: "hero" } },
    };
    const procedure = action("balm", [
      { do: "may", effects: [heal] },
      { do: "gain-lore", amount: { result: "removed" } },
    ]);
    const at = table([...cards, procedure], {
      seats: { host: { hand: ["balm"], play: [placed("hero", { damage: 5 })] } },
    });
    const asking = plays(at, "host", "balm");
    expect(lore(asking.when("host", "ANSWER_MAY yes"))).toEqual([2, 0]);
    expect(lore(asking.when("host", "ANSWER_MAY no"))).toEqual([0, 0]);
  });

  test("what several sentences have removed is added up, and nothing is told where none was", () => {
    const heal = (name: string): Effect => ({
      do: "remove-damage",
      amount: 2,
      target: { pick: "all", where: { name } },
    });
    const removed: Effect = { do: "gain-lore", amount: { result: "removed" } };
    const after = (...names: string[]) => {
      const procedure = action("balm", [...names.map(heal), removed]);
      const play = [placed("hero", { damage: 5 }), placed("stone", { damage: 1 })];
      const at = table([...cards, procedure], { seats: { host: { hand: ["balm"], play } } });
      return plays(at, "host", "balm");
    };
    const notes = (at: ReturnType<typeof after>) =>
      at.events.flatMap((event) => (event.type === "RESULT_NOTED" ? [event.amount] : []));
    expect(lore(after("hero", "stone"))).toEqual([3, 0]);
    expect(lore(after("hero", "ghost"))).toEqual([2, 0]);
    expect(notes(after("hero", "stone"))).toEqual([2, 3]);
    expect(notes(after("ghost", "ghost"))).toEqual([]);
  });

  test("a search that finds nothing was none", () => {
    const search: Effect = { do: "search", where: { type: "item" }, to: "hand" };
    const looking = read([search], { host: { deck: ["lamp", "hero"] } });
    expect(rewarded(chooses(looking, "host"))).toBe(false);
    const lamp = card(looking, "host", "deck", "lamp");
    expect(rewarded(chooses(looking, "host", lamp))).toBe(true);
  });

  describe("of the top card that is revealed", () => {
    const reveal = (to: "hand" | "inkwell" | "play", ...deck: string[]) =>
      read([{ do: "reveal-top", where: { type: "item" }, to, otherwise: "bottom" }], {
        host: { deck, inkwell: ["hero"], hand: [] },
      });

    test.each(["hand", "inkwell", "play"] as const)("(%s) it went there, or it did not", (to) => {
      const found = reveal(to, "lamp", "hero");
      expect(defsIn(found, "host", to)).toContain("lamp");
      expect(rewarded(found)).toBe(true);
      const other = reveal(to, "hero", "lamp");
      expect(defsIn(other, "host", "deck")).toEqual(["lamp", "hero"]);
      expect(rewarded(other)).toBe(false);
      expect(rewarded(reveal(to))).toBe(false);
    });

    test("what cannot be played was not", () => {
      const ban = item("ban", {
        abilities: [
          standing({ player: "opponents" }, [{ fact: "restriction", restriction: "play-items" }]),
        ],
      });
      const first: Effect = {
        do: "reveal-top",
        where: { type: "item" },
        to: "play",
        otherwise: "top",
      };
      const procedure = action("deed", [{ do: "if-you-do", first: [first], effects: [gain(3)] }]);
      const at = table([...cards, ban, procedure], {
        seats: { host: { hand: ["deed"], deck: ["lamp"] }, away: { play: ["ban"] } },
      });
      const after = plays(at, "host", "deed");
      expect(defsIn(after, "host", "deck")).toEqual(["lamp"]);
      expect(rewarded(after)).toBe(false);
    });
  });

  test("a card was named, and it was the one", () => {
    const names = (...deck: string[]) =>
      read([{ do: "name-card", to: "hand" }], { host: { deck } });
    // What there is to name, in order.
    const listed = [...cards.map(({ name }) => name), "blank", "deed"].toSorted();
    const say = (at: ReturnType<typeof read>, name: string) =>
      at.when("host", `CHOOSE_OPTION ${listed.indexOf(name)}`);
    const right = say(names("lamp", "hero"), "lamp");
    right.then({ type: "CARD_NAMED", name: "lamp" });
    expect(defsIn(right, "host", "hand")).toEqual(["lamp"]);
    expect(rewarded(right)).toBe(true);
    const wrong = say(names("lamp", "hero"), "hero");
    wrong.then({ type: "CARD_NAMED", name: "hero" }, { type: "CARDS_REVEALED" });
    expect(defsIn(wrong, "host", "hand")).toEqual([]);
    expect(rewarded(wrong)).toBe(false);
    expect(rewarded(say(names(), "lamp"))).toBe(false);
  });

  test("a named card that is not on the top goes to the bottom, where it is said so", () => {
    const naming = { do: "name-card", to: "hand", otherwise: "bottom" } as const;
    const listed = [...cards.map(({ name }) => name), "blank", "deed"].toSorted();
    const say = (name: string) =>
      read([naming], { host: { deck: ["lamp", "hero"] } }).when(
        "host",
        `CHOOSE_OPTION ${listed.indexOf(name)}`,
      );
    expect(defsIn(say("hero"), "host", "deck")).toEqual(["hero", "lamp"]);
    expect(rewarded(say("hero"))).toBe(false);
    expect(defsIn(say("lamp"), "host", "deck")).toEqual(["hero"]);
  });

  test("of the cards that were looked at as many were taken as is said", () => {
    const look = (count: number, ...deck: string[]) =>
      read(
        [
          {
            do: "look-at-top",
            count: 3,
            take: { count, where: { type: "item" }, to: "hand", reveal: true },
            rest: "bottom",
          },
        ],
        { host: { deck } },
      );
    /** The rest goes to the bottom as it lies. */
    const ordered = (at: ReturnType<typeof read>, left: number) => {
      expect(asked(at)).toEqual(["host order_cards"]);
      const ids = idsIn(at.state, "host", "deck").slice(0, left);
      return at.when("host", { type: "ORDER_CARDS", cards: ids });
    };
    const lamp = (at: ReturnType<typeof read>) => card(at, "host", "deck", "lamp");
    const one = look(1, "hero", "lamp", "stone", "blank");
    const took = ordered(chooses(one, "host", lamp(one)), 2);
    expect(defsIn(took, "host", "hand")).toEqual(["lamp"]);
    expect(rewarded(took)).toBe(true);
    expect(rewarded(ordered(chooses(one, "host"), 3))).toBe(false);
    // There is none among them, though there is one further down.
    const none = look(1, "hero", "stone", "blank", "lamp");
    expect(rewarded(ordered(chooses(none, "host"), 3))).toBe(false);
    // One of two.
    const short = look(2, "lamp", "hero", "stone", "lamp");
    const half = ordered(chooses(short, "host", lamp(short)), 2);
    expect(defsIn(half, "host", "hand")).toEqual(["lamp"]);
    expect(rewarded(half)).toBe(false);
    expect(rewarded(look(1))).toBe(false);
  });

  test("damage must be there to be removed, as much as is said", () => {
    const heal: Effect = { do: "remove-damage", amount: 2, target: anyone };
    const heals = (damage: number, effect: Effect = heal) =>
      read([effect], { host: { play: [placed("hero", { damage })] } });
    expect([0, 1, 2].map((damage) => rewarded(heals(damage)))).toEqual([false, false, true]);
    const upTo = heals(2, { ...heal, upTo: true });
    const amounts = [0, 1, 2].map((amount) => upTo.when("host", `CHOOSE_AMOUNT ${amount}`));
    expect(amounts.map(rewarded)).toEqual([false, true, true]);
  });

  test("damage that Resist brings to nothing was not dealt", () => {
    const hit: Effect = { do: "deal-damage", amount: 2, target: anyone };
    expect(rewarded(read([hit], { away: { play: ["stone"] } }))).toBe(false);
    expect(rewarded(read([hit], { away: { play: ["hero"] } }))).toBe(true);
  });

  test("of a group one is enough, and none is not", () => {
    const banish: Effect = { do: "banish", target: allItems };
    expect(rewarded(read([banish], { host: { play: ["hero"] } }))).toBe(false);
    expect(rewarded(read([banish], { host: { play: ["lamp", "hero"] } }))).toBe(true);
    const exert: Effect = { do: "exert", target: { pick: "all", where: { type: "character" } } };
    const tired = placed("hero", { exerted: true });
    expect(rewarded(read([exert], { away: { play: [tired] } }))).toBe(false);
    expect(rewarded(read([exert], { away: { play: [tired, "stone"] } }))).toBe(true);
  });

  test("what is so already is not done again", () => {
    const runner = character("runner", {
      abilities: [
        using(
          [{ pay: "ink", amount: 0 }],
          [
            {
              do: "if-you-do",
              first: [{ do: "exert", target: { pick: "self" } }],
              effects: [gain(3)],
            },
          ],
        ),
      ],
    });
    const runs = (exerted: boolean) => {
      const at = table([runner], { seats: { host: { play: [placed("runner", { exerted })] } } });
      return uses(at, "host", "runner");
    };
    expect(lore(runs(true))).toEqual([0, 0]);
    expect(lore(runs(false))).toEqual([3, 0]);
    expect(dataOf(runs(false), "host", "runner").exerted).toBe(true);
  });

  test("[CR 7.7.5] what something else stood in for was not done", () => {
    const at = read([{ do: "banish", target: anyone }], { away: { play: ["ghost"] } });
    expect(defsIn(at, "away", "hand")).toEqual(["ghost"]);
    expect(rewarded(at)).toBe(false);
  });

  test("of a hand without cards none was discarded", () => {
    const pry: Effect = { do: "choose-discard" };
    expect(rewarded(read([pry], { away: { hand: [] } }))).toBe(false);
    expect(rewarded(read([pry], { away: { hand: ["lamp"] } }))).toBe(true);
  });

  test("a character must have come to another location", () => {
    const move: Effect = {
      do: "move-to-location",
      target: { pick: "all", where: { type: "character" } },
      to: { pick: "chosen", where: { type: "location" } },
    };
    expect(rewarded(read([move], { host: { play: ["hero", "mill"] } }))).toBe(true);
    expect(rewarded(read([move], { host: { play: ["mill"] } }))).toBe(false);
    expect(rewarded(read([move], { host: { play: ["hero"] } }))).toBe(false);
  });

  test("a card must have come to a deck, from play or from the discard", () => {
    const put = (zone: "play" | "discard"): Effect => ({
      do: "put-on-deck",
      target: { pick: "all", where: { type: "character" }, zone },
      place: "bottom",
    });
    expect(rewarded(read([put("play")], { host: { play: ["hero"] } }))).toBe(true);
    expect(rewarded(read([put("discard")], { host: { discard: ["hero"] } }))).toBe(true);
    expect(rewarded(read([put("play")], { host: { discard: ["hero"] } }))).toBe(false);
    expect(rewarded(read([put("discard")], { host: { play: ["hero"] } }))).toBe(false);
  });

  test("of those that were named before it must be done to each", () => {
    const named: Effect = {
      do: "exert",
      target: { ...anyone, count: 2, as: "those" },
    };
    const both = (...play: string[]) => {
      const first: Effect[] = [named, { do: "banish", target: { pick: "those", as: "those" } }];
      return read(first, { host: { play } });
    };
    expect(rewarded(both("hero", "stone"))).toBe(true);
    expect(rewarded(both("hero", "ghost"))).toBe(false);
  });

  test("one within another has its own answer", () => {
    const inner: Effect = {
      do: "if-you-do",
      first: [{ do: "banish", target: allItems }],
      effects: [draw(1)],
    };
    const outer = (play: readonly string[]) => read([inner], { host: { play } });
    expect(rewarded(outer([]))).toBe(false);
    expect(rewarded(outer(["lamp"]))).toBe(true);
    // What was left undone before it is not asked about.
    const later = action("later", [
      { do: "if-you-do", first: [{ do: "banish", target: allItems }], effects: [gain(1)] },
      { do: "if-you-do", first: [draw(1)], effects: [gain(3)] },
    ]);
    const at = table([later], { seats: { host: { hand: ["later"] } } });
    expect(lore(plays(at, "host", "later"))).toEqual([3, 0]);
  });
});
