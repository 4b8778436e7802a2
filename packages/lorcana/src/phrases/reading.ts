/** Texts of cards read and spoken whole. */
import type { Ability, Cost, Effect, Filter } from "../cards.ts";
import { isPrinted } from "../reading/filters.ts";
import type { CardType } from "../vocabulary.ts";
import { abilityRow, END, type Row } from "./abilities.ts";
import { costs } from "./costs.ts";
import { bounded } from "./effort.ts";
import { finished } from "./finish.ts";
import {
  best,
  type Context,
  everyWording,
  newContext,
  oneOf,
  type Part,
  type Spoken,
  toPrint,
} from "./part.ts";
import { allParts } from "./parts.ts";
import { setParts } from "./registry.ts";
import { allEffects } from "./sentences.ts";

setParts(allParts);

/** What was understood, and where reading stopped if it was nothing. */
export type Understood<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly why: "unread" | "ambiguous" | "spoken-otherwise" | "endless";
      readonly at: number;
    };

export function readAbility(text: string, type: CardType): Understood<Row> {
  return understand(abilityRow, text, newContext(type));
}

export function readEffects(text: string): Understood<readonly Effect[]> {
  return understand(allEffects, text, newContext(null));
}

function understand<T>(part: Part<T>, text: string, context: Context): Understood<T> {
  return bounded(() => inAllWays(part, text, context)) ?? { ok: false, why: "endless", at: 0 };
}

function inAllWays<T>(part: Part<T>, text: string, context: Context): Understood<T> {
  const reads = part.read(text, 0, context);
  const whole = reads.filter(({ end }) => text.slice(end) === "." || end === text.length);
  if (whole.length === 0) {
    return { ok: false, why: "unread", at: Math.max(0, ...reads.map(({ end }) => end)) };
  }
  const clear = whole.filter(({ value }) => !isAskedTooLate(value) && !isAskedTooEarly(value));
  const tidy = clear.map(({ value }) => distinctNames(value));
  const found = new Map(tidy.map((value) => [JSON.stringify(value), value]));
  const same = [...found.values()].filter((value) => isSpokenSo(part, value, text, context));
  const [only, other] = preferred(same);
  if (only === undefined) return { ok: false, why: "spoken-otherwise", at: 0 };
  if (other !== undefined) return { ok: false, why: "ambiguous", at: 0 };
  return { ok: true, value: only };
}

/** It asks what a card is that only its own "otherwise" would choose. */
function isAskedTooEarly(value: unknown): boolean {
  let isEarly = false;
  JSON.stringify(value, (_, part: unknown) => {
    if (!isObject(part) || part.do !== "if" || !isObject(part.condition)) return part;
    const { those } = part.condition;
    const { otherwise } = part;
    JSON.stringify(otherwise, (__, inner: unknown) => {
      if (isObject(inner) && inner.pick === "chosen" && inner.as === those)
        isEarly ||= those !== undefined;
      return inner;
    });
    return part;
  });
  return isEarly;
}

const HIDING = new Set(["banish", "return-to-hand", "put-on-deck", "put-into-inkwell"]);

/** It asks what a card is that has gone where nobody may see it: the rules would find nothing. */
function isAskedTooLate(value: unknown): boolean {
  const hidden = new Set<unknown>();
  let isLate = false;
  JSON.stringify(value, (_, part: unknown) => {
    if (!isObject(part)) return part;
    const goes = part.target ?? part.from;
    if (HIDING.has(String(part.do)) && isObject(goes)) hidden.add(goes.as);
    const { those, are } = part;
    // What is printed on a card is known wherever it went.
    if (those !== undefined && hidden.has(those) && !isPrinted(are as Filter)) isLate = true;
    return part;
  });
  return isLate;
}

/** CR 7.4.4: "if" after what triggers belongs to the trigger. */
function preferred<T>(values: readonly T[]): readonly T[] {
  const few = values.filter((value) => !(Array.isArray(value) && value.some(startsWithIf)));
  return few.length > 0 ? few : values;
}

function startsWithIf(ability: Ability): boolean {
  if (ability.kind !== "triggered" || ability.if !== undefined) return false;
  const [first] = ability.effects;
  return first?.do === "if" && first.otherwise === undefined;
}

function isSpokenSo<T>(part: Part<T>, value: T, text: string, context: Context): boolean {
  const said = part.speak(value, context);
  return said !== null && everyWording(`${said.text}${oneOf(END)}`).test(text);
}

/** The text of a tree, or null if the table has no words for it. */
export function spokenAbility(list: Row, type: CardType): string | null {
  const said = abilityRow.speak(list, toPrint(newContext(type)));
  return said && asText(said);
}

export function spokenEffects(effects: readonly Effect[]): string | null {
  const said = allEffects.speak(effects, toPrint(newContext(null)));
  return said && asText(said);
}

function asText({ text }: Spoken): string {
  return finished(`${best(text)}.`);
}

/** Only what is spoken of again needs a name; they are called in order. */
function distinctNames<T>(value: T): T {
  const used = new Set<string>();
  JSON.stringify(value, (_, part: unknown) => {
    if (isObject(part) && part.pick === "those") used.add(String(part.as));
    if (isObject(part) && typeof part.those === "string") used.add(part.those);
    if (isObject(part) && typeof part.playerOf === "string") used.add(part.playerOf);
    return part;
  });
  const names = new Map([...used].map((name, i) => [name, i === 0 ? "chosen" : `chosen ${i + 1}`]));
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (isObject(part) && typeof part.those === "string") {
        return { ...part, those: names.get(part.those) };
      }
      if (isObject(part) && typeof part.playerOf === "string") {
        return { ...part, playerOf: names.get(part.playerOf) };
      }
      if (!isObject(part) || typeof part.as !== "string") return part;
      const { as, ...rest } = part;
      const name = names.get(String(as));
      return name === undefined ? rest : { ...rest, as: name };
    }),
  ) as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** "Discard 2 cards": what is paid, or null. */
export function readCosts(text: string): readonly Cost[] | null {
  const whole = costs
    .read(text, 0, newContext(null))
    .filter(({ value, end }) => end === text.length && !value.some((cost) => "as" in cost));
  const [only] = whole;
  return whole.length === 1 && only !== undefined ? only.value : null;
}
