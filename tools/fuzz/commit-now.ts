/** What a run was made with, so that it can be made again. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

export function commitNow(): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: join(import.meta.dirname, "../.."), encoding: "utf8" });
  const changed = git("status", "--porcelain", "--untracked-files=no").trim() !== "";
  return `${git("rev-parse", "--short=12", "HEAD").trim()}${changed ? ", with changes" : ""}`;
}
