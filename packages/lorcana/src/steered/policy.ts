/**
 * How a match is played for one part of a card: moves that use it are wanted most, then those that bring
 * its card to the table, then what it needs (needs.ts); everything else stays possible. A move's weight is
 * that of its kind, shared out among the ways to make it.
 */
import type { CardId } from "@tcg/core";
import type { Weigh } from "@tcg/core/testkit";
import type { CardTable } from "../cards.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { createGame, type LorcanaGame } from "../game.ts";
import type { Command, CommandType, Lorcana, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import type { Aim } from "./aims.ts";
import { Needs, strengthens, WANTED, type Who } from "./needs.ts";
import { hasComeToSomething } from "./resolutions.ts";

const USUAL: Readonly<Record<CommandType, number>> = {
  CHOOSE_FIRST_PLAYER: 1,
  ALTER_HAND: 1,
  PUT_INTO_INKWELL: 12,
  PLAY_CARD: 10,
  QUEST: 4,
  CHALLENGE: 5,
  MOVE_TO_LOCATION: 2,
  USE_ABILITY: 4,
  CHOOSE_BAG_ENTRY: 4,
  CHOOSE_CARDS: 4,
  ANSWER_MAY: 4,
  CHOOSE_OPTION: 4,
  CHOOSE_AMOUNT: 4,
  ORDER_CARDS: 4,
  END_TURN: 1,
  CONCEDE: 0,
  TIMEOUT: 0,
};

const USES_IT = 200;
const BRINGS_IT = 80;
const LATER = 1;
/** How many times as much what it needs is wanted. */
const NEEDED = 4;
/** Weights are whole numbers: fine enough that many ways can share a small one. */
const FINE = 1000;

/** `isDone`: it has resolved often enough in this match, which may end. */
export function policyFor(
  cards: DefinedCards,
  aim: Aim,
  seat: Seat,
  isDone: () => boolean,
): Weigh<Lorcana> {
  const policy = new Policy(cards, aim, seat);
  return (state, actor, moves) => {
    if (actor === "referee") return moves.map(() => 0);
    if (isDone()) return moves.map(({ command }) => (command.type === "CONCEDE" ? 1 : 0));
    const who = policy.whoIs(actor);
    const ways = new Map<string, number>();
    const weighed = moves.map(({ command }) => {
      const kind = `${command.type} ${policy.defOf(state, command)}`;
      const liking = policy.liking(state, actor, command);
      ways.set(kind, (ways.get(kind) ?? 0) + liking);
      return { kind, liking, command };
    });
    return weighed.map(({ kind, liking, command }) => {
      const share = (FINE * policy.wanting(state, who, command) * liking) / (ways.get(kind) ?? 1);
      return Math.ceil(share);
    });
  };
}

class Policy {
  readonly #cards: CardTable;
  readonly #aim: Aim;
  readonly #seat: Seat;
  readonly #needs: Needs;
  readonly #game: LorcanaGame;

  constructor(cards: DefinedCards, aim: Aim, seat: Seat) {
    this.#cards = cards;
    this.#aim = aim;
    this.#seat = seat;
    this.#needs = new Needs(aim);
    this.#game = createGame(cards);
  }

  whoIs(actor: Seat): Who {
    return actor === this.#seat ? "own" : "other";
  }

  /** The printed card that a move is made with. */
  defOf(state: State, command: Command): string {
    const id = "card" in command ? command.card : undefined;
    return (id === undefined ? undefined : state.cards.get(id)?.def) ?? "";
  }

  /** How much a kind of move is wanted. */
  wanting(state: State, who: Who, command: Command): number {
    const { type } = command;
    const def = this.defOf(state, command);
    if (who === "own" && def === this.#aim.card.id) {
      const special = this.#withTheCard(state, command);
      if (special !== null) return special;
    }
    const card = this.#cards[def];
    const isHelp = card !== undefined && this.#needs.help(card, who) >= WANTED;
    const usual = USUAL[type] * (this.#needs.isMove(type) ? NEEDED : 1);
    return isHelp && (type === "PLAY_CARD" || type === "USE_ABILITY") ? usual * NEEDED : usual;
  }

  /** Moves of the card itself by the seat that has it; null for those that are like any other's. */
  #withTheCard(state: State, command: Command): number | null {
    const { ability } = this.#aim;
    switch (command.type) {
      case "PLAY_CARD":
        if (this.#isWayToPlay(command)) return USES_IT;
        return this.#isWorthWaiting(state, command) ? LATER : BRINGS_IT;
      // One of several can pay for it.
      case "PUT_INTO_INKWELL":
        return this.#held(state) > 2 ? USUAL.PUT_INTO_INKWELL / 2 : LATER;
      case "USE_ABILITY":
        return ability?.kind === "activated" || isBoost(ability) ? USES_IT : null;
      case "QUEST":
        return this.#triggersOn("quests", "readied", "exerted") || isNamed(ability, "support")
          ? USES_IT
          : null;
      case "CHALLENGE":
        return this.#needs.isMove("CHALLENGE") ? BRINGS_IT : null;
      case "MOVE_TO_LOCATION":
        return this.#needs.isMove("MOVE_TO_LOCATION") ? BRINGS_IT : null;
      default:
        return null;
    }
  }

  #isWayToPlay(command: Extract<Command, { type: "PLAY_CARD" }>): boolean {
    const { ability } = this.#aim;
    if (isNamed(ability, "shift")) return command.onto !== undefined;
    if (isNamed(ability, "sing-together")) return command.together !== undefined;
    return ability === null;
  }

  /** Played now it would not trigger: its "if" is tested then (CR 7.4.4). */
  #isWorthWaiting(state: State, command: Command): boolean {
    const { ability } = this.#aim;
    if (ability?.kind !== "triggered" || ability.when.on !== "played") return false;
    if (ability.when.card !== "this" || ability.if === undefined) return false;
    const decision = this.#game.decide(state, this.#seat, command);
    return decision.ok && !decision.events.some(({ type }) => type === "BAG_ADDED");
  }

  #triggersOn(...names: readonly string[]): boolean {
    const { ability } = this.#aim;
    return ability?.kind === "triggered" && names.includes(ability.when.on);
  }

  #held(state: State): number {
    return state.seats[this.#seat].hand.filter((id) => this.#isIt(state, id)).length;
  }

  /** How much one way to make a move is liked against the others. */
  liking(state: State, actor: Seat, command: Command): number {
    const who = this.whoIs(actor);
    const isResolving = this.#isResolving(state);
    switch (command.type) {
      case "ANSWER_MAY":
        return command.answer === "yes" ? 8 : 1;
      case "CHOOSE_CARDS": {
        if (isResolving) {
          const counts = this.#comesToSomething(state, actor, command) ? 5 : 1;
          return (1 + command.cards.length * 5) * counts;
        }
        const isChosen = who === "own" && command.cards.some((id) => this.#isIt(state, id));
        const ofIt = this.#isToBeStronger(state) ? 5 : 0.3;
        return (1 + command.cards.length) * (isChosen ? ofIt : 1);
      }
      // With a card under it.
      case "PLAY_CARD":
        return this.#needs.isToHaveUnder && command.onto !== undefined ? 5 : 1;
      case "CHOOSE_AMOUNT":
        return 1 + command.amount;
      case "USE_ABILITY":
        return command.times === undefined ? 4 : 1;
      // What waits for challenges is challenged.
      case "CHALLENGE":
        return this.#isIt(state, command.target) ? 5 : 1;
      case "MOVE_TO_LOCATION":
        return this.#isIt(state, command.location) ? 5 : 1;
      default:
        return 1;
    }
  }

  #comesToSomething(state: State, actor: Seat, command: Command): boolean {
    const decision = this.#game.decide(state, actor, command);
    return decision.ok && hasComeToSomething(decision.events);
  }

  /** What resolves gives the strength that is waited for. */
  #isToBeStronger({ shared }: State): boolean {
    const { source } = shared.resolutions.at(-1) ?? {};
    const card = source === undefined ? undefined : this.#cards[source.def];
    return this.#needs.isToBeStrong && card !== undefined && strengthens(card);
  }

  #isResolving({ shared }: State): boolean {
    const { source } = shared.resolutions.at(-1) ?? {};
    return source?.def === this.#aim.card.id;
  }

  #isIt(state: State, id: CardId | null): boolean {
    return id !== null && state.cards.get(id)?.def === this.#aim.card.id;
  }
}

const isNamed = (ability: Aim["ability"], keyword: string): boolean =>
  ability?.kind === "keyword" && ability.keyword === keyword;

const isBoost = (ability: Aim["ability"]): boolean => isNamed(ability, "boost");
