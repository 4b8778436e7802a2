// Compares package-lock.json with the committed one after an install: `node tools/lock-file.ts`. An install
// that took another version of something is found out, one line each. Binaries of other platforms do not
// count: a registry may carry them today and not tomorrow, and nothing of them is installed here.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arch, platform, report } from "node:process";
import { fileURLToPath } from "node:url";
import { flagsOf } from "./flags.ts";

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

export interface Machine {
  readonly os: string;
  readonly cpu: string;
  /** Of Linux alone. */
  readonly libc: string;
}

/** What differs between the two, by package. */
export function differences(committed: Lock, installed: Lock, machine: Machine): string[] {
  const paths = new Set([...Object.keys(committed.packages), ...Object.keys(installed.packages)]);
  return [...paths].flatMap((path) => {
    const before = committed.packages[path];
    const after = installed.packages[path];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (isElsewhere(before ?? after, machine) && isElsewhere(after ?? before, machine)) return [];
    const name = path === "" ? "the repository itself" : path;
    if (after === undefined) return [`${name}: no longer there`];
    if (before === undefined) return [`${name}: added`];
    if (before.version === after.version) return [`${name}: changed`];
    return [`${name}: ${before.version ?? "no version"} became ${after.version ?? "no version"}`];
  });
}

/** Whether it is only installed on other machines. */
function isElsewhere(locked: Locked | undefined, { os, cpu, libc }: Machine): boolean {
  if (locked?.optional !== true) return false;
  const fits = (wanted: readonly string[] | undefined, here: string): boolean =>
    wanted === undefined || wanted.includes(here);
  return !(fits(locked.os, os) && fits(locked.cpu, cpu) && fits(locked.libc, libc));
}

function thisMachine(): Machine {
  const { header } = report.getReport() as { readonly header: object };
  return { os: platform, cpu: arch, libc: "glibcVersionRuntime" in header ? "glibc" : "musl" };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  flagsOf("lock-file", {});
  const root = fileURLToPath(new URL("..", import.meta.url));
  const git = ["show", "HEAD:package-lock.json"];
  const maxBuffer = 64 * 1024 * 1024;
  const committed = execFileSync("git", git, { cwd: root, encoding: "utf8", maxBuffer });
  const installed = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
  const found = differences(
    JSON.parse(committed) as Lock,
    JSON.parse(installed) as Lock,
    thisMachine(),
  );
  for (const line of found) console.error(`package-lock.json: ${line}`);
  if (found.length > 0) {
    console.error("Remedy: `npm install`, look at the change, and commit it.");
    process.exitCode = 1;
  }
}
