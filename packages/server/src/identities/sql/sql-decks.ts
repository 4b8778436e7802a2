/** The decks of players in SQL, the same way in SQLite and in PostgreSQL. */
import type { Kysely } from "kysely";
import type { DeckShelf, KeptDeck } from "../deck-shelf.ts";

export interface DeckTables {
  readonly decks: Omit<KeptDeck, "cards"> & {
    /** The list as JSON. */
    readonly cards: string;
    /** From 1 on among the decks of its player: no two have the same, so nobody gets past the last one. */
    readonly place: number;
  };
}

/** `T`: of a database that has these tables and others. */
export function sqlDecks<T extends DeckTables>(all: Kysely<T>): DeckShelf {
  const db = all as unknown as Kysely<DeckTables>;

  const placesOf = async (player: string): Promise<ReadonlySet<number>> => {
    const rows = await db
      .selectFrom("decks")
      .select("place")
      .where("player", "=", player)
      .execute();
    return new Set(rows.map(({ place }) => place));
  };

  async function update({ player, deckId, ...deck }: DeckTables["decks"]): Promise<boolean> {
    const { place: _itKeepsItsOwn, ...changes } = deck;
    const { numUpdatedRows } = await db
      .updateTable("decks")
      .set(changes)
      .where("player", "=", player)
      .where("deckId", "=", deckId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Whether it is there now; not if somebody else took the place or the id meanwhile. */
  async function insert(row: DeckTables["decks"]): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("decks")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  return {
    async listDecks(player) {
      const rows = await db
        .selectFrom("decks")
        .select(["player", "deckId", "game", "name", "cards", "updatedAtMs"])
        .where("player", "=", player)
        .orderBy("place")
        .execute();
      return rows.map((row) => ({ ...row, cards: JSON.parse(row.cards) as string[] }));
    },
    async keepDeck(deck, most) {
      const row = { ...deck, cards: JSON.stringify(deck.cards) };
      for (;;) {
        if (await update({ ...row, place: 0 })) return true;
        const taken = await placesOf(deck.player);
        if (taken.size >= most) return false;
        // A deck that was thrown away leaves its place to the next one.
        let place = 1;
        while (taken.has(place)) place++;
        if (await insert({ ...row, place })) return true;
      }
    },
    async removeDeck(player, deckId) {
      await db
        .deleteFrom("decks")
        .where("player", "=", player)
        .where("deckId", "=", deckId)
        .execute();
    },
  };
}
