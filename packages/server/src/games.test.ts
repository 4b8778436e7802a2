import { cards, cliques, decks } from "@ltcg/cards";
import { describe, expect, test } from "vitest";
import { hostedGames } from "./games.ts";

const hostedAs = (id: string) => hostedGames.find(({ game }) => game.id === id);

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))(
  "%s",
  (id, hosted) => {
    const { decks: offered } = hosted;

    test("brings decks that may be played, and refuses others with their faults", () => {
      for (const { cards: list } of Object.values(offered)) {
        expect(hosted.checkDeck(list)).toBeNull();
      }
      const refused = hosted.checkDeck(["no-such-card"]);
      expect(refused).toMatchObject({ code: "deck/illegal" });
      expect(refused?.data).toHaveProperty("faults.0");
      expect(refused?.message).toMatch(/\w.*\.$/);
      expect(refused?.rule).toMatch(/^(LT|CR) \d/);
    });

    test("starts with the decks its seats brought", () => {
      const [first, second] = Object.values(offered).map(({ cards: list }) => list);
      const options = hosted.options({ host: first ?? [], away: second ?? [] }, { seed: 1 });
      expect(options).toEqual({ hostDeck: first, awayDeck: second, seed: 1 });
      const config = { maxTurns: 9 };
      expect(hosted.options({}, { seed: 2, config })).toEqual({
        hostDeck: [],
        awayDeck: [],
        seed: 2,
        config,
      });
      // Lorcana counts from the first turn on, which comes after the hands were altered.
      const opening = hosted.game.start(options);
      expect(opening.ok && hosted.turnNumber(opening.state)).toBe(id === "lorcana" ? 0 : 1);
    });

    test("describes its cards, and no others", () => {
      for (const { cards: list } of Object.values(offered)) {
        for (const def of list) expect(hosted.describeCard(def)).toHaveProperty("name");
      }
      expect(hosted.describeCard("no-such-card")).toBeNull();
      expect(hosted.describeCard("toString")).toBeNull();
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
      expect(hosted.rulebook).toMatch(/^file:.*RULES\.md$/);
    });
  },
);

test("a LunchTable card is told with its clique", () => {
  const hosted = hostedAs("lunchtable");
  for (const card of Object.values(cards)) {
    const { name, colour } = cliques.find(({ id }) => id === card.archetype) ?? {};
    expect(hosted?.describeCard(card.id)).toEqual({ ...card, clique: name && { name, colour } });
  }
  expect(Object.keys(hosted?.decks ?? {})).toEqual(decks.map(({ id }) => id));
});

test("a Lorcana card is told with its version in its name, if it has one, and its text", () => {
  const hosted = hostedAs("lorcana");
  const defs = Object.values(hosted?.decks ?? {}).flatMap(({ cards: list }) => list);
  const told = defs.map((def) => hosted?.describeCard(def)) as {
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
