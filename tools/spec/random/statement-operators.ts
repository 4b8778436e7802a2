/** Mistakes in a statement: a condition that is not asked, something that is not done. */
import { isNode, type Node } from "../syntax.ts";
import { type Change, type Place, swap } from "./mutation.ts";

export function branch({ node }: Place): Change[] {
  if (!isNode(node.test) || isConstant(node.test)) return [];
  const { test } = node;
  return ["true", "false"].map((answer) => swap("condition", test, answer));
}

/** A loop whose condition is always true is no slip; one that never runs is. */
export function loop({ node }: Place): Change[] {
  if (!isNode(node.test) || isConstant(node.test)) return [];
  return [swap("condition", node.test, "false")];
}

function isConstant(node: Node): boolean {
  return node.type === "Literal";
}

/** A call or an assignment that stands by itself is forgotten. */
export function expressionStatement({ node }: Place): Change[] {
  const { expression } = node;
  if (!isNode(expression) || !isDone(expression)) return [];
  return [swap("dropped statement", node, "{}")];
}

function isDone(expression: Node): boolean {
  const { type } = expression;
  if (type === "AwaitExpression" || type === "ChainExpression") {
    const inner = type === "AwaitExpression" ? expression.argument : expression.expression;
    return isNode(inner) && isDone(inner);
  }
  if (type === "CallExpression")
    return isNode(expression.callee) && expression.callee.type !== "Super";
  return type === "AssignmentExpression";
}

/**
 * The way out of a block is forgotten. Where the way out is all there is (`if (ended) return;`) a
 * condition that is never true does the same, and where it is the last of a function it does
 * nothing or leaves the answer away, which the compiler notices.
 */
export function wayOut({ node, around }: Place): Change[] {
  const [block, owner] = around;
  if (block?.type !== "BlockStatement" || !Array.isArray(block.body)) return [];
  if (block.body.length < 2 || owner?.type !== "IfStatement") return [];
  return [swap("dropped statement", node, "{}")];
}
