/** CR 1.10: three and four sit around the table: host, away, third, fourth. */
import { describe, expect, test } from "vitest";
import { draw, gain, whenever } from "../../fixtures/abilities.ts";
import { inPlay, plays, quests } from "../../fixtures/acts.ts";
import {
  action,
  asked,
  card,
  character,
  item,
  keyword,
  location,
  placed,
  table,
} from "../../fixtures/table.ts";
import type { Effect } from "../../src/cards.ts";

type At = ReturnType<typeof table>;
const SEATS = ["host", "away", "third", "fourth"] as const;
const loreOf = ({ state }: At): number[] => state.seating.map((seat) => state.seats[seat].lore);
const turnOf = ({ state }: At): string => state.shared.turnSeat;
const deed = (...effects: Effect[]) => action("deed", effects);
const three = (host: object = {}, away: object = {}, third: object = {}) => ({
  seats: { host, away, third },
});

test("[CR 1.10.2.1] turns pass to the left, around the table", () => {
  let at = table([], { seats: { host: {}, away: {}, third: {}, fourth: {} } });
  for (const seat of [...SEATS, ...SEATS]) {
    expect(turnOf(at)).toBe(seat);
    at = at.when(seat, "END_TURN");
  }
  const between = table([], {
    seats: { host: {}, away: {}, fourth: {} },
    shared: { turnSeat: "away" },
  });
  expect(turnOf(between.when("away", "END_TURN"))).toBe("fourth");
});

describe("every other player is an opponent", () => {
  test("[CR 1.10.1a] each of them, or the one that is chosen", () => {
    const each = table([deed({ do: "gain-lore", amount: 1, who: "each-opponent" })], {
      seats: { host: { hand: ["deed"] }, away: {}, third: {}, fourth: {} },
    });
    expect(loreOf(plays(each, "host", "deed"))).toEqual([0, 1, 1, 1]);
    const one = table([deed({ do: "gain-lore", amount: 1, who: "opponent" })], {
      seats: { host: { hand: ["deed"] }, away: {}, third: {}, fourth: {} },
    });
    const open = plays(one, "host", "deed");
    open.offered("host", "CHOOSE_OPTION 1", "CHOOSE_OPTION 2", "CHOOSE_OPTION 3");
    expect(loreOf(open.when("host", "CHOOSE_OPTION 2"))).toEqual([0, 0, 1, 0]);
  });

  test("[CR 1.10.1a] whose hand is opened, who decides and who chooses cards is chosen, too", () => {
    const rows: [Effect, object, string[]][] = [
      [{ do: "choose-discard" }, { hand: ["blank", "blank"] }, ["host choose_cards"]],
      [{ do: "may", who: "opponent", effects: [gain(1)] }, {}, ["third answer_may"]],
      [
        { do: "exert", target: { pick: "chosen", by: "opponent", where: { type: "character" } } },
        { play: ["blank", "blank"] },
        ["third choose_cards"],
      ],
    ];
    for (const [effect, third, prompts] of rows) {
      const at = table([deed(effect)], three({ hand: ["deed"] }, third, third));
      const open = plays(at, "host", "deed");
      expect(asked(open)).toEqual(["host choose_option"]);
      expect(asked(open.when("host", "CHOOSE_OPTION 2"))).toEqual(prompts);
    }
  });

  test("[CR 1.10.1a] where each of them chooses, each chooses among their own cards", () => {
    const where = { type: "character", side: "opposing" } as const;
    const hit = deed({
      do: "banish",
      target: { pick: "chosen", by: "each-opponent", where },
    });
    const two = { play: ["blank", "blank"] };
    const at = table([hit], three({ hand: ["deed"], play: ["blank"] }, two, two));
    const first = plays(at, "host", "deed");
    expect(asked(first)).toEqual(["away choose_cards"]);
    const [aways, other] = first.state.seats.away.play.filter((id) => id !== null);
    first.offered("away", `CHOOSE_CARDS ${aways}`, `CHOOSE_CARDS ${other}`);
    const second = first.when("away", `CHOOSE_CARDS ${aways}`);
    expect(asked(second)).toEqual(["third choose_cards"]);
    const [thirds] = second.state.seats.third.play.filter((id) => id !== null);
    const done = second.when("third", `CHOOSE_CARDS ${thirds}`);
    expect(done.state.seating.map((seat) => done.state.seats[seat].discard.length)).toEqual([
      1, 1, 1,
    ]);
    // Whoever has only one is not asked.
    const few = table([hit], three({ hand: ["deed"] }, { play: ["blank"] }, {}));
    const banished = plays(few, "host", "deed");
    expect([asked(banished), banished.state.seats.away.discard.length]).toEqual([[], 1]);
  });

  test("[CR 1.10.1b] a condition holds for any of them; counted out is whoever has most", () => {
    const hands = { hand: ["blank", "blank", "blank"] };
    const many = deed(
      { do: "if", condition: { lore: "opponent", is: { min: 5 } }, effects: [draw(1)] },
      {
        do: "if",
        condition: {
          more: { cardsIn: "hand", of: "opponent" },
          than: { loreOf: "opponent" },
        },
        effects: [gain(4)],
      },
      { do: "gain-lore", amount: { cardsIn: "hand", of: "opponent" } },
    );
    const rich = { hand: ["blank"], has: { lore: 6 } };
    const at = plays(table([many], three({ hand: ["deed"] }, hands, rich)), "host", "deed");
    expect(at.state.seats.host.hand).toHaveLength(1);
    expect(at.state.seats.host.lore).toBe(4 + 3);
    // Each has fewer cards than lore, though one has more cards than the other has lore.
    const mixed = { hand: ["blank"], has: { lore: 1 } };
    const none = plays(
      table([many], three({ hand: ["deed"] }, { ...hands, has: { lore: 3 } }, mixed)),
      "host",
      "deed",
    );
    expect(none.state.seats.host.lore).toBe(3);
  });

  test("[CR 1.10.1c] all of them can be challenged; Bodyguard protects its own player's", () => {
    const guard = character("guard", { abilities: [keyword("bodyguard")] });
    const tired = placed("blank", { exerted: true });
    const at = table(
      [guard, location("quay")],
      three(
        { play: ["blank"] },
        { play: [placed("guard", { exerted: true }), tired] },
        { play: [tired, "quay"] },
      ),
    );
    const mine = inPlay(at, "host", "blank");
    at.offered(
      "host",
      ...[
        inPlay(at, "away", "guard"),
        inPlay(at, "third", "blank"),
        inPlay(at, "third", "quay"),
      ].map((target) => `CHALLENGE ${mine} ${target}`),
      `QUEST ${mine}`,
      "END_TURN",
    );
    at.when("host", `CHALLENGE ${mine} ${inPlay(at, "away", "blank")}`).refused(
      "challenge/bodyguard",
    );
  });

  test("[CR 1.10.1d] what is for their next turn lasts through a turn of each", () => {
    const spy = deed({
      do: "whenever",
      when: { on: "quests", card: { type: "character", side: "opposing" } },
      effects: [gain(1)],
      duration: "their-next-turn",
    });
    let at = table([spy], three({ hand: ["deed"] }, { play: ["blank"] }, { play: ["blank"] }));
    at = plays(at, "host", "deed").when("host", "END_TURN");
    for (const seat of ["away", "third"] as const) {
      at = quests(at, seat, "blank").when(seat, "END_TURN");
    }
    expect(loreOf(at)).toEqual([2, 1, 1]);
    expect(at.state.shared.watches).toEqual([]);
  });
});

describe("what several do at once", () => {
  test("[CR 1.10.2.2a] begins with the active player and goes to the left", () => {
    const purge = deed({ do: "discard", amount: 1, who: "each" });
    const two = { hand: ["blank", "fox"] };
    let at = table([purge, character("fox")], {
      seats: {
        host: two,
        away: two,
        third: { hand: ["deed", "blank", "fox"] },
        fourth: two,
      },
      shared: { turnSeat: "third" },
    });
    at = plays(at, "third", "deed");
    for (const seat of ["third", "fourth", "host", "away"] as const) {
      expect(asked(at)).toEqual([`${seat} choose_cards`]);
      at = at.when(seat, { type: "CHOOSE_CARDS", cards: [card(at, seat, "hand", "fox")] });
    }
    expect(asked(at)).toEqual([]);
  });

  test("[CR 1.10.2.2a] of several who have enough lore at once the active player wins, else the next", () => {
    const cheer = deed({ do: "gain-lore", amount: 1, who: "each-opponent" });
    const almost = { has: { lore: 19 } };
    const at = table([cheer], {
      seats: { host: almost, away: almost, third: { hand: ["deed"] }, fourth: almost },
      shared: { turnSeat: "third" },
    });
    plays(at, "third", "deed").ended("lore", "fourth");
  });

  test("[CR 1.10.2.2b] the bag goes around the whole table, and around again", () => {
    const quest = { on: "quests", card: { type: "character" } } as const;
    const bell = item("bell", { abilities: [whenever(quest, [gain(1)], { name: "bell" })] });
    // Answers the lore of the last in the round, when the bag has gone by.
    const ear = item("ear", {
      abilities: [
        whenever({ on: "lore-gained", side: "opposing" }, [draw(1)], {
          name: "ear",
          oncePerTurn: true,
        }),
      ],
    });
    const at = table([bell, ear], {
      seats: {
        host: { play: ["blank", "bell"] },
        away: { play: ["bell"] },
        third: { play: ["bell"] },
        fourth: { play: ["bell"] },
      },
    });
    const after = quests(at, "host", "blank");
    const held = after.events.flatMap((event) => (event.type === "BAG_HELD" ? [event.seat] : []));
    expect(held).toEqual(["host", "away", "third", "fourth", null]);
    expect(asked(after)).toEqual([]);
    expect(loreOf(after)).toEqual([2, 1, 1, 1]);
    const back = table([bell, ear], {
      seats: {
        host: { play: ["blank", "ear"] },
        away: {},
        third: { play: ["bell"] },
      },
    });
    const round = quests(back, "host", "blank");
    expect(
      round.events.flatMap((event) => (event.type === "BAG_HELD" ? [event.seat] : [])),
    ).toEqual(["third", "host", null]);
  });
});
