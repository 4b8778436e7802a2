/**
 * Reads the titles of tests from source, without running anything.
 *
 * Found are `test`, `it`, `describe` and `suite` in all their spellings (`test.each(…)("…")`,
 * `describe.skip("…")`, `const myTest = test.extend(…)`), and functions a package names as its own
 * test functions. A test carries the titles of the describes around it. Of a template or a sum of
 * strings the static beginning is the title.
 */
import { childrenOf, isNode, lineAt, type Node, parse } from "./syntax.ts";

export type TestTitle = {
  /** From the outermost describe to the test's own title. */
  readonly titles: readonly string[];
  readonly line: number;
  /** Skipped, to do, or expected to fail: such a test shows nothing about a rule. */
  readonly inactive: boolean;
};

export type TitlesResult =
  | { readonly ok: true; readonly tests: readonly TestTitle[] }
  | { readonly ok: false; readonly message: string };

const suiteNames = ["describe", "suite"];
const caseNames = ["test", "it"];
const inactiveModifiers = ["skip", "todo", "fails"];
/** `test.only("…")` declares a test; `test.each([…])` only prepares to. */
const declaringModifiers = [...inactiveModifiers, "only", "concurrent", "sequential", "shuffle"];

/** The modifiers stand from the last to the first. */
type Chain = { readonly root: string; readonly modifiers: readonly string[] };
type Around = { readonly titles: readonly string[]; readonly inactive: boolean };

export function readTitles(
  fileName: string,
  text: string,
  ownTestFunctions: readonly string[] = [],
): TitlesResult {
  const parsed = parse(fileName, text);
  if (!parsed.ok) return parsed;

  const cases = new Set([...caseNames, ...ownTestFunctions]);
  const tests: TestTitle[] = [];

  const visit = (node: Node, around: Around): void => {
    rememberExtended(node, cases);
    const call = readCall(node, cases);
    if (call === undefined) {
      for (const child of childrenOf(node)) visit(child, around);
      return;
    }
    const own = {
      titles: [...around.titles, call.title],
      inactive: around.inactive || call.inactive,
    };
    if (cases.has(call.root)) tests.push({ ...own, line: lineAt(text, node.start) });
    for (const child of childrenOf(node)) visit(child, own);
  };
  visit(parsed.program, { titles: [], inactive: false });
  return { ok: true, tests };
}

/** `const seated = test.extend({…})` makes `seated` a test function too. */
function rememberExtended(node: Node, cases: Set<string>): void {
  if (node.type !== "VariableDeclarator" || !isNode(node.init) || !isNode(node.id)) return;
  if (node.init.type !== "CallExpression" || typeof node.id.name !== "string") return;
  const chain = readChain(node.init.callee);
  if (chain !== undefined && cases.has(chain.root) && chain.modifiers.includes("extend"))
    cases.add(node.id.name);
}

function readCall(
  node: Node,
  cases: ReadonlySet<string>,
): { root: string; title: string; inactive: boolean } | undefined {
  if (node.type !== "CallExpression" || !Array.isArray(node.arguments)) return undefined;
  const chain = readChain(node.callee);
  if (chain === undefined) return undefined;
  if (!cases.has(chain.root) && !suiteNames.includes(chain.root)) return undefined;
  if (isNode(node.callee) && node.callee.type === "MemberExpression") {
    const last = chain.modifiers[0];
    if (last === undefined || !declaringModifiers.includes(last)) return undefined;
  }
  const [titleArgument, ...others] = node.arguments.filter(isNode);
  if (titleArgument === undefined) return undefined;
  // A title made at run time still counts for the describe around it.
  const title = staticBeginning(titleArgument).text ?? "";
  const inactive =
    chain.modifiers.some((modifier) => inactiveModifiers.includes(modifier)) ||
    others.some(turnsOff);
  return { root: chain.root, title, inactive };
}

/** The identifier a callee starts from and what is chained on it: `test.concurrent.each([…])`. */
function readChain(callee: unknown): Chain | undefined {
  const modifiers: string[] = [];
  let node = callee;
  while (isNode(node)) {
    if (node.type === "Identifier")
      return typeof node.name === "string" ? { root: node.name, modifiers } : undefined;
    if (node.type === "MemberExpression") {
      if (isNode(node.property) && typeof node.property.name === "string")
        modifiers.push(node.property.name);
      node = node.object;
    } else if (node.type === "CallExpression") {
      node = node.callee;
    } else if (node.type === "TaggedTemplateExpression") {
      node = node.tag;
    } else {
      return undefined;
    }
  }
  return undefined;
}

/** What a title surely begins with; `whole` tells whether that is all of it. */
function staticBeginning(node: Node): { text: string | undefined; whole: boolean } {
  if (node.type === "Literal" && typeof node.value === "string")
    return { text: node.value, whole: true };
  if (node.type === "TemplateLiteral" && Array.isArray(node.quasis)) {
    const [first, ...others] = node.quasis.filter(isNode);
    return { text: cookedText(first?.value), whole: others.length === 0 };
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const left = isNode(node.left) ? staticBeginning(node.left) : unknownText;
    if (!left.whole || left.text === undefined || !isNode(node.right))
      return { ...left, whole: false };
    const right = staticBeginning(node.right);
    return { text: left.text + (right.text ?? ""), whole: right.whole };
  }
  return unknownText;
}

const unknownText = { text: undefined, whole: false };

function cookedText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("cooked" in value)) return undefined;
  return typeof value.cooked === "string" ? value.cooked : undefined;
}

/** `test("…", { skip: true }, …)` */
function turnsOff(argument: Node): boolean {
  if (argument.type !== "ObjectExpression" || !Array.isArray(argument.properties)) return false;
  return argument.properties.filter(isNode).some((property) => {
    const name = isNode(property.key) ? property.key.name : undefined;
    const isTrue = isNode(property.value) && property.value.value === true;
    return typeof name === "string" && inactiveModifiers.includes(name) && isTrue;
  });
}
