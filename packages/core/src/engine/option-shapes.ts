/**
 * The options of an engine as shapes: those that every game has, and what is wrong with any of them. A game
 * describes all of its options by one shape, from which faults, suggestions and a JSON schema come.
 */
import { createRandom, type Seed } from "../random.ts";
import {
  checkFields,
  closestWord,
  type Fault,
  type FieldTable,
  fault,
  fieldsSchema,
  inField,
  isObject,
  type Scope,
  type Shape,
  show,
} from "../shapes/index.ts";

/** Who plays, as the host of the match names them. */
export const playerName: Shape = {
  expects: "a text that is not empty",
  schema: { type: "string", minLength: 1 },
  check(value, at) {
    if (typeof value === "string" && value !== "") return;
    fault(at, `must be ${playerName.expects}, not ${show(value)}`);
  },
};

export const seed: Shape = {
  expects: "a whole number or 64 hexadecimal digits",
  schema: { anyOf: [{ type: "integer" }, { type: "string", pattern: "^[0-9a-fA-F]{64}$" }] },
  check(value, at) {
    try {
      createRandom(value as Seed, "a try");
    } catch {
      fault(at, `must be ${seed.expects}, not ${show(value)}`);
    }
  },
};

export type DefinedCards =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Cards, defined by the game: their faults have paths of their own. */
export function cardsOf(define: (cards: unknown) => DefinedCards): Shape {
  return {
    expects: "a table of card definitions",
    schema: { type: ["object", "array"] },
    check(value, { scope }) {
      const defined = define(value);
      if (!defined.ok) scope.faults.push(...defined.faults);
    },
  };
}

export type JudgedDeck =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly { readonly message: string }[] };

/** A list of definition ids, judged by the game. `S`: what it asks of the scope to do so. */
export function deckOf<S extends Scope>(judge: (deck: unknown, scope: S) => JudgedDeck): Shape {
  return {
    expects: "a list of card ids",
    schema: { type: "array", items: { type: "string" } },
    check(value, at) {
      const judged = judge(value, at.scope as S);
      if (judged.ok) return;
      for (const { message } of judged.faults) fault({ ...at, path: `${at.path}:` }, message);
    },
  };
}

/**
 * An object of options or settings. An unknown name is reported with the one that was probably meant,
 * even if that is given too, or else with all known names.
 */
export function optionTable(kind: "option" | "setting", fields: FieldTable): Shape {
  const names = Object.keys(fields);
  const table: Shape = {
    expects: `an object of ${kind}s`,
    schema: fieldsSchema({}, fields),
    check(value, at) {
      if (!isObject(value)) return fault(at, `must be ${table.expects}, not ${show(value)}`);
      const given = Object.entries(value).filter(([, option]) => option !== undefined);
      const isKnown = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(fields, name);
      checkFields(kind, fields, Object.fromEntries(given.filter(isKnown)), at);
      for (const [name] of given.filter((each) => !isKnown(each))) {
        const meant = closestWord(name, names, at.scope.otherNames) ?? partOf(name, names);
        const remedy = meant === undefined ? `; there are ${names.join(", ")}` : "";
        fault(inField(at, name), `is no ${kind}${remedy}`, meant);
      }
    },
  };
  return table;
}

const LEAST_LETTERS = 4;

/** `startingLife` for `startingLifePoints`, `maxBoardSlots` for `boardSlots`. */
function partOf(name: string, known: readonly string[]): string | undefined {
  if (name.length < LEAST_LETTERS) return undefined;
  const written = name.toLowerCase();
  return known.find((each) => {
    const word = each.toLowerCase();
    return word.includes(written) || written.includes(word);
  });
}

/** Settings with what is left out filled in; one that says undefined is left out. */
export function withDefaults<T extends object>(defaults: T, given: Partial<T> = {}): T {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(said) };
}

/** Every fault of the options of an engine. `scope`: what the shapes among them ask for. */
export function optionFaults(
  shape: Shape,
  options: unknown,
  scope: Omit<Scope, "faults"> = {},
): readonly Fault[] {
  const faults: Fault[] = [];
  shape.check(options, { path: "", scope: { ...scope, faults } });
  // The options themselves have no name in a path.
  return faults.map((each) => ({
    ...each,
    path: each.path === "" ? "the options" : each.path.replace(/^\./, ""),
  }));
}

/** The option a fault is about, or within which it is. */
export function optionAt({ path }: Fault): string {
  return /^[^.[:]*/.exec(path)?.[0] ?? path;
}
