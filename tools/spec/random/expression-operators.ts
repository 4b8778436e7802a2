/** Mistakes in an expression: a comparison, a condition, a number, a seat, a list. */
import { isNode, type Node } from "../syntax.ts";
import { type Change, type Operator, type Place, source, swap } from "./mutation.ts";

/** For each comparison its boundary and its opposite. */
const comparisons: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
};

const opposites: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

/** The words by which cards and rules name a seat, each with the one it is mistaken for. */
const seatWords: Readonly<Record<string, string>> = {
  host: "away",
  away: "host",
  you: "opponent",
  self: "opponent",
  opponent: "self",
  yours: "opponents",
  opponents: "yours",
  "your-turn": "opponents-turn",
  "opponents-turn": "your-turn",
};

/** Functions that give the other seat: the mistake is to stay with the seat they are asked about. */
const otherSeatFunctions: Readonly<Record<string, (seat: string) => string>> = {
  otherSeat: (seat) => seat,
  opponentOf: (seat) => seat,
  opponentsOf: (seat) => `[${seat}]`,
};

const methodTwins: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  find: "findLast",
  findLast: "find",
  findIndex: "findLastIndex",
  findLastIndex: "findIndex",
  push: "unshift",
  unshift: "push",
  shift: "pop",
  pop: "shift",
  min: "max",
  max: "min",
};

/** Calls that may be left away: their list is then taken whole, or in its old order. */
const droppableMethods = ["filter", "slice", "toReversed", "toSorted", "concat"];

export function binary(place: Place): Change[] {
  const { node, text } = place;
  const { left, right, operator } = node;
  if (!isNode(left) || !isNode(right) || typeof operator !== "string") return [];
  const at = text.indexOf(operator, left.end);
  const change = (kind: Operator, replacement: string): Change => ({
    operator: kind,
    start: at,
    end: at + operator.length,
    replacement,
  });
  const compared = comparisons[operator];
  if (compared !== undefined)
    return compared
      .filter((other) => !comparesLengthWithNothing(place, left, right, other))
      .map((other) => change("comparison", other));
  const opposite = opposites[operator];
  if (opposite === undefined || isText(left) || isText(right)) return [];
  return [change("arithmetic", opposite)];
}

/** `list.length <= 0` says the same as `=== 0`, and `>= 0` is always so: other operators do that. */
function comparesLengthWithNothing(place: Place, left: Node, right: Node, other: string): boolean {
  return source(place, left).endsWith(".length") && source(place, right) === "0" && other === ">=";
}

/** Would `+` join text here? Then `-` is no slip anybody makes. */
function isText(node: Node): boolean {
  if (node.type === "TemplateLiteral") return true;
  if (node.type === "Literal") return typeof node.value === "string";
  if (node.type !== "BinaryExpression" || !isNode(node.left) || !isNode(node.right)) return false;
  return isText(node.left) || isText(node.right);
}

export function assignment({ node, text }: Place): Change[] {
  const { left, right, operator } = node;
  if (!isNode(left) || !isNode(right) || typeof operator !== "string") return [];
  const opposite = opposites[operator];
  if (opposite === undefined || isText(right)) return [];
  const start = text.indexOf(operator, left.end);
  return [{ operator: "arithmetic", start, end: start + operator.length, replacement: opposite }];
}

export function update({ node }: Place): Change[] {
  const { operator, prefix } = node;
  const opposite = typeof operator === "string" ? opposites[operator] : undefined;
  if (opposite === undefined) return [];
  const start = prefix === true ? node.start : node.end - 2;
  return [{ operator: "arithmetic", start, end: start + 2, replacement: opposite }];
}

/** `a && b && c`: one of the operands is forgotten. Likewise `||`, and `??` with its fallbacks. */
export function logical({ node, around: [outer] }: Place): Change[] {
  if (outer?.type === node.type && outer.operator === node.operator && outer.left === node)
    return [];
  const operands = operandsOf(node, node.operator);
  return operands.map((operand, index) => {
    const next = operands[index + 1];
    const start = next === undefined ? (operands[index - 1]?.end ?? operand.start) : operand.start;
    return { operator: "condition", start, end: next?.start ?? operand.end, replacement: "" };
  });
}

function operandsOf(node: Node, operator: unknown): Node[] {
  const { left, right } = node;
  if (node.type !== "LogicalExpression" || node.operator !== operator) return [node];
  return isNode(left) && isNode(right) ? [...operandsOf(left, operator), right] : [node];
}

export function conditional(place: Place): Change[] {
  const { consequent, alternate } = place.node;
  if (!isNode(consequent) || !isNode(alternate)) return [];
  return [consequent, alternate].map((branch) =>
    swap("condition", place.node, `(${source(place, branch)})`),
  );
}

export function negation(place: Place): Change[] {
  const { operator, argument } = place.node;
  if (operator !== "!" || !isNode(argument)) return [];
  return [swap("condition", place.node, source(place, argument))];
}

/** `a?.b` is taken for `a.b`: there is always something. */
export function optional({ node, text }: Place): Change[] {
  const before = node.type === "CallExpression" ? node.callee : node.object;
  if (node.optional !== true || !isNode(before)) return [];
  const start = text.indexOf("?.", before.end);
  const isDotted = node.type === "MemberExpression" && node.computed !== true;
  return [{ operator: "condition", start, end: start + 2, replacement: isDotted ? "." : "" }];
}

export function literal({ node }: Place): Change[] {
  const { value } = node;
  if (typeof value === "boolean") return [swap("boolean", node, String(!value))];
  if (typeof value === "number" && Number.isSafeInteger(value))
    return (value === 0 ? [1] : [value + 1, value - 1]).map((other) =>
      swap("off by one", node, String(other)),
    );
  const other = typeof value === "string" ? named(seatWords, value) : undefined;
  return other === undefined ? [] : [swap("seat", node, JSON.stringify(other))];
}

export function call(place: Place): Change[] {
  const { node } = place;
  const { callee } = node;
  const given = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
  if (!isNode(callee)) return [];
  if (callee.type === "Identifier" && typeof callee.name === "string") {
    const stay = named(otherSeatFunctions, callee.name);
    const seat = given.at(-1);
    return stay === undefined || seat === undefined
      ? []
      : [swap("seat", node, stay(source(place, seat)))];
  }
  const { object, property } = callee;
  if (callee.type !== "MemberExpression" || callee.computed === true) return [];
  if (!isNode(object) || !isNode(property) || typeof property.name !== "string") return [];
  const changes: Change[] = [];
  const twin = named(methodTwins, property.name);
  if (twin !== undefined) changes.push(swap("list", property, twin));
  if (droppableMethods.includes(property.name) && callee.optional !== true)
    changes.push(swap("list", node, source(place, object)));
  return changes;
}

/** What a table says about a name from the code, which may be one that every object inherits. */
function named<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
