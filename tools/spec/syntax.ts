/** The one place that knows the parser. Everything else sees plain nodes and has to look first. */
import { parseSync } from "oxc-parser";

export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown;
};

export type Parsed =
  | { readonly ok: true; readonly program: Node }
  | { readonly ok: false; readonly message: string };

export function parse(fileName: string, text: string): Parsed {
  const result = parseSync(fileName, text);
  const error = result.errors.find((candidate) => candidate.severity === "Error");
  if (error !== undefined) {
    const at = error.labels[0]?.start;
    const line = at === undefined ? "" : ` (line ${lineAt(text, at)})`;
    return { ok: false, message: `${error.message}${line}` };
  }
  const program: unknown = result.program;
  return isNode(program) ? { ok: true, program } : { ok: false, message: "no syntax tree" };
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    "start" in value &&
    "end" in value
  );
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
