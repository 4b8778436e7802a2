/** What a challenge would come to, and what a hand costs, as a view shows them to its own player. */

import type { Viewer } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { bonus, standing } from "../fixtures/abilities.ts";
import { inPlay, plays } from "../fixtures/acts.ts";
import { viewOf } from "../fixtures/sight.ts";
import {
  action,
  card,
  character,
  item,
  keyword,
  location,
  placed,
  table,
} from "../fixtures/table.ts";
import type { CardDefinition } from "./cards.ts";
import type { Lorcana } from "./types.ts";
import { changeText } from "./words/active-effects.ts";

const hero = character("hero", { strength: 2, willpower: 3 });
const foe = character("foe", { strength: 3, willpower: 4 });
const mill = location("mill", { willpower: 2 });
const tired = (def: string, damage = 0) => placed(def, { exerted: true, damage });

type At = ReturnType<typeof table>;

function previews(cards: readonly CardDefinition[], at: At, viewer: Viewer<Lorcana> = "host") {
  return viewOf(cards, at, viewer).game.previews.map((preview) => ({
    ...preview,
    banished: preview.banished.map((id) => at.state.cards.get(id)?.def),
    challenger: at.state.cards.get(preview.challenger)?.def,
    defender: at.state.cards.get(preview.defender)?.def,
  }));
}

describe("a preview", () => {
  const cards = [hero, foe, mill];
  const laid = (play: Parameters<typeof placed>[0] | ReturnType<typeof placed>, damage = 0) =>
    table(cards, {
      seats: { host: { play: [placed("hero", { damage })] }, away: { play: [play] } },
    });

  test("says what both would take, and who would fall", () => {
    expect(previews(cards, laid(tired("foe")))).toEqual([
      {
        challenger: "hero",
        defender: "foe",
        damageToDefender: 2,
        damageToChallenger: 3,
        challengerStrength: 2,
        defenderStrength: 3,
        banished: ["hero"],
      },
    ]);
    expect(previews(cards, laid(tired("foe", 2)))[0]?.banished).toEqual(["foe", "hero"]);
    expect(previews(cards, laid(tired("foe", 1)))[0]?.banished).toEqual(["hero"]);
  });

  test("of a location strikes nobody back", () => {
    expect(previews(cards, laid("mill"))).toEqual([
      {
        challenger: "hero",
        defender: "mill",
        damageToDefender: 2,
        damageToChallenger: 0,
        challengerStrength: 2,
        defenderStrength: 0,
        banished: ["mill"],
      },
    ]);
    expect(previews(cards, laid("mill", 2))[0]?.banished).toEqual(["mill"]);
  });

  test("counts Resist and Challenger", () => {
    const stone = character("stone", {
      strength: 1,
      willpower: 9,
      abilities: [keyword("resist", 1)],
    });
    const knight = character("knight", { strength: 1, abilities: [keyword("challenger", 4)] });
    const set = [stone, knight];
    const at = table(set, {
      seats: { host: { play: ["knight"] }, away: { play: [tired("stone")] } },
    });
    expect(previews(set, at)).toEqual([
      {
        challenger: "knight",
        defender: "stone",
        damageToDefender: 4,
        damageToChallenger: 1,
        challengerStrength: 5,
        defenderStrength: 1,
        banished: [],
      },
    ]);
  });

  test("knows that what one has while challenging is gone with the challenge", () => {
    const brave = character("brave", {
      strength: 1,
      willpower: 2,
      abilities: [
        standing("self", [bonus("willpower", 5)], { while: { self: { challenging: true } } }),
      ],
    });
    const set = [brave, foe];
    const at = table(set, { seats: { host: { play: ["brave"] }, away: { play: [tired("foe")] } } });
    expect(previews(set, at)[0]?.banished).toEqual(["brave"]);
  });

  test("of no damage banishes nobody", () => {
    const meek = character("meek", { strength: 0, willpower: 1 });
    const at = table([meek], {
      seats: { host: { play: ["meek"] }, away: { play: [tired("meek")] } },
    });
    expect(previews([meek], at)).toMatchObject([{ banished: [] }]);
  });

  test("is for the player whose turn it is, while nobody is asked and the match goes on", () => {
    const ask = action("ask", [{ do: "may", effects: [{ do: "draw", amount: 1 }] }]);
    const set = [...cards, ask];
    const at = table(set, {
      seats: {
        host: { hand: ["ask"], play: ["hero", tired("foe")] },
        away: { play: [tired("foe"), "hero"] },
      },
    });
    expect(previews(set, at)).toHaveLength(1);
    for (const viewer of ["away", "spectator", "referee"] as const) {
      expect(previews(set, at, viewer)).toEqual([]);
    }
    expect(previews(set, plays(at, "host", "ask"))).toEqual([]);
    expect(previews(set, at.when("away", "CONCEDE"))).toEqual([]);
    expect(previews(set, at.when("host", "END_TURN"))).toEqual([]);
  });
});

describe("a view", () => {
  const dearer = item("dearer", {
    abilities: [standing({ player: "opponents" }, [{ fact: "cost", amount: 2 }])],
  });
  const cards = [hero, dearer];
  const at = table(cards, {
    seats: { host: { hand: ["hero"], play: ["hero"] }, away: { hand: ["hero"], play: ["dearer"] } },
  });

  test("tells what a hand costs to its player alone", () => {
    expect(viewOf(cards, at, "host").game.costs).toEqual({ [card(at, "host", "hand", "hero")]: 4 });
    expect(viewOf(cards, at, "away").game.costs).toEqual({ [card(at, "away", "hand", "hero")]: 2 });
    expect(viewOf(cards, at, "spectator").game.costs).toEqual({});
    expect(viewOf(cards, at, "referee").game.costs).toEqual({});
  });

  test("tells the ink of both, and what stands about a card and where it comes from", () => {
    const spent = table(cards, { seats: { host: { play: ["hero"], has: { exertedInk: 2 } } } });
    expect(viewOf(cards, spent, "away").game.players.host.ink).toEqual({ total: 5, ready: 3 });
    const chain = item("chain", {
      abilities: [
        standing({ where: { type: "character" } }, [
          { fact: "restriction", restriction: "quest" },
          bonus("lore", 1),
          { fact: "keyword", keyword: "ward" },
        ]),
      ],
    });
    const set = [hero, chain];
    const bound = table(set, { seats: { host: { play: ["hero", "chain", "chain"] } } });
    const facts = viewOf(set, bound, "spectator").game.cards[inPlay(bound, "host", "hero")];
    expect(facts).toMatchObject({
      strength: 2,
      willpower: 3,
      lore: 3,
      keywords: ["ward"],
      restrictions: ["quest"],
      abilities: [],
    });
    expect(facts?.changes.map((each) => [each.source.def, changeText(each)])).toEqual([
      ["chain", "+1 lore"],
      ["chain", "+1 lore"],
      ["chain", "Ward"],
      ["chain", "Ward"],
      ["chain", "can't quest"],
      ["chain", "can't quest"],
    ]);
  });

  test("what holds a card back, and by whom, is told in the order in which they lie", () => {
    const holding = (id: string, restriction: "quest" | "challenge") =>
      item(id, {
        abilities: [
          standing({ where: { type: "character" } }, [{ fact: "restriction", restriction }]),
        ],
      });
    const set = [hero, holding("rope", "challenge"), holding("net", "quest")];
    const bound = table(set, { seats: { host: { play: ["hero", "rope", "net"] } } });
    const facts = viewOf(set, bound, "host").game.cards[inPlay(bound, "host", "hero")];
    expect(facts?.restrictions).toEqual(["challenge", "quest"]);
    expect(facts?.changes.map(({ source }) => source.def)).toEqual(["rope", "net"]);
  });
});
