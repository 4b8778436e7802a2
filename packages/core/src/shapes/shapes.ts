/**
 * The shapes that definitions are made of. A shape tells every fault of a value, not only the
 * first, and never throws. Tables of fields are typed by a game's vocabulary (`Fields`): a field
 * that is added there and forgotten here does not compile.
 */
import { type At, fault, inField, inItem, show } from "./at.ts";
import { closestWord } from "./closest-word.ts";
import { objectSchema, type Schema } from "./json-schema.ts";

export interface Shape {
  /** Completes "it must be …". */
  readonly expects: string;
  /** A game's own shapes may ask for its own scope: all shapes of a value are given the same one. */
  check(value: unknown, at: At): void;
  /** As much of it as JSON Schema can say. */
  readonly schema: Schema;
}

export interface Optional {
  readonly optional: Shape;
}

type Nothing = Record<never, never>;

/** A shape for each field of T; an optional field of T is optional here. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Nothing extends Pick<T, K> ? Optional : Shape;
};

/** The member of the union U whose field Tag can be K. */
export type Variant<U, Tag extends PropertyKey, K> = U extends { readonly [T in Tag]: infer Kinds }
  ? K extends Kinds
    ? Omit<U, Tag>
    : never
  : never;

export type FieldTable = Readonly<Record<string, Shape | Optional>>;

/** An object that was made sure of; any of its fields can still be anything. */
export type Raw = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The field itself, never something inherited. A field that is undefined is not there. */
export function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return words.some((word) => word === value);
}

/** The members of a union of words as a list, which the compiler keeps complete. */
export function everyWord<T extends string>(words: Readonly<Record<T, true>>): readonly T[] {
  return Object.keys(words) as T[];
}

export function keysOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(table) as T[];
}

/** A shape that needs no more than a yes or no. */
function leaf(expects: string, schema: Schema, accepts: (value: unknown) => boolean): Shape {
  return {
    expects,
    schema,
    check(value, at) {
      if (!accepts(value)) fault(at, `must be ${expects}, not ${show(value)}`);
    },
  };
}

/** All sums of numbers within this bound, and their multiples, stay exact. */
const LARGEST = 1_000_000;

export function integer(min: number, max: number = LARGEST): Shape {
  return leaf(
    `a whole number from ${min} to ${max}`,
    { type: "integer", minimum: min, maximum: max },
    (value) => isIntegerIn(value, min, max),
  );
}

export function isIntegerIn(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** As a change: up or down, but not nothing. */
export function change(max: number = LARGEST): Shape {
  return leaf(
    `a whole number from ${-max} to ${max}, and not 0`,
    { type: "integer", minimum: -max, maximum: max, not: { const: 0 } },
    (value) => isIntegerIn(value, -max, max) && value !== 0,
  );
}

export const flag: Shape = leaf(
  "true or false",
  { type: "boolean" },
  (value) => typeof value === "boolean",
);

export const onlyTrue: Shape = leaf(
  "true, or left out",
  { const: true },
  (value) => value === true,
);

/** What a terminal or a page would act on, instead of showing it; the ends of lines among them. */
const CONTROLS = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029";
const CONTROL = new RegExp(`[${CONTROLS}]`, "u");
const LINE = `^[^\\s${CONTROLS}]([^${CONTROLS}]*[^\\s${CONTROLS}])?$`;

/** A line of text, as names and flavours are. */
export function text(maxLength: number): Shape {
  const line = leaf(
    `a text of 1 to ${maxLength} characters without blanks around it`,
    { type: "string", minLength: 1, maxLength, pattern: LINE },
    (value) =>
      typeof value === "string" &&
      value.length > 0 &&
      value.length <= maxLength &&
      value.trim() === value &&
      value.isWellFormed(),
  );
  return {
    ...line,
    check(value, at) {
      const control = typeof value === "string" ? CONTROL.exec(value)?.[0] : undefined;
      if (control === undefined) return line.check(value, at);
      const shown = control.charCodeAt(0).toString(16).padStart(4, "0");
      fault(at, `must be one line without control characters; it has \\u${shown}`);
    },
  };
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ID_LENGTH = 64;

/** Ids stand in addresses and in file names. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && value.length <= ID_LENGTH && ID.test(value);
}

export const id: Shape = leaf(
  `an id of at most ${ID_LENGTH} lower-case letters, digits and single hyphens, such as "paper-boat"`,
  { type: "string", maxLength: ID_LENGTH, pattern: ID.source },
  isId,
);

export function word(words: readonly string[]): Shape {
  const expects = `one of ${words.join(", ")}`;
  return {
    expects,
    schema: { enum: words },
    check(value, at) {
      if (isOneOf(words, value)) return;
      const suggestion =
        typeof value === "string" ? closestWord(value, words, at.scope.otherNames) : undefined;
      fault(at, `must be ${expects}, not ${show(value)}`, suggestion);
    },
  };
}

/** A field that another field, or the place of the effect, leaves no meaning. */
export function refused(why: string): Optional {
  return {
    optional: {
      expects: "left out",
      schema: false,
      check: (_, at) => fault(at, `must be left out: ${why}`),
    },
  };
}

export function list(item: Shape, min = 0): Shape {
  const expects = min > 0 ? "a list with at least one entry" : "a list";
  return {
    expects,
    schema: { type: "array", items: item.schema, ...(min > 0 && { minItems: min }) },
    check(value, at) {
      if (!Array.isArray(value) || value.length < min) {
        fault(at, `must be ${expects}, not ${Array.isArray(value) ? "an empty one" : show(value)}`);
        return;
      }
      for (let i = 0; i < value.length; i++) item.check(value[i], inItem(at, i));
    },
  };
}

/** A list of words, none of them twice. */
export function wordSet(words: readonly string[], min = 1): Shape {
  const items = list(word(words), min);
  return {
    expects: items.expects,
    schema: { ...(items.schema as object), uniqueItems: true },
    check(value, at) {
      items.check(value, at);
      if (!Array.isArray(value)) return;
      const entries: readonly unknown[] = value;
      for (const [i, entry] of entries.entries()) {
        if (isOneOf(words, entry) && entries.indexOf(entry) < i) {
          fault(inItem(at, i), `says ${show(entry)} a second time; once is enough`);
        }
      }
    },
  };
}

/** Checks that an object has these fields and no others. `what` is what the object is, in words. */
export function checkFields(what: string, fields: FieldTable, value: Raw, at: At): void {
  for (const [name, shape] of Object.entries(fields)) {
    const field = own(value, name);
    if (field !== undefined) {
      ("optional" in shape ? shape.optional : shape).check(field, inField(at, name));
    } else if (!("optional" in shape)) {
      fault(inField(at, name), `is missing; it must be ${shape.expects}`);
    }
  }
  const names = Object.keys(fields);
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name) || value[name] === undefined) continue;
    const free = names.filter((known) => own(value, known) === undefined);
    const has = names.length === 0 ? "it has no fields" : `it has ${names.join(", ")}`;
    fault(
      inField(at, name),
      `is no field of ${what}; ${has}`,
      closestWord(name, free, at.scope.otherNames),
    );
  }
}

/** A closed set of objects that their field `tag` tells apart. */
export function variants(
  what: string,
  tag: string,
  table: Readonly<Record<string, FieldTable>>,
): Shape {
  const kinds = word(Object.keys(table));
  return {
    expects: what,
    schema: {
      anyOf: Object.entries(table).map(([kind, fields]) => fieldsSchema({ [tag]: kind }, fields)),
    },
    check(value, at) {
      if (!isObject(value)) {
        fault(at, `must be ${what}, not ${show(value)}`);
        return;
      }
      const kind = own(value, tag);
      if (kind === undefined) {
        fault(inField(at, tag), `is missing; it must be ${kinds.expects}`);
      } else if (typeof kind === "string" && Object.hasOwn(table, kind)) {
        checkFields(`${what} "${kind}"`, { [tag]: kinds, ...table[kind] }, value, at);
      } else {
        kinds.check(kind, inField(at, tag));
      }
    },
  };
}

/** `given`: fields that have one value here. */
export function fieldsSchema(given: Readonly<Record<string, string>>, fields: FieldTable): Schema {
  const constants = Object.entries(given).map(([name, value]) => {
    return [name, { schema: { const: value }, isOptional: false }] as const;
  });
  const others = Object.entries(fields).map(([name, field]) => {
    const isOptional = "optional" in field;
    const { schema } = isOptional ? field.optional : field;
    return [name, { schema, isOptional }] as const;
  });
  return objectSchema(Object.fromEntries([...others, ...constants]));
}

export function object(what: string, fields: FieldTable): Shape {
  return {
    expects: what,
    schema: fieldsSchema({}, fields),
    check(value, at) {
      if (isObject(value)) checkFields(what, fields, value, at);
      else fault(at, `must be ${what}, not ${show(value)}`);
    },
  };
}
