/** The games that can be played here, and the decks they bring. The one file that knows a game. */
import { validateDeck } from "@ltcg/engine";
import { cafeteriaDeck, cliqueDeck, exampleGame, exampleTable } from "@ltcg/engine/examples";
import { type RegisteredGame, registerGame } from "@lunchtable-tcg/match/service";
import { validateDeck as validateLorcanaDeck } from "@tcg/lorcana-engine";
import {
  greatMovementDeck,
  longStreetDeck,
  sampleGame,
  sampleTable,
} from "@tcg/lorcana-engine/sample";
import { cardText } from "@tcg/lorcana-engine/text";

export interface HostedGame {
  readonly registered: RegisteredGame;
  readonly title: string;
  /** In half a sentence, for who chooses what to play. */
  readonly about: string;
  /** Where the rulebook lies, as Markdown; null if there is none. */
  readonly rules: URL | null;
  /** By name; the first is for who asks for none, the second for their opponent. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

const lunchTable: HostedGame = {
  title: "LunchTable",
  about: "a duel of cliques, lunches and bad habits",
  rules: new URL(import.meta.resolve("@ltcg/engine/RULES.md")),
  registered: registerGame({
    game: exampleGame,
    seats: ["host", "away"],
    options: (decks) => ({ hostDeck: decks.host ?? [], awayDeck: decks.away ?? [] }),
    checkDeck(deck) {
      const check = validateDeck(deck, exampleTable);
      if (check.ok) return null;
      const message = check.faults.map((fault) => fault.message).join(" ");
      return { code: "deck/illegal", message, rule: "LT 4.1", data: { faults: check.faults } };
    },
    describeCard: (def) => exampleTable[def] ?? null,
    turnNumber: ({ shared }) => shared.turnNumber,
  }),
  decks: { cafeteria: cafeteriaDeck, clique: cliqueDeck },
};

const lorcana: HostedGame = {
  title: "Lorcana",
  about: "a race for lore by the rules of Lorcana, with cards of our own; not the publisher's",
  rules: new URL(import.meta.resolve("@tcg/lorcana-engine/RULES.md")),
  registered: registerGame({
    game: sampleGame,
    seats: ["host", "away"],
    options: (decks) => ({ hostDeck: decks.host ?? [], awayDeck: decks.away ?? [] }),
    checkDeck(deck) {
      const check = validateLorcanaDeck(deck, sampleTable);
      if (check.ok) return null;
      const message = check.faults.map((fault) => fault.message).join(" ");
      return { code: "deck/illegal", message, rule: "CR 2.1", data: { faults: check.faults } };
    },
    describeCard(def) {
      const card = sampleTable[def];
      if (card === undefined) return null;
      // Two versions of a character are two cards: who shows one shows which.
      const name = card.version === undefined ? card.name : `${card.name} - ${card.version}`;
      return { ...card, name, text: cardText(card).text };
    },
    turnNumber: ({ shared }) => shared.turnNumber,
  }),
  decks: { "long-street": longStreetDeck.cards, "great-movement": greatMovementDeck.cards },
};

/** By the name that requests use. */
export const hostedGames: Readonly<Record<string, HostedGame>> = {
  lunchtable: lunchTable,
  lorcana,
};
