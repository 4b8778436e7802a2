/**
 * Whether what stands is at work: a static ability, a replacement, a keyword that is not used. It is when
 * the table would look otherwise without it, when other moves would be legal, or when the same command
 * would lead to something else. The rules themselves say so, with a second set of cards in which one
 * ability never applies.
 */
import { canonicalJson } from "@tcg/core";
import type { Step } from "@tcg/core/testkit";
import type { Ability, CardDefinition } from "../cards.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { defineCards } from "../define-cards.ts";
import { createGame, type LorcanaGame } from "../game.ts";
import type { Lorcana, State } from "../types.ts";
import type { Keyword } from "../vocabulary.ts";
import type { Aim } from "./aims.ts";

/** Those that resolve, or are a way to play the card (resolutions.ts). */
const USED: ReadonlySet<Keyword> = new Set<Keyword>([
  "boost",
  "shift",
  "sing-together",
  "support",
  "vanish",
]);

export function stands({ ability }: Aim): boolean {
  if (ability === null) return false;
  if (ability.kind === "keyword") return !USED.has(ability.keyword);
  return ability.kind === "static" || ability.kind === "replacement";
}

export class AtWork {
  readonly #def: string;
  readonly #with: LorcanaGame;
  readonly #without: LorcanaGame | null;
  /** That a card has a keyword makes no difference yet. */
  readonly #isKeyword: boolean;
  #turn = 0;

  constructor(cards: DefinedCards, aim: Aim) {
    this.#def = aim.card.id;
    this.#isKeyword = aim.ability?.kind === "keyword";
    this.#with = createGame(cards);
    const other = defineCards({ ...cards, [aim.card.id]: without(aim) });
    this.#without = other.ok ? createGame(other.cards) : null;
  }

  /** Once a turn at the most. */
  see(step: Step<Lorcana>): boolean {
    const { turnNumber } = step.after.shared;
    if (turnNumber === this.#turn || !this.#isThere(step)) return false;
    if (!this.#leadsElsewhere(step) && !this.#looksOtherwise(step.after)) return false;
    this.#turn = turnNumber;
    return true;
  }

  #isThere({ before, after }: Step<Lorcana>): boolean {
    const has = ({ cards }: State): boolean =>
      [...cards.values()].some(({ def, zone }) => def === this.#def && zone !== "deck");
    return has(before) || has(after);
  }

  #leadsElsewhere({ before, actor, command, events }: Step<Lorcana>): boolean {
    const decision = this.#without?.decide(before, actor, command);
    if (decision === undefined) return false;
    return !decision.ok || this.#told(decision.events) !== this.#told(events);
  }

  #looksOtherwise(state: State): boolean {
    const without = this.#without;
    if (without === null || state.outcome.status === "ended") return false;
    for (const seat of this.#with.actors(state)) {
      if (movesOf(this.#with, state, seat) !== movesOf(without, state, seat)) return true;
    }
    if (this.#isKeyword) return false;
    return (
      canonicalJson(this.#with.mask(state, "referee").game) !==
      canonicalJson(without.mask(state, "referee").game)
    );
  }

  #told(events: unknown): string {
    if (!this.#isKeyword) return JSON.stringify(events);
    return JSON.stringify(events, (key, value: unknown) => (key === "keywords" ? null : value));
  }
}

function movesOf(game: LorcanaGame, state: State, seat: Lorcana["seat"]): string {
  return game
    .legalMoves(state, seat)
    .map(({ id }) => id)
    .join("\n");
}

/** Abilities are known by their places: something keeps the place, so that those behind it do not move up. */
function without({ card, ability }: Aim): CardDefinition {
  return {
    ...card,
    abilities: (card.abilities ?? []).map((own) => (own === ability ? IDLE : own)),
  };
}

/** On any card, and never in force. */
const IDLE: Ability = {
  kind: "static",
  from: "hand",
  on: "self",
  while: { all: [{ turn: "yours" }, { turn: "opponents" }] },
  facts: [{ fact: "cost", amount: -1 }],
};
