import { ByCard } from "./table/by-card.ts";

/**
 * Whether two values are the same JSON, whatever the order of their keys. States of one match share
 * the parts that did not change, and a shared part is not looked into: far cheaper than two texts.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  if (left instanceof ByCard) return right instanceof ByCard && left.isLike(right, sameJson);
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!sameJson(left[i], right[i])) return false;
    return true;
  }
  return !Array.isArray(right) && sameFields(left as Fields, right as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameFields(left: Fields, right: Fields): boolean {
  let more = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !sameJson(left[key], right[key])) return false;
    more++;
  }
  for (const _ in right) more--;
  return more === 0;
}
