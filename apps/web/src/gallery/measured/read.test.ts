import type { CardsReply } from "@ltcg/server/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { knownGame } from "../../games.ts";
import lorcana from "./lorcana.json" with { type: "json" };
import lunchtable from "./lunchtable.json" with { type: "json" };
import type { MeasuredShare, Measurement } from "./measurement.ts";
import { figuresOf } from "./read.ts";

type Face = CardsReply["cards"][number]["face"];

const measurements: readonly Measurement[] = [lunchtable, lorcana];

describe.each(measurements)("the measurement of $game", (measurement) => {
  const { game } = measurement;
  let reply: CardsReply;
  let decks: Readonly<Record<string, { readonly cards: readonly string[] }>>;

  beforeAll(async () => {
    const hosted = await knownGame(game)?.load();
    if (hosted === undefined) throw new Error(`there is no ${game}`);
    ({ decks } = hosted);
    const cards = hosted.cardIds.map((id) => {
      const face = hosted.describeCard(id) as Face;
      return { id, name: face.name, face, printed: [] };
    });
    reply = { game, cards };
  });

  /** The cards of the game, one of them otherwise. */
  const withOther = (id: string, change: object): CardsReply => ({
    ...reply,
    cards: reply.cards.map((card) =>
      card.id === id ? { ...card, face: { ...card.face, ...change } } : card,
    ),
  });

  test("is of cards that there are, and of most of them as they are now", async () => {
    const ids = Object.keys(measurement.cards);
    expect(reply.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const still = await Promise.all(ids.map(async (id) => (await figuresOf(reply, id)).figures));
    const fitting = still.filter((figures) => figures !== null).length;
    // When this fails, measure again: the command stands in the file.
    expect(fitting).toBeGreaterThan(ids.length / 2);
  });

  test("says nothing of a card that has changed, nor of its decks; looks and wording change nothing", async () => {
    const id = await firstFitting();
    const [name, list] = Object.entries(decks).find(([, { cards }]) => cards.includes(id)) ?? [];
    for (const change of [{ cost: 99, attack: 99 }, { name: "!" }]) {
      const other = await figuresOf(withOther(id, change), id);
      expect(other.figures).toBeNull();
      expect(other.winsOf(name ?? "", list?.cards ?? [])).toBeNull();
    }
    const reworded = await figuresOf(withOther(id, { text: "!", flavour: "!" }), id);
    expect(reworded.figures).toEqual(measurement.cards[id]);
  });

  async function firstFitting(): Promise<string> {
    for (const id of Object.keys(measurement.cards)) {
      if ((await figuresOf(reply, id)).figures !== null) return id;
    }
    throw new Error("no figures fit");
  }

  test("says nothing of a deck with another card in it, nor of what was never measured", async () => {
    const { winsOf } = await figuresOf(reply, "");
    const [name = "", { cards } = { cards: [] }] =
      Object.entries(decks).find(([deck]) => Object.hasOwn(measurement.decks, deck)) ?? [];
    const [first = "", ...rest] = cards;
    expect(winsOf(name, [...rest, first])).toEqual(winsOf(name, cards));
    expect(winsOf(name, rest)).toBeNull();
    expect(winsOf("constructor", cards)).toBeNull();
    expect((await figuresOf(reply, "constructor")).figures).toBeNull();
    expect((await figuresOf({ ...reply, game: "skirmish" }, first)).played).toBeNull();
  });

  test("has shares that lie in their ranges, of no more games than were played", () => {
    const { cards, decks: byDeck, games } = measurement;
    const shares: readonly MeasuredShare[] = [
      ...Object.values(byDeck).map(({ wins }) => wins),
      ...Object.values(cards).flatMap((card) => [
        card.drawn,
        card.played,
        card.wonDrawn,
        card.wonPlayed,
        card.wonAlways,
      ]),
    ];
    for (const { percent, from, to, of } of shares) {
      expect(of === 0 || (0 <= from && from <= percent && percent <= to && to <= 100)).toBe(true);
      // Two decks of a game may hold a card.
      expect(of).toBeLessThanOrEqual(2 * games);
    }
  });
});
