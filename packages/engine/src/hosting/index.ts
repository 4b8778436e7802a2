/** `@ltcg/engine/hosting`: LunchTable with any cards, as a game that a host can offer. */
import { canonicalJson } from "@tcg/core";
import {
  besideModule,
  type CardFace,
  type HostableGame,
  type HostedDeck,
  illegalDeck,
} from "@tcg/core/hosting";
import type { CardDefinition, CardTable } from "../cards/card.ts";
import type { DefinedCards } from "../cards/complete-cards.ts";
import { defineCards } from "../cards/define-cards.ts";
import { cardText } from "../cards/text/card-text.ts";
import { createGame } from "../game.ts";
import { type Config, defaultConfig } from "../start/config.ts";
import { validateDeck } from "../start/validate-deck.ts";
import type { LunchTable } from "../types.ts";
import { PHASES, SEATS } from "../vocabulary.ts";
import { lunchTableWords } from "../words/index.ts";
import { cardUse } from "./card-use.ts";
import { fuzzRules } from "./fuzz.ts";
import { misfits } from "./misfits.ts";
import { suits } from "./suits.ts";

export type { DeckPart } from "@tcg/core/hosting";
export type HostedLunchTable = HostableGame<LunchTable>;

export interface HostedCards {
  readonly cards: DefinedCards;
  readonly decks: Readonly<Record<string, HostedDeck>>;
  /** What these cards are played with; a match may say otherwise. */
  readonly config?: Partial<Config>;
  /** What people are shown of a card besides its definition, such as its clique. */
  readonly describe?: (card: CardDefinition) => object;
}

export function hostLunchTable({
  cards,
  decks,
  config: usual = {},
  describe = () => ({}),
}: HostedCards): HostedLunchTable {
  return {
    game: createGame(cards),
    title: "LunchTable",
    about: "a duel of cliques, lunches and bad habits",
    rulebook: besideModule(import.meta, "../../RULES.md"),
    seats: SEATS,
    decks,
    options(lists, { seed, config }) {
      const chosen = { ...usual, ...config };
      const isPlain = config === undefined && Object.keys(chosen).length === 0;
      const { host: hostDeck = [], away: awayDeck = [] } = lists;
      return { hostDeck, awayDeck, seed, ...(!isPlain && { config: chosen }) };
    },
    checkDeck(deck) {
      const check = validateDeck(deck, cards, { ...defaultConfig, ...usual });
      return check.ok ? null : illegalDeck("LT 4.1", check.faults);
    },
    cardIds: Object.keys(cards),
    describeCard(def): CardFace | null {
      const card = Object.hasOwn(cards, def) ? cards[def] : undefined;
      return card === undefined ? null : { ...card, ...describe(card) };
    },
    printCard: (def) => (cards[def] === undefined ? [] : printed(cards[def], cards)),
    turnNumber: ({ shared }) => shared.turnNumber,
    firstSeat: ({ shared }) => shared.firstSeat,
    maxCommands: 5000,
    resign: { type: "SURRENDER" },
    misfits,
    suits: (card, zone, command) => suits(cards, card, zone, command),
    timeout: (seat) => ({ type: "TIMEOUT", seat }),
    windows: {
      prompts: ["chain_response"],
      isPass: (command) => command.type === "RESPOND_CHAIN" && command.card === undefined,
      phases: PHASES,
      turnSeat: ({ shared }) => shared.turnSeat,
      strikes: (event, seat) =>
        event.type === "LP_CHANGED" || event.type === "CLOUT_CHANGED"
          ? event.seat === seat
          : event.type === "ATTACK_DECLARED" && event.attack.target === null && event.seat !== seat,
    },
    cardUse,
    saveCards: () => canonicalJson(cards),
    withCards(saved) {
      const kept = defineCards(Object.values(JSON.parse(saved) as CardTable));
      return kept.ok ? hostLunchTable({ cards: kept.cards, decks, config: usual, describe }) : null;
    },
    neverReleased: [1],
    words: lunchTableWords,
    fuzz: fuzzRules({ cards, decks, config: usual }),
  };
}

/** Name and kind, what it does, its numbers. */
function printed(card: CardDefinition, cards: CardTable): readonly (readonly string[])[] {
  const { kind, numbers, marks, text } = cardText(card, cards);
  const paragraphs = text === "" ? [] : text.split("\n");
  const flavour = card.flavour === undefined ? [] : [`“${card.flavour}”`];
  return [
    [card.name, [kind, ...marks].join(" · ")],
    [...paragraphs, ...flavour],
    numbers === null ? [] : [numbers],
  ];
}
