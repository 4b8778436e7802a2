/** Figures of rounds, one checkout's or two checkouts' together. */
import type { Used } from "../clock.ts";
import type { Round } from "../lanes/lane.ts";
import { digits } from "../markdown.ts";
import { intervalOfMedian, median } from "../statistics.ts";

export const partsOf = (rounds: readonly Round[], part: string): Used[] =>
  rounds.flatMap(({ parts }) => parts[part] ?? []);

export const perSecond = (used: readonly Used[]): number =>
  median(used.map(({ units, us }) => (units / us) * 1e6));

export const usEach = (used: readonly Used[]): number =>
  median(used.map(({ units, us }) => us / units));

export const bytesEach = (used: readonly Used[]): number =>
  median(used.map(({ units, bytes }) => bytes / units));

/** How many times as fast the second is, round by round: of a pair, each took its turn after the other. */
export function speedups(before: readonly Used[], after: readonly Used[]): number[] {
  return before.flatMap((one, i) => {
    const other = after[i];
    return other === undefined ? [] : [one.us / one.units / (other.us / other.units)];
  });
}

/** `2.41 (2.33 – 2.52)` */
export function withInterval(values: readonly number[]): string {
  const { from, to } = intervalOfMedian(values);
  return `${digits(median(values))} (${digits(from)} – ${digits(to)})`;
}

/** Whether even the upper end of the interval says that it became slower. */
export function isSlower(used: readonly (readonly Used[])[]): boolean {
  return used.length > 1 && intervalOfMedian(speedups(used[0] ?? [], used.at(-1) ?? [])).to < 1;
}

export const speedupHead = (names: readonly string[]): string[] =>
  names.length > 1 ? ["times as fast (95 %)"] : [];

export const speedupCell = (used: readonly (readonly Used[])[]): string[] =>
  used.length > 1 ? [withInterval(speedups(used[0] ?? [], used.at(-1) ?? []))] : [];
