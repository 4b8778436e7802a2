import { cards, cliques, decks } from "@ltcg/cards";
import { describe, expect, test } from "vitest";
import { hostedGames } from "./games.ts";

describe.each(Object.entries(hostedGames))("%s", (name, { registered, decks: offered, rules }) => {
  test("brings decks that may be played, and refuses others with their faults", () => {
    for (const { cards: list } of Object.values(offered)) {
      expect(registered.checkDeck(list)).toBeNull();
    }
    const refused = registered.checkDeck(["no-such-card"]);
    expect(refused).toMatchObject({ code: "deck/illegal" });
    expect(refused?.data).toHaveProperty("faults.0");
    expect(refused?.message).toMatch(/\w.*\.$/);
    expect(refused?.rule).toMatch(/^(LT|CR) \d/);
  });

  test("starts with the decks its seats brought", () => {
    const [first, second] = Object.values(offered).map(({ cards: list }) => list);
    const options = registered.options({ host: first ?? [], away: second ?? [] });
    expect(options).toEqual({ hostDeck: first, awayDeck: second });
    expect(registered.options({})).toEqual({ hostDeck: [], awayDeck: [] });
    // Lorcana counts from the first turn on, which comes after the hands were altered.
    const opening = registered.game.start({ ...options, seed: 1 });
    expect(opening.ok && registered.turnNumber?.(opening.state)).toBe(name === "lorcana" ? 0 : 1);
  });

  test("describes its cards, and no others", () => {
    for (const { cards: list } of Object.values(offered)) {
      for (const def of list) expect(registered.describeCard(def)).toHaveProperty("name");
    }
    expect(registered.describeCard("no-such-card")).toBeNull();
  });

  test("tells decks apart by what they are made of, in colours", () => {
    for (const { title, about, parts = [] } of Object.values(offered)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(about).toMatch(/^[A-Z].*\.$/s);
      expect(parts.length).toBeGreaterThan(0);
      for (const { name, colour } of parts) {
        expect(name).toMatch(/^[A-Z]/);
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
    expect(rules?.pathname).toMatch(/RULES\.md$/);
  });
});

test("a LunchTable card is told with its clique", () => {
  const { describeCard } = hostedGames.lunchtable?.registered ?? {};
  for (const card of Object.values(cards)) {
    const { name, colour } = cliques.find(({ id }) => id === card.archetype) ?? {};
    expect(describeCard?.(card.id)).toEqual({ ...card, clique: name && { name, colour } });
  }
  expect(Object.keys(hostedGames.lunchtable?.decks ?? {})).toEqual(decks.map(({ id }) => id));
});

test("a Lorcana card is told with its version in its name, if it has one, and its text", () => {
  const { registered, decks: offered } = hostedGames.lorcana ?? {};
  const defs = Object.values(offered ?? {}).flatMap(({ cards: list }) => list);
  const told = defs.map((def) => registered?.describeCard(def)) as {
    readonly name: string;
    readonly version?: string;
    readonly text: string;
  }[];
  for (const { name, version, text } of told) {
    expect(name.endsWith(` - ${version}`)).toBe(version !== undefined);
    expect(name).not.toContain("undefined");
    expect(text).toBeTypeOf("string");
  }
  expect(told.some(({ version }) => version === undefined)).toBe(true);
});
