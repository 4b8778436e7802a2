import { isByCard } from "./table/by-card.ts";

/**
 * Freezes a value to its leaves: from now on, writing to it throws. Parts that are frozen already are
 * not visited. For what is handed to callers: rules read frozen lists more slowly than others.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (isByCard(value)) value.freeze();
  Object.freeze(value);
  // Without lists of the parts: much is frozen for every action.
  if (isByCard(value)) for (const part of value.values()) deepFreeze(part);
  else if (Array.isArray(value)) for (let i = 0; i < value.length; i++) deepFreeze(value[i]);
  else for (const key in value) deepFreeze(value[key]);
  return value;
}
