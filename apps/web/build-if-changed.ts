/** Builds the pages unless dist was built from exactly these sources. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "./sources.ts";

const LOOK_AGAIN_MS = 200;
/** No build takes this long: a lock that is older was left by a process that was killed. */
const MAX_BUILD_MS = 120_000;

export async function buildIfChanged(home: string): Promise<void> {
  const stamp = join(home, "dist/built-from");
  const now = hashSources(home);
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (isBuilt()) return;
  // Two that start at once, as tests do, must not build into the same folder.
  const release = await takeLock(join(home, ".building"));
  try {
    if (isBuilt()) return;
    console.log("Building the pages…");
    await build(home);
    writeFileSync(stamp, now);
  } finally {
    release();
  }
}

async function takeLock(path: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(path);
      return () => rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (ageMs > MAX_BUILD_MS) rmSync(path, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
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
