import { describe, expect, test } from "vitest";
import { gain, standing, whenever } from "../../fixtures/abilities.ts";
import { lore, plays } from "../../fixtures/acts.ts";
import { action, character, dataOf, item, keyword, table } from "../../fixtures/table.ts";

const tough = { target: { pick: "all", where: { type: "character" } } } as const;
const cards = [
  character("tough", { willpower: 9, abilities: [keyword("resist", 2)] }),
  character("charmed", {
    willpower: 9,
    abilities: [standing("self", [{ fact: "restriction", restriction: "be-dealt-damage" }])],
  }),
  character("shielded", {
    willpower: 9,
    abilities: [
      { kind: "replacement", would: "be-dealt-damage", to: "self", instead: { do: "prevent" } },
    ],
  }),
  item("watch", {
    abilities: [whenever({ on: "damaged", card: { type: "character" }, side: "any" }, [gain(1)])],
  }),
  character("poisoner", {
    willpower: 9,
    abilities: [
      whenever({ on: "played", card: { type: "item" } }, [
        { do: "put-damage", amount: 3, ...tough },
      ]),
      whenever({ on: "deals-damage", card: "this" }, [gain(1)]),
    ],
  }),
  action("put", [{ do: "put-damage", amount: 3, ...tough }]),
  action("deal", [{ do: "deal-damage", amount: 3, ...tough }]),
];

describe("[CR 9.2.1a] counters that are put are not dealt", () => {
  const at = table(cards, {
    seats: { host: { hand: ["put", "deal"] }, away: { play: ["tough", "charmed", "shielded"] } },
  });
  const damages = (after: typeof at) =>
    ["tough", "charmed", "shielded"].map((def) => dataOf(after, "away", def).damage);

  test("so Resist and what prevents damage do not apply", () => {
    expect(damages(plays(at, "host", "put"))).toEqual([3, 3, 3]);
  });

  test("as they do to damage that is dealt", () => {
    expect(damages(plays(at, "host", "deal"))).toEqual([1, 0, 0]);
  });
});

test("[CR 9.2.1b] abilities that wait for damage being dealt do not trigger, of either card", () => {
  const at = table(cards, {
    seats: {
      host: { hand: ["put", "watch"], play: ["watch", "poisoner"] },
      away: { play: ["tough"] },
    },
  });
  const put = plays(at, "host", "put");
  expect(dataOf(put, "away", "tough").damage).toBe(3);
  expect(put.state.shared.bag).toEqual([]);
  expect(lore(put)).toEqual([0, 0]);
  const poisoned = plays(at, "host", "watch");
  expect(dataOf(poisoned, "away", "tough").damage).toBe(3);
  expect(poisoned.state.shared.bag).toEqual([]);
  expect(lore(poisoned)).toEqual([0, 0]);
});
