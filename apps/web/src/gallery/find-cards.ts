/** Which cards of a gallery are shown. */
import type { PrintedFace } from "../print/card/printed-face.ts";

/** What is looked for; left out where anything will do. */
export interface Wanted {
  /** Words that stand in the name or text, in any order. */
  readonly words?: string | undefined;
  readonly family?: string | undefined;
  readonly kind?: string | undefined;
  readonly rarity?: string | undefined;
}

export function findCards(
  faces: readonly PrintedFace[],
  { words = "", family, kind, rarity }: Wanted,
): readonly PrintedFace[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return faces.filter((face) => {
    if (family !== undefined && face.family !== family) return false;
    if (kind !== undefined && face.typeLine !== kind) return false;
    if (rarity !== undefined && face.rarity !== rarity) return false;
    const said = [face.name, face.typeLine, ...face.text].join(" ").toLowerCase();
    return parts.every((part) => said.includes(part));
  });
}

/** What there is to choose from, in the order of the set. */
export const valuesOf = (
  faces: readonly PrintedFace[],
  field: "family" | "typeLine" | "rarity",
): readonly string[] => [...new Set(faces.map((face) => face[field]))];
