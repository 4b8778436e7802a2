/**
 * How a match is played for one effect: moves that use it are wanted most, then those that bring
 * its card to the table, then what it needs (needs.ts); everything else stays possible. A move's
 * weight is that of its kind, shared out among the ways to make it.
 */
import type { CardId } from "@tcg/core";
import type { Weigh } from "@tcg/core/testkit";

import type { Command, CommandType, LunchTable, State } from "../../types.ts";
import type { Seat } from "../../vocabulary.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { PrintedCards } from "../printed.ts";
import { triggerOf } from "../trigger-of.ts";
import type { Aimed } from "../using/effects.ts";
import { Needs, type Who } from "../using/needs.ts";
import { lackOf } from "../using/ready.ts";
import { creates } from "../using/tokens.ts";
import { usesEffect } from "../using/uses-effect.ts";

const USUAL: Readonly<Record<CommandType, number>> = {
  SUMMON: 12,
  SET_MONSTER: 3,
  FLIP_SUMMON: 6,
  CHANGE_POSITION: 2,
  SET_SPELL_TRAP: 4,
  ACTIVATE_SPELL: 8,
  ACTIVATE_TRAP: 8,
  ACTIVATE_EFFECT: 8,
  DECLARE_ATTACK: 16,
  ENTER_COMBAT: 4,
  ADVANCE_PHASE: 2,
  END_TURN: 1,
  RESPOND_CHAIN: 5,
  RESPOND_OPTIONAL_TRIGGER: 4,
  RESPOND_REPLAY: 4,
  ORDER_TRIGGERS: 4,
  CHOOSE_CARDS: 4,
  CHOOSE_POSITION: 4,
  ARRANGE_CARDS: 4,
  SURRENDER: 0,
  TIMEOUT: 0,
};

/** A turn is not to be over before there was a chance to do something in it. */
function usualFor({ phase }: State, type: CommandType): number {
  if (type === "ADVANCE_PHASE" && (phase === "main" || phase === "main2")) return 0.3;
  return USUAL[type];
}

const USES_IT = 200;
const BRINGS_IT = 80;
const LATER = 2;
/** Weights are whole numbers: fine enough that many ways can share a small one. */
const FINE = 1000;

export function policyFor(cards: DefinedCards, aimed: Aimed, seat: Seat): Weigh<LunchTable> {
  const policy = new Policy(cards, aimed, seat);
  return (state, actor, moves) => {
    if (actor === "referee") return moves.map(() => 0);
    const who = actor === seat ? "own" : "other";
    const ways = new Map<string, number>();
    const weighed = moves.map(({ command }) => {
      const kind = kindOf(state, command);
      const liking = policy.liking(state, command);
      ways.set(kind, (ways.get(kind) ?? 0) + liking);
      return { kind, liking, command };
    });
    return weighed.map(({ kind, liking, command }) => {
      const share = (FINE * policy.wanting(state, who, command) * liking) / (ways.get(kind) ?? 1);
      return Math.ceil(share);
    });
  };
}

/** Moves of one kind are ways to do the same thing with the same card. */
function kindOf(state: State, command: Command): string {
  const card = "card" in command ? command.card : undefined;
  const effect = "effect" in command ? command.effect : "";
  const answer = "answer" in command ? command.answer : "";
  const acting = command.type === "DECLARE_ATTACK" ? card : defOf(state, card);
  return `${command.type} ${acting ?? ""} ${effect ?? ""} ${answer}`;
}

function defOf(state: State, id: CardId | undefined): string | undefined {
  return id === undefined ? undefined : state.cards.get(id)?.def;
}

class Policy {
  readonly #cards: DefinedCards;
  readonly #printed: PrintedCards;
  readonly #aimed: Aimed;
  readonly #seat: Seat;
  readonly #needs: Needs;

  constructor(cards: DefinedCards, aimed: Aimed, seat: Seat) {
    this.#cards = cards;
    this.#printed = new PrintedCards(cards);
    this.#aimed = aimed;
    this.#seat = seat;
    this.#needs = new Needs(aimed);
  }

  /** How much a kind of move is wanted. */
  wanting(state: State, who: Who, command: Command): number {
    const usual = usualFor(state, command.type);
    if (who === "own") {
      const special = this.#withTheCard(state, command);
      if (special !== null) return special;
    }
    if (command.type === "RESPOND_CHAIN" && command.card !== undefined) {
      // What is wanted should not be answered away.
      const answered = state.shared.chain.at(-1)?.source.def;
      if (who === "other" && answered === this.#aimed.card.id) return 0.2;
    }
    if (command.type === "RESPOND_OPTIONAL_TRIGGER" && command.answer === "decline") return 1;
    const card = this.#cards[defOf(state, "card" in command ? command.card : undefined) ?? ""];
    const isSummon = command.type === "SUMMON" || command.type === "SET_MONSTER";
    if (who === "own" && isSummon && card && this.#needs.isKept(card)) return LATER;
    const help = card === undefined ? 0 : this.#needs.help(card, who);
    return usual * this.#needs.factor(command.type, who) * (help >= 4 ? 3 : 1);
  }

  /** Moves of the card under test by the seat that has it; null for all others. */
  #withTheCard(state: State, command: Command): number | null {
    const { card, effect } = this.#aimed;
    if (command.type === "RESPOND_OPTIONAL_TRIGGER") {
      const asked = state.prompts.find(({ kind }) => kind === "optional_trigger");
      if (asked?.kind !== "optional_trigger" || asked.trigger.source.def !== card.id) return null;
      return command.answer === "activate" ? USES_IT : 1;
    }
    const id = "card" in command ? command.card : undefined;
    const acting = this.#cards[defOf(state, id) ?? ""];
    if (acting === undefined) return null;
    if (acting.id !== card.id) return creates(acting, card.id) ? BRINGS_IT : null;
    const isUsed = usesEffect(card, effect, command);
    // Where nothing would come of it, it can wait.
    if (isUsed && id && lackOf(this.#printed, state, this.#seat, id, effect) !== null) return LATER;
    const wantsFaceDown = triggerOf(effect)?.on === "flipped";
    switch (command.type) {
      case "SUMMON":
        return wantsFaceDown ? LATER : BRINGS_IT;
      case "SET_MONSTER":
        return wantsFaceDown ? BRINGS_IT : LATER;
      case "FLIP_SUMMON":
        return USES_IT;
      case "SET_SPELL_TRAP":
        return card.type === "trap" ? BRINGS_IT : LATER;
      case "ACTIVATE_SPELL":
      case "ACTIVATE_TRAP":
      case "ACTIVATE_EFFECT":
      case "RESPOND_CHAIN":
        if (isUsed) return USES_IT;
        if ("effect" in command && command.effect !== undefined) return USUAL.ACTIVATE_EFFECT;
        return this.#liesFaceUp(state) ? USUAL.ACTIVATE_SPELL : BRINGS_IT;
      default:
        return null;
    }
  }

  #liesFaceUp(state: State): boolean {
    const { setZone, field } = state.seats[this.#seat];
    return [...setZone, ...field].some((id) => {
      const placed = id === null ? undefined : state.cards.get(id);
      return placed?.def === this.#aimed.card.id && !placed.faceDown;
    });
  }

  /** How much one way to make a move is liked against the others: by the cards it names. */
  liking(state: State, command: Command): number {
    let liking = 1;
    if ("tribute" in command && this.#isIt(state, command.tribute)) liking *= 0.1;
    if ("replace" in command && this.#isIt(state, command.replace)) liking *= 0.1;
    if (command.type === "SUMMON" && command.position === "attack") liking *= 3;
    const chosen = [
      ...("targets" in command ? (command.targets ?? []) : []),
      ...("cards" in command ? command.cards : []),
    ];
    for (const id of chosen) liking *= this.#likingOf(state, id);
    // Of what the effect finds it is to take something.
    const isResolving = state.shared.chain.at(-1)?.source.def === this.#aimed.card.id;
    if (command.type === "CHOOSE_CARDS" && isResolving && chosen.length > 0) liking *= 5;
    return liking;
  }

  #likingOf(state: State, id: CardId): number {
    const placed = state.cards.get(id);
    if (placed === undefined) return 1;
    const who = placed.seat === this.#seat ? "own" : "other";
    const isHeld = placed.zone === "hand";
    if (isHeld) return this.#isIt(state, id) ? 0.3 : 1;
    if (this.#needs.targeted.has(who)) return 4;
    if (placed.zone !== "board" || !this.#needs.vice.has(who)) return 1;
    // Counters come together, best on the card that waits for its own.
    const isOwn = triggerOf(this.#aimed.effect)?.card === "this" && this.#isIt(state, id);
    return 1 + 4 * (placed.data?.vice ?? 0) + (isOwn ? 10 : 0);
  }

  #isIt(state: State, id: CardId | undefined): boolean {
    return defOf(state, id) === this.#aimed.card.id;
  }
}
