/** Which lessons were finished in this browser. */
const KEPT_AS = "lunchtable/lessons";

export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepDone(lesson: string): void {
  const done = new Set([...lessonsDone(), lesson]);
  localStorage.setItem(KEPT_AS, JSON.stringify([...done]));
}
