/** Where, when and of what a result was taken: without these lines a figure means nothing. */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";

export function circumstances(command: string): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  return [
    `date     ${new Date().toISOString().slice(0, 10)}`,
    `command  ${command}`,
    `commit   ${commit()}`,
    `machine  ${model}, ${processors.length} cores, ${process.platform} ${process.arch}`,
    `node     ${process.versions.node} (V8 ${process.versions.v8})`,
  ].join("\n");
}

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, {
      cwd: join(import.meta.dirname, ".."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    // Only what is measured counts: other files may be changed at will.
    const measured = ["bench", "packages/core", "packages/engine", "package.json"];
    const changed = git("status", "--porcelain", "--", ...measured);
    return git("rev-parse", "--short", "HEAD") + (changed === "" ? "" : ", with changes");
  } catch {
    return "unknown";
  }
}
