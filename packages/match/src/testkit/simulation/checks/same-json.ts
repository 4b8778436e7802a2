import { canonicalJson } from "@tcg/core";

/** Whether two values are the same but for the order of their fields; mostly that is the same, too. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);
