/** How many cards are looked at, taken and left, and what is told of it. */
import { describe, expect, test } from "vitest";
import { gain, standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  placed,
  song,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

type Look = Extract<Effect, { do: "look-at-top" }>;
const cards = [character("hero", { willpower: 9 }), item("lamp"), item("bell")];
const told = ({ events }: ReturnType<typeof table>, type: string) =>
  events.filter((event) => event.type === type).length;

function read(effect: Effect, deck: string[], play: (string | ReturnType<typeof placed>)[] = []) {
  const at = table([...cards, action("deed", [effect])], {
    seats: { host: { hand: ["deed"], deck, play, inkwell: ["blank", "blank"] } },
  });
  return plays(at, "host", "deed");
}

describe("[CR 8.2.4] looking at the top", () => {
  const look = (
    count: number,
    take: Partial<NonNullable<Look["take"]>> = {},
    rest: Look["rest"] = "bottom",
  ) => ({ do: "look-at-top", count, take: { count: 1, to: "hand", ...take }, rest }) as const;
  const deck = ["hero", "lamp", "bell", "blank"];
  const takes = (at: ReturnType<typeof table>, ...defs: string[]) =>
    chooses(at, "host", ...defs.map((def) => card(at, "host", "deck", def)));

  test("of two leaves one, which goes where it is said without a question", () => {
    const bottom = takes(read(look(2), deck), "hero");
    expect(asked(bottom)).toEqual([]);
    expect(defsIn(bottom, "host", "deck")).toEqual(["bell", "blank", "lamp"]);
    const top = takes(read(look(2, {}, "top"), deck), "hero");
    expect(asked(top)).toEqual([]);
    expect(defsIn(top, "host", "deck")).toEqual(["lamp", "bell", "blank"]);
    expect(told(top, "CARDS_LOOKED_AT")).toBe(1);
  });

  test("of one leaves none", () => {
    const one = read(look(1), deck);
    expect(defsIn(one, "host", "hand")).toEqual(["hero"]);
    expect(defsIn(one, "host", "deck")).toEqual(["lamp", "bell", "blank"]);
    expect(told(one, "CARDS_LOOKED_AT")).toBe(1);
  });

  test("without taking any leaves all, which have been looked at once", () => {
    const none = chooses(read(look(3, { where: { type: "character" } }), deck), "host");
    expect(asked(none)).toEqual(["host order_cards"]);
    expect(told(none, "CARDS_LOOKED_AT")).toBe(0);
  });

  test("takes as many as is said and no more, the ink of it exerted", () => {
    const looking = read(look(3, { count: 2, to: "inkwell" }), deck);
    const both = takes(looking, "hero", "bell");
    expect(defsIn(both, "host", "inkwell")).toHaveLength(4);
    // One ink has paid for the action.
    expect(both.state.seats.host.exertedInk).toBe(1 + 2);
    expect(defsIn(both, "host", "deck")).toEqual(["blank", "lamp"]);
    takes(looking, "hero").refused("choice/wrong-number");
    takes(looking, "hero", "bell", "lamp").refused("choice/wrong-number");
    takes(looking, "hero", "blank").refused("command/unknown-card");
  });

  test("takes fewer, also none, where it says up to so many", () => {
    const looking = read(look(2, { upTo: true }), deck);
    const none = chooses(looking, "host");
    expect(defsIn(none, "host", "hand")).toEqual([]);
    expect(asked(none)).toEqual(["host order_cards"]);
    expect(defsIn(takes(looking, "lamp"), "host", "hand")).toEqual(["lamp"]);
    takes(read(look(2), deck)).refused("choice/wrong-number");
  });

  test("puts those it takes on the bottom, and the rest stays on the top", () => {
    const split = takes(read(look(2, { to: "bottom" }, "top"), deck), "hero");
    expect(defsIn(split, "host", "deck")).toEqual(["lamp", "bell", "blank", "hero"]);
    expect(asked(split)).toEqual([]);
    const either = read(look(1, { to: "bottom", upTo: true }, "top"), deck);
    expect(defsIn(takes(either, "hero"), "host", "deck")).toEqual([
      "lamp",
      "bell",
      "blank",
      "hero",
    ]);
    expect(defsIn(chooses(either, "host"), "host", "deck")).toEqual(deck);
  });

  test("that takes none puts all back in any order", () => {
    const at = read({ do: "look-at-top", count: 3, rest: "top" }, deck);
    const [hero, lamp, bell] = ["hero", "lamp", "bell"].map((def) => card(at, "host", "deck", def));
    const after = at.when("host", `ORDER_CARDS ${bell},${hero},${lamp}`);
    expect(defsIn(after, "host", "deck")).toEqual(["bell", "hero", "lamp", "blank"]);
  });
});

test.each<[string, Effect]>([
  ["searched for", { do: "search", where: { type: "item" }, to: "hand" }],
  ["played for free", { do: "play-free", from: "hand", where: { type: "item" } }],
])("[CR 8.1.4] one card is %s, not two", (_name, effect) => {
  const zone = effect.do === "search" ? "deck" : "hand";
  const at = table([...cards, action("deed", [effect])], {
    seats: { host: { hand: ["deed", "lamp", "bell"], deck: ["lamp", "bell"] } },
  });
  const asking = plays(at, "host", "deed");
  const [lamp, bell] = [card(asking, "host", zone, "lamp"), card(asking, "host", zone, "bell")];
  chooses(asking, "host", lamp, bell).refused("choice/wrong-number");
});

describe("[CR 9.1.1b] damage that is removed up to so much", () => {
  const every = { pick: "all", where: { name: "hero" } } as const;
  const heal: Effect = { do: "remove-damage", amount: 2, upTo: true, target: every };
  const hurt = placed("hero", { damage: 3 });

  test("is asked for each card by itself, and for one without saying which", () => {
    const two = read(heal, [], [hurt, hurt]);
    expect(two.state.prompts).toMatchObject([{ kind: "choose_amount", min: 0, max: 2 }]);
    expect(two.state.prompts[0]).toHaveProperty("of", two.state.seats.host.play[0]);
    const next = two.when("host", "CHOOSE_AMOUNT 2");
    expect(next.state.prompts[0]).toHaveProperty("of", next.state.seats.host.play[1]);
    expect(read(heal, [], [hurt]).state.prompts[0]).not.toHaveProperty("of");
  });

  test("is not told of where none was removed", () => {
    const asking = read(heal, [], [hurt]);
    expect(told(asking.when("host", "CHOOSE_AMOUNT 0"), "DAMAGE_REMOVED")).toBe(0);
    const one = asking.when("host", "CHOOSE_AMOUNT 1");
    expect(told(one, "DAMAGE_REMOVED")).toBe(1);
    expect(dataOf(one, "host", "hero").damage).toBe(2);
  });
});

describe("[CR 9.3.1] damage that is moved", () => {
  const chosen = { pick: "chosen", where: { name: "hero" } } as const;
  const move: Effect = { do: "move-damage", amount: 2, upTo: true, from: chosen, to: chosen };

  test("stays where it is if it is moved to the same card, or none is moved", () => {
    const at = read(
      { do: "if-you-do", first: [move], effects: [gain(7)] },
      [],
      [placed("hero", { damage: 3 }), placed("hero")],
    );
    const [hurt, well] = at.state.seats.host.play;
    const from = chooses(at, "host", hurt as never);
    const same = chooses(from, "host", hurt as never);
    expect([told(same, "DAMAGE_MOVED"), lore(same)[0]]).toEqual([0, 0]);
    const asking = chooses(from, "host", well as never);
    const none = asking.when("host", "CHOOSE_AMOUNT 0");
    expect([told(none, "DAMAGE_MOVED"), lore(none)[0]]).toEqual([0, 0]);
    const one = asking.when("host", "CHOOSE_AMOUNT 1");
    expect([told(one, "DAMAGE_MOVED"), lore(one)[0]]).toEqual([1, 7]);
  });
});

test("[CR 7.4.4] what is not so when it triggers does not enter the bag, and nothing does", () => {
  const critic = character("critic", {
    abilities: [
      whenever({ on: "quests", card: "this" }, [gain(1)], { if: { lore: "you", is: { min: 9 } } }),
    ],
  });
  const at = table([critic], { seats: { host: { play: ["critic"] } } });
  expect(told(quests(at, "host", "critic"), "BAG_ADDED")).toBe(0);
});

test("[CR 4.3.4.6] who has sung may be banished for another cost of the song", () => {
  const toll = item("toll", {
    abilities: [
      standing({ player: "you" }, [
        {
          fact: "extra-cost",
          cost: { pay: "banish", where: { type: "character" } },
          where: { song: true },
        },
      ]),
    ],
  });
  const choir = song("choir", [gain(1)], { cost: 9, abilities: [keyword("sing-together", 4)] });
  const at = table([toll, choir, character("alto", { cost: 2 })], {
    seats: { host: { hand: ["choir"], play: ["toll", "alto", "alto"] } },
  });
  const singing = plays(at, "host", "choir", "together=together");
  const paying = chooses(singing, "host", inPlay(singing, "host", "alto"));
  expect(asked(paying)).toEqual(["host choose_cards"]);
  const sung = chooses(paying, "host", inPlay(paying, "host", "alto"));
  expect(defsIn(sung, "host", "play")).toEqual(["toll", "alto"]);
  expect(lore(sung)).toEqual([1, 0]);
});
