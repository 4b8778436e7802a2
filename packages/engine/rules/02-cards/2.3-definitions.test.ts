import { describe, expect, test } from "vitest";
import { card, duel, duelGame, placed, unit } from "../../fixtures/duel.ts";
import { plainCards, plainDeck } from "../../fixtures/plain-deck.ts";
import { defineCards } from "../../src/cards/define-cards.ts";
import { ATTRIBUTES, RARITIES } from "../../src/vocabulary.ts";

const accepts = (given: object) => defineCards([{ ...unit("one"), ...given }]).ok;

describe("[LT 2.3] a stereotype", () => {
  test("has a level from 1 to 12", () => {
    const levels = Array.from({ length: 16 }, (_, i) => i - 1);
    expect(levels.filter((level) => accepts({ level }))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(accepts({ level: 2.5 })).toBe(false);
  });

  test.each(["level", "attack", "defense", "rarity"])("is nothing without %s", (field) => {
    expect(accepts({})).toBe(true);
    expect(accepts({ [field]: undefined })).toBe(false);
  });

  test("has no attack and no defense below 0", () => {
    expect(accepts({ attack: 0, defense: 0 })).toBe(true);
    expect(accepts({ attack: -1 })).toBe(false);
    expect(accepts({ defense: -1 })).toBe(false);
  });

  test("may have an archetype, an attribute of seven and the keyword pierce", () => {
    expect(ATTRIBUTES).toEqual(["fire", "water", "earth", "wind", "light", "dark", "neutral"]);
    for (const attribute of ATTRIBUTES) expect(accepts({ attribute })).toBe(true);
    expect(accepts({ attribute: "ice" })).toBe(false);
    expect(accepts({ archetype: "jock", keywords: ["pierce"] })).toBe(true);
    expect(accepts({ keywords: ["flying"] })).toBe(false);
    expect(accepts({ viceType: "sugar" })).toBe(false);
  });

  test("has one of five rarities", () => {
    expect(RARITIES).toEqual(["common", "uncommon", "rare", "epic", "legendary"]);
    for (const rarity of RARITIES) expect(accepts({ rarity })).toBe(true);
    expect(accepts({ rarity: "mythic" })).toBe(false);
  });
});

test("[LT 2.3] pierce is a keyword that is printed on the card", () => {
  const lance = (keywords: readonly "pierce"[]) => {
    const start = duel([unit("lance", { attack: 1500, keywords })], {
      phase: "combat",
      seats: {
        host: { board: ["lance"] },
        away: { board: [placed("blank", { position: "defense" })] },
      },
    });
    const [from, to] = [
      card(start, "host", "board", "lance"),
      card(start, "away", "board", "blank"),
    ];
    return start.when("host", `DECLARE_ATTACK ${from} target=${to}`).state.seats.away.lifePoints;
  };
  expect(lance(["pierce"])).toBe(7500);
  expect(lance([])).toBe(8000);
});

test("[LT 2.3] no rule reads the rarity: the same match goes the same way", () => {
  const played = (rarity: "common" | "legendary") => {
    const game = duelGame(plainCards.map((each) => ({ ...each, rarity })));
    const opening = game.start({ hostDeck: plainDeck, awayDeck: plainDeck, seed: 7 });
    if (!opening.ok) throw new Error(opening.rejection.message);
    const all: unknown[] = [...opening.events];
    let { state } = opening;
    for (let i = 0; i < 60 && state.outcome.status === "running"; i++) {
      const [seat] = game.actors(state);
      const moves = seat === undefined ? [] : game.legalMoves(state, seat);
      const move = moves[(i * 7) % moves.length];
      if (seat === undefined || move === undefined || move.id === "SURRENDER") continue;
      const decision = game.decide(state, seat, move.command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      all.push(...decision.events);
      state = decision.state;
    }
    return all;
  };
  const common = played("common");
  expect(common.length).toBeGreaterThan(100);
  expect(played("legendary")).toEqual(common);
});
