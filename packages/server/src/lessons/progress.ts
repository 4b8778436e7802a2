/** How far a learner has come, from what was heard since the lesson began. */
import type { MaskedEvent } from "@tcg/core";
import type { Heard, Lesson } from "./lesson.ts";

/** How many of the steps are done. They are done one after the other. */
export function stepsDone({ steps }: Lesson, events: readonly MaskedEvent[]): number {
  let done = 0;
  for (const event of events) {
    const step = steps[done];
    if (step !== undefined && isHeard(step.until, event)) done++;
  }
  return done;
}

function isHeard({ type, seat }: Heard, event: MaskedEvent): boolean {
  if (event.type !== type) return false;
  return seat === undefined || ("seat" in event && event.seat === seat);
}

/** Everything in a command that may be the id of a card. */
export function cardsIn(command: object): readonly string[] {
  return Object.entries(command).flatMap(([field, value]) =>
    field === "type" ? [] : wordsIn(value),
  );
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
