/** What a check knows about the card and the text around it, and where its faults go. */
import { fault, type Scope as KernelScope, type Shape as KernelShape } from "@tcg/core/shapes";
import type { CardType, Result, TriggerName } from "../vocabulary.ts";

/** Facts are undefined where the definition says something that is a fault of its own. */
export interface CardFacts {
  readonly type: CardType | undefined;
  readonly isSong: boolean;
}

/** `keyword`: what a keyword says, and what stands on the card itself. */
export type TextKind = "keyword" | "action" | "triggered" | "activated" | "static" | "replacement";

/** One text: an ability, or all that an action says. Its parts may refer to each other. */
export interface TextFacts {
  readonly kind: TextKind;
  /** What has happened when it is read. `none`: nothing. Undefined: malformed. */
  readonly trigger: TriggerName | "none" | undefined;
  /** It is read while a challenge goes on. */
  readonly inChallenge: boolean;
  /** Somebody else's card may have it: nothing is known of the card it stands on. */
  readonly isGranted: boolean;
  /** Names given to chosen cards so far. */
  readonly names: Set<string>;
  /** Those of them that an effect plays: they are not in play before the text is over (CR 7.1.6). */
  readonly played: Set<string>;
  /** Numbers left behind so far. */
  readonly results: Set<Result>;
}

interface Scope extends KernelScope {
  readonly card: CardFacts;
  readonly text: TextFacts;
  readonly depth: number;
}

/** A place in a definition. */
export interface At {
  readonly path: string;
  readonly scope: Scope;
}

/** A shape of definitions: it may ask what surrounds it. */
export interface Shape extends KernelShape {
  check(value: unknown, at: At): void;
}

/** So that a tree without end, or one made to exhaust the stack, is a fault like any other. */
const MAX_DEPTH = 12;

/** A part that may hold others of its kind, looked up when it is needed. */
export function nested(expects: string, name: string, shape: () => Shape): Shape {
  return {
    expects,
    schema: { $ref: `#/$defs/${name}` },
    check(value, at) {
      const depth = at.scope.depth + 1;
      if (depth > MAX_DEPTH) fault(at, `is nested too deeply: ${MAX_DEPTH} levels are enough`);
      else shape().check(value, { ...at, scope: { ...at.scope, depth } });
    },
  };
}

/** The shape, and then something that its fields have to do with each other. */
export function also(shape: KernelShape, more: (value: unknown, at: At) => void): Shape {
  return {
    expects: shape.expects,
    schema: shape.schema,
    check(value, at) {
      shape.check(value, at);
      more(value, at);
    },
  };
}

export function inText(at: At, text: TextFacts): At {
  return { ...at, scope: { ...at.scope, text } };
}

export function newText(kind: TextKind, given: Partial<TextFacts> = {}): TextFacts {
  return {
    kind,
    trigger: "none",
    inChallenge: false,
    isGranted: false,
    names: new Set(),
    played: new Set(),
    results: new Set(),
    ...given,
  };
}

/** Words of other games, and what they may stand for here. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["power", ["strength"]],
  ["attack", ["strength"]],
  ["toughness", ["willpower"]],
  ["health", ["willpower"]],
  ["defense", ["willpower"]],
  ["subtitle", ["version"]],
  ["title", ["version"]],
  ["traits", ["classifications"]],
  ["subtypes", ["classifications"]],
  ["color", ["ink", "inks"]],
  ["inkwell", ["inkable"]],
  ["flavour", ["flavor"]],
  ["what", ["target"]],
  ["player", ["who", "side"]],
  ["count", ["amount"]],
  ["amount", ["count"]],
  ["condition", ["if", "while"]],
  ["cost", ["costs"]],
  ["effect", ["effects"]],
  ["trigger", ["when"]],
]);
