/** The times of the ways of copying as a table. */
import { aligned, digits } from "../markdown.ts";
import { median, quantile } from "../statistics.ts";

export interface Row {
  readonly name: string;
  /** Of each round. */
  readonly us: readonly number[];
  /** To our copy-on-write. */
  readonly ratio: number;
}

export function table(rows: readonly Row[]): string {
  return aligned([
    ["working copy", "µs, median", "middle half", "ratio"],
    ...rows.map(({ name, us, ratio }) => [
      name,
      digits(median(us)),
      middleHalf(us),
      `${digits(ratio)} ×`,
    ]),
  ]);
}

/** Between which the middle half of the rounds lies. */
function middleHalf(values: readonly number[]): string {
  return `${digits(quantile(values, 0.25))} – ${digits(quantile(values, 0.75))}`;
}
