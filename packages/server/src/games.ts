/** The games that can be played here, and the decks they bring. The one file that knows a game. */
import { cards, cliques, decks } from "@ltcg/cards";
import { createGame, validateDeck } from "@ltcg/engine";
import { registerGame } from "@lunchtable-tcg/match";
import { type Ink, validateDeck as validateLorcanaDeck } from "@tcg/lorcana-engine";
import {
  greatMovementDeck,
  longStreetDeck,
  type SampleDeck,
  sampleGame,
  sampleTable,
} from "@tcg/lorcana-engine/sample";
import { cardText } from "@tcg/lorcana-engine/text";
import type { DeckPart, HostedDeck, HostedGame } from "./hosted-game.ts";

const cliqueById = new Map<string | undefined, DeckPart>(
  cliques.map(({ id, name, colour }) => [id, { name, colour }]),
);

const lunchTable: HostedGame = {
  title: "LunchTable",
  about: "a duel of cliques, lunches and bad habits",
  rules: new URL(import.meta.resolve("@ltcg/engine/RULES.md")),
  registered: registerGame({
    game: createGame(cards),
    seats: ["host", "away"],
    options: (decks) => ({ hostDeck: decks.host ?? [], awayDeck: decks.away ?? [] }),
    checkDeck(deck) {
      const check = validateDeck(deck, cards);
      if (check.ok) return null;
      const message = check.faults.map((fault) => fault.message).join(" ");
      return { code: "deck/illegal", message, rule: "LT 4.1", data: { faults: check.faults } };
    },
    // With what its clique is called and its colour, which no rule reads.
    describeCard(def) {
      const card = cards[def];
      if (card === undefined) return null;
      return { ...card, clique: cliqueById.get(card.archetype) };
    },
    turnNumber: ({ shared }) => shared.turnNumber,
  }),
  decks: Object.fromEntries(
    decks.map((deck) => [
      deck.id,
      {
        title: deck.name,
        about: deck.plan,
        parts: deck.cliques.flatMap((id) => cliqueById.get(id) ?? []),
        cards: deck.cards,
      },
    ]),
  ),
};

const inkColours: Readonly<Record<Ink, string>> = {
  amber: "#e5a32f",
  amethyst: "#7f4fa3",
  emerald: "#2e8b57",
  ruby: "#c2304b",
  sapphire: "#2f6db5",
  steel: "#7a858e",
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
  decks: { "long-street": inkDeck(longStreetDeck), "great-movement": inkDeck(greatMovementDeck) },
};

/** By the name that requests use. */
export const hostedGames: Readonly<Record<string, HostedGame>> = {
  lunchtable: lunchTable,
  lorcana,
};

function inkDeck({ name, about, cards: list }: SampleDeck): HostedDeck {
  const inks = new Set(list.flatMap((def) => sampleTable[def]?.inks ?? []));
  return {
    title: name,
    about: `${capital(about)}.`,
    parts: [...inks].map((ink) => ({ name: capital(ink), colour: inkColours[ink] })),
    cards: list,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
