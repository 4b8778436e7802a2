import type { CardId } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { bonus, draw, gain, standing, using, whenever } from "../../fixtures/abilities.ts";
import {
  challenges,
  chooses,
  goesRound,
  inPlay,
  lore,
  plays,
  quests,
  uses,
} from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import {
  action,
  asked,
  card,
  character,
  defsIn,
  item,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Ability, Condition, Effect } from "../../src/cards.ts";

const richer: Condition = { cardsIn: "hand", of: "you", is: { min: 2 } };
const cards = [
  character("hero"),
  character("mourner", {
    abilities: [whenever({ on: "banished", card: { type: "character", other: true } }, [gain(1)])],
  }),
  character("frugal", {
    abilities: [
      whenever({ on: "lore-gained", side: "opposing" }, [gain(1)], {
        oncePerTurn: true,
        name: "envy",
      }),
    ],
  }),
  character("martyr", {
    willpower: 1,
    abilities: [when("challenged", [gain(5)]), when("banished", [gain(1)])],
  }),
  character("sage", {
    lore: 0,
    abilities: [whenever({ on: "quests", card: "this" }, [gain(5)], { if: richer })],
  }),
  // Triggers of the same quest that change how many cards there are in hand.
  item("well", {
    abilities: [
      whenever({ on: "quests", card: { type: "character" } }, [draw(2)], { name: "well" }),
    ],
  }),
  item("drain", {
    abilities: [
      whenever({ on: "quests", card: { type: "character" } }, [{ do: "discard", amount: 1 }], {
        name: "drain",
      }),
    ],
  }),
  character("captain", {
    lore: 0,
    abilities: [
      whenever({ on: "quests", card: "this" }, [
        { do: "may", effects: [{ do: "ready", target: { pick: "all", where: { name: "hero" } } }] },
        {
          do: "restrict",
          restriction: "quest",
          target: { pick: "all", where: { name: "hero" } },
          duration: "turn",
        },
      ]),
    ],
  }),
  character("herald", {
    cost: 1,
    abilities: [
      { kind: "triggered", name: "call", when: { on: "played", card: "this" }, effects: [gain(1)] },
      { kind: "triggered", name: "call", when: { on: "quests", card: "this" }, effects: [gain(1)] },
    ],
  }),
  action("wipe", [{ do: "banish", target: { pick: "all", where: { name: "hero" } } }]),
  action("fever", [
    {
      do: "whenever",
      when: { on: "quests", card: { type: "character", side: "yours" } },
      effects: [gain(2)],
      duration: "turn",
    },
  ]),
  action("vigil", [
    {
      do: "whenever",
      when: { on: "readied", card: { side: "yours" } },
      effects: [gain(2)],
      duration: "until-your-next-turn",
    },
  ]),
  action("doom", [
    { do: "exert", target: { pick: "chosen", where: { type: "character" }, as: "that" } },
    {
      do: "later",
      at: "end-of-turn",
      effects: [{ do: "banish", target: { pick: "those", as: "that" } }],
    },
  ]),
  action("dawn", [{ do: "later", at: "your-next-turn", effects: [gain(3)] }]),
  item("coins", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])] }),
];
const entry = (at: ReturnType<typeof table>, name: string) =>
  at.state.shared.bag.find((each) => each.name === name)?.entry;

describe("once each time", () => {
  test("[CR 7.4.1a] two things at once that meet the condition put it into the bag twice", () => {
    const at = table(cards, {
      seats: { host: { hand: ["wipe"], play: ["mourner"] }, away: { play: ["hero", "hero"] } },
    });
    const after = plays(at, "host", "wipe");
    expect(after.state.shared.bag.map(({ name }) => name)).toEqual(["banished", "banished"]);
    expect(lore(after.when("host", "CHOOSE_BAG_ENTRY 1"))).toEqual([2, 0]);
  });

  test("[CR 7.4.1b] once per turn is counted for each ability of each card by itself", () => {
    const at = table(cards, {
      seats: { host: { play: ["coins"] }, away: { play: ["frugal", "frugal"] } },
    });
    const first = uses(at, "host", "coins").when("away", "CHOOSE_BAG_ENTRY 1");
    expect(lore(first)).toEqual([1, 2]);
    const second = uses(first, "host", "coins");
    expect(lore(second)).toEqual([2, 2]);
    // Away's own turn comes, then host's again: once more for each.
    const next = uses(goesRound(second), "host", "coins");
    expect(lore(next.when("away", `CHOOSE_BAG_ENTRY ${next.state.shared.bag[0]?.entry}`))).toEqual([
      3, 4,
    ]);
  });

  test("[CR 7.4.1b] it is looked at as it resolves: of two that wait the second does nothing", () => {
    const twice = [...cards, action("double", [gain(1), gain(1)])];
    const at = table(twice, { seats: { host: { hand: ["double"] }, away: { play: ["frugal"] } } });
    const waiting = plays(at, "host", "double");
    expect(waiting.state.shared.bag).toHaveLength(2);
    const after = waiting.when("away", "CHOOSE_BAG_ENTRY 1");
    after.then({ type: "LORE_CHANGED", seat: "away" }, { type: "BAG_LAPSED" });
    expect(lore(after)).toEqual([2, 1]);
  });

  test("[CR 7.4.1b] also if its card has left play in between", () => {
    const once = whenever(
      { on: "lore-gained", side: "opposing" },
      [gain(1), { do: "banish", target: { pick: "self" } }],
      { oncePerTurn: true },
    );
    const brief = [
      character("mayfly", { abilities: [once] }),
      action("double", [gain(1), gain(1)]),
    ];
    const at = table(brief, { seats: { host: { hand: ["double"] }, away: { play: ["mayfly"] } } });
    const after = plays(at, "host", "double").when("away", "CHOOSE_BAG_ENTRY 1");
    expect(defsIn(after, "away", "discard")).toEqual(["mayfly"]);
    expect(lore(after)).toEqual([2, 1]);
  });
});

test("[CR 7.4.3] it resolves from the bag though its card has left play", () => {
  const at = table(cards, {
    seats: { host: { play: ["hero"] }, away: { play: [placed("martyr", { exerted: true })] } },
  });
  const after = challenges(at, "host", "hero", "martyr");
  expect(defsIn(after, "away", "discard")).toEqual(["martyr"]);
  // 5 for the challenge, and 1 for its own banishment, of which it lies in the discard already.
  expect(lore(after)).toEqual([0, 6]);
});

describe("[CR 7.4.3] what it says of its own card that has left is as that last was", () => {
  const strength: Effect = {
    do: "gain-lore",
    amount: { stat: "strength", of: { pick: "self" } },
  };
  const hurt: Effect = { do: "put-damage", amount: 1, target: { pick: "self" } };
  const bombed = (ability: Ability, ...hand: string[]) =>
    table(
      [
        character("bomb", { strength: 2, willpower: 2, abilities: [ability] }),
        item("banner", {
          abilities: [standing({ where: { type: "character" } }, [bonus("strength", 3)])],
        }),
        action("kill", [{ do: "banish", target: { pick: "all", where: { name: "bomb" } } }]),
        action("lift", [
          { do: "return-to-hand", target: { pick: "all", where: { name: "bomb" } } },
        ]),
        action("hit", [
          { do: "deal-damage", amount: 2, target: { pick: "all", where: { name: "bomb" } } },
        ]),
        action("furl", [{ do: "banish", target: { pick: "all", where: { name: "banner" } } }]),
      ],
      { seats: { host: { hand, play: ["bomb", "banner"] } } },
    );

  test("banished, and returned to hand", () => {
    expect(lore(plays(bombed(when("banished", [strength]), "kill"), "host", "kill"))).toEqual([
      5, 0,
    ]);
    const lifted = plays(bombed(when("leaves-play", [strength]), "lift"), "host", "lift");
    expect(lore(lifted)).toEqual([5, 0]);
  });

  test("damaged, and dead of it", () => {
    const damaged = whenever({ on: "damaged", card: "this" }, [strength]);
    expect(lore(plays(bombed(damaged, "hit"), "host", "hit"))).toEqual([5, 0]);
  });

  test("banished as the cost of its own ability", () => {
    const burst = using([{ pay: "banish-this" }], [strength]);
    expect(lore(uses(bombed(burst), "host", "bomb"))).toEqual([5, 0]);
  });

  test("in a condition too", () => {
    const ifHurt = { if: { self: { damaged: true } } } as const;
    const wounded = whenever({ on: "banished", card: "this" }, [gain(3)], ifHurt);
    expect(lore(plays(bombed(wounded, "hit"), "host", "hit"))).toEqual([3, 0]);
    expect(lore(plays(bombed(wounded, "kill"), "host", "kill"))).toEqual([0, 0]);
  });

  test("in what it has left for the end of the turn, whatever is done meanwhile", () => {
    const later = when("banished", [{ do: "later", at: "end-of-turn", effects: [strength] }]);
    const killed = plays(bombed(later, "kill", "furl"), "host", "kill");
    const after = plays(killed, "host", "furl").when("host", "END_TURN");
    expect(lore(after)).toEqual([5, 0]);
    // And then nothing holds on to it.
    expect(Object.keys(after.state.shared.departed)).toEqual([]);
  });

  test("while it is there it is read as it is", () => {
    const alive = whenever({ on: "damaged", card: "this" }, [strength]);
    const tough = using([], [hurt, strength]);
    expect(lore(uses(bombed(tough), "host", "bomb"))).toEqual([5, 0]);
    const bare = plays(bombed(alive, "furl", "hit"), "host", "furl");
    expect(lore(plays(bare, "host", "hit"))).toEqual([2, 0]);
  });
});

describe("trigger, if condition, effect", () => {
  const start = (
    hand: readonly string[],
    play: readonly string[],
    interveningIf: "both" | "resolve" = "both",
  ) =>
    quests(
      table(cards, { seats: { host: { hand, play: ["sage", ...play] } } }, { interveningIf }),
      "host",
      "sage",
    );
  const sage = (at: ReturnType<typeof start>) =>
    at.state.shared.bag.some(({ source }) => source.def === "sage");

  test("[CR 7.4.4a] true both times it happens, whatever it was in between", () => {
    // Drained to one card, filled up again, and only then looked at.
    let at = start(["hero", "hero"], ["drain", "well"]);
    expect(sage(at)).toBe(true);
    at = chooses(
      at.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "drain")}`),
      "host",
      card(at, "host", "hand", "hero"),
    );
    expect(at.state.seats.host.hand).toHaveLength(1);
    const after = at.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "well")}`);
    expect(lore(after)).toEqual([5, 0]);
  });

  test("[CR 7.4.4.1] false when it would enter, it does not enter, though it would be true later", () => {
    const at = start(["hero"], ["well"]);
    expect(sage(at)).toBe(false);
    expect(at.state.seats.host.hand).toHaveLength(3);
    expect(lore(at)).toEqual([0, 0]);
  });

  test("[CR 7.4.4.2] false when it resolves, nothing happens", () => {
    const at = start(["hero", "hero"], ["drain"]);
    const drained = chooses(
      at.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "drain")}`),
      "host",
      card(at, "host", "hand", "hero"),
    );
    drained.then({ type: "BAG_LAPSED" });
    expect(lore(drained)).toEqual([0, 0]);
  });

  test("[CR 7.4.4b] with the flag it enters in any case and only the second look counts", () => {
    const at = start(["hero"], ["well"], "resolve");
    expect(sage(at)).toBe(true);
    expect(lore(at.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "well")}`))).toEqual([5, 0]);
    const early = at.when("host", `CHOOSE_BAG_ENTRY ${entry(at, "quests")}`);
    expect(lore(early)).toEqual([0, 0]);
  });
});

describe("[CR 7.4.5] all sentences after a trigger belong to it, and none depends on another", () => {
  const at = table(cards, {
    seats: { host: { play: ["captain", "hero", placed("hero", { exerted: true })] } },
  });

  const third = at.state.seats.host.play[2] as CardId;

  test("declined the first, the second still holds", () => {
    const after = quests(at, "host", "captain").when("host", "ANSWER_MAY no");
    expect(offers(cards, after, "host", "QUEST")).toEqual([]);
    expect(after.state.cards.get(third)?.data?.exerted).toBe(true);
  });

  test("accepted, both happen", () => {
    const after = quests(at, "host", "captain").when("host", "ANSWER_MAY yes");
    expect(after.state.cards.get(third)?.data?.exerted).toBe(false);
    expect(offers(cards, after, "host", "QUEST")).toEqual([]);
  });

  test("without the quest nothing is forbidden", () => {
    const [, one] = at.state.seats.host.play;
    expect(offers(cards, at, "host", "QUEST")).toContain(`QUEST ${one}`);
  });
});

test("[CR 7.4.6] when A and whenever B is two abilities with one effect", () => {
  const at = table(cards, { seats: { host: { hand: ["herald"] } } });
  const played = plays(at, "host", "herald");
  expect(lore(played)).toEqual([1, 0]);
  // A quest gives its lore and the effect once more.
  expect(lore(quests(goesRound(played), "host", "herald"))).toEqual([3, 0]);
});

describe("made for a while", () => {
  const at = table(cards, { seats: { host: { hand: ["fever"], play: ["hero", "hero", "hero"] } } });
  const [one, two, three] = at.state.seats.host.play;

  test("[CR 7.4.7.1a] each time its condition is met one more instance goes into the bag", () => {
    const before = at.when("host", `QUEST ${one}`);
    expect(lore(before)).toEqual([1, 0]);
    const fever = plays(before, "host", "fever");
    expect(fever.state.shared.bag).toEqual([]);
    const after = fever.when("host", `QUEST ${two}`).when("host", `QUEST ${three}`);
    expect(lore(after)).toEqual([7, 0]);
  });

  test("[CR 7.4.7.1b] with the end of its time it is gone", () => {
    const next = goesRound(plays(at, "host", "fever"));
    expect(lore(next.when("host", `QUEST ${one}`))).toEqual([1, 0]);
  });

  test("[CR 7.4.7.1b] an instance that waits by then still resolves, and it is the last", () => {
    const vigil = table(cards, {
      seats: { host: { hand: ["vigil"], play: [placed("hero", { exerted: true })] } },
    });
    // The hero is readied in the step in which the vigil ends; the bag is for the step after.
    const dawn = goesRound(plays(vigil, "host", "vigil"));
    dawn.then({ type: "ALL_READIED" }, { type: "EFFECTS_EXPIRED" }, { type: "BAG_ADDED" });
    expect(lore(dawn)).toEqual([2, 0]);
    expect(lore(goesRound(quests(dawn, "host", "hero")))).toEqual([3, 0]);
  });
});

describe("[CR 7.4.7.2] made for a later moment", () => {
  test("it goes into the bag once, then, for the card it was made for", () => {
    const at = table(cards, { seats: { host: { hand: ["doom"], play: ["hero", "hero"] } } });
    const [one, two] = at.state.seats.host.play;
    const doomed = chooses(plays(at, "host", "doom"), "host", two as CardId);
    expect(asked(doomed)).toEqual([]);
    const after = doomed.when("host", "END_TURN");
    after.then(
      { type: "TURN_ENDING" },
      { type: "BAG_ADDED" },
      { type: "CARD_BANISHED", card: { card: two } },
    );
    expect(after.state.seats.host.play).toEqual([one]);
    expect(after.state.shared.watches).toEqual([]);
    expect(goesRound(after.when("away", "END_TURN")).state.seats.host.play).toEqual([one]);
  });

  test("at the start of the next own turn, not of the other's, and not again", () => {
    const at = table(cards, { seats: { host: { hand: ["dawn"] } } });
    const theirs = plays(at, "host", "dawn").when("host", "END_TURN");
    expect(lore(theirs)).toEqual([0, 0]);
    const own = theirs.when("away", "END_TURN");
    expect(lore(own)).toEqual([3, 0]);
    expect(lore(goesRound(own))).toEqual([3, 0]);
  });
});

test("[CR 7.4.1a] one thing that two abilities answer triggers each once", () => {
  const at = table(cards, {
    seats: { host: { hand: ["wipe"], play: ["mourner", "mourner"] }, away: { play: ["hero"] } },
  });
  const after = plays(at, "host", "wipe");
  const sources = after.state.shared.bag.map(({ source }) => source.card);
  expect(sources).toEqual(at.state.seats.host.play);
  expect(inPlay(after, "host", "mourner")).toBe(sources[0]);
});
