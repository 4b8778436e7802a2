/**
 * A filter as a list of traits, and what kind of card has them. Leaves out what goes without
 * saying, so that what is said is what decides.
 */
import type { Filter } from "../card.ts";
import type { Range, Traits } from "./parts.ts";
import type { CardKind } from "./phrases.ts";

/** One trait with its value. */
export type Trait = {
  readonly [T in keyof Traits]: { readonly trait: T; readonly value: Traits[T] };
}[keyof Traits];

export interface Described {
  readonly kind: CardKind;
  readonly traits: readonly Trait[];
}

/** What is known of the cards before the filter is asked. */
export interface Among {
  readonly kind: CardKind;
  /** Some of them may lie face-down, and have no characteristics then (LT 8.15). */
  readonly faceDown: boolean;
}

export function describe(filter: Filter | undefined, among: Among): Described {
  const traits = traitsOf(filter ?? {});
  const asked = kindOf(traits) ?? among.kind;
  // A spell on the board, a spell that is activated as a trap: nothing fits, and that is to be seen.
  const fits = among.kind === "card" || among.kind === asked;
  const kind = fits ? asked : among.kind;
  // What shows on the face alone: who is asked for any of it, is asked to be face-up.
  const shown = traits.filter(({ trait }) => ON_FACE.includes(trait));
  const only = shown.length === 1 ? shown[0]?.trait : undefined;
  return {
    kind,
    traits: [
      // "Stereotype" alone would be said of face-down ones, too.
      ...(only === "cardType" && among.faceDown && fits ? [FACE_UP] : []),
      ...traits.filter(({ trait, value }) => {
        if (trait === "cardType") return !fits;
        return trait !== "face" || value === "down" || (among.faceDown && shown.length === 0);
      }),
    ],
  };
}

const FACE_UP: Trait = { trait: "face", value: "up" };

const ON_FACE: readonly (keyof Traits)[] = [
  "attribute",
  "archetype",
  "spellType",
  "trapType",
  "cardType",
  "name",
  "level",
  "attack",
  "defense",
];

/** Every trait of a filter, in the order of `Traits`. A new field of filters must be read here. */
export function traitsOf(filter: Filter): Trait[] {
  const {
    face,
    attribute,
    archetype,
    spellType,
    trapType,
    cardType,
    name,
    position,
    minLevel,
    maxLevel,
    minAttack,
    maxAttack,
    minDefense,
    maxDefense,
    minVice,
    maxVice,
    ...rest
  } = filter;
  rest satisfies Record<never, never>;
  const traits: { readonly [T in keyof Traits]: Traits[T] | undefined } = {
    face,
    attribute,
    archetype,
    spellType,
    trapType,
    cardType,
    name,
    level: range(minLevel, maxLevel),
    attack: range(minAttack, maxAttack),
    defense: range(minDefense, maxDefense),
    // Every card has 0 vice counters or more.
    vice: range(minVice === 0 ? undefined : minVice, maxVice),
    position,
  };
  return Object.entries(traits).flatMap(([trait, value]) =>
    value === undefined ? [] : [{ trait, value } as Trait],
  );
}

function range(least: number | undefined, most: number | undefined): Range | undefined {
  if (least === undefined && most === undefined) return undefined;
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

/** What a card with these traits must be; vice counters stand on stereotypes only. */
function kindOf(traits: readonly Trait[]): CardKind | null {
  const said = traits.flatMap((each) => {
    if (each.trait === "cardType") return [each.value];
    if (each.trait === "vice") return (each.value.least ?? 0) > 0 ? ["stereotype" as const] : [];
    return kindWith[each.trait] ?? [];
  });
  return said[0] ?? null;
}

const kindWith: { readonly [T in keyof Traits]?: CardKind } = {
  spellType: "spell",
  trapType: "trap",
  attribute: "stereotype",
  level: "stereotype",
  attack: "stereotype",
  defense: "stereotype",
  position: "stereotype",
};
