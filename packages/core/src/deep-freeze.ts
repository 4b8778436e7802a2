import { isByCard } from "./table/by-card.ts";

/**
 * Freezes a value to its leaves: from now on, writing to it throws. Parts that are frozen already are
 * not visited. For what is handed to callers: rules read frozen lists more slowly than others.
 */
export function deepFreeze<T>(value: T): T {
  if (isObject(value)) freeze(value);
  return value;
}

/** Without lists of the parts, and no call for what is none: much is frozen for every action. */
function freeze(value: object): void {
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) {
    Object.freeze(value);
    for (let i = 0; i < value.length; i++) if (isObject(value[i])) freeze(value[i] as object);
    return;
  }
  if (isByCard(value)) {
    value.freeze();
    Object.freeze(value);
    for (const part of value.values()) if (isObject(part)) freeze(part);
    return;
  }
  Object.freeze(value);
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (isObject(part)) freeze(part);
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
