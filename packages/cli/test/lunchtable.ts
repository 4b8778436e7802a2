/** Runs the command line as its users do. */
import { spawn } from "node:child_process";
import { join } from "node:path";

export const bin: string = join(import.meta.dirname, "../bin/lunchtable.mjs");

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `node`: options for the Node that starts it. */
export function lunchtable(
  args: readonly string[],
  input = "",
  node: readonly string[] = [],
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, bin, ...args], { stdio: "pipe" });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
