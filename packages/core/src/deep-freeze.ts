import { isByCard } from "./table/by-card.ts";

/**
 * Freezes a value to its leaves: whoever writes to it from now on throws. What is frozen is not looked
 * into. For what leaves the house; rules go through a frozen list more slowly than through another.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (isByCard(value)) value.freeze();
  Object.freeze(value);
  const parts: unknown[] = isByCard(value) ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}
