/** CR 7.4: which abilities hear of something, and from which moment on. */
import { expect, test } from "vitest";
import { gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import { challenges, inPlay, lore, plays, uses } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, character, item, keyword, placed, table } from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

/** "Whenever you play a character this turn, …" */
const onPlay = (effects: readonly Effect[]): Effect => ({
  do: "whenever",
  when: { on: "played", card: { type: "character" }, side: "yours" },
  effects,
  duration: "turn",
});
const bane = (name: string) =>
  action(name, [{ do: "banish", target: { pick: "all", where: { name: name.slice(5) } } }], {
    cost: 0,
  });

test("[CR 7.4.7.1a] a card that is put on the one that made it is played and triggers it too", () => {
  const drummer = character("drummer", { abilities: [using([], [onPlay([gain(1)])])] });
  const heir = character("heir", { name: "drummer", abilities: [keyword("shift", 1)] });
  const at = table([drummer, heir], { seats: { host: { hand: ["heir"], play: ["drummer"] } } });
  const ready = uses(at, "host", "drummer");
  const after = plays(ready, "host", "heir", `onto=${inPlay(ready, "host", "drummer")}`);
  expect(lore(after)).toEqual([1, 0]);
});

test("[CR 10.8.5b] what it then says of this character is about the card on top", () => {
  const stronger: Effect = {
    do: "modify",
    stat: "strength",
    amount: 3,
    target: { pick: "self" },
    duration: "turn",
  };
  const drummer = character("drummer", { abilities: [using([], [onPlay([stronger])])] });
  const heir = character("heir", { name: "drummer", abilities: [keyword("shift", 1)] });
  const cards = [drummer, heir];
  const at = table(cards, { seats: { host: { hand: ["heir"], play: ["drummer"] } } });
  const ready = uses(at, "host", "drummer");
  const after = plays(ready, "host", "heir", `onto=${inPlay(ready, "host", "drummer")}`);
  expect(factsOf(cards, after, "host", "heir").strength).toBe(5);
});

test("[CR 7.6.5] an ability that works in the discard does not see its own card come there", () => {
  const wraith = character("wraith", {
    abilities: [
      whenever({ on: "banished", card: { type: "character" }, side: "yours" }, [gain(1)], {
        from: "discard",
      }),
    ],
  });
  const at = table([wraith, character("imp"), bane("bane-wraith"), bane("bane-imp")], {
    seats: { host: { hand: ["bane-wraith", "bane-imp"], play: ["wraith", "imp"] } },
  });
  const there = plays(at, "host", "bane-wraith");
  expect(lore(there)).toEqual([0, 0]);
  expect(lore(plays(there, "host", "bane-imp"))).toEqual([1, 0]);
});

test("[CR 1.8.3] where only the other card is named, it may happen to a card of either side", () => {
  const fox = character("fox", { strength: 1, willpower: 9 });
  const drum = item("drum", {
    abilities: [whenever({ on: "damaged", other: { name: "fox" } }, [gain(1)])],
  });
  const at = table([fox, drum], {
    seats: { host: { play: ["fox", "drum"] }, away: { play: [placed("fox", { exerted: true })] } },
  });
  // Host's fox hurts away's, and away's hurts host's.
  const after = challenges(at, "host", "fox", "fox");
  expect(after.state.shared.bag.length).toBe(2);
});

test("[CR 7.4.1] once a turn also of a card that is back in a hand by then", () => {
  const once = character("once", {
    abilities: [
      whenever({ on: "returned-to-hand", card: "this" }, [gain(1)], { oncePerTurn: true }),
    ],
  });
  const recall = action("recall", [
    { do: "return-to-hand", target: { pick: "all", where: { type: "character" } } },
  ]);
  const at = table([once, recall], { seats: { host: { hand: ["recall"], play: ["once"] } } });
  expect(lore(plays(at, "host", "recall"))).toEqual([1, 0]);
});

test("[CR 7.4.1] what an ability says of its card is not so of a card that is gone", () => {
  const wraith = character("wraith", {
    abilities: [
      whenever({ on: "drawn" }, [{ do: "return-to-hand", target: { pick: "self" } }], {
        name: "rise",
        from: "discard",
      }),
      whenever(
        { on: "drawn" },
        [{ do: "if", condition: { self: { type: "character" } }, effects: [gain(1)] }],
        { name: "moan", from: "discard" },
      ),
    ],
  });
  const study = action("study", [{ do: "draw", amount: 1 }]);
  const at = table([wraith, study], { seats: { host: { hand: ["study"], discard: ["wraith"] } } });
  const bag = plays(at, "host", "study");
  const first = (name: string) => {
    const entry = bag.state.shared.bag.find((each) => each.name === name)?.entry;
    return lore(bag.when("host", `CHOOSE_BAG_ENTRY ${entry}`));
  };
  expect(first("moan")).toEqual([1, 0]);
  expect(first("rise")).toEqual([0, 0]);
});

test("[CR 7.4.1] who has left play is kept from nothing any more", () => {
  const judge = item("judge", {
    abilities: [
      whenever({ on: "banished", card: { restricted: "quest" }, side: "any" }, [gain(1)]),
    ],
  });
  const bound = character("bound", {
    abilities: [standing("self", [{ fact: "restriction", restriction: "quest" }])],
  });
  const wipe = action("wipe", [
    { do: "banish", target: { pick: "all", where: { type: "character" } } },
  ]);
  const at = table([judge, bound, wipe], {
    seats: { host: { hand: ["wipe"], play: ["judge", "bound"] } },
  });
  expect(lore(plays(at, "host", "wipe"))).toEqual([0, 0]);
});

test("[CR 7.4.1] damage that no character dealt is no character's", () => {
  const martyr = character("martyr", {
    willpower: 9,
    abilities: [whenever({ on: "damaged", card: "this", other: { type: "character" } }, [gain(1)])],
  });
  const spark = action("spark", [
    { do: "deal-damage", amount: 1, target: { pick: "all", where: { type: "character" } } },
  ]);
  const at = table([martyr, spark], { seats: { host: { hand: ["spark"], play: ["martyr"] } } });
  expect(lore(plays(at, "host", "spark"))).toEqual([0, 0]);
});
