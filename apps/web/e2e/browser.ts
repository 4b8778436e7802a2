/**
 * A Chromium for the tests: the one CHROMIUM_PATH names, else the system's, else the one that comes
 * with the npm package. None that starts is a failure that says what to do, never a skipped test.
 */
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { unpackChromium } from "./unpack-chromium.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What takes longer hangs. A slow machine is no fault: an answer may take many times as long. */
const HANGS_AFTER_MS = 5 * 60_000;

export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

export async function openBrowser(viewport: { width: number; height: number }): Promise<Browser> {
  const found = await findChromium();
  try {
    return await launch(found.path, viewport, process.env);
  } catch (cause) {
    if (!found.isPackaged) throw noBrowser(found.path, cause);
  }
  // A bare machine lacks libnss3 and what goes with it. The package brings those libraries too.
  const libraries = join(dirname(found.path), "al2023/lib");
  try {
    return await launch(found.path, viewport, { ...process.env, LD_LIBRARY_PATH: libraries });
  } catch (cause) {
    throw noBrowser(found.path, cause);
  }
}

async function launch(
  executablePath: string,
  viewport: { width: number; height: number },
  env: NodeJS.ProcessEnv,
): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "ltcg-browser-"));
  const forget = (): void => rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      args: flags,
      viewport,
      env,
      reducedMotion: "reduce",
      timeout: HANGS_AFTER_MS,
    });
    context.setDefaultTimeout(HANGS_AFTER_MS);
    await context.addInitScript(showAtOnce);
    return {
      context,
      close: async () => {
        await context.close();
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

/** Positions one after the other take time: whoever looks at that chooses another speed. */
function showAtOnce(): void {
  try {
    localStorage.setItem("lunchtable/motion", localStorage.getItem("lunchtable/motion") ?? "off");
  } catch {
    // A page without an address keeps nothing.
  }
}

function noBrowser(path: string, cause: unknown): Error {
  const remedy = [
    `Chromium does not start (${path}).`,
    "Remedy: on Debian and Ubuntu `apt-get install -y libnss3` gives the packaged one what it",
    "lacks; `apt-get install -y chromium` installs another; or name one with CHROMIUM_PATH.",
  ];
  return new Error(remedy.join("\n"), { cause });
}

async function findChromium(): Promise<{ path: string; isPackaged: boolean }> {
  const { CHROMIUM_PATH: named, PATH: path = "" } = process.env;
  if (named !== undefined && named !== "") return { path: named, isPackaged: false };
  for (const folder of path.split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find(isProgram);
    if (found !== undefined) return { path: found, isPackaged: false };
  }
  if (process.platform !== "linux") {
    throw new Error(
      "There is no Chromium here. Remedy: install one, or name it with CHROMIUM_PATH.",
    );
  }
  return { path: join(await unpackChromium(), "chromium"), isPackaged: true };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
