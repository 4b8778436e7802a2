/** CR 1.2.3: what cannot be done is left out, and nothing is told of it. */
import { describe, expect, test } from "vitest";
import { gain, standing, whenever } from "../../fixtures/abilities.ts";
import { challenges, chooses, goesRound, inPlay, lore, plays } from "../../fixtures/acts.ts";
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
  song,
  table,
  tableGame,
} from "../../fixtures/table.ts";
import type { Effect, Selector } from "../../src/cards.ts";

const hero = character("hero", { willpower: 9 });
const one = (type: "character" | "item"): Selector => ({ pick: "chosen", where: { type } });

test("[CR 1.2.3] nobody loses lore that is not there", () => {
  const tax = action("tax", [{ do: "lose-lore", amount: 2, who: "opponent" }]);
  const pays = (points: number) =>
    plays(
      table([tax], { seats: { host: { hand: ["tax"] }, away: { has: { lore: points } } } }),
      "host",
      "tax",
    );
  expect(pays(0).events.map(({ type }) => type)).not.toContain("LORE_CHANGED");
  pays(1).then({ type: "LORE_CHANGED", seat: "away", amount: -1, lore: 0 });
  pays(3).then({ type: "LORE_CHANGED", seat: "away", amount: -2, lore: 1 });
});

test("[CR 7.1.2a] a choice within a choice is open as long as any of its ways is", () => {
  const banish = (type: "character" | "item"): Effect => ({ do: "banish", target: one(type) });
  const inner: Effect = { do: "choose-one", options: [[banish("item")], [banish("character")]] };
  const pick = action("pick", [{ do: "choose-one", options: [[inner], [gain(1)]] }]);
  const at = table([pick, hero], { seats: { host: { hand: ["pick"] }, away: { play: ["hero"] } } });
  const asking = plays(at, "host", "pick");
  expect(asked(asking)).toEqual(["host choose_option"]);
  expect(defsIn(asking.when("host", "CHOOSE_OPTION 0"), "away", "play")).toEqual([]);
  expect(lore(asking.when("host", "CHOOSE_OPTION 1"))).toEqual([1, 0]);
});

test("[CR 4.3.6] who challenges is nobody while nobody does", () => {
  const wrath = item("wrath", {
    abilities: [
      whenever({ on: "turn-starts" }, [
        { do: "banish", target: { pick: "challenger" } },
        { do: "banish", target: { pick: "defender" } },
        gain(1),
      ]),
    ],
  });
  const at = table([wrath, hero], { seats: { host: { play: ["wrath", "hero"] } } });
  const after = goesRound(at);
  expect(lore(after)).toEqual([1, 0]);
  expect(defsIn(after, "host", "play")).toEqual(["wrath", "hero"]);
});

test("[CR 7.1.10] a top card that is not the right one may be left where it is", () => {
  const peek = (otherwise: "top" | "bottom" | "discard") =>
    action("peek", [{ do: "reveal-top", where: { type: "item" }, to: "hand", otherwise }]);
  const left = (otherwise: "top" | "bottom" | "discard") => {
    const set = [hero, item("lamp"), peek(otherwise)];
    const at = table(set, { seats: { host: { hand: ["peek"], deck: ["hero", "lamp"] } } });
    return defsIn(plays(at, "host", "peek"), "host", "deck");
  };
  expect(left("top")).toEqual(["hero", "lamp"]);
  expect(left("bottom")).toEqual(["lamp", "hero"]);
  expect(left("discard")).toEqual(["lamp"]);
});

describe("[CR 8.2.4] cards that were looked at", () => {
  const look = action("look", [
    { do: "look-at-top", count: 3, take: { count: 1, to: "hand" }, rest: "top" },
  ]);
  const at = table([hero, item("lamp"), character("ally"), look], {
    seats: { host: { hand: ["look", "hero"], deck: ["hero", "lamp", "ally", "blank"] } },
  });
  const looking = plays(at, "host", "look");
  const taken = chooses(looking, "host", card(looking, "host", "deck", "hero"));
  const [first, second] = [
    card(taken, "host", "deck", "lamp"),
    card(taken, "host", "deck", "ally"),
  ];

  test("go back in the order that is said", () => {
    const turned = taken.when("host", { type: "ORDER_CARDS", cards: [second, first] });
    expect(defsIn(turned, "host", "deck")).toEqual(["ally", "lamp", "blank"]);
  });

  test("are each named, and no other", () => {
    const own = card(taken, "host", "hand", "hero");
    for (const cards of [[first, own], [first], [second, first, own]]) {
      taken.when("host", { type: "ORDER_CARDS", cards }).refused("choice/bad-order");
    }
  });
});

test("[CR 10.2.3] a location with Bodyguard guards no character: it is no character", () => {
  const oath = action("oath", [
    {
      do: "grant-keyword",
      keyword: "bodyguard",
      target: { pick: "all", where: { type: "location" } },
      duration: "until-your-next-turn",
    },
  ]);
  const set = [hero, location("mill"), oath];
  const at = table(set, {
    seats: {
      host: { hand: ["oath"], play: ["hero"] },
      away: { play: ["mill", placed("hero", { exerted: true })] },
    },
  });
  const after = challenges(plays(at, "host", "oath"), "host", "hero", "hero");
  expect(dataOf(after, "away", "hero").damage).toBe(2);
});

test("[CR 10.3.1] a keyword that goes by strength sees what Challenger adds", () => {
  const veil = item("veil", {
    abilities: [
      standing({ where: { type: "character", strength: { min: 3 } } }, [
        { fact: "keyword", keyword: "resist", value: 1 },
      ]),
    ],
  });
  const knight = character("knight", {
    strength: 2,
    willpower: 9,
    abilities: [keyword("challenger", 2)],
  });
  const at = table([veil, knight, hero], {
    seats: {
      host: { play: ["veil", "knight"] },
      away: { play: [placed("hero", { exerted: true })] },
    },
  });
  const after = challenges(at, "host", "knight", "hero");
  expect(dataOf(after, "away", "hero").damage).toBe(4);
  expect(dataOf(after, "host", "knight").damage).toBe(1);
});

test("[CR 4.3.4.4] the ways to play a card are listed: for ink, sung, sung together", () => {
  const tune = song("tune", [gain(1)], { cost: 2, abilities: [keyword("sing-together", 2)] });
  const set = [tune, character("alto", { cost: 2 }), character("bass", { cost: 3 })];
  const at = table(set, { seats: { host: { hand: ["tune"], play: ["alto", "bass"] } } });
  const listed = tableGame(set)
    .legalMoves(at.state, "host")
    .flatMap(({ command }) => (command.type === "PLAY_CARD" ? [command] : []));
  expect(listed.map(({ singer, together }) => together ?? singer ?? "ink")).toEqual([
    "ink",
    inPlay(at, "host", "alto"),
    inPlay(at, "host", "bass"),
    "together",
  ]);
});
