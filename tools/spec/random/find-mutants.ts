/** All mistakes that the operators find in one source file. */
import { childrenOf, isNode, lineAt, type Node, parse } from "../syntax.ts";
import {
  assignment,
  binary,
  call,
  conditional,
  literal,
  logical,
  negation,
  optional,
  update,
} from "./expression-operators.ts";
import type { Change, Operator, Place } from "./mutation.ts";
import { isPassedOver } from "./passed-over.ts";
import { branch, expressionStatement, loop, wayOut } from "./statement-operators.ts";

export type RandomMutant = {
  /** From the root. */
  readonly file: string;
  readonly line: number;
  readonly operator: Operator;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The named function around it, or nothing for code that runs when the file is loaded. */
  readonly within: string;
  /** The smallest piece of code that shows the change, on one line, before and after. */
  readonly find: string;
  readonly replace: string;
};

const operators: Readonly<Record<string, readonly ((place: Place) => Change[])[]>> = {
  BinaryExpression: [binary],
  AssignmentExpression: [assignment],
  UpdateExpression: [update],
  LogicalExpression: [logical],
  ConditionalExpression: [conditional],
  UnaryExpression: [negation],
  MemberExpression: [optional],
  CallExpression: [optional, call],
  Literal: [literal],
  IfStatement: [branch],
  WhileStatement: [loop],
  ForStatement: [loop],
  ExpressionStatement: [expressionStatement],
  ReturnStatement: [wayOut],
  ContinueStatement: [wayOut],
  BreakStatement: [wayOut],
};

/** Throws where the file cannot be parsed: the repository's own code always can. */
export function findMutants(file: string, text: string): RandomMutant[] {
  const parsed = parse(file, text);
  if (!parsed.ok) throw new Error(`${file} cannot be parsed: ${parsed.message}`);
  const mutants = new Map<string, RandomMutant>();
  const visit = (node: Node, around: readonly Node[]): void => {
    if (isPassedOver(node)) return;
    const place: Place = { node, around, text };
    for (const operator of operators[node.type] ?? [])
      for (const change of operator(place)) {
        const mutant = describe(file, place, change);
        const key = `${change.start} ${change.end} ${change.replacement}`;
        if (!mutants.has(key) && mutant.find !== mutant.replace) mutants.set(key, mutant);
      }
    for (const child of codeIn(node)) visit(child, [node, ...around]);
  };
  visit(parsed.program, []);
  return [...mutants.values()].sort(byPlace);
}

export function byPlace(a: RandomMutant, b: RandomMutant): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.start - b.start || a.end - b.end || (a.replacement < b.replacement ? -1 : 1);
}

export function plant(mutant: RandomMutant, text: string): string {
  return text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
}

/** Does it parse? Asked of the few that are drawn, because it takes as long as finding them all. */
export function isWhole(mutant: RandomMutant, text: string): boolean {
  return parse(mutant.file, plant(mutant, text)).ok;
}

/** Without the names of fields, which are no values. */
function codeIn(node: Node): Node[] {
  const isNamed = node.type === "Property" || node.type === "PropertyDefinition";
  if (!isNamed || node.computed === true) return childrenOf(node);
  return isNode(node.value) ? [node.value] : [];
}

function describe(file: string, place: Place, change: Change): RandomMutant {
  const { text } = place;
  const shown = shownPart(place);
  const before = text.slice(shown.start, change.start);
  const after = text.slice(change.end, shown.end);
  return {
    file,
    line: lineAt(text, change.start),
    ...change,
    within: functionAround(place),
    find: onOneLine(text.slice(shown.start, shown.end)),
    replace: onOneLine(before + change.replacement + after),
  };
}

/** `1` alone shows nothing: as much around it as makes sense, never beyond the statement. */
function shownPart({ node, around }: Place): Node {
  const short = 20;
  let shown = node;
  for (const outer of around) {
    if (shown.end - shown.start >= short || /Statement$|Declaration$|Function/.test(shown.type))
      break;
    if (/^(BlockStatement|Program|SwitchCase|ClassBody)$|Function/.test(outer.type)) break;
    if (outer.end - outer.start > 160) break;
    shown = outer;
  }
  return shown;
}

function onOneLine(code: string): string {
  return code.replaceAll(/\s+/g, " ").trim();
}

function functionAround({ around }: Place): string {
  for (const [index, node] of around.entries()) {
    if (!/Function/.test(node.type)) continue;
    const owner = around[index + 1];
    const named = [node.id, owner?.id, owner?.key].filter(isNode);
    const name = named.map((candidate) => candidate.name).find((known) => known !== undefined);
    if (typeof name === "string") return name;
  }
  return "";
}
