/** Which cards two sets print differently. */
import { canonicalJson, type GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";

export interface CardChange {
  readonly card: string;
  readonly name: string;
  readonly kind: "new" | "gone" | "changed";
  /** What is not the same, and where: `attack 1400 → 1200`, `effects[boil].actions[1].amount 300 → 400`. */
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

/** The places at which two cards differ, down to the numbers in their effects. */
function changedFields(was: unknown, is: unknown, at = ""): string[] {
  if (asText(was) === asText(is)) return [];
  if (isPlain(was) && isPlain(is)) return [`${at} ${said(was)} → ${said(is)}`];
  if (was === undefined || is === undefined) return [`${at} ${was === undefined ? "new" : "gone"}`];
  const [old, now] = [partsOf(was), partsOf(is)];
  if (old === null || now === null || old.isList !== now.isList) return [`${at} otherwise`];
  const names = [...new Set([...old.parts.keys(), ...now.parts.keys()])];
  return names.flatMap((name) => {
    const place = old.isList ? `${at}[${name}]` : at === "" ? name : `${at}.${name}`;
    return changedFields(old.parts.get(name), now.parts.get(name), place);
  });
}

interface Parts {
  readonly isList: boolean;
  /** Of a list by the ids of its items or, where they have none, by their places, from 1 on. */
  readonly parts: ReadonlyMap<string, unknown>;
}

function partsOf(value: unknown): Parts | null {
  if (typeof value !== "object" || value === null) return null;
  if (!Array.isArray(value)) return { isList: false, parts: new Map(Object.entries(value)) };
  const named = value.map((item, i) => [idOf(item) ?? String(i + 1), item] as const);
  return { isList: true, parts: new Map(named) };
}

function idOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null || !("id" in item)) return null;
  return typeof item.id === "string" ? item.id : null;
}

type Plain = string | number | boolean | null | undefined;

const asText = (value: unknown): string => (value === undefined ? "" : canonicalJson(value));
// Card sets are JSON: what is no object is text, a number, a truth value or nothing.
const isPlain = (value: unknown): value is Plain => typeof value !== "object" || value === null;
const said = (value: Plain): string => (value === undefined ? "none" : String(value));
