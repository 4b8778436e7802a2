import { expect, test } from "vitest";
import { standing, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, plays, quests } from "../../fixtures/acts.ts";
import { factsOf } from "../../fixtures/sight.ts";
import { action, asked, character, item, keyword, table } from "../../fixtures/table.ts";

const cards = [
  character("squire", { strength: 2, abilities: [keyword("support")] }),
  // Its own trigger comes first if it is chosen first: 3 more strength.
  character("drummer", {
    abilities: [
      whenever({ on: "quests", card: { type: "character" } }, [
        {
          do: "modify",
          stat: "strength",
          amount: 3,
          target: { pick: "it" },
          duration: "turn",
        },
      ]),
    ],
  }),
  character("friend", { strength: 1 }),
  character("warded", { abilities: [keyword("ward")] }),
  item("lamp"),
  action("curse", [
    {
      do: "modify",
      stat: "strength",
      amount: -5,
      target: { pick: "all", where: { name: "squire" } },
      duration: "turn",
    },
  ]),
];

test("[CR 10.11.1a] what is added is the strength at the moment in which it resolves", () => {
  const at = table(cards, { seats: { host: { play: ["squire", "drummer"] } } });
  const waiting = quests(at, "host", "squire");
  const drum = waiting.state.shared.bag.find(({ source }) => source.def === "drummer");
  const after = waiting
    .when("host", `CHOOSE_BAG_ENTRY ${drum?.entry}`)
    .when("host", "ANSWER_MAY yes");
  expect(factsOf(cards, after, "host", "squire").strength).toBe(5);
  expect(factsOf(cards, after, "host", "drummer").strength).toBe(7);
  // Settled then: what the squire loses later changes nothing.
  const first = waiting
    .when(
      "host",
      `CHOOSE_BAG_ENTRY ${waiting.state.shared.bag.find((entry) => entry !== drum)?.entry}`,
    )
    .when("host", "ANSWER_MAY yes");
  expect(factsOf(cards, first, "host", "squire").strength).toBe(5);
  expect(factsOf(cards, first, "host", "drummer").strength).toBe(4);
});

test("[CR 10.11.1a] a negative strength adds nothing", () => {
  const at = table(cards, { seats: { host: { hand: ["curse"], play: ["squire", "friend"] } } });
  const after = quests(plays(at, "host", "curse"), "host", "squire").when("host", "ANSWER_MAY yes");
  expect(factsOf(cards, after, "host", "friend").strength).toBe(1);
});

test("[CR 10.11.1b] any other character: not itself, no item, no opposing one with Ward", () => {
  const at = table(cards, {
    seats: {
      host: { play: ["squire", "friend", "warded", "lamp"] },
      away: { play: ["friend", "warded"] },
    },
  });
  const asking = quests(at, "host", "squire").when("host", "ANSWER_MAY yes");
  asking.offered(
    "host",
    `CHOOSE_CARDS ${inPlay(at, "host", "friend")}`,
    `CHOOSE_CARDS ${inPlay(at, "host", "warded")}`,
    `CHOOSE_CARDS ${inPlay(at, "away", "friend")}`,
  );
  const after = chooses(asking, "host", inPlay(at, "away", "friend"));
  expect(factsOf(cards, after, "away", "friend").strength).toBe(3);
});

test("[CR 10.11.1c] its player may decline", () => {
  const at = table(cards, { seats: { host: { play: ["squire", "friend"] } } });
  const after = quests(at, "host", "squire").when("host", "ANSWER_MAY no");
  expect(asked(after)).toEqual([]);
  expect(factsOf(cards, after, "host", "friend").strength).toBe(1);
});

test("[CR 10.11.1c] the bonus ends with the turn", () => {
  const at = table(cards, { seats: { host: { play: ["squire", "friend"] } } });
  const lent = quests(at, "host", "squire").when("host", "ANSWER_MAY yes");
  expect(factsOf(cards, lent, "host", "friend").strength).toBe(3);
  const after = lent.when("host", "END_TURN");
  expect(factsOf(cards, after, "host", "friend").strength).toBe(1);
});

test("[CR 10.11.1] who is given Support has its ability like who has it printed", () => {
  const captain = character("captain", {
    abilities: [standing({ where: { name: "friend" } }, [{ fact: "keyword", keyword: "support" }])],
  });
  const all = [...cards, captain];
  const at = table(all, { seats: { host: { play: ["captain", "friend"] } } });
  const waiting = quests(at, "host", "friend");
  expect(asked(waiting)).toEqual(["host answer_may"]);
  const alone = table(all, { seats: { host: { play: ["friend", "lamp"] } } });
  expect(asked(quests(alone, "host", "friend"))).toEqual([]);
});
