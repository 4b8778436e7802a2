/** What a bundle still imports: other parts of the bundle, and nothing that Convex's runtime does not have. */
import { findImports } from "../boundaries.ts";

export function wrongImportsOf(path: string, source: string): string[] {
  return findImports(path, source)
    .filter(({ target }) => target === undefined || !target.startsWith("."))
    .map(
      ({ target, line }) =>
        `the bundle ${path}:${line} imports ${target ?? "what is not written out"}`,
    );
}
