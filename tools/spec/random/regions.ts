/**
 * Which stretches of a source file are reached is found out by marks in the code of a scratch copy:
 * one before every statement inside a function, one in every branch of an expression. A mutant is
 * reached by the tests that reach the smallest marked region around it.
 */
import { childrenOf, isNode, type Node, parse } from "../syntax.ts";

/** `kind` says how a mark is put there: before a statement, in braces with it, or in parentheses. */
export type Region = {
  readonly start: number;
  readonly end: number;
  readonly kind: "statement" | "body" | "expression";
};

/** Outer regions stand before those in them. */
export function findRegions(file: string, text: string): Region[] {
  const parsed = parse(file, text);
  if (!parsed.ok) throw new Error(`${file} cannot be parsed: ${parsed.message}`);
  const regions: Region[] = [];
  const add = (kind: Region["kind"], value: unknown): void => {
    if (!isNode(value)) return;
    const isBlock = kind === "body" && value.type === "BlockStatement";
    if (!isBlock) regions.push({ start: value.start, end: value.end, kind });
  };
  const visit = (node: Node, isMarked: ReadonlyMap<Node, Region["kind"]>): void => {
    if (node.type.startsWith("TS") && !isNode(node.expression)) return;
    const kind = isMarked.get(node);
    if (kind !== undefined) add(kind, node);
    const marked = markedIn(node);
    for (const child of childrenOf(node)) visit(child, marked);
  };
  visit(parsed.program, new Map());
  return regions;
}

function markedIn(node: Node): Map<Node, Region["kind"]> {
  const marked = new Map<Node, Region["kind"]>();
  const mark = (kind: Region["kind"], ...values: unknown[]): void => {
    for (const value of values.flat()) if (isNode(value)) marked.set(value, kind);
  };
  switch (node.type) {
    case "BlockStatement":
      mark("statement", node.body);
      break;
    case "SwitchCase":
      mark("statement", node.consequent);
      break;
    case "IfStatement":
      mark("body", node.consequent, node.alternate);
      break;
    case "ForStatement":
    case "ForOfStatement":
    case "ForInStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      mark("body", node.body);
      break;
    case "ArrowFunctionExpression":
      if (node.expression === true) mark("expression", node.body);
      break;
    case "ConditionalExpression":
      mark("expression", node.consequent, node.alternate);
      break;
    case "LogicalExpression":
    case "AssignmentPattern":
      mark("expression", node.right);
      break;
    case "PropertyDefinition":
      if (node.declare !== true) mark("expression", node.value);
      break;
  }
  for (const value of marked.keys()) if (isUnmarkable(value)) marked.delete(value);
  return marked;
}

/** Declarations are not run where they stand; a directive must stay the first. */
function isUnmarkable(node: Node): boolean {
  if (node.type === "FunctionDeclaration" || node.type === "EmptyStatement") return true;
  if (typeof node.directive === "string") return true;
  return /^TS.*(Declaration|Function)$/.test(node.type);
}

/** The text with a mark in every region: `mark(number)` is code that says the region is reached. */
export function markRegions(
  text: string,
  regions: readonly Region[],
  mark: (index: number) => string,
): string {
  const closings = { statement: "", body: "}", expression: ")" };
  const insertions = regions.flatMap(({ start, end, kind }, index) => {
    const said = mark(index);
    const opening = { statement: `${said};`, body: `{${said};`, expression: `(${said},` }[kind];
    // At one place inner regions close first and outer ones open first, and closing comes first.
    return [
      { at: start, order: regions.length + index, code: opening },
      { at: end, order: regions.length - 1 - index, code: closings[kind] },
    ];
  });
  insertions.sort((a, b) => a.at - b.at || a.order - b.order);
  let marked = "";
  let done = 0;
  for (const { at, code } of insertions) {
    marked += text.slice(done, at) + code;
    done = at;
  }
  return marked + text.slice(done);
}

/** The index of the smallest region around a stretch of code; none for code at the top of a file. */
export function regionAround(
  regions: readonly Region[],
  start: number,
  end: number,
): number | undefined {
  const index = regions.findLastIndex((region) => region.start <= start && end <= region.end);
  return index < 0 ? undefined : index;
}
