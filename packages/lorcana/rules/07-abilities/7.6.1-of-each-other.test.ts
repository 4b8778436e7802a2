/** Static abilities look at what other static abilities say of numbers and keywords. */
import { describe, expect, test } from "vitest";
import { bonus, standing } from "../../fixtures/abilities.ts";
import { challenges, plays } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, character, dataOf, item, keyword, placed, table } from "../../fixtures/table.ts";
import type { CardDefinition, Filter, StandingEffect } from "../../src/cards.ts";

const yours = { type: "character", side: "yours" } as const;
const says = (id: string, where: Filter, ...facts: StandingEffect[]): CardDefinition =>
  item(id, { abilities: [standing({ where: { ...yours, ...where } }, facts)] });
const gives = (name: "evasive" | "ward" | "challenger", value?: number): StandingEffect => ({
  fact: "keyword",
  keyword: name,
  ...(value !== undefined && { value }),
});

const cards = [
  character("hero", { strength: 3, lore: 1 }),
  character("imp", { strength: 1, lore: 1 }),
  says("drum", {}, bonus("strength", 1)),
  says("crown", { strength: { min: 4 } }, bonus("lore", 1)),
  says("wings", { strength: { min: 4 } }, gives("evasive")),
  says("cloak", { keyword: "evasive" }, gives("ward")),
  says("song", { lore: { min: 2 } }, bonus("strength", 2)),
  says("pride", { strength: { min: 5 } }, bonus("strength", 1)),
  says("scale", { strength: { max: 3 } }, bonus("strength", 1)),
  action("cheer", [
    {
      do: "modify",
      stat: "strength",
      amount: 1,
      target: { pick: "all", where: { name: "hero" } },
      duration: "turn",
    },
  ]),
];

function facts(def: string, ...play: string[]) {
  const at = table(cards, { seats: { host: { play: ["hero", "imp", ...play] } } });
  const { strength, lore, keywords } = factsOf(cards, at, "host", def);
  return [strength, lore, ...keywords.toSorted()];
}

describe("[CR 7.6.1c] a static ability sees what others say", () => {
  test("of strength, wherever they lie", () => {
    expect(facts("hero", "crown")).toEqual([3, 1]);
    expect(facts("hero", "crown", "drum")).toEqual([4, 2]);
    expect(facts("hero", "drum", "crown")).toEqual([4, 2]);
    expect(facts("imp", "drum", "crown")).toEqual([2, 1]);
  });

  test("of strength for a keyword, and of a keyword for another", () => {
    expect(facts("hero", "cloak", "wings")).toEqual([3, 1]);
    expect(facts("hero", "cloak", "wings", "drum")).toEqual([4, 1, "evasive", "ward"]);
  });

  test("of the greatest strength, which it then makes greater", () => {
    const champion = character("champion", {
      strength: 2,
      abilities: [
        {
          ...standing("self", [bonus("strength", 1)]),
          while: { greatest: "strength", of: yours, than: { ...yours, side: "opposing" } },
        },
      ],
    });
    const all = [...cards, champion];
    const beside = (theirs: string): number => {
      const at = table(all, { seats: { host: { play: ["champion"] }, away: { play: [theirs] } } });
      return factsOf(all, at, "host", "champion").strength;
    };
    expect([beside("imp"), beside("hero")]).toEqual([3, 2]);
  });

  test("also what only lasts a turn", () => {
    const at = table(cards, { seats: { host: { hand: ["cheer"], play: ["hero", "crown"] } } });
    expect(factsOf(cards, plays(at, "host", "cheer"), "host", "hero").lore).toBe(2);
  });

  test("for how much it says itself", () => {
    const proud = character("proud", {
      strength: 0,
      abilities: [
        standing("self", [
          {
            fact: "stat",
            stat: "strength",
            amount: { count: { ...yours, strength: { min: 4 } } },
          },
        ]),
      ],
    });
    const set = [...cards, proud];
    const strength = (...play: string[]) =>
      factsOf(
        set,
        table(set, { seats: { host: { play: ["hero", "proud", ...play] } } }),
        "host",
        "proud",
      ).strength;
    expect(strength()).toBe(0);
    expect(strength("drum")).toBe(2);
  });
});

describe("[CR 7.6.1d] static abilities that ask for what they give", () => {
  test("lift each other as far as they reach", () => {
    // 3, and with the drum 4: then 2 lore, for which the song gives 2 more.
    expect(facts("hero", "crown", "song", "drum")).toEqual([6, 2]);
    expect(facts("hero", "song", "crown", "drum", "pride")).toEqual([7, 2]);
    expect(facts("imp", "crown", "song", "drum")).toEqual([2, 1]);
    // Nothing lifts itself by its own bootstraps.
    expect(facts("hero", "crown", "song")).toEqual([3, 1]);
  });

  test("and one that would take away its own ground has its say once", () => {
    expect(facts("hero", "scale")).toEqual([4, 1]);
    expect(facts("imp", "scale")).toEqual([2, 1]);
  });

  test("Challenger among them: the strength it gives counts while it lasts", () => {
    const set = [
      ...cards,
      says("spur", { strength: { min: 3 } }, gives("challenger", 2)),
      says("edge", { strength: { min: 5 } }, gives("challenger", 1)),
      character("wall", { strength: 0, willpower: 9 }),
    ];
    const damage = (...play: string[]) => {
      const at = table(set, {
        seats: {
          host: { play: ["hero", "imp", ...play] },
          away: { play: [placed("wall", { exerted: true })] },
        },
      });
      return dataOf(challenges(at, "host", "hero", "wall"), "away", "wall").damage;
    };
    expect(damage()).toBe(3);
    expect(damage("spur")).toBe(5);
    expect(damage("spur", "edge")).toBe(6);
    expect(damage("edge")).toBe(3);
  });

  test("a printed Challenger beside a keyword that asks for strength", () => {
    const set = [
      ...cards,
      character("lancer", { strength: 2, abilities: [keyword("challenger", 2)] }),
    ];
    const at = table(set, {
      seats: {
        host: { play: ["lancer", "wings"] },
        away: { play: [placed("imp", { exerted: true })] },
      },
    });
    challenges(at, "host", "lancer", "imp").then({ type: "DAMAGE_DEALT", amount: 4 });
  });
});
