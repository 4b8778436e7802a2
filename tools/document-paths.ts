// Finds the files and folders that documents name, so that a test can say which of them are not there.
//
//   packages/core/src   anywhere in a document: a path from the repository's root. So are paths that
//                       begin with apps/, bench/, docs/ or tools/
//   `src/moves/`        in the documents of a package, in backticks and with a slash or an extension at
//                       its end: a path beside the document, or in the `src` there
//   [a](../b.md#c)      a link that is no address: a file or folder, and a heading of it
//
// `<id>` and `*` stand for any name.

import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface Missing {
  /** From the repository's root. */
  readonly document: string;
  readonly line: number;
  /** The path as the document writes it. */
  readonly path: string;
}

const skipped = new Set(["node_modules", "dist", ".git", ".scratch"]);
const fromRoot = /(?<![\w./@-])(?:apps|bench|docs|packages|tools)\/[\w./*<>-]*[\w/*>]/g;
const ofPackage = /`([\w<>*.-]+(?:\/[\w<>*.-]+)*(?:\/|\.(?:css|json|md|mjs|ts|tsx|txt)))`/g;
const link = /\]\(([^)\s]+)\)/g;
const isAddress = /^[a-z]+:/;

export function findDocuments(root: string): string[] {
  return globSync("**/*.md", { cwd: root, exclude: (name) => skipped.has(name) }).sort();
}

/** What a document names and is not there. */
export function missingIn(root: string, document: string): Missing[] {
  const folder = join(root, dirname(document));
  const isOfPackage = dirname(document) !== "." && existsSync(join(folder, "package.json"));
  const missing = (text: string): string[] => [
    ...named(text, fromRoot).filter((path) => !isThere(root, path)),
    ...named(text, link).filter((path) => !isAddress.test(path) && !isLinked(root, document, path)),
    ...(isOfPackage ? named(text, ofPackage) : []).filter(
      (path) => ![root, folder, join(folder, "src")].some((from) => isThere(from, path)),
    ),
  ];
  const lines = readFileSync(join(root, document), "utf8").split(/\r?\n/);
  return lines.flatMap((text, index) =>
    [...new Set(missing(text))].map((path) => ({ document, line: index + 1, path })),
  );
}

/** What a pattern finds: its first group, or all of it. */
function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([all, group]) => group ?? all);
}

function isThere(from: string, path: string): boolean {
  const pattern = path.replaceAll(/<[^>]*>/g, "*");
  return pattern.includes("*")
    ? globSync(pattern, { cwd: from }).length > 0
    : existsSync(join(from, pattern));
}

function isLinked(root: string, document: string, target: string): boolean {
  const [path = "", heading] = target.split("#");
  const file = path === "" ? join(root, document) : join(root, dirname(document), path);
  if (relative(root, file).startsWith("..") || !existsSync(file)) return false;
  return heading === undefined || (statSync(file).isFile() && headingsOf(file).includes(heading));
}

/** As GitHub makes anchors of them. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ +(.+?) *$/gm);
  return [...headings].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
