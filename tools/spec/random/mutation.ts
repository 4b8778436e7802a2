/** A small mistake made by syntax: this stretch of a source file, replaced by that text. */
import type { Node } from "../syntax.ts";

export type Operator =
  | "comparison"
  | "condition"
  | "seat"
  | "off by one"
  | "arithmetic"
  | "dropped statement"
  | "list"
  | "boolean";

/** What an operator says about one node. */
export type Change = {
  readonly operator: Operator;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

/** A node with the nodes around it, the nearest first. */
export type Place = {
  readonly node: Node;
  readonly around: readonly Node[];
  readonly text: string;
};

export function source(place: Place, node: Node): string {
  return place.text.slice(node.start, node.end);
}

export function swap(operator: Operator, node: Node, replacement: string): Change {
  return { operator, start: node.start, end: node.end, replacement };
}
