#!/usr/bin/env node
// Starts the command line on a Node that can run it. Plain JavaScript that Node 20 can parse: an old
// Node would die on a TypeScript file before it could say why. In the repository the sources are
// run, by the Node the repository brings; as a published package, what was built of them.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";

const oldest = 24;
const isRecent = Number(process.versions.node.split(".")[0]) >= oldest;
const source = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const inRepository = existsSync(source) && !/[\\/]node_modules[\\/]/.test(source);
const entry = inRepository ? source : fileURLToPath(new URL("../dist/main.js", import.meta.url));

if (isRecent && !inRepository) {
  await import(pathToFileURL(entry).href);
} else {
  const node = isRecent ? process.execPath : broughtNode();
  if (node === null) {
    console.error(
      [
        `lunchtable needs Node ${oldest} or later; this is Node ${process.versions.node} (${process.execPath}).`,
        "The repository brings its own Node 26 as an optional dependency. npm skips one that fails to",
        "download without a word.",
        `Remedy: run \`npm install\` again, or install Node ${oldest} or later.`,
      ].join("\n"),
    );
    process.exit(1);
  }
  const conditions = inRepository ? ["--conditions=@tcg/source"] : [];
  const child = spawn(node, [...conditions, entry, ...process.argv.slice(2)], { stdio: "inherit" });
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  child.on("error", (error) => {
    console.error(`lunchtable: ${node} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

/** The Node that `npm install` put beside this package, or null. */
function broughtNode() {
  const { platform, arch } = process;
  const found = createRequire(import.meta.url);
  const system = platform === "win32" ? "win" : platform;
  for (const name of [`node-${system}-${arch}`, `node-bin-${system}-${arch}`]) {
    try {
      return found.resolve(`${name}/bin/node${platform === "win32" ? ".exe" : ""}`);
    } catch {
      // Not this one.
    }
  }
  return null;
}
