/** Runs the command line: in this process, or as its users do. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { lunchtable as call } from "../src/lunchtable.ts";
import { inThisProcess, type Ran } from "./in-this-process.ts";

export const bin: string = join(import.meta.dirname, "../bin/lunchtable.mjs");

export const lunchtable = (args: readonly string[]): Promise<Ran> => inThisProcess(call, args);

/** As its users run it. `node`: options for the Node that starts it. */
export function lunchtableProcess(
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
