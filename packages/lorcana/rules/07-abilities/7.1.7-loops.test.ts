import { describe, expect, test } from "vitest";
import { gain, using, whenever } from "../../fixtures/abilities.ts";
import { chooses, inPlay, lore, plays } from "../../fixtures/acts.ts";
import { offers } from "../../fixtures/sight.ts";
import { action, asked, character, dataOf, defsIn, item, table } from "../../fixtures/table.ts";
import type { Condition } from "../../src/cards.ts";

const ONCE = { oncePerTurn: true } as const;
const DARK: Condition = { cardsIn: "hand", of: "you", is: { min: 1 } };
const cards = [
  item("pump", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)])] }),
  item("echo", { abilities: [whenever({ on: "lore-gained", side: "opposing" }, [gain(1)])] }),
  character("martyr", {
    willpower: 3,
    abilities: [
      using(
        [{ pay: "ink", amount: 1 }],
        [gain(1), { do: "put-damage", amount: 1, target: { pick: "self" } }],
      ),
    ],
  }),
  character("dummy", { willpower: 9 }),
  item("sling", {
    abilities: [
      using(
        [{ pay: "ink", amount: 1 }],
        [
          {
            do: "deal-damage",
            amount: 1,
            target: { pick: "chosen", where: { type: "character" } },
          },
        ],
      ),
    ],
  }),
  item("mirror", {
    abilities: [
      whenever({ on: "lore-gained", side: "any" }, [{ do: "lose-lore", amount: 1 }, gain(1)]),
    ],
  }),
  item("crank", {
    abilities: [
      using(
        [],
        [{ do: "modify", stat: "lore", amount: 1, target: { pick: "self" }, duration: "turn" }],
      ),
    ],
  }),
  item("press", { abilities: [using([{ pay: "ink", amount: 2 }], [gain(1)])] }),
  item("daily", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)], ONCE)] }),
  item("shy", { abilities: [using([{ pay: "ink", amount: 1 }], [gain(1)], { if: DARK })] }),
  // Asks each time, so that no command leads to many events.
  item("hall-of-mirrors", {
    abilities: [
      whenever({ on: "lore-gained", side: "any" }, [
        {
          do: "modify",
          stat: "strength",
          amount: 1,
          target: { pick: "chosen", where: { type: "character" } },
          duration: "turn",
        },
        { do: "lose-lore", amount: 1 },
        gain(1),
      ]),
    ],
  }),
  action("gift", [gain(1)]),
];
const host = (play: readonly string[], ink = 9) =>
  table(cards, { seats: { host: { play, inkwell: Array(ink).fill("pump") } } });
const repeats = (at: ReturnType<typeof host>, def: string, times: number) =>
  at.when("host", `USE_ABILITY ${inPlay(at, "host", def)} 0 times=${times}`);

describe("[CR 7.1.7a] a number of repetitions", () => {
  test("2 to 20 of them may be named, as many as can be paid for", () => {
    const at = host(["pump"], 4);
    const pump = inPlay(at, "host", "pump");
    expect(offers(cards, at, "host", "USE_ABILITY")).toEqual([
      `USE_ABILITY ${pump} 0`,
      `USE_ABILITY ${pump} 0 times=2`,
      `USE_ABILITY ${pump} 0 times=3`,
      `USE_ABILITY ${pump} 0 times=4`,
    ]);
    repeats(at, "pump", 5).refused("ability/not-so-often");
    const rich = host(["pump"], 30);
    expect(lore(repeats(rich, "pump", 19))).toEqual([19, 0]);
    for (const times of [1, 21]) {
      const command = {
        type: "USE_ABILITY",
        card: inPlay(rich, "host", "pump"),
        ability: 0,
        times,
      };
      rich.when("host", command as never).refused("command/malformed");
    }
  });

  test("of one that costs two ink as many as there are pairs, of one that costs none all 20", () => {
    const press = host(["press"], 5);
    expect(lore(repeats(press, "press", 2))).toEqual([2, 0]);
    repeats(press, "press", 3).refused("ability/not-so-often");
    const crank = host(["crank"]);
    expect(offers(cards, crank, "host", "USE_ABILITY")).toHaveLength(20);
    expect(repeats(crank, "crank", 20).state.shared.turnActions).toBe(20);
    expect(offers(cards, host(["pump"], 30), "host", "USE_ABILITY")).toHaveLength(20);
  });

  test("none of one that is good once a turn, nor of one that cannot be used at all", () => {
    const daily = host(["daily"]);
    expect(offers(cards, daily, "host", "USE_ABILITY")).toEqual([
      `USE_ABILITY ${inPlay(daily, "host", "daily")} 0`,
    ]);
    repeats(daily, "daily", 2).refused("ability/not-so-often");
    const shy = host(["shy"]);
    repeats(shy, "shy", 2).refused("ability/condition");
    expect(offers(cards, shy, "host", "USE_ABILITY")).toEqual([]);
  });

  test("each with its cost and its bag, and each counts as a turn action", () => {
    const at = table(cards, {
      seats: { host: { play: ["pump"] }, away: { play: ["echo"] } },
    });
    const after = repeats(at, "pump", 3);
    const gained = after.events.flatMap((event) =>
      event.type === "LORE_CHANGED" ? [event.seat] : [],
    );
    expect(gained).toEqual(["host", "away", "host", "away", "host", "away"]);
    expect(after.state.seats.host.exertedInk).toBe(3);
    expect(after.state.shared.turnActions).toBe(3);
  });

  test("each with its choices", () => {
    const at = host(["sling", "dummy", "martyr"]);
    const [dummy, martyr] = [inPlay(at, "host", "dummy"), inPlay(at, "host", "martyr")];
    const first = repeats(at, "sling", 2);
    expect(asked(first)).toEqual(["host choose_cards"]);
    const second = chooses(first, "host", dummy);
    expect(asked(second)).toEqual(["host choose_cards"]);
    const after = chooses(second, "host", martyr);
    expect(asked(after)).toEqual([]);
    expect([dataOf(after, "host", "dummy").damage, dataOf(after, "host", "martyr").damage]).toEqual(
      [1, 1],
    );
  });

  test("they stop when the next one would be illegal", () => {
    const after = repeats(host(["martyr"]), "martyr", 5);
    expect(lore(after)).toEqual([3, 0]);
    expect(defsIn(after, "host", "discard")).toEqual(["martyr"]);
    expect(after.state.seats.host.exertedInk).toBe(3);
  });

  test("and when the game is over", () => {
    const at = table(cards, { seats: { host: { play: ["pump"], has: { lore: 18 } } } });
    const after = repeats(at, "pump", 4);
    after.ended("lore", "host");
    expect(lore(after)).toEqual([20, 0]);
    expect(after.state.seats.host.exertedInk).toBe(2);
  });
});

test("[CR 7.1.7b] a command that causes too many events ends the game as a draw", () => {
  const at = table(cards, { seats: { host: { hand: ["gift"], play: ["mirror"] } } });
  const after = plays(at, "host", "gift");
  after.ended("loop");
  const short = table(
    cards,
    { seats: { host: { hand: ["gift"], play: ["mirror"] } } },
    { maxStepsPerCommand: 100 },
  );
  expect(plays(short, "host", "gift").events.length).toBeLessThanOrEqual(101);
});

test("[CR 7.1.7c] more turn actions in one turn than the bound end the game as a draw", () => {
  let at = table(cards, { seats: { host: { play: ["crank"] } } }, { maxActionsPerTurn: 5 });
  const crank = inPlay(at, "host", "crank");
  for (let i = 0; i < 5; i++) at = at.when("host", `USE_ABILITY ${crank} 0`);
  expect(at.state.outcome).toEqual({ status: "running" });
  at.when("host", `USE_ABILITY ${crank} 0`).ended("loop");
  // In the next turn they are counted anew.
  expect(at.when("host", "END_TURN").state.shared.turnActions).toBe(0);
});

test("[CR 7.1.7c] abilities that trigger each other without end do so too, though they ask each time", () => {
  const play = ["hall-of-mirrors", "dummy", "martyr"];
  const seats = { host: { hand: ["gift"], play } };
  let at = plays(table(cards, { seats }, { maxActionsPerTurn: 5 }), "host", "gift");
  const dummy = inPlay(at, "host", "dummy");
  // The first ten abilities of the game do not count yet, and the card that was played does.
  for (let resolved = 0; resolved < 15; resolved++) {
    expect(asked(at)).toEqual(["host choose_cards"]);
    at = chooses(at, "host", dummy);
  }
  at.ended("loop");
});
