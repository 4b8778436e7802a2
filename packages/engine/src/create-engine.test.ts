/** What an engine takes and what it refuses, with everything that is wrong told at once. */
import { rulesOf } from "@tcg/core/testkit";
import { describe, expect, test } from "vitest";
import { exampleMatch, exampleTable } from "../fixtures/example-game.ts";
import type { CardDefinition } from "./cards/card.ts";
import {
  createEngine,
  createGame,
  createInitialState,
  type EngineOptions,
  evolve,
} from "./index.ts";

const options: EngineOptions = {
  cards: exampleTable,
  hostId: "hana",
  awayId: "ada",
  ...exampleMatch,
  seed: 7,
  firstSeat: "host",
};

const faultsOf = (bad: object): string[] => {
  try {
    createEngine({ ...options, ...bad });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [head, ...lines] = error.message.split("\n");
    expect(head).toBe("Invalid match options:");
    return lines.map((line) => line.trim());
  }
  throw new Error("no fault was found");
};

describe("createEngine", () => {
  test("[LT 4.1] both decks are told every fault they have", () => {
    expect(
      faultsOf({ hostDeck: ["crumb", "nobody"], awayDeck: Array(61).fill("new-kid") }),
    ).toEqual([
      "hostDeck: The deck has 2 cards; it needs at least 40.",
      "hostDeck: Crumb is a token: effects make it, decks do not hold it.",
      'hostDeck: There is no card "nobody".',
      "awayDeck: The deck has 61 cards; it can have at most 60.",
      "awayDeck: The deck has 61 copies of New Kid; 3 are allowed.",
    ]);
  });

  test("a config is told every fault it has", () => {
    expect(faultsOf({ config: { boardSlots: 0, responses: "never", lives: 9 } })).toEqual([
      "config.boardSlots must be a whole number from 1 to 10, not 0",
      'config.responses must be one of full, auto, not "never"',
      expect.stringMatching(/^config.lives is no setting; there are startingLifePoints, /),
    ]);
    expect(faultsOf({ config: [40] })).toEqual([
      "config must be an object of settings, not a list",
    ]);
  });

  test.each([
    [{ config: { starthand: 6 } }, "config.starthand is no setting; did you mean startingHand?"],
    [
      { config: { startingLP: 1 } },
      "config.startingLP is no setting; did you mean startingLifePoints?",
    ],
    [
      { config: { maxBoardSlots: 5 } },
      "config.maxBoardSlots is no setting; did you mean boardSlots?",
    ],
    [{ hostdeck: [] }, "hostdeck is no option; did you mean hostDeck?"],
    [{ host: "hana" }, "host is no option; did you mean hostId?"],
    [{ away: "ada" }, "away is no option; did you mean awayId?"],
    [
      { config: { maxSpellTrapSlots: 3 } },
      "config.maxSpellTrapSlots is no setting; did you mean setSlots?",
    ],
    [{ firstPlayer: "host" }, /^firstPlayer is no option; /],
    [{ constructor: 1 }, /^constructor is no option; there are cards, hostId, /],
  ])("%j: what nobody knows is refused with the name that was meant", (bad, message) => {
    expect(faultsOf(bad)).toEqual([
      typeof message === "string" ? message : expect.stringMatching(message),
    ]);
  });

  test("[LT 4.1, 8.3] cards, decks, names, settings, seat and seed are told together", () => {
    const { "new-kid": kid, ...others } = exampleTable;
    const cards = { ...others, "new-kid": { ...kid, level: 13 } };
    const bad = {
      cards,
      hostId: "",
      hostDeck: ["nobody"],
      awayDeck: Array(40).fill("new-kid"),
      config: { maxHand: -1, maxCopies: 2 },
      firstSeat: "middle",
      seed: "luck",
      mode: "ranked",
    };
    expect(faultsOf(bad)).toEqual([
      expect.stringMatching(/^new-kid\.level /),
      'hostId must be a text that is not empty, not ""',
      "config.maxHand must be a whole number from 0 to 9999999, not -1",
      'firstSeat must be one of host, away, not "middle"',
      "hostDeck: The deck has 1 card; it needs at least 40.",
      'hostDeck: There is no card "nobody".',
      // The card is known, though there is something wrong with it.
      "awayDeck: The deck has 40 copies of New Kid; 2 are allowed.",
      'seed must be a whole number or 64 hexadecimal digits, not "luck"',
      expect.stringMatching(/^mode is no option; /),
    ]);
  });

  test.each([undefined, null, 7, "cards", [], {}])(
    "%j as options is told what is missing",
    (none) => {
      expect(() => createEngine(none as unknown as EngineOptions)).toThrow(
        /^Invalid match options:\n {2}\w/,
      );
    },
  );

  test("names that are none are told together with what else is wrong", () => {
    expect(faultsOf({ hostId: "", awayId: 3, config: { boardSlots: 0 } })).toEqual([
      'hostId must be a text that is not empty, not ""',
      "awayId must be a text that is not empty, not 3",
      "config.boardSlots must be a whole number from 1 to 10, not 0",
    ]);
    expect(faultsOf({ awayId: "" })).toEqual(['awayId must be a text that is not empty, not ""']);
  });

  test("[LT 8.3] cards that are not well defined are told where and why", () => {
    const { "new-kid": kid, ...others } = exampleTable;
    expect(faultsOf({ cards: { ...others, "new-kid": { ...kid, level: 13 } } })).toEqual([
      expect.stringMatching(/^new-kid\.level /),
    ]);
  });

  test("[LT 8.3] cards may be a list, and are judged like a table", () => {
    const list = Object.values(exampleTable);
    const wrong = list.map((card) => (card.id === "new-kid" ? { ...card, level: 13 } : card));
    expect(faultsOf({ cards: wrong })).toEqual([expect.stringMatching(/^new-kid\.level /)]);
    expect(faultsOf({ cards: list, seed: "luck" })).toEqual([
      'seed must be a whole number or 64 hexadecimal digits, not "luck"',
    ]);
  });

  test.each([undefined, null, 7, "cards"])("%j is no table of cards", (cards) => {
    const told = faultsOf({ cards }).filter((line) => !line.includes("Deck: There is no card"));
    expect(told).toEqual([
      cards === undefined
        ? "cards is missing; it must be a table of card definitions"
        : expect.stringMatching(/^cards must be a list of card definitions or a table of them/),
    ]);
  });

  test.each([7, "", null])("[LT 4.1] a card named %j is told of by its id", (name) => {
    const { "new-kid": kid, ...others } = exampleTable;
    const awayDeck = Array(40).fill("new-kid");
    expect(faultsOf({ cards: { ...others, "new-kid": { ...kid, name } }, awayDeck })).toEqual([
      expect.stringMatching(/^new-kid\.name /),
      "awayDeck: The deck has 40 copies of new-kid; 3 are allowed.",
    ]);
  });

  test("[LT 4.1] a card without an id is in no deck", () => {
    const { id: _, ...nameless } = exampleTable["new-kid"] as CardDefinition;
    const cards = [...Object.values(exampleTable), nameless];
    const told = faultsOf({ cards, hostDeck: Array(40).fill("undefined") });
    expect(told).toContain('hostDeck: There is no card "undefined".');
  });

  test("a seed that is none, and a seat that is none", () => {
    expect(faultsOf({ seed: "luck" })).toEqual([
      'seed must be a whole number or 64 hexadecimal digits, not "luck"',
    ]);
    expect(faultsOf({ firstSeat: "middle" })).toEqual([
      'firstSeat must be one of host, away, not "middle"',
    ]);
  });

  test("[LT 4.3] the opening is among its events, GAME_STARTED first", () => {
    const engine = createEngine(options);
    expect(engine.events[0]?.type).toBe("GAME_STARTED");
    expect(evolve(engine.game, null, engine.events)).toEqual(engine.getState());
  });

  test("[LT 4.2] a first seat that is named was not drawn", () => {
    const engine = createEngine(options);
    const drawn = (given: object): unknown =>
      rulesOf(engine.game).chance?.drawnSeat?.(engine.getState(), {
        ...exampleMatch,
        seed: 7,
        ...given,
      });
    expect(drawn({ firstSeat: "host" })).toBeNull();
    expect(drawn({})).toBe("host");
  });

  test("[LT 2.1] the first seat is the one that is named", () => {
    for (const firstSeat of ["host", "away"] as const) {
      const { shared } = createEngine({ ...options, firstSeat }).getState();
      expect(shared.turnSeat).toBe(firstSeat);
    }
  });
});

describe("a start without an engine", () => {
  const game = createGame(exampleTable);
  const start = { ...exampleMatch, seed: 7 };

  test("[LT 4.1] is refused by the first kind of fault, with all of them as data", () => {
    const bad = { ...start, hostDeck: [], config: { maxHand: -1 } };
    expect(createInitialState(game, bad)).toMatchObject({
      ok: false,
      rejection: {
        code: "options/bad-config",
        data: {
          faults: [
            "config.maxHand must be a whole number from 0 to 9999999, not -1",
            "hostDeck: The deck has 0 cards; it needs at least 40.",
          ],
        },
      },
    });
  });

  test("knows its options", () => {
    const bad = { ...start, fistSeat: "host" };
    expect(createInitialState(game, bad)).toMatchObject({
      ok: false,
      rejection: {
        code: "options/unknown",
        data: { faults: ["fistSeat is no option; did you mean firstSeat?"] },
      },
    });
    const none = undefined as unknown as typeof start;
    expect(() => createInitialState(game, none)).not.toThrow();
  });
});
