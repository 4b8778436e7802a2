import { expect, test } from "vitest";
import { gain, whenever } from "../../fixtures/abilities.ts";
import { challenges, lore } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import {
  asked,
  character,
  dataOf,
  defsIn,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";

const cards = [
  character("knight", { strength: 1, willpower: 9, abilities: [keyword("challenger", 3)] }),
  character("dummy", { strength: 0, willpower: 9 }),
  character("weak", { strength: 0, willpower: 1 }),
  // Both ask how strong the knight is at that moment: when it is declared, when it has won.
  character("herald", {
    strength: 1,
    willpower: 9,
    abilities: [
      keyword("challenger", 3),
      whenever({ on: "challenges", card: "this" }, [
        { do: "gain-lore", amount: { stat: "strength", of: { pick: "self" } } },
      ]),
      whenever({ on: "banishes-in-challenge", card: "this" }, [
        { do: "gain-lore", amount: { stat: "strength", of: { pick: "self" } } },
      ]),
    ],
  }),
  character("bard", { abilities: [whenever({ on: "quests", card: "this" }, [gain(1)])] }),
  location("harbour"),
];
const exerted = (def: string) => placed(def, { exerted: true });

test("[CR 10.3.1a] it has the bonus for what the declaration triggers and what follows the damage", () => {
  const at = table(cards, {
    seats: { host: { play: ["herald"] }, away: { play: [exerted("weak")] } },
  });
  expect(factsOf(cards, at, "host", "herald").strength).toBe(1);
  const after = challenges(at, "host", "herald", "weak");
  expect(defsIn(after, "away", "discard")).toEqual(["weak"]);
  expect(lore(after)).toEqual([8, 0]);
  expect(factsOf(cards, after, "host", "herald").strength).toBe(1);
});

test("[CR 10.3.1a] its damage has the bonus, which is over when both have survived", () => {
  const at = table(cards, {
    seats: { host: { play: ["knight", "dummy"] }, away: { play: [exerted("dummy")] } },
  });
  const after = challenges(at, "host", "knight", "dummy");
  expect(asked(after)).toEqual([]);
  expect(dataOf(after, "away", "dummy").damage).toBe(4);
  expect(factsOf(cards, after, "host", "knight").strength).toBe(1);
});

test("[CR 10.3.1b] it has the bonus against a location", () => {
  const at = table(cards, { seats: { host: { play: ["knight"] }, away: { play: ["harbour"] } } });
  const after = challenges(at, "host", "knight", "harbour");
  expect(dataOf(after, "away", "harbour").damage).toBe(4);
  expect(dataOf(after, "host", "knight").damage).toBe(0);
});

test("[CR 10.3.3] it has none while it is being challenged", () => {
  const at = table(cards, {
    seats: { host: { play: ["dummy"] }, away: { play: [exerted("knight")] } },
  });
  const after = challenges(at, "host", "dummy", "knight");
  expect(dataOf(after, "host", "dummy").damage).toBe(1);
});
