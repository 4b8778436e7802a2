/** The lessons of all games, in the order in which they are taken. */
import type { Lesson } from "./lesson.ts";
import { lorcanaLessons } from "./lorcana.ts";
import { lunchTableLessons } from "./lunchtable.ts";

export const lessons: readonly Lesson[] = [...lunchTableLessons, ...lorcanaLessons];

/** A match that is a lesson goes on from a match of this name, which nobody played. */
const PREFIX = "lesson-";

export const originOf = ({ id }: Lesson): string => `${PREFIX}${id}`;

/** The lesson that a match goes on from; null if it is none. */
export const lessonFrom = (matchId: string | undefined): Lesson | null =>
  lessons.find((lesson) => originOf(lesson) === matchId) ?? null;
