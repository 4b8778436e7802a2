/** Builds the pages unless what lies in dist was made of exactly these sources. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The lock file stands for every library; of the engine the pages hold what tells of cards. */
const sources = ["src/**/*", "public/**/*", "vite.config.ts", "package.json"];
const outside = ["../../package-lock.json", "../../packages/engine/src/{*,text/**/*}.ts"];

export async function buildIfChanged(home: string): Promise<void> {
  const stamp = join(home, "dist/built-from");
  const now = hashOf(home);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (isBuilt) return;
  console.log("Building the pages…");
  await build(home);
  writeFileSync(stamp, now);
}

function hashOf(home: string): string {
  const hash = createHash("sha256");
  for (const path of globSync([...sources, ...outside], { cwd: home }).sort()) {
    // The router writes this one itself while it builds.
    if (path.endsWith("routeTree.gen.ts")) continue;
    const file = join(home, path);
    if (!existsSync(file) || !path.includes(".")) continue;
    hash.update(path).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function build(home: string): Promise<void> {
  const vite = join(
    import.meta.resolve("vite/package.json").replace("file://", ""),
    "../bin/vite.js",
  );
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: home,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => {
      if (code === 0) done();
      else fail(new Error(`The pages could not be built (vite ended with ${code}).`));
    });
  });
}
