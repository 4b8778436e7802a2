/** `@tcg/lorcana-engine/hosting`: Lorcana with any table of cards, as a game that a host can offer. */
import { canonicalJson, type Stream } from "@tcg/core";
import {
  besideModule,
  type CardFace,
  type FuzzRules,
  type HostableGame,
  type HostedDeck,
  illegalDeck,
} from "@tcg/core/hosting";
import type { CardDefinition, CardTable } from "../cards.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { defineCards } from "../define-cards.ts";
import { createGame } from "../game.ts";
import { cardText } from "../phrases/card-text.ts";
import type { Lorcana } from "../types.ts";
import { validateDeck } from "../validate-deck.ts";
import { INKS } from "../vocabulary.ts";
import { lorcanaWords } from "../words/index.ts";
import { cardUse } from "./card-use.ts";
import { course, ONLY_WITH_MORE } from "./course.ts";
import { misfits } from "./misfits.ts";

export interface HostedCards {
  readonly cards: DefinedCards;
  readonly decks: Readonly<Record<string, HostedDeck>>;
}

export function hostLorcana({ cards, decks }: HostedCards): HostableGame<Lorcana> {
  const faces = new Map<string, CardFace>();
  return {
    game: createGame(cards),
    title: "Lorcana",
    about: "a race for lore by the rules of Lorcana, with cards of our own; not the publisher's",
    rulebook: besideModule(import.meta, "../../RULES.md"),
    // A table for two: `createEngine` and `createGame` play with three and four.
    seats: ["host", "away"],
    decks,
    options: ({ host: hostDeck = [], away: awayDeck = [] }, { seed, config }) => ({
      hostDeck,
      awayDeck,
      seed,
      ...(config !== undefined && { config }),
    }),
    checkDeck(deck) {
      const check = validateDeck(deck, cards);
      return check.ok ? null : illegalDeck("CR 2.1", check.faults);
    },
    cardIds: Object.keys(cards),
    describeCard(def) {
      const card = Object.hasOwn(cards, def) ? cards[def] : undefined;
      if (card === undefined) return null;
      const face = faces.get(def) ?? faceOf(card);
      faces.set(def, face);
      return face;
    },
    printCard: (def) => (cards[def] === undefined ? [] : printed(cards[def])),
    turnNumber: ({ shared }) => shared.turnNumber,
    firstSeat: ({ shared }) => shared.startingPlayer,
    maxCommands: 5000,
    resign: { type: "CONCEDE" },
    misfits,
    timeout: (seat) => ({ type: "TIMEOUT", seat }),
    cardUse,
    saveCards: () => canonicalJson(cards),
    withCards(saved) {
      const kept = defineCards(Object.values(JSON.parse(saved) as CardTable));
      return kept.ok ? hostLorcana({ cards: kept.cards, decks }) : null;
    },
    words: lorcanaWords,
    fuzz: fuzzRules(cards),
  };
}

/** Two versions of a character are two cards, so the name includes the version. */
function titleOf({ name, version }: CardDefinition): string {
  return version === undefined ? name : `${name} - ${version}`;
}

/** As clients are sent it: with its text, which is made of its abilities. */
function faceOf(card: CardDefinition): CardDefinition & { readonly text: string } {
  return { ...card, name: titleOf(card), text: cardText(card).text };
}

/** Name and kind, what it does, what its keywords come to, its numbers. */
function printed(card: CardDefinition): readonly (readonly string[])[] {
  const { kind, cost, numbers, classifications, abilities, text } = cardText(card);
  const reminders = abilities.flatMap(({ text: name, reminder }) =>
    reminder === null ? [] : [`${name} (${reminder})`],
  );
  return [
    [titleOf(card), [kind, cost, ...classifications].join(" · ")],
    [...(text === "" ? [] : text.split("\n")), ...(card.flavor ? [`“${card.flavor}”`] : [])],
    reminders,
    numbers === null ? [] : [numbers],
  ];
}

function fuzzRules(cards: CardTable): FuzzRules<Lorcana> {
  return {
    options: (random) => ({
      seed: random.int(2 ** 32),
      hostDeck: someDeck(cards, random),
      awayDeck: someDeck(cards, random),
    }),
    badOptions(random) {
      const deck = someDeck(cards, random);
      const good = { seed: random.int(2 ** 32), hostDeck: deck, awayDeck: deck };
      return random.pick([
        { ...good, hostDeck: deck.slice(1) },
        { ...good, config: { loreToWin: 0 } },
        { ...good, choser: "host" },
      ]);
    },
    rarely: ["CONCEDE", "TIMEOUT"],
    outOfReach: ONLY_WITH_MORE,
    course,
  };
}

/** Of two inks, so that it is legal. */
function someDeck(cards: CardTable, random: Stream): string[] {
  const inks: readonly string[] = random.shuffle(INKS).slice(0, 2);
  const own = Object.values(cards).filter((card) => card.inks.every((ink) => inks.includes(ink)));
  const copies = own.flatMap(({ id, maxCopies }) => Array<string>(maxCopies ?? 4).fill(id));
  return random.shuffle(copies).slice(0, 60);
}
