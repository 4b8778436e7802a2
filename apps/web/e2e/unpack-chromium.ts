/**
 * The Chromium of the npm package, unpacked once for all tests. The package takes whatever lies in the temporary
 * folder for a whole browser, also one that another process has only begun to write: so it gets a folder of its
 * own, which counts when it is whole.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unpackOnce } from "./unpack-once.ts";

/** Gives the folder: in it are the program `chromium`, and `al2023/lib`, libraries that a bare machine lacks. */
export async function unpackChromium(): Promise<string> {
  const home = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../..");
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(tmpdir(), `ltcg-chromium-${version}`);
  await unpackOnce(folder, async () => {
    const { default: packaged, inflate } = await import("@sparticuz/chromium");
    const { TMPDIR: usual } = process.env;
    process.env.TMPDIR = folder;
    try {
      await packaged.executablePath();
      await inflate(join(home, "bin/al2023.tar.br"));
    } finally {
      if (usual === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = usual;
    }
  });
  return folder;
}
