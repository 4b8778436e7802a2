/** Everything within an ability or an action: a guess at what it needs is read off it. */
import type { Filter } from "../cards.ts";

type Tree = Readonly<Record<string, unknown>>;

/** The tree and every object in it, however deep. */
export function nodesIn(tree: unknown): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  if (typeof tree !== "object" || tree === null) return [];
  return [tree as Tree, ...Object.values(tree).flatMap(nodesIn)];
}

/** The values that a field has anywhere in it: `do`, `on`, `keyword`. */
export function wordsIn(tree: unknown, field: string): ReadonlySet<string> {
  const values = nodesIn(tree).map((node) => node[field]);
  return new Set(values.filter((value) => typeof value === "string"));
}

const OF_A_FILTER: ReadonlySet<string> = new Set<keyof Filter>([
  "type",
  "song",
  "side",
  "classification",
  "name",
  "ink",
  "inkable",
  "cost",
  "strength",
  "willpower",
  "lore",
  "damaged",
  "exerted",
  "keyword",
  "at",
  "hasUnder",
]);
/** Fields by which a node is something else, though it has a field that filters have too. */
const OF_OTHERS = ["do", "pay", "fact", "kind", "on"];

export function filtersIn(tree: unknown): Filter[] {
  return nodesIn(tree).filter(
    (node) =>
      Object.keys(node).some((key) => OF_A_FILTER.has(key)) &&
      !OF_OTHERS.some((field) => field in node),
  ) as Filter[];
}
