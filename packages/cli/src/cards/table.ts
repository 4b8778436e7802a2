/** LunchTable with the cards of a set, as the command line plays it. */
import {
  type CardSet,
  createGame,
  defaultConfig,
  type LunchTable,
  type Modifier,
  type Seat,
} from "@ltcg/engine";
import type { Stream } from "@tcg/core";
import { type OpenTable, openTable, type Table } from "../table.ts";
import { lunchTableWords } from "../text/lunchtable.ts";
import { deckAbout } from "./decks.ts";
import { faceLines } from "./face.ts";
import { nowStands } from "./stands.ts";

export function lunchTableWith(set: CardSet): OpenTable {
  return openTable(lunchTable(set));
}

export function lunchTable(set: CardSet): Table<LunchTable> {
  const { cards, decks, config } = set;
  const someDeck = (random: Stream): string[] => deckOf(set, random);
  return {
    game: createGame(cards),
    seats: ["host", "away"],
    decks,
    usualDecks: Object.keys(decks).slice(0, 2),
    deckAbout: (name) => deckAbout(set, name),
    options: (seed, lists) => ({
      seed,
      hostDeck: lists.get("host") ?? [],
      awayDeck: lists.get("away") ?? [],
      ...(Object.keys(config).length > 0 && { config }),
    }),
    firstSeat: ({ shared }) => shared.firstSeat,
    turn: ({ shared }) => shared.turnNumber,
    maxCommands: 5000,
    words: {
      ...lunchTableWords,
      event(event, names) {
        const { type, modifier } = event;
        if (type === "MODIFIER_APPLIED") return nowStands(modifier as Modifier, names);
        return lunchTableWords.event(event, names);
      },
      printed(def) {
        const card = cards[def];
        return card === undefined ? [] : faceLines(card, cards);
      },
    },
    fuzz: {
      options: (random) => ({
        seed: random.int(2 ** 32),
        hostDeck: someDeck(random),
        awayDeck: someDeck(random),
        config: { ...config, responses: random.int(4) === 0 ? "auto" : "full" },
      }),
      badOptions(random) {
        const deck = someDeck(random);
        const good = { seed: random.int(2 ** 32), hostDeck: deck, awayDeck: deck, config };
        return random.pick([
          { ...good, hostDeck: deck.slice(1) },
          { ...good, config: { ...config, maxHand: -1 } },
          { ...good, firstSeat: "nobody" as Seat },
        ]);
      },
      rarely: ["SURRENDER", "TIMEOUT"],
    },
  };
}

/** The smallest legal deck of a few kinds, so that cards which work on each other meet. */
function deckOf({ cards, decks, config }: CardSet, random: Stream): string[] {
  const { minDeck, maxCopies } = { ...defaultConfig, ...config };
  const inDecks = Object.values(cards).filter((card) => card.type !== "stereotype" || !card.token);
  const copies = inDecks.flatMap(({ id }) => Array<string>(Math.min(maxCopies, minDeck)).fill(id));
  if (copies.length >= minDeck) return random.shuffle(copies).slice(0, minDeck);
  // Too few cards to shuffle a deck of: one of the set's own, if there is any.
  const own = Object.values(decks);
  return own.length === 0 ? copies : [...random.pick(own)];
}
