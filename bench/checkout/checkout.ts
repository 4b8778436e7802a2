/** Which sources are measured: those that lie here, and those of another commit beside them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkModules } from "./link-modules.ts";

export interface Checkout {
  /** Where its files are. */
  readonly root: string;
  /** A short hash, and whether files have changed since. */
  readonly commit: string;
}

const here = join(import.meta.dirname, "../..");

export function thisCheckout(): Checkout {
  return { root: here, commit: commitHere() };
}

/** Only what is measured counts: other files may be changed at will. */
const MEASURED = ["bench", "packages", "tools", "package.json"];

export function commitHere(): string {
  try {
    const changed = git("status", "--porcelain", "--", ...MEASURED);
    return git("rev-parse", "--short", "HEAD") + (changed === "" ? "" : ", with changes");
  } catch {
    return "unknown";
  }
}

export class NoSuchCommit extends Error {}

/**
 * Checks a commit out into a folder of its own for as long as this process lives: it is removed at
 * the end, whether the run ends well, fails or is interrupted.
 */
export function checkOut(name: string): Checkout {
  const commit = shortHash(name);
  // Real, because Node resolves links before it compares paths.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bench-")));
  const root = join(folder, commit);
  process.once("exit", () => {
    try {
      git("worktree", "remove", "--force", root);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(1));
  }
  git("worktree", "add", "--detach", root, commit);
  linkModules(here, root);
  return { root, commit };
}

function shortHash(name: string): string {
  try {
    return git("rev-parse", "--short", "--verify", "--end-of-options", `${name}^{commit}`);
  } catch {
    throw new NoSuchCommit(`There is no commit "${name}" here.`);
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: here,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
