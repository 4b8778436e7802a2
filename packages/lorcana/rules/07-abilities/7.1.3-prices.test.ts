import { expect, test } from "vitest";
import { bonus, draw, gain, standing } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { matchGame } from "../../fixtures/match.ts";
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
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const price: Effect = { do: "pay", costs: [{ pay: "ink", amount: 9 }], effects: [gain(1)] };

test("[CR 7.1.3] a price that cannot be paid is declined, if the sentence is about nothing else", () => {
  const read = (...effects: Effect[]) => {
    const procedure = action("deed", [{ do: "may", effects, otherwise: [gain(7)] }]);
    return plays(table([procedure], { seats: { host: { hand: ["deed"] } } }), "host", "deed");
  };
  const declined = read(price);
  expect(asked(declined)).toEqual([]);
  expect(lore(declined)).toEqual([7, 0]);
  const asking = read(price, gain(2));
  expect(asked(asking)).toEqual(["host answer_may"]);
  expect(lore(asking.when("host", "ANSWER_MAY yes"))).toEqual([2, 0]);
  expect(lore(asking.when("host", "ANSWER_MAY no"))).toEqual([7, 0]);
});

test("[CR 7.1.2.2b] damage that has nowhere to go is not moved", () => {
  const move: Effect = {
    do: "move-damage",
    amount: 1,
    from: { pick: "chosen", where: { name: "hero" } },
    to: { pick: "chosen", where: { side: "opposing" } },
  };
  const procedure = action("deed", [
    {
      do: "if-you-do",
      first: [move],
      effects: [gain(7)],
    },
  ]);
  const after = (goal: string) =>
    plays(
      table([procedure, character("hero", { willpower: 9 }), item("lamp"), character("ally")], {
        seats: {
          host: { hand: ["deed"], play: [placed("hero", { damage: 2 })] },
          away: { play: [goal] },
        },
      }),
      "host",
      "deed",
    );
  expect(lore(after("lamp"))).toEqual([0, 0]);
  expect(dataOf(after("lamp"), "host", "hero").damage).toBe(2);
  expect(lore(after("ally"))).toEqual([7, 0]);
  expect(dataOf(after("ally"), "host", "hero").damage).toBe(1);
});

test("[CR 1.2.3b] any card of a hand must be played for free, and one of a kind need not be found", () => {
  const free = (where: Extract<Effect, { do: "play-free" }>["where"]) => {
    const procedure = action("deed", [{ do: "play-free", from: "hand", where }]);
    const set = [procedure, item("lamp"), character("hero")];
    const at = table(set, { seats: { host: { hand: ["deed", "lamp", "hero"] } } });
    return plays(at, "host", "deed");
  };
  chooses(free({}), "host").refused("choice/wrong-number");
  expect(defsIn(chooses(free({ type: "item" }), "host"), "host", "play")).toEqual([]);
});

test("[CR 8.1.4] what was searched for may lie on top of the shuffled deck", () => {
  const seek = action("seek", [{ do: "search", where: { type: "item" }, to: "top-of-deck" }]);
  const deck = ["blank", "blank", "lamp", "blank", "blank"];
  const at = table([seek, item("lamp")], { seats: { host: { hand: ["seek"], deck } } });
  const looking = plays(at, "host", "seek");
  const found = chooses(looking, "host", card(looking, "host", "deck", "lamp"));
  expect(defsIn(found, "host", "deck")).toEqual(["lamp", "blank", "blank", "blank", "blank"]);
});

test("[CR 10.8.5b] what applies to a player goes on applying to them when a card is shifted", () => {
  const base = character("base", { name: "Mira" });
  const flood = character("flood", { name: "Mira", cost: 8, abilities: [keyword("shift", 1)] });
  const haste = action("haste", [{ do: "more-inkings", amount: 1 }, draw(1)]);
  const at = table([base, flood, haste], {
    seats: { host: { hand: ["haste", "flood", "base", "base"], play: ["base"] } },
  });
  const ready = plays(at, "host", "haste");
  const shifted = plays(ready, "host", "flood", `onto=${inPlay(ready, "host", "base")}`);
  const inked = shifted.when("host", `PUT_INTO_INKWELL ${card(shifted, "host", "hand", "base")}`);
  const twice = inked.when("host", `PUT_INTO_INKWELL ${card(inked, "host", "hand", "base")}`);
  expect(twice.state.seats.host.inkings).toBe(2);
});

test("[CR 7.1.5] all others are all but those that the text has chosen, and this card", () => {
  const where = { type: "character" } as const;
  const hero = character("hero", {
    abilities: [
      when("played", [
        { do: "exert", target: { pick: "chosen", where: { ...where, other: true } } },
        { do: "banish", target: { pick: "all", where: { ...where, other: true } } },
      ]),
    ],
  });
  const at = table([hero, character("ally"), character("foe")], {
    seats: { host: { hand: ["hero"], play: ["ally"] }, away: { play: ["foe"] } },
  });
  const asking = plays(at, "host", "hero");
  const after = chooses(asking, "host", inPlay(asking, "away", "foe"));
  expect(defsIn(after, "host", "play")).toEqual(["hero"]);
  expect(defsIn(after, "away", "play")).toEqual(["foe"]);
});

test("[CR 7.7.4] a card enters play as what it would be there", () => {
  const drum = item("drum", {
    abilities: [standing({ where: { type: "character", side: "yours" } }, [bonus("strength", 1)])],
  });
  const gate = item("gate", {
    abilities: [
      standing({ where: { type: "character", strength: { min: 3 } } }, [
        { fact: "enters", exerted: true },
      ]),
    ],
  });
  const set = [drum, gate, character("hero", { strength: 2 })];
  const enters = (...play: string[]) => {
    const at = table(set, { seats: { host: { hand: ["hero"], play } } });
    return dataOf(plays(at, "host", "hero"), "host", "hero").exerted;
  };
  expect(enters("gate")).toBe(false);
  expect(enters("gate", "drum")).toBe(true);
});

test("[CR 3.1.2] who chooses the first player reads who that would be", () => {
  const game = matchGame([]);
  const deck = Array.from({ length: 60 }, () => "blank");
  const started = game.start({
    hostDeck: deck,
    awayDeck: deck,
    seed: 1,
    chooser: "away",
    config: { maxCopies: 60 },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.rejection));
  const listed = game
    .legalMoves(started.state, "away")
    .flatMap(({ command, text }) =>
      command.type === "CHOOSE_FIRST_PLAYER" ? [[command.seat, text]] : [],
    );
  expect(listed).toEqual([
    ["host", "Let your opponent go first"],
    ["away", "Take the first turn"],
  ]);
});
