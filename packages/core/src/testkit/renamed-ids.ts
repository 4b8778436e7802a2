/** The same state or command with other ids for some of its cards. */
import type { CardId } from "../ids.ts";
import { ByCard } from "../table/by-card.ts";

/** What names none of these cards is the same object afterwards. */
export function renamer(names: ReadonlyMap<string, CardId>): <T>(value: T) => T {
  const nameOf = <T extends string>(text: T): T => (names.get(text) as T | undefined) ?? text;
  const list = (part: readonly unknown[]): readonly unknown[] => {
    const copy = part.map(walk);
    return copy.some((item, i) => item !== part[i]) ? copy : part;
  };
  const record = (fields: object): object => {
    const before = Object.entries(fields);
    const after = before.map(([key, value]): [string, unknown] => [nameOf(key), walk(value)]);
    const isOther = after.some(
      ([key, value], i) => key !== before[i]?.[0] || value !== before[i]?.[1],
    );
    return isOther ? Object.fromEntries(after) : fields;
  };
  const table = (cards: ByCard<unknown>): ByCard<unknown> =>
    ByCard.from([...cards].map(([id, value]): [CardId, unknown] => [nameOf(id), walk(value)]));
  function walk(part: unknown): unknown {
    if (typeof part === "string") return nameOf(part);
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return list(part);
    return part instanceof ByCard ? table(part) : record(part);
  }
  return (value) => walk(value) as typeof value;
}
