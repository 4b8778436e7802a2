/** CR 4.3.6.11, 4.3.6.18: what holds while challenging or while being challenged. */
import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, whenever } from "../../fixtures/abilities.ts";
import { challenges, inPlay, lore, quests } from "../../fixtures/acts.ts";
import { factsOf, viewOf } from "../../fixtures/sight.ts";
import {
  asked,
  character,
  dataOf,
  defsIn,
  item,
  location,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { CardDefinition, Condition, Effect, Filter } from "../../src/cards.ts";

const exerted = { exerted: true } as const;
const CHALLENGING: Condition = { self: { challenging: true } };
const CHALLENGED: Condition = { self: { challenged: true } };

/** Lore for the strength it has then. */
const boast: Effect = { do: "gain-lore", amount: { stat: "strength", of: { pick: "self" } } };

/** Host's cards ready, away's exerted (locations excepted). */
function facing(host: readonly CardDefinition[], away: readonly CardDefinition[]) {
  return table([...host, ...away], {
    seats: {
      host: { play: host.map(({ id }) => id) },
      away: {
        play: away.map(({ id, type }) => (type === "character" ? placed(id, exerted) : id)),
      },
    },
  });
}

const wall = character("wall", { strength: 1, willpower: 20 });

const eager = character("eager", {
  strength: 1,
  willpower: 20,
  abilities: [standing("self", [bonus("strength", 3)], { while: CHALLENGING })],
});
const stout = character("stout", {
  strength: 1,
  willpower: 20,
  abilities: [standing("self", [bonus("strength", 5)], { while: CHALLENGED })],
});

describe("what holds while challenging or being challenged", () => {
  test("[CR 4.3.6.11a] applies before anything that was triggered resolves", () => {
    const bold = character("bold", {
      strength: 1,
      willpower: 20,
      abilities: [
        standing("self", [bonus("strength", 3)], { while: CHALLENGING }),
        when("challenges", [boast]),
      ],
    });
    const grim = character("grim", {
      strength: 1,
      willpower: 20,
      abilities: [
        standing("self", [bonus("strength", 5)], { while: CHALLENGED }),
        when("challenged", [boast]),
      ],
    });
    const after = challenges(facing([bold], [grim]), "host", "bold", "grim");
    expect(lore(after)).toEqual([4, 6]);
    expect(dataOf(after, "away", "grim").damage).toBe(4);
    expect(dataOf(after, "host", "bold").damage).toBe(6);
  });

  test("[CR 4.3.6.11b] holds for the one that challenges, or is challenged, and not for the other", () => {
    const swapped = challenges(facing([stout], [eager]), "host", "stout", "eager");
    expect(dataOf(swapped, "away", "eager").damage).toBe(1);
    expect(dataOf(swapped, "host", "stout").damage).toBe(1);
    // Nor for those who stand by, on either side.
    const open = facing([wall, eager], [{ ...wall, id: "keep" }, stout]);
    const after = challenges(open, "host", "wall", "keep");
    expect(dataOf(after, "away", "keep").damage).toBe(1);
    expect(dataOf(after, "host", "wall").damage).toBe(1);
  });

  test("[CR 4.3.6.11b] of a group it holds for its member in the challenge alone", () => {
    const where: Filter = { type: "character", side: "yours", challenging: true };
    const drum = item("drum", { abilities: [standing({ where }, [bonus("strength", 2)])] });
    const bystander = character("bystander", {
      strength: 1,
      abilities: [whenever({ on: "challenges", card: { type: "character" } }, [boast])],
    });
    const after = challenges(facing([wall, bystander, drum], [stout]), "host", "wall", "stout");
    expect(dataOf(after, "away", "stout").damage).toBe(3);
    expect(lore(after)).toEqual([1, 0]);
    // "Yours" are not the opponent's.
    const theirs = challenges(facing([wall], [stout, drum]), "host", "wall", "stout");
    expect(dataOf(theirs, "away", "stout").damage).toBe(1);
  });

  test("[CR 4.3.6.11b] a location is challenged as a character is", () => {
    const tower = location("tower", {
      willpower: 20,
      abilities: [
        standing("self", [{ fact: "keyword", keyword: "resist", value: 2 }], { while: CHALLENGED }),
      ],
    });
    const after = challenges(facing([eager], [tower]), "host", "eager", "tower");
    expect(dataOf(after, "away", "tower").damage).toBe(2);
    const storm = character("storm", {
      abilities: [when("quests", [{ do: "deal-damage", amount: 3, target: all("tower") }])],
    });
    const stormed = quests(facing([storm], [tower]), "host", "storm");
    expect(dataOf(stormed, "away", "tower").damage).toBe(3);
  });

  test("[CR 4.3.6.11b] whom it challenges may matter too", () => {
    const bully = character("bully", {
      strength: 1,
      willpower: 20,
      abilities: [
        standing("self", [bonus("strength", 4)], {
          while: {
            all: [CHALLENGING, { have: { challenged: true, damaged: true }, count: { min: 1 } }],
          },
        }),
      ],
    });
    const hurt = { ...wall, id: "hurt" };
    const at = table([bully, wall, hurt], {
      seats: {
        host: { play: ["bully"] },
        away: { play: [placed("wall", exerted), placed("hurt", { exerted: true, damage: 1 })] },
      },
    });
    const whole = challenges(at, "host", "bully", "wall");
    expect(dataOf(whole, "away", "wall").damage).toBe(1);
    const lame = challenges(at, "host", "bully", "hurt");
    expect(dataOf(lame, "away", "hurt").damage).toBe(6);
  });

  test("[CR 4.3.6.18] holds to the end of the challenge, and at no other time", () => {
    const proud = character("proud", {
      strength: 1,
      willpower: 20,
      abilities: [
        standing("self", [bonus("strength", 3)], { while: CHALLENGING }),
        when("challenges", [{ do: "ready", target: { pick: "self" } }]),
        whenever({ on: "damaged", card: "this" }, [boast]),
        when("quests", [boast]),
      ],
    });
    const before = facing([proud], [wall]);
    // 1 for the quest, 1 for the strength.
    expect(lore(quests(before, "host", "proud"))).toEqual([2, 0]);
    const after = challenges(before, "host", "proud", "wall");
    expect(lore(after)).toEqual([4, 0]);
    expect(lore(quests(after, "host", "proud"))).toEqual([6, 0]);
  });

  test("[CR 4.3.6.18] who lived by it is banished when the challenge is over, and not in it", () => {
    const brace = character("brace", {
      strength: 0,
      willpower: 2,
      abilities: [
        standing("self", [bonus("willpower", 2)], { while: CHALLENGED }),
        whenever({ on: "banished", card: "this", inChallenge: true }, [gain(10)]),
        whenever({ on: "banished", card: "this" }, [gain(1)]),
      ],
    });
    const three = character("three", { strength: 3 });
    const after = challenges(facing([three], [brace]), "host", "three", "brace");
    after.then(
      { type: "DAMAGE_DEALT" },
      { type: "CHALLENGE_ENDED", why: "done" },
      { type: "CARD_BANISHED", inChallenge: false },
    );
    expect(defsIn(after, "away", "discard")).toEqual(["brace"]);
    expect(lore(after)).toEqual([0, 1]);
    const four = character("four", { strength: 4 });
    const open = challenges(facing([four], [brace]), "host", "four", "brace");
    open.then({ type: "CARD_BANISHED", inChallenge: true });
    expect(asked(open)).toEqual(["away choose_bag_entry"]);
  });

  test("[CR 4.3.6.23c] holds for whoever is left alone in it, until the bag is empty", () => {
    const coward = character("coward", {
      abilities: [when("challenged", [{ do: "return-to-hand", target: { pick: "self" } }])],
    });
    const lone = character("lone", {
      strength: 1,
      abilities: [
        standing("self", [bonus("strength", 3)], { while: CHALLENGING }),
        whenever({ on: "returned-to-hand", card: { type: "character" } }, [draw(1), boast]),
      ],
    });
    const after = challenges(facing([lone], [coward]), "host", "lone", "coward");
    expect(lore(after)).toEqual([4, 0]);
    expect(after.state.shared.challenge).toBeNull();
    expect(factsOf([lone, coward], after, "host", "lone").strength).toBe(1);
  });

  test("[CR 4.3.6.17b] is so of whoever was banished in it, while the challenge goes on", () => {
    const avenger = (id: string, role: Condition): CardDefinition =>
      character(id, {
        willpower: 1,
        abilities: [
          whenever({ on: "banished", card: "this" }, [gain(1)], { if: role }),
          whenever({ on: "banished", card: { type: "character", other: true } }, [gain(10)], {
            if: role,
          }),
        ],
      });
    const spear = avenger("spear", CHALLENGING);
    const shield = avenger("shield", CHALLENGED);
    expect(lore(challenges(facing([spear], [wall]), "host", "spear", "wall"))).toEqual([1, 0]);
    expect(lore(challenges(facing([wall], [spear]), "host", "wall", "spear"))).toEqual([0, 0]);
    expect(lore(challenges(facing([wall], [shield]), "host", "wall", "shield"))).toEqual([0, 1]);
    expect(lore(challenges(facing([shield], [wall]), "host", "shield", "wall"))).toEqual([0, 0]);
  });

  test("[CR 4.3.6.18] is in what a view says a challenge would come to", () => {
    const brace = character("brace", {
      strength: 1,
      willpower: 2,
      abilities: [standing("self", [bonus("willpower", 2)], { while: CHALLENGED })],
    });
    const cards = [eager, stout, brace];
    const at = facing([eager], [stout, brace]);
    const [challenger, ...defenders] = [
      inPlay(at, "host", "eager"),
      inPlay(at, "away", "stout"),
      inPlay(at, "away", "brace"),
    ];
    expect(viewOf(cards, at, "host").game.previews).toEqual([
      {
        challenger,
        defender: defenders[0],
        damageToDefender: 4,
        damageToChallenger: 6,
        challengerStrength: 4,
        defenderStrength: 6,
        banished: [],
      },
      {
        challenger,
        defender: defenders[1],
        damageToDefender: 4,
        damageToChallenger: 1,
        challengerStrength: 4,
        defenderStrength: 1,
        banished: [defenders[1]],
      },
    ]);
    const weak = character("weak", { strength: 0, willpower: 1 });
    const lost = facing([weak], [stout]);
    expect(viewOf([weak, stout], lost, "host").game.previews).toMatchObject([
      { damageToDefender: 0, banished: [inPlay(lost, "host", "weak")] },
    ]);
    // Alive to the end of the challenge, and no longer.
    const three = character("three", { strength: 3 });
    const short = facing([three], [brace]);
    expect(viewOf([three, brace], short, "host").game.previews).toMatchObject([
      { damageToDefender: 3, banished: [inPlay(short, "away", "brace")] },
    ]);
  });
});

function all(name: string): { readonly pick: "all"; readonly where: Filter } {
  return { pick: "all", where: { name } };
}
