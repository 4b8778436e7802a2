/** Which cards two sets print differently. */
import { canonicalJson, type GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";

export interface CardChange {
  readonly card: string;
  readonly name: string;
  readonly kind: "new" | "gone" | "changed";
  /** What is not the same: `attack 1400 → 1200`; of what is no simple value the name alone. */
  readonly fields: readonly string[];
}

type Cards = Pick<HostableGame<GameTypes>, "cardIds" | "describeCard">;

export function changedCards(before: Cards, after: Cards): CardChange[] {
  const ids = [...new Set([...before.cardIds, ...after.cardIds])];
  return ids.flatMap((card): CardChange[] => {
    const [was, is] = [before.describeCard(card), after.describeCard(card)];
    const name = is?.name ?? was?.name ?? card;
    if (was === null) return [{ card, name, kind: "new", fields: [] }];
    if (is === null) return [{ card, name, kind: "gone", fields: [] }];
    const fields = changedFields(was, is);
    return fields.length === 0 ? [] : [{ card, name, kind: "changed", fields }];
  });
}

type Fields = Readonly<Record<string, unknown>>;

function changedFields(was: object, is: object): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => {
    const [old, now] = [(was as Fields)[name], (is as Fields)[name]];
    if (asText(old) === asText(now)) return [];
    return [isPlain(old) && isPlain(now) ? `${name} ${said(old)} → ${said(now)}` : name];
  });
}

type Plain = string | number | boolean | null | undefined;

const asText = (value: unknown): string => (value === undefined ? "" : canonicalJson(value));
// Card sets are JSON: what is no object is text, a number, a truth value or nothing.
const isPlain = (value: unknown): value is Plain => typeof value !== "object" || value === null;
const said = (value: Plain): string => (value === undefined ? "none" : String(value));
