/** The printed cards as rules ask about them again and again: read once for all matches. */
import { type CardId, cardOf, type DefId, InvariantError } from "@tcg/core";
import { activationEffect, staysOnTable } from "./activation-effect.ts";
import type { CardDefinition, CardTable, Effect, Trigger } from "./cards.ts";
import { asksAboutSource } from "./conditions.ts";
import { triggerOf } from "./trigger-of.ts";
import type { Table } from "./types.ts";

export interface Printed {
  readonly card: CardDefinition;
  /** LT 8.1: effects that answer events while the card lies face-up. */
  readonly listening: readonly Listening[];
  /** LT 11.3: effects of its own breakdown, which a card has face-down, too. */
  readonly breakdown: readonly Listening[];
  readonly continuous: readonly Effect[];
  /** What its activation does, for a spell or trap. */
  readonly activation: Effect | null;
  /** LT 7.5: it stays face-up. */
  readonly stays: boolean;
}

export interface Listening {
  readonly effect: Effect;
  readonly trigger: Trigger;
  /** LT 8.14: its condition asks about the card as it last was. */
  readonly asksAboutSource: boolean;
}

export class PrintedCards {
  readonly definitions: CardTable;
  readonly #read: ReadonlyMap<string, Printed>;

  constructor(definitions: CardTable) {
    this.definitions = definitions;
    this.#read = new Map(Object.entries(definitions).map(([def, card]) => [def, read(card)]));
  }

  of(def: DefId): Printed {
    const found = this.#read.get(def);
    if (found === undefined) throw new InvariantError("no such definition", { def });
    return found;
  }
}

export function printedOf({ state, printed }: Table, id: CardId): Printed {
  return printed.of(cardOf(state, id).def);
}

function read(card: CardDefinition): Printed {
  const effects = card.effects ?? [];
  return {
    card,
    listening: effects.filter((effect) => listens(card, effect)).flatMap(listening),
    breakdown: effects.filter(({ type }) => type === "breakdown").flatMap(listening),
    continuous: effects.filter(({ type }) => type === "continuous"),
    activation: activationEffect(card),
    stays: staysOnTable(card),
  };
}

function listening(effect: Effect): Listening[] {
  const trigger = triggerOf(effect);
  if (trigger === null) return [];
  const { condition } = effect;
  const asks = condition !== undefined && asksAboutSource(condition);
  return [{ effect, trigger, asksAboutSource: asks }];
}

/** A trap's trigger is its activation: face-up it has been activated and listens no more. */
function listens(card: CardDefinition, effect: Effect): boolean {
  if (effect.type === "trigger") return card.type !== "trap" || isTrapsOwn(card, effect);
  return effect.type === "on_summon" || effect.type === "flip" || effect.type === "breakdown";
}

function isTrapsOwn(card: CardDefinition, effect: Effect): boolean {
  return card.type === "trap" && card.trapType === "continuous" && !effect.onActivation;
}
