import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import {
  challenges,
  chooses,
  goesRound,
  inPlay,
  lore,
  plays,
  quests,
} from "../../fixtures/acts.ts";
import {
  action,
  asked,
  character,
  dataOf,
  defsIn,
  item,
  keyword,
  placed,
  table,
  when,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

const MAY_DRAW: Effect = { do: "may", effects: [draw(1)] };

/** "Chosen character gets +1 willpower this turn" on a character that needs it. */
const brace = action("brace", [
  {
    do: "modify",
    stat: "willpower",
    amount: 1,
    target: { pick: "all", where: { name: "frail" } },
    duration: "turn",
  },
]);

describe("ending the turn", () => {
  test("[CR 4.4.1a] is refused while a question or the bag is waiting", () => {
    const guide = character("guide", {
      abilities: [when("quests", [MAY_DRAW], "one"), when("quests", [MAY_DRAW], "two")],
    });
    const at = table([guide], { seats: { host: { play: ["guide"] } } });
    const bag = quests(at, "host", "guide");
    expect(asked(bag)).toEqual(["host choose_bag_entry"]);
    bag.when("host", "END_TURN").refused("prompt/answer-first");
    const question = bag.when("host", "CHOOSE_BAG_ENTRY 1");
    expect(asked(question)).toEqual(["host answer_may"]);
    question.when("host", "END_TURN").refused("prompt/answer-first");
    const over = question.when("host", "ANSWER_MAY no").when("host", "ANSWER_MAY no");
    expect(over.when("host", "END_TURN").state.shared.turnSeat).toBe("away");
  });

  test("[CR 4.4.1a] also while the question is the opponent's", () => {
    const ask = action("ask", [{ do: "may", effects: [gain(1)], who: "opponent" }]);
    const at = table([ask], { seats: { host: { hand: ["ask"] } } });
    const open = plays(at, "host", "ask");
    expect(asked(open)).toEqual(["away answer_may"]);
    open.when("host", "END_TURN").refused("prompt/others-decide");
    open.when("away", "END_TURN").refused("prompt/answer-first");
  });

  test("[CR 4.4.1b] is not the opponent's to declare", () => {
    const at = table([]);
    at.when("away", "END_TURN").refused("turn/not-yours");
    at.offered("away").offered("host", "END_TURN");
  });

  test("[CR 10.5.3] is refused while a Reckless character could challenge", () => {
    const wild = character("wild", { abilities: [keyword("reckless")], willpower: 5 });
    const at = table([wild], {
      seats: { host: { play: ["wild"] }, away: { play: [placed("wild", { exerted: true })] } },
    });
    at.when("host", "END_TURN").refused("turn/reckless");
    at.offered("host", `CHALLENGE ${inPlay(at, "host", "wild")} ${inPlay(at, "away", "wild")}`);
    const fought = challenges(at, "host", "wild", "wild");
    expect(fought.when("host", "END_TURN").state.shared.turnSeat).toBe("away");
  });
});

describe("the End of Turn Phase", () => {
  const dusk = item("dusk", {
    abilities: [
      whenever({ on: "turn-ends", side: "any" }, [gain(1)], { name: "the turn" }),
      whenever({ on: "turn-ends" }, [gain(5)], { name: "your turn" }),
    ],
  });

  test("[CR 4.4.1.1a] abilities of the end of the turn trigger, each once", () => {
    const at = table([dusk], { seats: { host: { play: ["dusk"] } } });
    const open = at.when("host", "END_TURN");
    expect(open.state.shared.bag.map(({ name }) => name)).toEqual(["the turn", "your turn"]);
    const theirs = open.when("host", "CHOOSE_BAG_ENTRY 1");
    expect(lore(theirs)).toEqual([6, 0]);
    // In the opponent's turn only "the turn".
    expect(lore(theirs.when("away", "END_TURN"))).toEqual([7, 0]);
  });

  test("[CR 4.4.1.1b] what comes into play or is created later in this phase is too late", () => {
    const encore = item("encore", {
      abilities: [
        whenever({ on: "turn-ends" }, [
          { do: "play-free", from: "discard", where: { type: "item" } },
          { do: "later", at: "end-of-turn", effects: [draw(1)] },
        ]),
      ],
    });
    const at = table([dusk, encore], {
      seats: { host: { play: ["encore"], discard: ["dusk"] } },
    });
    const theirs = at.when("host", "END_TURN");
    expect(defsIn(theirs, "host", "play")).toEqual(["encore", "dusk"]);
    expect([lore(theirs)[0], theirs.state.seats.host.hand.length]).toEqual([0, 0]);
    expect(theirs.state.shared.watches).toEqual([]);
    const mine = theirs.when("away", "END_TURN");
    // "The turn" of the opponent; and the one card of the own Draw step.
    expect([lore(mine)[0], mine.state.seats.host.hand.length]).toEqual([1, 1]);
  });

  test("[CR 4.4.1.2] all that waits in the bag resolves before the turn passes", () => {
    const bell = item("bell", { abilities: [whenever({ on: "turn-ends" }, [gain(1)])] });
    const horn = item("horn", { abilities: [whenever({ on: "turn-ends" }, [gain(2)])] });
    const at = table([bell, horn], { seats: { host: { play: ["bell", "horn"] } } });
    const after = at.when("host", "END_TURN").when("host", "CHOOSE_BAG_ENTRY 1");
    expect(lore(after)).toEqual([3, 0]);
    expect(after.state.shared.turnSeat).toBe("away");
  });

  test("[CR 4.4.1.2] the bag is resolved to the end before anything else", () => {
    const scribe = item("scribe", { abilities: [whenever({ on: "turn-ends" }, [MAY_DRAW])] });
    const echo = item("echo", { abilities: [whenever({ on: "drawn" }, [gain(1)])] });
    const at = table([scribe, echo], { seats: { host: { play: ["scribe", "echo"] } } });
    const open = at.when("host", "END_TURN");
    expect([open.state.phase, open.state.shared.turnSeat]).toEqual(["end", "host"]);
    const after = open.when("host", "ANSWER_MAY yes");
    after.then(
      { type: "CARD_DRAWN", seat: "host" },
      { type: "LORE_CHANGED", seat: "host" },
      { type: "TURN_ENDED", seat: "host" },
    );
  });

  test("[CR 4.4.1.3] then what lasts this turn ends, and nothing else does", () => {
    const pep = action("pep", [
      {
        do: "modify",
        stat: "lore",
        amount: 1,
        target: { pick: "all", where: { type: "character" } },
        duration: "turn",
      },
      {
        do: "modify",
        stat: "lore",
        amount: 3,
        target: { pick: "all", where: { type: "character" } },
        duration: "play",
      },
    ]);
    const at = table([pep, character("fox")], {
      seats: { host: { play: ["fox"], hand: ["pep"] } },
    });
    const pepped = plays(at, "host", "pep");
    expect(lore(quests(pepped, "host", "fox"))).toEqual([5, 0]);
    expect(lore(quests(goesRound(pepped), "host", "fox"))).toEqual([4, 0]);
  });

  test("[CR 4.4.1.3a] it still holds while abilities of the end of the turn resolve", () => {
    const dirge = item("dirge", {
      abilities: [
        whenever({ on: "turn-ends" }, [
          {
            do: "gain-lore",
            amount: {
              count: { type: "character", side: "yours", willpower: { min: 4 } },
            },
          },
        ]),
      ],
    });
    const at = table([brace, dirge, character("frail", { willpower: 3 })], {
      seats: { host: { play: ["frail", "dirge"], hand: ["brace"] } },
    });
    expect(lore(plays(at, "host", "brace").when("host", "END_TURN"))).toEqual([1, 0]);
    expect(lore(at.when("host", "END_TURN"))).toEqual([0, 0]);
  });

  describe("[CR 4.4.1.3c] during their next turn is in that turn alone", () => {
    const hex: readonly Effect[] = [
      {
        do: "restrict",
        restriction: "quest",
        target: { pick: "all", where: { name: "foe" } },
        duration: "their-next-turn",
      },
      {
        do: "whenever",
        when: { on: "quests", card: { name: "imp" } },
        effects: [gain(2)],
        duration: "their-next-turn",
      },
    ];
    const cards = [
      character("martyr", { willpower: 1, abilities: [when("banished", hex)] }),
      character("killer", { willpower: 9 }),
      character("foe"),
      character("imp"),
      action("curse", hex),
    ];

    test("made in their own turn, it waits for the one after", () => {
      const at = table(cards, {
        shared: { turnSeat: "away", turnNumber: 6 },
        seats: {
          host: { play: [placed("martyr", { exerted: true })] },
          away: { play: ["killer", "foe", "imp"] },
        },
      });
      const cursed = challenges(at, "away", "killer", "martyr");
      expect(lore(quests(cursed, "away", "foe"))).toEqual([0, 1]);
      expect(lore(quests(cursed, "away", "imp"))).toEqual([0, 1]);
      const next = cursed.when("away", "END_TURN").when("host", "END_TURN");
      quests(next, "away", "foe").refused("quest/forbidden");
      expect(lore(quests(next, "away", "imp"))).toEqual([2, 1]);
      const after = next.when("away", "END_TURN").when("host", "END_TURN");
      expect(lore(quests(after, "away", "foe"))).toEqual([0, 1]);
      expect(lore(quests(after, "away", "imp"))).toEqual([0, 1]);
    });

    test("made in the other player's turn, it is the one that follows", () => {
      const at = table(cards, {
        seats: { host: { hand: ["curse"], play: ["imp"] }, away: { play: ["foe"] } },
      });
      const cursed = plays(at, "host", "curse");
      expect(lore(quests(cursed, "host", "imp"))).toEqual([1, 0]);
      const next = cursed.when("host", "END_TURN");
      quests(next, "away", "foe").refused("quest/forbidden");
      const after = next.when("away", "END_TURN").when("host", "END_TURN");
      expect(lore(quests(after, "away", "foe"))).toEqual([0, 1]);
    });
  });

  test("[CR 4.4.1.3c] during their next turn is that of the chosen card's player, whoever that is", () => {
    const spell = action("spell", [
      {
        do: "modify",
        stat: "lore",
        amount: 3,
        target: { pick: "chosen", where: { name: "imp" } },
        duration: "their-next-turn",
      },
    ]);
    const at = table([character("imp"), spell], {
      seats: { host: { hand: ["spell"], play: ["imp"] }, away: { play: ["imp"] } },
    });
    const questsWith = (now: typeof at, seat: "host" | "away") => lore(quests(now, seat, "imp"));
    const own = chooses(plays(at, "host", "spell"), "host", inPlay(at, "host", "imp"));
    expect(questsWith(own, "host")).toEqual([1, 0]);
    const theirs = own.when("host", "END_TURN");
    expect(questsWith(theirs, "away")).toEqual([0, 1]);
    const next = theirs.when("away", "END_TURN");
    expect(questsWith(next, "host")).toEqual([4, 0]);
    const after = next.when("host", "END_TURN").when("away", "END_TURN");
    expect(questsWith(after, "host")).toEqual([1, 0]);
    const opposing = chooses(plays(at, "host", "spell"), "host", inPlay(at, "away", "imp"));
    expect(questsWith(opposing.when("host", "END_TURN"), "away")).toEqual([0, 4]);
  });

  test("[CR 4.4.1.3c] what holds for a player during their next turn holds for nobody else and at no other time", () => {
    const hush = action("hush", [
      {
        do: "restrict-player",
        restriction: "gain-lore",
        who: "opponent",
        duration: "their-next-turn",
      },
    ]);
    const boon = action("boon", [{ do: "gain-lore", amount: 1, who: "each" }]);
    const at = table([hush, boon], {
      seats: { host: { hand: ["hush", "boon", "boon"] }, away: { hand: ["boon"] } },
    });
    const now = plays(plays(at, "host", "hush"), "host", "boon");
    expect(lore(now)).toEqual([1, 1]);
    const theirs = plays(now.when("host", "END_TURN"), "away", "boon");
    expect(lore(theirs)).toEqual([2, 1]);
    expect(lore(plays(theirs.when("away", "END_TURN"), "host", "boon"))).toEqual([3, 2]);
  });

  test("[CR 4.4.1.3b] if its end triggers something the bag is resolved again, as often as needed", () => {
    const frail = character("frail", {
      willpower: 3,
      abilities: [
        when("banished", [
          {
            do: "modify",
            stat: "willpower",
            amount: 1,
            target: { pick: "chosen", where: { name: "second" } },
            duration: "turn",
          },
          {
            do: "put-damage",
            amount: 1,
            target: { pick: "all", where: { name: "second" } },
          },
        ]),
      ],
    });
    const second = character("second", {
      willpower: 1,
      abilities: [when("banished", [MAY_DRAW])],
    });
    const zap = action("zap", [
      { do: "deal-damage", amount: 3, target: { pick: "all", where: { name: "frail" } } },
    ]);
    const at = table([brace, frail, second, zap], {
      seats: { host: { play: ["frail", "second"], hand: ["brace", "zap"] } },
    });
    const braced = plays(plays(at, "host", "brace"), "host", "zap");
    expect(dataOf(braced, "host", "frail").damage).toBe(3);
    // The first is gone with its bonus; its bag braced the second, which goes with that one.
    const open = braced.when("host", "END_TURN");
    expect(defsIn(open, "host", "discard").toSorted()).toEqual(["brace", "frail", "second", "zap"]);
    expect(asked(open)).toEqual(["host answer_may"]);
    expect(open.state.shared).toMatchObject({ turnSeat: "host", effects: [] });
    const after = open.when("host", "ANSWER_MAY yes");
    expect(after.state.seats.host.hand).toHaveLength(1);
    expect(after.state.shared.turnSeat).toBe("away");
  });

  test("[CR 7.1.7d] at the end of turn maxTurns the game is a draw", () => {
    const at = table([], { seats: { host: { has: { lore: 19 } } } }, { maxTurns: 6 });
    const sixth = at.when("host", "END_TURN");
    expect(sixth.state.outcome.status).toBe("running");
    sixth.when("away", "END_TURN").ended("turn-limit");
  });

  test("[CR 4.4.1.4] then the turn passes, and nobody discards for having many cards", () => {
    const many = Array.from({ length: 12 }, () => "blank");
    const at = table([], {
      seats: { host: { hand: many }, away: { hand: many, has: { exertedInk: 1 } } },
    });
    const after = at.when("host", "END_TURN");
    expect(after.state.shared).toMatchObject({ turnSeat: "away", turnNumber: 6 });
    expect(after.state.seats.host.hand).toHaveLength(12);
    expect(after.state.seats.away.hand).toHaveLength(13);
    after.then({ type: "TURN_ENDED", seat: "host" }, { type: "ALL_READIED", seat: "away" });
    after.thenNot("CARD_DISCARDED");
  });
});
