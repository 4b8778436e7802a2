/** Cards by their id or name, and lists of those that somebody looks for. */
import {
  ATTRIBUTES,
  CARD_TYPES,
  type CardDefinition,
  type CardTable,
  RARITIES,
  SPELL_TYPES,
  TRAP_TYPES,
} from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import { closest, unknown } from "../closest.ts";
import { WrongCall } from "../errors.ts";

export function findCard(cards: CardTable, wanted: string): CardDefinition {
  const all = Object.values(cards);
  const found =
    (Object.hasOwn(cards, wanted) ? cards[wanted] : undefined) ??
    all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const meant = closest(wanted, [...Object.keys(cards), ...all.map(({ name }) => name)]);
  const guess = meant === null ? "" : ` Did you mean ${meant}?`;
  throw new WrongCall(
    `there is no card "${wanted}" among these ${all.length}.${guess} lunchtable cards list shows them all`,
  );
}

export interface ListOptions {
  readonly kind?: string;
  readonly archetype?: string;
  readonly attribute?: string;
  readonly rarity?: string;
  readonly level?: string;
  readonly cost?: string;
  readonly text?: string;
  readonly uses?: string;
}

/** A type, a subtype of spells or traps, or what players call it. */
const kinds: readonly string[] = [
  ...CARD_TYPES,
  ...new Set<string>([...SPELL_TYPES, ...TRAP_TYPES]),
  "class",
  "token",
];

export function listCards(cards: CardTable, options: ListOptions): CardDefinition[] {
  const tests = [
    kindTest(options.kind),
    fieldTest("archetype", options.archetype, archetypesIn(cards)),
    fieldTest("attribute", options.attribute, ATTRIBUTES),
    fieldTest("rarity", options.rarity, RARITIES),
    rangeTest("level", options.level),
    rangeTest("cost", options.cost),
    textTest(cards, options.text),
    usesTest(options.uses),
  ];
  return Object.values(cards).filter((card) => tests.every((test) => test(card)));
}

type Test = (card: CardDefinition) => boolean;
const everything: Test = () => true;

const archetypesIn = (cards: CardTable): string[] => [
  ...new Set(Object.values(cards).flatMap(({ archetype }) => archetype ?? [])),
];

function kindTest(kind: string | undefined): Test {
  if (kind === undefined) return everything;
  if (!kinds.includes(kind)) throw new WrongCall(unknown("kind", kind, kinds));
  return (card) => {
    if (kind === card.type) return true;
    if (card.type === "stereotype") return kind === "token" && card.token === true;
    if (card.type === "trap") return kind === card.trapType;
    return kind === card.spellType || (kind === "class" && card.spellType === "field");
  };
}

function fieldTest(
  name: "archetype" | "attribute" | "rarity",
  wanted: string | undefined,
  known: readonly string[],
): Test {
  if (wanted === undefined) return everything;
  if (!known.includes(wanted)) throw new WrongCall(unknown(name, wanted, known));
  return (card) => (card as unknown as Readonly<Record<string, unknown>>)[name] === wanted;
}

/** "4", "4-6", "4-" or "-6" */
function rangeTest(name: "level" | "cost", wanted: string | undefined): Test {
  if (wanted === undefined) return everything;
  const range = /^(\d*)(-?)(\d*)$/.exec(wanted);
  const [, from = "", dash = "", to = ""] = range ?? [];
  if (range === null || (from === "" && to === "")) {
    throw new WrongCall(
      `--${name} takes a number or a range such as 4-6, 4- or -6, not "${wanted}"`,
    );
  }
  const least = from === "" ? 0 : Number(from);
  const most = dash === "" ? least : to === "" ? Number.POSITIVE_INFINITY : Number(to);
  return (card) => {
    const number = numberOf(card, name);
    return number !== null && number >= least && number <= most;
  };
}

function numberOf(card: CardDefinition, name: "level" | "cost"): number | null {
  if (name === "level") return card.type === "stereotype" ? card.level : null;
  return card.type === "stereotype" ? null : (card.cost ?? 0);
}

/** All of these words, anywhere in what is printed. */
function textTest(cards: CardTable, wanted: string | undefined): Test {
  if (wanted === undefined) return everything;
  const words = wanted.toLowerCase().split(/\s+/);
  return (card) => {
    const { text, marks, kind } = cardText(card, cards);
    const printed = [card.id, card.name, kind, ...marks, text, card.flavour ?? ""].join("\n");
    return words.every((word) => printed.toLowerCase().includes(word));
  };
}

/** A word of the vocabulary, as definitions write it. */
function usesTest(wanted: string | undefined): Test {
  if (wanted === undefined) return everything;
  return (card) =>
    mentions(card.effects ?? [], wanted) ||
    (card.type === "stereotype" && mentions(card.keywords ?? [], wanted));
}

function mentions(node: unknown, wanted: string): boolean {
  if (typeof node === "string") return node === wanted;
  return (
    typeof node === "object" &&
    node !== null &&
    Object.values(node).some((part) => mentions(part, wanted))
  );
}
