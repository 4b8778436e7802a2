/**
 * The files that the pages are built from: those of the app, and the sources of every package of this
 * repository that it depends on, directly or through another.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The lock file stands for every library. */
const own = [
  "src/**/*",
  "public/**/*",
  "vite.config.ts",
  "package.json",
  "../../package-lock.json",
];
const packages = "../../packages/*/package.json";
/** Tests are in no bundle, and the router writes its tree itself while it builds. */
const leftOut = /\.test\.tsx?$|routeTree\.gen\.ts$/;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Changes when a file that the pages are built from does, or when one comes or goes. */
export function hashSources(home: string): string {
  const hash = createHash("sha256");
  for (const path of sourcesOf(home)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(home, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Relative to the app's folder, in a fixed order. */
function sourcesOf(home: string): string[] {
  const folders = packagesOf(home);
  const theirs = folders.flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/{src,fixtures}/**/*`,
  ]);
  return globSync([...own, ...theirs], { cwd: home })
    .filter((path) => !leftOut.test(path) && statSync(join(home, path)).isFile())
    .sort();
}

function packagesOf(home: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(home, path), "utf8")) as Manifest;
  const known = new Map(
    globSync(packages, { cwd: home }).map((path) => [read(path).name, dirname(path)]),
  );
  const found = new Set<string>();
  const follow = ({ dependencies = {} }: Manifest): void => {
    for (const name of Object.keys(dependencies)) {
      const folder = known.get(name);
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      follow(read(join(folder, "package.json")));
    }
  };
  follow(read("package.json"));
  return [...found];
}
