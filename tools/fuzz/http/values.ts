/** Values for a JSON Schema, as the API's document writes it: fitting, nearly fitting, and wild. */
import fc from "fast-check";

export type Schema = Readonly<Record<string, unknown>>;

export interface Pools {
  /** Shapes by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Words that mean something to this server: games, decks, bots, seats, cards, matches. */
  readonly words: readonly string[];
  /** By the name of a field, those that fit there. */
  readonly byField: Readonly<Record<string, readonly string[]>>;
  /** Real values of named shapes, such as a record. */
  readonly real: Readonly<Record<string, unknown>>;
}

const MAX_LEVELS = 6;

const oddNumbers = [-1, 0, 1, 2, 0.5, -0, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e21, 1e308, -1e308];
const oddTexts = [
  "",
  " ",
  "__proto__",
  "constructor",
  "null",
  "\u0000",
  "\ud800",
  "\u202e",
  "é".repeat(80),
];

const anyNumber = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer(), fc.double());
const anyText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 3000 }),
);

/** Deep enough to take all the stack of whoever walks it carelessly. */
const deep = fc.constantFrom(20, 2000).map((levels) => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
});

export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: anyNumber },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(fc.constant({}), { minLength: 1500, maxLength: 1500 }) },
);

/** Fits the schema, as far as a schema says what fits. */
export function fitting(
  schema: Schema,
  pools: Pools,
  levels = MAX_LEVELS,
  field = "",
): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? "";
    const real = pools.real[name];
    const made = fitting(pools.schemas[name] ?? {}, pools, levels - 1);
    if (real === undefined) return made;
    return fc.oneof(
      { weight: 2, arbitrary: fc.constant(real) },
      { weight: 3, arbitrary: nearly(fc.constant(real)) },
      { weight: 1, arbitrary: made },
    );
  }
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (choices !== undefined)
    return fc.oneof(...choices.map((each) => fitting(each, pools, levels, field)));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(schema.type)) {
    const types = schema.type as readonly string[];
    return fc.oneof(...types.map((type) => fitting({ ...schema, type }, pools, levels, field)));
  }
  if (levels <= 0) return fc.constant(null);
  switch (schema.type) {
    case "string":
      return text(schema, pools, field);
    case "integer":
    case "number":
      // No request is to wait for long.
      return fc.oneof(fc.nat({ max: ["wait", "seconds"].includes(field) ? 1 : 60 }), anyNumber);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return list(schema, pools, levels);
    case "object":
      return object(schema, pools, levels);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function text({ pattern }: Schema, pools: Pools, field: string): fc.Arbitrary<unknown> {
  const known = wordFor(pools, field);
  if (typeof pattern !== "string") return fc.oneof({ weight: 4, arbitrary: known }, anyText);
  return fc.oneof({ weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern)) }, known);
}

/** Mostly one that fits in this field. */
export function wordFor({ words, byField }: Pools, field: string): fc.Arbitrary<string> {
  const any = fc.constantFrom("", ...words);
  const own = byField[field];
  if (own === undefined) return any;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: any });
}

function list(schema: Schema, pools: Pools, levels: number): fc.Arbitrary<unknown> {
  const places = schema.prefixItems as readonly Schema[] | undefined;
  if (places !== undefined) {
    return fc.tuple(...places.map((place) => fitting(place, pools, levels - 1)));
  }
  return fc.array(fitting((schema.items ?? {}) as Schema, pools, levels - 1), { maxLength: 6 });
}

function object(schema: Schema, pools: Pools, levels: number): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema.required ?? []) as readonly string[];
  const others = schema.additionalProperties;
  if (fields.length === 0 && typeof others === "object" && others !== null) {
    const value = fitting(others as Schema, pools, levels - 1);
    return fc.dictionary(fc.constantFrom("a", ...pools.words), value, { maxKeys: 4 });
  }
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [name, fitting(field, pools, levels - 1, name)]),
    ) as Record<string, fc.Arbitrary<unknown>>,
    { requiredKeys: [...required] },
  );
}

/** The same with one place changed: left out, exchanged, or with something added. */
export function nearly(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom("drop", "exchange", "add", "twice" as const);
  return fc
    .tuple(values, fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 }), how, wild)
    .map(([value, path, change, by]) => changed(value, path, change, by));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function changed(value: unknown, path: readonly number[], how: string, by: unknown): unknown {
  const [step = 0, ...rest] = path;
  if (isList(value)) {
    const at = step % Math.max(1, value.length);
    if (rest.length > 0 && value.length > 0) {
      return value.with(at, changed(value[at], rest, how, by));
    }
    if (how === "drop") return value.toSpliced(at, 1);
    if (how === "exchange" && value.length > 0) return value.with(at, by);
    return how === "twice" ? [...value, ...value.slice(0, 400)] : [...value, by];
  }
  if (typeof value !== "object" || value === null) return by;
  const fields = Object.entries(value);
  const [name = "x", inner] = fields[step % Math.max(1, fields.length)] ?? [];
  if (rest.length > 0) return { ...value, [name]: changed(inner, rest, how, by) };
  if (how === "drop") return Object.fromEntries(fields.filter(([field]) => field !== name));
  return how === "exchange" ? { ...value, [name]: by } : { ...value, [`x${step}`]: by };
}
