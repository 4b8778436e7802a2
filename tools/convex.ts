// `npm run convex` writes the code that the Convex CLI generates for the component and for its example, without a
// deployment and without a network; with `--check` it fails where what is committed is not what the CLI
// would write, or where a bundle needs something that Convex's runtime does not have. Needs a build.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCodegen } from "./convex/codegen.ts";
import { flagsOf } from "./flags.ts";

const folder = join(import.meta.dirname, "../packages/match");
const isCheck = flagsOf("convex", {
  "--check": "fails where the CLI would write something else",
}).has("--check");

const generated = (): Map<string, string> =>
  new Map(
    globSync("{src/component,example/convex}/_generated/*", { cwd: folder })
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

const before = generated();
const problems: string[] = [];
let bytes = 0;
// The example's bundle has the component in it, as users get it: from dist.
for (const componentDir of ["src/component", undefined]) {
  const run = await runCodegen(folder, componentDir);
  problems.push(...run.problems);
  bytes = [...run.bundled.values()].reduce((sum, size) => sum + size, 0);
}
const after = generated();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (isCheck && changed.length > 0) {
  problems.push(...changed.map((path) => `packages/match/${path}: not what the CLI generates`));
  problems.push("Remedy: `npx tsc -b && npm run convex`, and look at the change.");
  for (const path of changed) {
    const text = before.get(path);
    if (text !== undefined) writeFileSync(join(folder, path), text);
  }
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else {
  const written = isCheck ? "" : `, ${changed.length} files written anew`;
  console.log(`convex: component and example bundled, ${Math.round(bytes / 1024)} KiB${written}`);
}
