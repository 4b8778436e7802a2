/** Legal decks of forty, of cards that were generated or of any others. */
import type { Stream } from "@tcg/core";
import type { CardDefinition, CardTable } from "../src/cards/card.ts";
import { type Config, defaultConfig } from "../src/start/config.ts";
import type { Seat } from "../src/vocabulary.ts";

type Limits = Pick<Config, "minDeck" | "maxCopies">;

export function generatedDecks(
  random: Stream,
  cards: CardTable,
  limits: Limits = defaultConfig,
): Record<Seat, string[]> {
  return { host: aDeck(random, cards, limits), away: aDeck(random, cards, limits) };
}

/** Half the deck can be summoned at once, so that there is something on the table to play with. */
const isSmall = (card: CardDefinition): boolean => card.type === "stereotype" && card.level <= 6;

function aDeck(random: Stream, cards: CardTable, { minDeck, maxCopies }: Limits): string[] {
  const pool = Object.values(cards).filter((card) => card.type !== "stereotype" || !card.token);
  const small = pool.filter(isSmall);
  const spells = pool.filter(({ type }) => type === "spell");
  const traps = pool.filter(({ type }) => type === "trap");
  const deck: string[] = [];
  fill(deck, Math.floor(minDeck * 0.5), small, random, maxCopies);
  fill(deck, Math.floor(minDeck * 0.75), spells, random, maxCopies);
  fill(deck, Math.floor(minDeck * 0.9), traps, random, maxCopies);
  fill(deck, minDeck, pool, random, maxCopies);
  // A small table: whatever is still allowed.
  for (const { id } of pool) {
    while (deck.length < minDeck && copiesIn(deck, id) < maxCopies) deck.push(id);
  }
  if (deck.length < minDeck) {
    throw new RangeError(`${pool.length} cards are too few for a deck of ${minDeck}`);
  }
  return random.shuffle(deck);
}

/** One to three copies of cards taken at random, until the deck has `size` cards. */
function fill(
  deck: string[],
  size: number,
  pool: readonly CardDefinition[],
  random: Stream,
  maxCopies: number,
): void {
  for (const { id } of random.shuffle(pool)) {
    const free = Math.min(maxCopies - copiesIn(deck, id), size - deck.length);
    if (deck.length >= size) return;
    for (let left = Math.min(free, 1 + random.int(maxCopies)); left > 0; left--) deck.push(id);
  }
}

const copiesIn = (deck: readonly string[], id: string): number =>
  deck.filter((entry) => entry === id).length;
