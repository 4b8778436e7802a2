/** Times as a table that can be read in a terminal and pasted into Markdown. */

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

/** Rows of cells, the first being the head: names to the left, figures to the right. */
export function aligned(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (row) =>
      `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(" | ")} |`,
  );
  const rule = widths.map((width, i) =>
    i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [lines[0], `| ${rule.join(" | ")} |`, ...lines.slice(1)].join("\n");
}

/** Between which the middle half of the rounds lies. */
export function middleHalf(values: readonly number[]): string {
  return `${digits(quantile(values, 0.25))} – ${digits(quantile(values, 0.75))}`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

/** Two significant digits below ten, none behind the point above a hundred. */
export function digits(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
