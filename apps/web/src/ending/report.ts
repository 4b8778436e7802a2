/** What a game says of a match that is over, as a report card. It is made of what the viewer has seen. */
import type { AnyView } from "@ltcg/server/protocol";
import type { MaskedEvent } from "@tcg/core";

export interface Played {
  /** All that the viewer heard, the oldest first. */
  readonly events: readonly MaskedEvent[];
  /** How the table stands at the end. */
  readonly view: AnyView;
  /** Whose report it is. */
  readonly seat: string;
  /** What a printed card is called. */
  readonly nameOf: (def: string) => string;
}

export interface Subject {
  readonly name: string;
  readonly value: string;
  /** From 0 to 1. */
  readonly points: number;
  /** What was counted. */
  readonly note: string;
}

export interface GameReport {
  readonly subjects: readonly Subject[];
  /** What the teacher has to say. */
  readonly remark: string;
  /** What did it in the end, as a sentence; null where nothing did. */
  readonly decided: string | null;
  /** The printed card that did most; null if none did anything. */
  readonly star: string | null;
}

export type Result = "won" | "lost" | "drawn";

export function resultOf({ view, seat }: Pick<Played, "view" | "seat">): Result {
  const winners = view.outcome.status === "ended" ? view.outcome.winners : [];
  if (winners.length === 0) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
}

/** From so many points on, the best first. */
const grades = [
  [0.95, "A+"],
  [0.82, "A"],
  [0.72, "A−"],
  [0.62, "B+"],
  [0.5, "B"],
  [0.4, "B−"],
  [0.25, "C"],
] as const;

export const gradeOf = (points: number): string =>
  grades.find(([least]) => points >= least)?.[1] ?? "D";

/** What winning is worth beside the subjects. */
const FOR_WINNING = 0.35;

export function wholeGrade(subjects: readonly Subject[], result: Result): string {
  const sum = subjects.reduce((all, { points }) => all + points, 0);
  const mean = subjects.length === 0 ? 0 : sum / subjects.length;
  const bonus = result === "won" ? 1 : result === "drawn" ? 0.5 : 0;
  return gradeOf(mean * (1 - FOR_WINNING) + bonus * FOR_WINNING);
}

/** The share of what would be the best, never over 1. */
export const share = (of: number, best: number): number =>
  Math.max(0, Math.min(1, best === 0 ? 0 : of / best));

/** The one with the highest count, the first of those that are alike; null if there are none. */
export function most(counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [key, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = key;
  }
  return best;
}

export const add = (counts: Map<string, number>, key: string, amount: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + amount);
};
