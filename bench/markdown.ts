/** Figures as tables that can be read in a terminal and pasted into Markdown. */

/** Rows of cells, the first being the head. */
export type Rows = readonly (readonly string[])[];

/** Names to the left, figures to the right. */
export function aligned(cells: Rows): string {
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

/** Two significant digits below ten, none behind the point above a hundred. */
export function digits(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
