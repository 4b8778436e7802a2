/** What random mutants leave alone, because a mistake there is no mistake in what happens. */
import { isNode, type Node } from "../syntax.ts";

/** Of a package's `src`: tests and suites of tests, declarations, tables of sentences, sample cards. */
export const passedOverFiles = [
  "**/*.test.{ts,tsx}",
  "**/*-contract.ts",
  "**/*.d.ts",
  "**/text/en.ts",
  "**/text/en/**",
  "**/words/{choosing,effects,names,questions,resolving,triggers}.ts",
  "**/sample/**",
];

/** What a cast or an assertion is about is code; all else that TypeScript adds is types. */
const wrappers = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"];

/** Imports; the words of an error; text with values in it. */
const nodes = ["ImportDeclaration", "ExportAllDeclaration", "ThrowStatement", "TemplateLiteral"];

/** A function that takes an object for its names alone: the compiler wants `true` for each. */
const listOfNames = "everyWord";

export function isPassedOver(node: Node): boolean {
  if (wrappers.includes(node.type)) return false;
  if (node.type === "CallExpression" && isNode(node.callee) && node.callee.name === listOfNames)
    return true;
  return node.type.startsWith("TS") || nodes.includes(node.type);
}
