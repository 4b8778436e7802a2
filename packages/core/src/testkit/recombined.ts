/** Commands put together anew from the parts of others: the same cards in other pairs. */
import type { CommandFields, Field } from "../command/fields.ts";
import { type CardId, cardNumber } from "../ids.ts";
import type { Stream } from "../random.ts";

type Fields = CommandFields[string];
export type Parts = Readonly<Record<string, unknown>>;

/** As many ways as this are all gone through; of more, some are drawn. */
const MAX_WAYS = 200;
const DRAWN = 24;

/**
 * Commands of one kind: each field has a value that it has in one of the listed ones, a field for
 * several cards as many as there. What has too many ways is drawn, and the last of each field always
 * comes together: a list that ends too early lacks that one.
 */
export function* recombined(
  random: Stream,
  fields: Fields,
  listed: readonly Parts[],
): Generator<Parts> {
  const places = Object.entries(fields).map(([name, field]) => placeOf(name, field, listed));
  const ways = places.reduce((product, { count }) => product * count, 1);
  if (ways <= MAX_WAYS) {
    yield* product(places, {});
  } else {
    yield filled(places, (place) => place.last());
    for (let i = 0; i < DRAWN; i++) {
      // Near to one that is listed: one place is another's.
      const other = random.pick(places);
      const like = random.pick(listed);
      yield filled(places, (place) => (place === other ? place.any(random) : like[place.name]));
    }
  }
  yield* otherNumbers(random, fields, listed);
}

/** One card more and one card fewer, each once. */
function* otherNumbers(random: Stream, fields: Fields, listed: readonly Parts[]): Generator<Parts> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "cards") continue;
    const like = random.pick(listed);
    const cards = like[name];
    if (!Array.isArray(cards)) continue;
    const had = cards as readonly CardId[];
    const more = cardsIn(name, listed).filter((id) => !had.includes(id));
    const others = [had.slice(1), more.length === 0 ? had : [...had, random.pick(more)]];
    for (const other of others) yield { ...like, [name]: inForm(field, other) };
  }
}

/** A field and what can stand there; undefined: nothing does. */
interface Place {
  readonly name: string;
  readonly count: number;
  all(): Iterable<unknown>;
  any(random: Stream): unknown;
  last(): unknown;
}

function placeOf(name: string, field: Field, listed: readonly Parts[]): Place {
  if (field.kind === "cards") return placeOfCards(name, field, listed);
  const values = [...new Set(listed.map((command) => command[name]))];
  return {
    name,
    count: values.length,
    all: () => values,
    any: (random) => random.pick(values),
    last: () => values.at(-1),
  };
}

type CardsField = Extract<Field, { readonly kind: "cards" }>;

function placeOfCards(name: string, field: CardsField, listed: readonly Parts[]): Place {
  const cards = cardsIn(name, listed);
  const lists = listed.map((command) => command[name] as readonly CardId[] | undefined);
  const sizes = [...new Set(lists.map((list) => list?.length ?? null))];
  const choose = (size: number | null, from: readonly CardId[]): unknown =>
    size === null ? undefined : inForm(field, from.slice(0, size));
  const waysOf = (size: number | null): number => {
    if (size === null) return 1;
    let ways = 1;
    for (let i = 0; i < size; i++) ways *= (cards.length - i) / (field.ordered ? 1 : i + 1);
    return Math.round(ways);
  };
  return {
    name,
    count: sizes.reduce<number>((sum, size) => sum + waysOf(size), 0),
    *all() {
      for (const size of sizes) {
        if (size === null) yield undefined;
        else yield* selections(cards, size, field.ordered);
      }
    },
    any: (random) => choose(random.pick(sizes), random.shuffle(cards)),
    last: () => choose(sizes.at(-1) ?? null, cards.toReversed()),
  };
}

/** All that stand in this field, in the order in which the list comes to them. */
function cardsIn(name: string, listed: readonly Parts[]): CardId[] {
  return [...new Set(listed.flatMap((command) => (command[name] ?? []) as readonly CardId[]))];
}

/** As a command keeps them: a set in ascending order. */
export function inForm({ ordered }: CardsField, cards: readonly CardId[]): CardId[] {
  return ordered ? [...cards] : cards.toSorted((a, b) => cardNumber(a) - cardNumber(b));
}

function* selections(
  cards: readonly CardId[],
  size: number,
  ordered: boolean,
): Generator<CardId[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [i, first] of cards.entries()) {
    const others = ordered ? cards.toSpliced(i, 1) : cards.slice(i + 1);
    for (const rest of selections(others, size - 1, ordered)) {
      yield inForm({ kind: "cards", ordered }, [first, ...rest]);
    }
  }
}

function* product([place, ...rest]: readonly Place[], given: Parts): Generator<Parts> {
  if (place === undefined) {
    yield given;
    return;
  }
  for (const value of place.all()) yield* product(rest, withValue(given, place.name, value));
}

function filled(places: readonly Place[], value: (place: Place) => unknown): Parts {
  return places.reduce<Parts>((given, place) => withValue(given, place.name, value(place)), {});
}

function withValue(given: Parts, name: string, value: unknown): Parts {
  return value === undefined ? given : { ...given, [name]: value };
}
