/** From a value that was checked to one that is safe to keep. */
import { isObject } from "./shapes.ts";

/** A copy that shares nothing with what was checked, without fields that are undefined. */
export function copyChecked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyChecked);
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.fromEntries(entries.map(([name, field]) => [name, copyChecked(field)]));
  }
  // JSON knows a zero below zero; nothing here should.
  return typeof value === "number" ? value + 0 : value;
}
