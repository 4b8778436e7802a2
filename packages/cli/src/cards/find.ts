/** Cards by their id or name, and lists of those that somebody looks for. */
import {
  ACTIONS,
  ATTRIBUTES,
  CARD_TYPES,
  type CardDefinition,
  type CardTable,
  EFFECT_TYPES,
  RARITIES,
  SPELL_TYPES,
  TRAP_TYPES,
  TRIGGERS,
} from "@ltcg/engine";
import { cardText } from "@ltcg/engine/text";
import { closestWord } from "@tcg/core/shapes";
import { unknown } from "../closest.ts";
import { WrongCall } from "../errors.ts";
import { countInWords, countOf } from "./count.ts";

export function findCard(cards: CardTable, wanted: string): CardDefinition {
  const all = Object.values(cards);
  const found =
    (Object.hasOwn(cards, wanted) ? cards[wanted] : undefined) ??
    all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const meant = closestWord(wanted, [...Object.keys(cards), ...all.map(({ name }) => name)]);
  const guess = meant === undefined ? "" : ` Did you mean ${meant}?`;
  throw new WrongCall(
    `there is no card "${wanted}" among these ${countInWords(countOf(all))}.${guess} lunchtable cards list shows them all`,
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
    usesTest(cards, options.uses),
  ];
  return Object.values(cards).filter((card) => tests.every((test) => test(card)));
}

type Test = (card: CardDefinition) => boolean;
const everything: Test = () => true;

const archetypesIn = (cards: CardTable): string[] => [
  ...new Set(Object.values(cards).flatMap(({ archetype }) => archetype ?? [])),
];

/** As definitions write it, or as it is printed: "Sugar Rush". */
function wordFor(what: string, wanted: string, known: readonly string[]): string {
  const written = wanted.trim().toLowerCase().replaceAll(/\s+/g, "-");
  const word = known.find((each) => each === wanted || each.toLowerCase() === written);
  if (word === undefined) throw new WrongCall(unknown(what, wanted, known));
  return word;
}

function kindTest(wanted: string | undefined): Test {
  if (wanted === undefined) return everything;
  const kind = wordFor("kind", wanted, kinds);
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
  const word = wordFor(name, wanted, known);
  return (card) => (card as unknown as Readonly<Record<string, unknown>>)[name] === word;
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
  if (least > most) {
    throw new WrongCall(`--${name} ${wanted} has no number in it; ${most}-${least} has`);
  }
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
  const words = plainText(wanted).split(/\s+/);
  return (card) => {
    const { text, marks, kind } = cardText(card, cards);
    const printed = [card.id, card.name, kind, ...marks, text, card.flavour ?? ""].join("\n");
    return words.every((word) => plainText(printed).includes(word));
  };
}

/** Quotation marks as keyboards have them. */
const plainText = (text: string): string =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/** A word of the vocabulary, as definitions write it; a slip of the pen is a wrong call. */
function usesTest(cards: CardTable, wanted: string | undefined): Test {
  if (wanted === undefined) return everything;
  const used = new Set(Object.values(cards).flatMap((card) => [...wordsOf(card)]));
  const meant =
    used.has(wanted) || vocabulary.has(wanted) ? undefined : closestWord(wanted, [...used]);
  if (meant !== undefined) throw new WrongCall(`no card uses "${wanted}"; did you mean ${meant}?`);
  return (card) => wordsOf(card).has(wanted);
}

/** What some card might say, though none of these does. */
const vocabulary: ReadonlySet<string> = new Set([...ACTIONS, ...TRIGGERS, ...EFFECT_TYPES]);

function wordsOf(card: CardDefinition): Set<string> {
  const keywords = card.type === "stereotype" ? (card.keywords ?? []) : [];
  return new Set([...textsIn(card.effects ?? []), ...keywords]);
}

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  return Object.values(node).flatMap(textsIn);
}
