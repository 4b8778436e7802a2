import { describe, expect, test } from "vitest";
import { draw, using } from "../../fixtures/abilities.ts";
import { chooses, inPlay, plays, uses } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  song,
  table,
} from "../../fixtures/table.ts";

const anyone = { pick: "chosen", where: { type: "character" } } as const;
const cards = [
  character("ghost", { willpower: 5, abilities: [keyword("vanish")] }),
  character("plain", { willpower: 5 }),
  action("poke", [{ do: "exert", target: anyone }, draw(1)]),
  song("lullaby", [{ do: "exert", target: anyone }]),
  action("hit-twice", [
    { do: "deal-damage", amount: 1, target: { ...anyone, as: "that" } },
    { do: "deal-damage", amount: 2, target: { pick: "those", as: "that" } },
  ]),
  action("recall", [{ do: "return-to-hand", target: anyone }]),
  action("blast", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { type: "character" } } },
  ]),
  item("hook", { abilities: [using([{ pay: "exert" }], [{ do: "exert", target: anyone }])] }),
  character("bully", { abilities: [using([{ pay: "exert" }], [{ do: "exert", target: anyone }])] }),
];
const at = table(cards, {
  seats: {
    host: {
      hand: ["poke", "lullaby", "hit-twice", "recall", "blast"],
      play: ["hook", "bully", "ghost"],
    },
    away: { play: ["ghost", "plain"] },
  },
});
const theirs = inPlay(at, "away", "ghost");

describe("[CR 10.12.1a] chosen by an opponent for an action it is banished", () => {
  test("and who has no Vanish is not", () => {
    const after = chooses(plays(at, "host", "poke"), "host", theirs);
    expect(defsIn(after, "away", "play")).toEqual(["plain"]);
    expect(defsIn(after, "away", "discard")).toEqual(["ghost"]);
    const other = chooses(plays(at, "host", "poke"), "host", inPlay(at, "away", "plain"));
    expect(defsIn(other, "away", "play")).toEqual(["ghost", "plain"]);
  });

  test("for a song too, also if it is sung", () => {
    const sung = plays(at, "host", "lullaby", `singer=${inPlay(at, "host", "bully")}`);
    expect(defsIn(chooses(sung, "host", theirs), "away", "discard")).toEqual(["ghost"]);
  });

  test("also where there is nothing else to choose", () => {
    const alone = table(cards, { seats: { host: { hand: ["poke"] }, away: { play: ["ghost"] } } });
    const after = plays(alone, "host", "poke");
    expect(asked(after)).toEqual([]);
    expect(defsIn(after, "away", "discard")).toEqual(["ghost"]);
  });
});

test("[CR 10.12.1b] chosen for an ability of a character or an item it stays", () => {
  const byCharacter = chooses(uses(at, "host", "bully"), "host", theirs);
  const after = chooses(uses(byCharacter, "host", "hook"), "host", theirs);
  expect(defsIn(after, "away", "play")).toEqual(["ghost", "plain"]);
  expect(dataOf(after, "away", "ghost").exerted).toBe(true);
});

test("[CR 10.12.1c] chosen by its own player it stays", () => {
  const after = chooses(plays(at, "host", "poke"), "host", inPlay(at, "host", "ghost"));
  expect(defsIn(after, "host", "play")).toEqual(["hook", "bully", "ghost"]);
  expect(dataOf(after, "host", "ghost").exerted).toBe(true);
});

test("[CR 10.12.1d] met by an action that chooses nothing it stays", () => {
  const after = plays(at, "host", "blast");
  expect(dataOf(after, "away", "ghost").damage).toBe(1);
});

test("[CR 10.12.3a] all effects of the action come first and meet it while it is there", () => {
  const after = chooses(plays(at, "host", "hit-twice"), "host", theirs);
  after.then(
    { type: "DAMAGE_DEALT", amount: 1, card: { card: theirs } },
    { type: "DAMAGE_DEALT", amount: 2, card: { card: theirs } },
    { type: "ACTION_DISCARDED" },
    { type: "CARD_BANISHED", card: { card: theirs, damage: 3 } },
  );
});

test("[CR 10.12.3b] if it has changed zone by then, nothing happens", () => {
  const after = chooses(plays(at, "host", "recall"), "host", theirs);
  expect(defsIn(after, "away", "hand")).toEqual(["ghost"]);
  expect(defsIn(after, "away", "discard")).toEqual([]);
  after.thenNot("CARD_BANISHED");
});
