/** JSON as a stranger may send it: something sound, with some of its parts replaced, left out or moved. */
import fc from "fast-check";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Change {
  /** Which part, of all there are. */
  readonly place: number;
  readonly how: "replace" | "drop" | "swap" | "repeat";
  readonly by: Json;
  readonly other: number;
}

const oddValues = fc.constantFrom<Json>(
  null,
  true,
  0,
  -1,
  0.5,
  1e21,
  "",
  "__proto__",
  "constructor",
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  "{",
);

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  how: fc.constantFrom("replace", "replace", "drop", "swap", "repeat"),
  by: fc.oneof(oddValues, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
  other: fc.nat(),
});

/** Anything at all now and then; mostly `sound` with one to three changes. */
export const mangled = (sound: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.oneof(oddValues, fc.jsonValue()) as fc.Arbitrary<unknown> },
    {
      weight: 9,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes) => changes.reduce<Json>(applied, JSON.parse(JSON.stringify(sound)) as Json)),
    },
  );

type Container = Record<string, Json>;

/** Every container with each of its keys; those near the top come more often than they are. */
function partsOf(value: Json, depth = 0): { readonly of: Container; readonly key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const of = value as Container;
  return Object.keys(of).flatMap((key) => [
    ...Array.from({ length: Math.max(1, 12 - 4 * depth) }, () => ({ of, key })),
    ...partsOf(of[key] as Json, depth + 1),
  ]);
}

function applied(value: Json, { place, how, by, other }: Change): Json {
  const parts = partsOf(value);
  const part = parts[place % Math.max(1, parts.length)];
  if (part === undefined) return by;
  const { of, key } = part;
  const second = parts[other % parts.length];
  switch (how) {
    case "replace":
      of[key] = by;
      return value;
    case "drop":
      if (Array.isArray(of)) of.splice(Number(key), 1);
      else delete of[key];
      return value;
    case "swap":
      of[key] = JSON.parse(JSON.stringify(second?.of[second.key] ?? null)) as Json;
      return value;
    case "repeat":
      if (Array.isArray(of)) of.push(of[Number(key)] as Json);
      else of[`${key} `] = of[key] as Json;
      return value;
  }
}
