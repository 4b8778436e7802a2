/** What a check knows about the card and the effect around it, and where its faults go. */
import type { PublicZone } from "../cards.ts";
import type { CardType, EffectType, SpellType, TrapType, TriggerName } from "../vocabulary.ts";

/** One thing that is wrong with a definition. */
export interface CardFault {
  /** `lunch-lady.effects[refill].actions[0].count`; a card without a usable id is `cards[3]`. */
  readonly path: string;
  /** What is wrong there and what would be right. */
  readonly message: string;
  /** The word that was probably meant. */
  readonly suggestion?: string;
}

/** Facts are undefined where the definition says something that is a fault of its own. */
export interface CardFacts {
  readonly type: CardType | undefined;
  readonly spellType: SpellType | undefined;
  readonly trapType: TrapType | undefined;
}

export interface EffectFacts {
  readonly type: EffectType | undefined;
  /** This effect is what the activation of its spell or trap does. */
  readonly isActivation: boolean;
  /** `none`: it has no trigger. Undefined: its trigger is malformed. */
  readonly trigger: TriggerName | "none" | undefined;
  /** The zone of each requirement. Undefined: there is no telling how many there are. */
  readonly targets: readonly (PublicZone | undefined)[] | undefined;
  /** The requirements that some action uses; filled while the actions are checked. */
  readonly usedTargets: Set<number>;
}

interface Scope {
  readonly faults: CardFault[];
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

export function fault(at: At, message: string, suggestion?: string): void {
  at.scope.faults.push({
    path: at.path,
    message,
    ...(suggestion !== undefined && { suggestion }),
  });
}

const PLAIN_NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/;

export function inField(at: At, name: string): At {
  return { path: at.path + stepInto(name), scope: at.scope };
}

/** A field as a step of a path. */
export function stepInto(name: string): string {
  return PLAIN_NAME.test(name) ? `.${name}` : `[${show(name)}]`;
}

export function inItem(at: At, item: number | string): At {
  return { path: `${at.path}[${item}]`, scope: at.scope };
}

const SHOWN_LENGTH = 40;

/** A value as a message can show it, whatever it is. */
export function show(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value);
  }
  if (value === null || value === undefined) return String(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  return Array.isArray(value) ? "a list" : "an object";
}
