/** What a check knows about the card and the effect around it, and where its faults go. */
import type { Fault, Scope as KernelScope, Shape as KernelShape } from "@tcg/core/shapes";
import type { CardType, EffectType, SpellType, TrapType, TriggerName } from "../../vocabulary.ts";
import type { PublicZone } from "../card.ts";

/** Paths are like `lunch-lady.effects[refill].actions[0].count`. */
export type CardFault = Fault;

/** Facts are undefined where the definition says something that is a fault of its own. */
export interface CardFacts {
  readonly type: CardType | undefined;
  readonly spellType: SpellType | undefined;
  readonly trapType: TrapType | undefined;
}

export interface TargetFacts {
  readonly zone: PublicZone | undefined;
  readonly count: number | undefined;
}

export interface EffectFacts {
  readonly type: EffectType | undefined;
  /** This effect is what the activation of its spell or trap does. */
  readonly isActivation: boolean;
  /** `none`: it has no trigger. Undefined: its trigger is malformed. */
  readonly trigger: TriggerName | "none" | undefined;
  /** The requirements. Undefined: there is no telling how many there are. */
  readonly targets: readonly TargetFacts[] | undefined;
  /** The requirements that some action uses; filled while the actions are checked. */
  readonly usedTargets: Set<number>;
}

interface Scope extends KernelScope {
  /** What each id of the whole table says its type is, to look tokens up. */
  readonly typeOfId: ReadonlyMap<string, unknown>;
  readonly card: CardFacts;
  readonly effect: EffectFacts | undefined;
}

/** A place in a definition. */
export interface At {
  readonly path: string;
  readonly scope: Scope;
}

/** Words of other games and of earlier designs, and what they may stand for here. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["atk", ["attack"]],
  ["def", ["defense"]],
  ["monster", ["stereotype"]],
  ["class", ["spell", "field"]],
  ["stars", ["level"]],
  ["subtype", ["spellType", "trapType"]],
  ["target", ["what", "who"]],
  ["selection", ["what"]],
  ["player", ["who", "side"]],
  ["owner", ["side"]],
  ["amount", ["count"]],
  ["count", ["amount"]],
]);

/** A shape of definitions: it may ask what surrounds it. */
export interface Shape extends KernelShape {
  check(value: unknown, at: At): void;
}
