/** One card of a file as a definition, whole or not at all. */
import { faultLine } from "@tcg/core/shapes";
import type { Ability, CardDefinition, Effect } from "../cards.ts";
import { defineCards } from "../define-cards.ts";
import { readAbility, readEffects } from "../phrases/reading.ts";
import { CARD_TYPES, type CardType, INKS } from "../vocabulary.ts";
import type { FileAbility, FileCard } from "./card-file.ts";
import { readKeyword } from "./keywords.ts";
import { plainText } from "./symbols.ts";

/** What could not be read of a card, and from where on. */
export interface Unread {
  readonly text: string;
  readonly at: number;
  readonly why: string;
}

export type Compiled =
  | { readonly ok: true; readonly card: CardDefinition }
  | { readonly ok: false; readonly unread: readonly Unread[] };

export function compileCard(card: FileCard, id: string): Compiled {
  const type = CARD_TYPES.find((known) => known === card.type.toLowerCase());
  const inks = INKS.filter((ink) => card.inks.includes(ink));
  if (type === undefined) return refused(card.type, "is no type of card that is known");
  if (inks.length !== card.inks.length) return refused(card.inks.join(", "), "is no known ink");
  const missing = NUMBERS[type].find((field) => card[field] === null);
  if (missing !== undefined) return refused(missing, "is not a number");
  const unread: Unread[] = [];
  const { abilities, effects, maxCopies } = textsOf(card, type, unread);
  if (unread.length === 0) unread.push(...leftOut(card));
  if (unread.length > 0) return { ok: false, unread };
  const definition = definitionOf(card, id, type, inks, abilities, effects, maxCopies);
  const defined = defineCards([definition]);
  if (defined.ok) return { ok: true, card: definition };
  const text = card.sections.map(plainText).join(" ");
  return {
    ok: false,
    unread: defined.faults.map((fault) => ({ text, at: 0, why: faultLine(fault) })),
  };
}

/** What is printed on each type of card. */
const NUMBERS = {
  character: ["strength", "willpower", "lore"],
  action: [],
  item: [],
  location: ["moveCost", "willpower", "lore"],
} as const satisfies Readonly<Record<CardType, readonly (keyof FileCard)[]>>;

const refused = (text: string, why: string): Compiled => ({
  ok: false,
  unread: [{ text, at: 0, why }],
});

interface Texts {
  readonly abilities: readonly Ability[];
  readonly effects: readonly Effect[];
  readonly maxCopies: number | null | undefined;
}

const WHY = {
  unread: "is not understood",
  ambiguous: "can be understood in more than one way",
  "spoken-otherwise": "would be said otherwise",
  endless: "can be taken apart in too many ways to try them all",
} as const;

/** CR 2.1.1.3: about the deck, not about the table. */
const ANY_NUMBER = /^You may have any number of cards named .+ in your deck\.$/;

function textsOf(card: FileCard, type: CardType, unread: Unread[]): Texts {
  const abilities: Ability[] = [];
  const effects: Effect[] = [];
  let { maxCopies } = card;
  for (const ability of card.abilities) {
    if (ANY_NUMBER.test(plainText(ability.text))) {
      maxCopies ??= null;
      continue;
    }
    abilities.push(...abilityOf(ability, type, unread));
  }
  for (const effect of card.effects) {
    const text = plainText(effect);
    if (text === "") continue;
    const done = readEffects(text);
    if (done.ok) {
      effects.push(...done.value);
      continue;
    }
    // What an action costs stands among its effects.
    const standing = readAbility(text, "action");
    if (standing.ok && standing.value.every(({ kind }) => kind === "static")) {
      abilities.push(...standing.value);
    } else unread.push({ text, at: done.at, why: WHY[done.why] });
  }
  return { abilities, effects, maxCopies };
}

function abilityOf(
  { name, text: printed, isKeyword }: FileAbility,
  type: CardType,
  unread: Unread[],
): readonly Ability[] {
  const text = plainText(printed);
  const keyword = name === null ? readKeyword(text) : null;
  if (keyword !== null) return [keyword];
  if (isKeyword) {
    unread.push({ text, at: 0, why: "is no keyword that is known" });
    return [];
  }
  const found = readAbility(text, type);
  if (!found.ok) {
    unread.push({ text, at: found.at, why: WHY[found.why] });
    return [];
  }
  return name === null
    ? found.value
    : found.value.map(
        (ability): Ability => (ability.kind === "keyword" ? ability : { ...ability, name }),
      );
}

/** Every paragraph of the card must be among what was read. */
function leftOut({ sections, abilities, effects }: FileCard): Unread[] {
  const squeezed = (text: string): string => plainText(text).replace(/[\s,]/g, "");
  const read = new Set(
    [...abilities.map(({ name, text }) => `${name ?? ""} ${text}`), ...effects].map(squeezed),
  );
  return sections.flatMap((section) => {
    const text = squeezed(section);
    if (text === "" || read.has(text) || [...read].some((one) => one.includes(text))) return [];
    const parts = [...read].filter((one) => one !== "" && text.includes(one)).join("").length;
    if (parts >= text.length) return [];
    return [{ text: plainText(section), at: 0, why: "is printed, and in no ability of the file" }];
  });
}

function definitionOf(
  card: FileCard,
  id: string,
  type: CardType,
  inks: readonly (typeof INKS)[number][],
  abilities: readonly Ability[],
  effects: readonly Effect[],
  maxCopies: number | null | undefined,
): CardDefinition {
  const { name, version, cost, inkable, names } = card;
  const strength = card.strength ?? 0;
  const willpower = card.willpower ?? 0;
  const lore = card.lore ?? 0;
  const moveCost = card.moveCost ?? 0;
  const printed = {
    id,
    name,
    ...(version !== null && { version }),
    inks,
    cost,
    inkable,
    ...(abilities.length > 0 && { abilities }),
    ...(maxCopies !== undefined && { maxCopies }),
  };
  switch (type) {
    case "character": {
      const others = names.length > 0 && { names };
      const { classifications } = card;
      return { ...printed, type, ...others, classifications, strength, willpower, lore };
    }
    case "action": {
      const song = card.classifications.includes("Song") && { song: true as const };
      return { ...printed, type, ...song, effects };
    }
    case "item":
      return { ...printed, type };
    case "location":
      return { ...printed, type, moveCost, willpower, lore };
  }
}
