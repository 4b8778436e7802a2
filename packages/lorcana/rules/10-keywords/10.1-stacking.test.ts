import { expect, test } from "vitest";
import { standing } from "../../fixtures/abilities.ts";
import { challenges, plays, quests } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, asked, character, dataOf, keyword, placed, table } from "../../fixtures/table.ts";

const cards = [
  character("brawler", { strength: 1, willpower: 9, abilities: [keyword("challenger", 1)] }),
  character("shield", { strength: 0, willpower: 9, abilities: [keyword("resist", 1)] }),
  character("dummy", { strength: 0, willpower: 9 }),
  character("captain", {
    abilities: [
      standing({ where: { name: "brawler" } }, [
        { fact: "keyword", keyword: "challenger", value: 2 },
      ]),
    ],
  }),
  action("brace", [
    {
      do: "grant-keyword",
      keyword: "resist",
      value: 2,
      target: { pick: "all", where: { name: "shield" } },
      duration: "turn",
    },
  ]),
  action("fire", [
    { do: "deal-damage", amount: 5, target: { pick: "all", where: { willpower: { min: 9 } } } },
  ]),
  character("helper", { abilities: [keyword("support"), keyword("rush"), keyword("ward")] }),
  action("again", [
    {
      do: "grant-keyword",
      keyword: "support",
      target: { pick: "all", where: { name: "helper" } },
      duration: "turn",
    },
    {
      do: "grant-keyword",
      keyword: "ward",
      target: { pick: "all", where: { name: "helper" } },
      duration: "turn",
    },
  ]),
];

test("[CR 10.1.1a] Challenger +1 and Challenger +2 from another card make +3", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["brawler", "captain"] },
      away: { play: [placed("dummy", { exerted: true })] },
    },
  });
  const after = challenges(at, "host", "brawler", "dummy");
  expect(dataOf(after, "away", "dummy").damage).toBe(4);
});

test("[CR 10.1.1a] Resist +1 and Resist +2 from an effect take off 3", () => {
  const at = table(cards, {
    seats: { host: { hand: ["brace", "fire"], play: ["shield", "dummy"] } },
  });
  const after = plays(plays(at, "host", "brace"), "host", "fire");
  expect(dataOf(after, "host", "shield").damage).toBe(2);
  expect(dataOf(after, "host", "dummy").damage).toBe(5);
});

test("[CR 10.1.1b] a second Support changes nothing: it triggers once", () => {
  const at = table(cards, {
    seats: { host: { hand: ["again"], play: ["helper", "dummy"] } },
  });
  const given = plays(at, "host", "again");
  const after = quests(given, "host", "helper");
  expect(after.state.shared.bag).toEqual([]);
  expect(asked(after)).toEqual(["host answer_may"]);
  const lent = after.when("host", "ANSWER_MAY yes");
  // The helper is not another character, so the dummy is the only one there is.
  expect(asked(lent)).toEqual([]);
  expect(factsOf(cards, lent, "host", "dummy").strength).toBe(2);
});

test("[CR 10.1.1b] a second Ward is no more than one, and shows once", () => {
  const at = table(cards, { seats: { host: { hand: ["again"], play: ["helper"] } } });
  const after = plays(at, "host", "again");
  expect(factsOf(cards, after, "host", "helper").keywords).toEqual(["support", "rush", "ward"]);
});
