/** Runs all tests of a package once on marked sources, in a scratch copy, and keeps what it shows. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { forwardSlashes } from "../project.ts";
import type { ModuleOutcome, RunOutcome } from "../protocol.ts";
import { firstLine, titleOf } from "../verdict.ts";
import { openWorker, type Worker } from "../workers.ts";
import type { SourcePackage } from "./packages.ts";
import { type ReachRecord, type RegionMap, readBits } from "./reach.ts";
import { markRegions } from "./regions.ts";

const watchFile = fileURLToPath(new URL("./watch-tests.ts", import.meta.url));
const watchName = "watch-tests.ts";
const elsewhereName = "reached-elsewhere.txt";
const timeoutSeconds = 3600;

export async function measureReach(
  root: string,
  target: SourcePackage,
  map: RegionMap,
): Promise<ReachRecord> {
  const cached = cacheFile(root, target);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, "utf8")) as ReachRecord;
  const worker = openWorker(root);
  try {
    markSources(worker.root, target, map);
    const files = target.testFiles.map((file) => join(worker.root, file));
    const result = await worker.runner.run(
      { files, pattern: "", changed: [], wantsImports: true },
      timeoutSeconds,
    );
    if (result.type === "timeout") throw new Error(`${target.path}: its tests do not end`);
    if (result.type === "broken")
      throw new Error(`${target.path}: its tests break: ${firstLine(result.message)}`);
    const record = readRecord(worker, result.outcome);
    keep(cached, record);
    return record;
  } finally {
    worker.close();
  }
}

function markSources(scratch: string, target: SourcePackage, map: RegionMap): void {
  copyFileSync(watchFile, join(scratch, watchName));
  const elsewhere = JSON.stringify(join(scratch, elsewhereName));
  // Where no test runs, in a thread or process that one has started, each region is told once.
  const prepare = `globalThis.reachedRegions??=globalThis.__vitest_worker__?new Uint8Array(${map.count}):new Proxy({},{set(told,region){if(!told[region]){told[region]=1;process.getBuiltinModule("node:fs").appendFileSync(${elsewhere},region+" ")}return true}});`;
  for (const { path, text } of target.sources) {
    const { first, regions } = map.files.get(path) ?? { first: 0, regions: [] };
    const mark = (region: number): string => `globalThis.reachedRegions[${region}]=1`;
    const marked = markRegions(text, regions, (index) => mark(first + 1 + index));
    writeFileSync(join(scratch, path), `${prepare}${mark(first)};${marked}`);
  }
  const watch = `import { watchTests as watchReachedRegions } from ${JSON.stringify(join(scratch, watchName))};watchReachedRegions();`;
  for (const file of target.testFiles) {
    const path = join(scratch, file);
    writeFileSync(path, watch + readFileSync(path, "utf8"));
  }
}

function readRecord({ root }: Worker, { modules }: RunOutcome): ReachRecord {
  const fromRoot = (file: string): string => forwardSlashes(relative(root, file));
  const all = modules.flatMap((module) =>
    module.tests.map((test) => ({
      file: fromRoot(module.file),
      name: titleOf(test),
      seconds: test.seconds,
      state: test.state,
      reached: typeof test.meta.reached === "string" ? test.meta.reached : "",
      outside: typeof test.meta.outside === "string" ? test.meta.outside : "",
    })),
  );
  const elsewhere = join(root, elsewhereName);
  const told = existsSync(elsewhere) ? readFileSync(elsewhere, "utf8").split(" ") : [];
  return {
    tests: all
      .filter((test) => test.state === "passed")
      .map(({ file, name, seconds, reached }) => ({ file, name, seconds, reached })),
    outside: [...new Set(all.flatMap((test) => readBits(test.outside)))],
    elsewhere: [...new Set(told.filter((text) => text !== "").map(Number))],
    importers: importersIn(modules, fromRoot),
    notCounted: [
      ...modules
        .filter((module) => module.errors.length > 0)
        .map((module) => `${fromRoot(module.file)}: ${firstLine(module.errors[0]?.message ?? "")}`),
      ...all.filter((test) => test.state === "failed").map((test) => `${test.file}: ${test.name}`),
    ],
  };
}

function importersIn(
  modules: readonly ModuleOutcome[],
  fromRoot: (file: string) => string,
): Record<string, string[]> {
  const importers: Record<string, string[]> = {};
  for (const module of modules)
    for (const file of new Set(module.imports.map(fromRoot))) {
      if (file.includes("node_modules")) continue;
      importers[file] = [...(importers[file] ?? []), fromRoot(module.file)];
    }
  return importers;
}

function cacheFile(root: string, { path }: SourcePackage): string {
  const name = join(root, path).replaceAll(/\W/g, "-");
  return join(tmpdir(), "reached-by-tests", `${name}.${hashRepository(root)}.json`);
}

/** Of all that can change a verdict: sources, tests, settings, and this tool. */
export function hashRepository(root: string): string {
  const hash = createHash("sha256");
  const exclude = ["**/node_modules/**", "**/dist/**", "**/mutants/**", "**/*.md"];
  const files = globSync(["*.{ts,json}", "{packages,apps,tools/spec}/**/*.{ts,tsx,mjs,json,txt}"], {
    cwd: root,
    exclude,
  });
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** Of each package only the newest is kept. */
function keep(file: string, record: ReachRecord): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const [name] = relative(folder, file).split(".");
  for (const old of globSync(`${name}.*.json`, { cwd: folder })) rmSync(join(folder, old));
  writeFileSync(file, JSON.stringify(record));
}
