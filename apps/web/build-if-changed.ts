/** Builds the pages unless dist was built from exactly these sources. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "./one-at-a-time.ts";
import { hashSources } from "./sources.ts";

export async function buildIfChanged(home: string): Promise<void> {
  const stamp = join(home, "dist/built-from");
  const now = hashSources(home);
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (isBuilt()) return;
  // Two that start at once, as tests do, must not build into the same folder.
  await oneAtATime(join(home, "dist/building"), async () => {
    if (isBuilt()) return;
    console.log("Building the pages…");
    await build(home);
    writeFileSync(stamp, now);
  });
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
