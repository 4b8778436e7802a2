/** Which cards of a gallery are shown. */
import type { Family, GalleryCard } from "./printers.ts";

/** What is looked for; left out where anything will do. */
export interface Wanted {
  /** Words that stand in the name or text, in any order. */
  readonly words?: string | undefined;
  readonly family?: string | undefined;
  readonly kind?: string | undefined;
  readonly rarity?: string | undefined;
}

export function findCards(
  faces: readonly GalleryCard[],
  { words = "", family, kind, rarity }: Wanted,
): readonly GalleryCard[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return faces.filter((face) => {
    if (family !== undefined && !face.families.some(({ name }) => name === family)) return false;
    if (kind !== undefined && face.kind !== kind) return false;
    if (rarity !== undefined && face.rarity !== rarity) return false;
    const said = [face.name, face.version ?? "", face.typeLine, ...face.text]
      .join(" ")
      .toLowerCase();
    return parts.every((part) => said.includes(part));
  });
}

/** What there is to choose from, in the order of the set; rarities from the most common on. */
export function valuesOf(
  faces: readonly GalleryCard[],
  field: "kind" | "rarity",
): readonly string[] {
  const values = [...new Set<string>(faces.map((face) => face[field]))];
  return field === "kind" ? values : values.toSorted((a, b) => drums.indexOf(a) - drums.indexOf(b));
}

const drums: readonly string[] = ["common", "uncommon", "rare", "epic", "legendary"];

/** The cliques or inks of all cards, and how many each has. */
export function familiesOf(
  faces: readonly GalleryCard[],
): readonly (Family & { readonly count: number })[] {
  const all = Map.groupBy(
    faces.flatMap(({ families }) => families),
    ({ name }) => name,
  );
  return [...all].map(([name, each]) => ({
    name,
    cloth: each[0]?.cloth ?? "plain",
    count: each.length,
  }));
}
