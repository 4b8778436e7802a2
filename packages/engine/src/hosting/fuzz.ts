/** Options to fuzz a set of cards with. */
import type { Stream } from "@tcg/core";
import type { FuzzRules, HostedDeck } from "@tcg/core/hosting";
import type { CardTable } from "../cards/card.ts";
import { type Config, defaultConfig } from "../start/config.ts";
import type { LunchTable } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { courseFor } from "./course.ts";

interface Fuzzed {
  readonly cards: CardTable;
  readonly decks: Readonly<Record<string, HostedDeck>>;
  readonly config: Partial<Config>;
}

export function fuzzRules(set: Fuzzed): FuzzRules<LunchTable> {
  const { config } = set;
  return {
    options: (random) => ({
      seed: random.int(2 ** 32),
      hostDeck: someDeck(set, random),
      awayDeck: someDeck(set, random),
      config: { ...config, responses: random.int(4) === 0 ? "auto" : "full" },
    }),
    badOptions(random) {
      const deck = someDeck(set, random);
      const good = { seed: random.int(2 ** 32), hostDeck: deck, awayDeck: deck, config };
      return random.pick([
        { ...good, hostDeck: deck.slice(1) },
        { ...good, config: { ...config, maxHand: -1 } },
        { ...good, firstSeat: "nobody" as Seat },
        { ...good, fistSeat: "host" },
      ]);
    },
    rarely: ["SURRENDER", "TIMEOUT"],
    course: courseFor(config),
  };
}

/** The smallest legal deck of a few kinds, so that cards which work on each other meet. */
function someDeck({ cards, decks, config }: Fuzzed, random: Stream): string[] {
  const { minDeck, maxCopies } = { ...defaultConfig, ...config };
  const inDecks = Object.values(cards).filter((card) => card.type !== "stereotype" || !card.token);
  const copies = inDecks.flatMap(({ id }) => Array<string>(Math.min(maxCopies, minDeck)).fill(id));
  if (copies.length >= minDeck) return random.shuffle(copies).slice(0, minDeck);
  // Too few cards to shuffle a deck of: one of the set's own, if there is any.
  const own = Object.values(decks);
  return own.length === 0 ? copies : [...random.pick(own).cards];
}
