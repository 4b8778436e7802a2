/** What was probably meant by a name or an archetype that no card of the set has. */
import { closestWord } from "@tcg/core/shapes";
import type { CardTable, Effect } from "../card.ts";

/** `at`: where in the effect something never works, as in `targets[0].filter`. */
export function meantIn(cards: CardTable, effect: Effect, at: string): string | undefined {
  const all = Object.values(cards);
  for (const [field, written] of wordsIn(partAt(effect, at))) {
    const known = [...new Set(all.flatMap((card) => card[field] ?? []))];
    const meant = known.includes(written) ? undefined : closestWord(written, known);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function partAt(effect: Effect, at: string): unknown {
  const steps = at.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((part, step) => (part as Table)[step], effect);
}

type Table = Readonly<Record<string, unknown>>;

/** Only filters have these fields, however deep they stand. */
function wordsIn(part: unknown): (readonly ["name" | "archetype", string])[] {
  if (!isTable(part)) return [];
  return Object.entries(part).flatMap(([field, value]) =>
    (field === "name" || field === "archetype") && typeof value === "string"
      ? [[field, value] as const]
      : wordsIn(value),
  );
}

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null;
