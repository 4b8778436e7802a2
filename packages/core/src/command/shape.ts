/** Checks that something a client sent has the shape of a command, before any rule looks at it. */
import { type CardId, cardNumber, isCardId } from "../ids.ts";
import { closestWord } from "../shapes/closest-word.ts";
import type { Rejection } from "../types.ts";
import type { CommandFields, Field } from "./fields.ts";

export type Shaped =
  | {
      readonly ok: true;
      readonly command: { readonly type: string };
      readonly cards: readonly CardId[];
    }
  | { readonly ok: false; readonly rejection: Rejection };

/** Reads a command strictly: no unknown type, no missing, extra or mistyped field. */
export function shapeCommand(fields: CommandFields, input: unknown): Shaped {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return malformed("A command is an object with a `type`.", {});
  }
  const given = input as Record<string, unknown>;
  const { type } = given;
  if (!Object.hasOwn(given, "type") && inheritsSomething(given)) {
    const example = JSON.stringify(Object.keys(fields)[0]);
    return malformed(
      `A command has a \`type\` of its own, not one it inherits: { "type": ${example} }.`,
      {},
    );
  }
  if (typeof type !== "string" || !Object.hasOwn(fields, type)) {
    const known = Object.keys(fields);
    const meant = typeof type === "string" ? closestWord(type, known) : undefined;
    const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
    const message = `There is no such command.${hint} Known: ${known.join(", ")}.`;
    return unshaped("command/unknown", message, { known });
  }
  const wanted = fields[type] as CommandFields[string];
  for (const name in given) {
    if (name !== "type" && !Object.hasOwn(wanted, name) && Object.hasOwn(given, name)) {
      const allowed = Object.keys(wanted);
      return malformed(`${type} has no field of that name. ${fieldList(allowed)}`, {
        type,
        allowed,
      });
    }
  }
  const command: Record<string, unknown> = { type };
  let cards: readonly CardId[] = NO_CARDS;
  for (const name in wanted) {
    const field = wanted[name] as Field;
    if (!Object.hasOwn(given, name)) {
      if (field.optional) continue;
      return malformed(`${type} needs ${name}: ${expected(field)}.`, { type, field: name });
    }
    const value = readValue(field, given[name]);
    if (value === undefined) {
      return malformed(`${type} takes ${name} as ${expected(field)}.`, { type, field: name });
    }
    command[name] = value;
    if (field.kind === "card") cards = withOne(cards, value as CardId);
    else if (field.kind === "cards") cards = [...cards, ...(value as CardId[])];
  }
  return { ok: true, command: command as { type: string }, cards };
}

const NO_CARDS: readonly CardId[] = [];

/** Most commands name one card or none. */
function withOne(cards: readonly CardId[], card: CardId): readonly CardId[] {
  return cards.length === 0 ? [card] : [...cards, card];
}

/** A type from its prototype, or a field `__proto__`, which JSON makes no prototype of. */
function inheritsSomething(given: object): boolean {
  return "type" in given || Object.hasOwn(given, "__proto__");
}

/** The value in its one canonical form, or undefined if it does not fit. */
function readValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "card":
      return isCardId(value) ? value : undefined;
    case "cards": {
      if (!Array.isArray(value)) return undefined;
      // A copy has no holes, over which `every` would pass.
      const ids: unknown[] = [...(value as readonly unknown[])];
      if (!ids.every(isCardId) || new Set(ids).size !== ids.length) return undefined;
      return field.ordered ? ids : ids.sort((a, b) => cardNumber(a) - cardNumber(b));
    }
    case "choice":
      return field.of.includes(value as string) ? value : undefined;
    case "integer": {
      const fits = Number.isSafeInteger(value) && !Object.is(value, -0);
      const number = value as number;
      return fits && number >= field.min && number <= field.max ? number : undefined;
    }
  }
}

function expected(field: Field): string {
  switch (field.kind) {
    case "card":
      return "a card id such as c12";
    case "cards":
      return "a list of different card ids such as [c12, c15]";
    case "choice":
      return `one of ${field.of.join(", ")}`;
    case "integer":
      return `a whole number from ${field.min} to ${field.max}`;
  }
}

function fieldList(names: readonly string[]): string {
  return names.length === 0 ? "It has no fields." : `Its fields: ${names.join(", ")}.`;
}

function malformed(message: string, data: object): Shaped {
  return unshaped("command/malformed", message, data);
}

function unshaped(code: string, message: string, data: object): Shaped {
  return { ok: false, rejection: { code, message, data } };
}
