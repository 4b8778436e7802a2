import { isByCard } from "./table/by-card.ts";

/**
 * Freezes a value to its leaves: from now on, writing to it throws. Parts that are frozen already are
 * not visited. For what is handed to callers: rules read frozen lists more slowly than others.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (isByCard(value)) value.freeze();
  Object.freeze(value);
  const parts: unknown[] = isByCard(value) ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}
