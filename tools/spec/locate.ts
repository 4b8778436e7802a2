/**
 * Finds the code that a mutant changes: in the file it names, or, since code moves, in the one other
 * file of the package that has it.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { findPattern } from "./pattern.ts";
import { forwardSlashes } from "./project.ts";

export type Located =
  /** `file` is a path from the package. */
  | { readonly ok: true; readonly file: string; readonly text: string }
  | { readonly ok: false; readonly fault: string };

export function locate(directory: string, file: string, find: string): Located {
  const named = readIn(directory, file);
  const count = named === undefined ? 0 : findPattern(find, named).length;
  if (named !== undefined && count === 1) return { ok: true, file, text: named };
  if (count > 1) return { ok: false, fault: `${count} times in ${file}` };

  const found = otherFiles(directory, file).flatMap((other) => {
    const text = readIn(directory, other) ?? "";
    return findPattern(find, text).map(() => ({ ok: true as const, file: other, text }));
  });
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const missing = named === undefined ? `${file}, which does not exist,` : file;
  if (only === undefined)
    return { ok: false, fault: `neither in ${missing} nor elsewhere beside it` };
  const files = [...new Set(found.map((match) => match.file))].join(", ");
  return { ok: false, fault: `not in ${missing} but in several other places: ${files}` };
}

function readIn(directory: string, file: string): string | undefined {
  const path = join(directory, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The sources of the package that the file is in: `../core/src/deck.ts` is in `../core`. */
function otherFiles(directory: string, file: string): string[] {
  const folder = /^(?:\.\.\/[^./][^/]*\/)?/.exec(file)?.[0] ?? "";
  return globSync(`${folder}**/*.{ts,tsx}`, {
    cwd: directory,
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.test.{ts,tsx}"],
  })
    .map(forwardSlashes)
    .filter((other) => posix.normalize(other) !== posix.normalize(file))
    .sort();
}
