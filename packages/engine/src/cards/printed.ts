/** The printed cards as rules ask about them again and again: read once for all matches. */
import { type CardId, cardOf, type DefId, InvariantError } from "@tcg/core";
import { speedOf } from "../chain/speed.ts";
import type { Table } from "../types.ts";
import type { Keyword, Speed, TriggerName } from "../vocabulary.ts";
import { activationEffect, staysOnTable } from "./activation-effect.ts";
import { asksAboutSource } from "./asks-about-source.ts";
import {
  type CompleteCard,
  type CompleteEffect,
  type CompleteTrigger,
  completeCards,
  type DefinedCards,
} from "./complete-cards.ts";
import { type ContinuousEffect, isContinuous } from "./continuous.ts";
import { triggerOf } from "./trigger-of.ts";

export interface Printed {
  readonly card: CompleteCard;
  /** LT 8.1: effects that answer events while the card lies face-up. */
  readonly listening: readonly Listening[];
  /** LT 11.3: effects of its own breakdown, which a card has face-down, too. */
  readonly breakdown: readonly Listening[];
  readonly continuous: readonly ContinuousEffect[];
  /** What its activation does, for a spell or trap. */
  readonly activation: CompleteEffect | null;
  /** LT 7.5: it stays face-up. */
  readonly stays: boolean;
  /** LT 9.1: of the card as such; of a stereotype it is of no account. */
  readonly speed: Speed;
  /** Its ignition and quick effects, which a seat uses while the card lies face-up (LT 8.1). */
  readonly usable: readonly Usable[];
  /** LT 9.2: those of them that could answer something. */
  readonly quick: readonly Usable[];
  /** Printed attack and defense; null for what is no stereotype. */
  readonly stats: Stats | null;
  readonly keywords: readonly Keyword[];
}

export interface Stats {
  readonly attack: number;
  readonly defense: number;
}

interface Usable {
  readonly effect: CompleteEffect;
  /** Its place in the definition. */
  readonly place: number;
  readonly speed: Speed;
}

export interface Listening {
  readonly effect: CompleteEffect;
  readonly trigger: CompleteTrigger;
  /** LT 8.14: its condition asks about the card as it last was. */
  readonly asksAboutSource: boolean;
}

export class PrintedCards {
  /** As they are printed. */
  readonly definitions: DefinedCards;
  /** What cards that are set, and all others, can answer in a window (LT 7.3, 9.3). */
  readonly answered: { readonly bySet: Answered; readonly byOthers: Answered };
  readonly #read: ReadonlyMap<string, Printed>;

  constructor(definitions: DefinedCards) {
    this.definitions = definitions;
    this.#read = new Map([...completeCards(definitions)].map(([def, card]) => [def, read(card)]));
    const cards = [...this.#read.values()];
    this.answered = {
      bySet: named(cards.map(({ activation }) => activation)),
      byOthers: named(
        cards.flatMap(({ card, activation, usable }) => [
          ...usable.map(({ effect }) => effect),
          card.type === "spell" ? activation : null,
        ]),
      ),
    };
  }

  of(def: DefId): Printed {
    const found = this.#read.get(def);
    if (found === undefined) throw new InvariantError("no such definition", { def });
    return found;
  }
}

type Answered = ReadonlySet<TriggerName>;

function named(effects: readonly (CompleteEffect | null)[]): Answered {
  return new Set(effects.flatMap((effect) => effect?.trigger?.on ?? []));
}

export function printedOf({ state, printed }: Table, id: CardId): Printed {
  return printed.of(cardOf(state, id).def);
}

function read(card: CompleteCard): Printed {
  const { effects } = card;
  const listeningEffects = effects.filter((effect) => listens(card, effect)).flatMap(listening);
  const activation = activationEffect(card);
  const isUsable = (effect: CompleteEffect): boolean =>
    effect !== activation && (effect.type === "ignition" || effect.type === "quick");
  const usable = effects.flatMap((effect, place) =>
    isUsable(effect) ? [{ effect, place, speed: speedOf(card, effect, "effect") }] : [],
  );
  return {
    card,
    listening: listeningEffects,
    breakdown: listeningEffects.filter(({ effect }) => effect.type === "breakdown"),
    continuous: effects.filter(isContinuous),
    activation,
    stays: staysOnTable(card),
    speed: speedOf(card, activation, card.type === "stereotype" ? "effect" : card.type),
    usable,
    quick: usable.filter(({ speed }) => speed >= 2),
    stats: card.type === "stereotype" ? { attack: card.attack, defense: card.defense } : null,
    keywords: card.type === "stereotype" ? card.keywords : [],
  };
}

function listening(effect: CompleteEffect): Listening[] {
  const trigger = triggerOf(effect);
  if (trigger === null) return [];
  const { condition } = effect;
  const asks = condition !== undefined && asksAboutSource(condition);
  return [{ effect, trigger, asksAboutSource: asks }];
}

/** A trap's trigger is its activation: face-up it has been activated and listens no more. */
function listens(card: CompleteCard, effect: CompleteEffect): boolean {
  if (effect.type === "trigger") return card.type !== "trap" || isTrapsOwn(card, effect);
  return effect.type === "on_summon" || effect.type === "flip" || effect.type === "breakdown";
}

function isTrapsOwn(card: CompleteCard, effect: CompleteEffect): boolean {
  return card.type === "trap" && card.trapType === "continuous" && !effect.onActivation;
}
