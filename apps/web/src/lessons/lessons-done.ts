/** Which lessons were finished in this browser. */
import { browserStorage, isKept } from "../site/browser-storage.ts";

const KEPT_AS = "lunchtable/lessons";

export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepDone(lesson: string): void {
  const done = new Set([...lessonsDone(), lesson]);
  isKept(browserStorage, KEPT_AS, JSON.stringify([...done]));
}
