/** The parts that lines of tables name, for tables that speak of each other. parts.ts has them all. */
import type { Parts } from "./table.ts";

let known: Parts = {};

export const parts = (): Parts => known;

export function setParts(all: Parts): void {
  known = all;
}
