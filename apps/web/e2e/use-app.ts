/** The built app as its own process and a browser, for as long as a test file runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { buildIfChanged } from "../build-if-changed.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { dealBy, takesDeals } from "./dealt.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

export interface App {
  readonly url: string;
  readonly browser: Browser;
  readonly server: ServerProcess;
  /** Starts the server again, on the same port and data. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** A page, and what went wrong on it. Its matches are dealt by a number, or fairly. */
  openPage(options?: { readonly isFair: boolean }): Promise<{ page: Page; problems: string[] }>;
  /** From the home page to the table of a new match. */
  startMatch(page: Page): Promise<void>;
}

export function useApp(env: Readonly<Record<string, string>> = {}): App {
  let browser: Browser | undefined;
  let server: ServerProcess | undefined;
  let dataDir = "";
  let port = 0;

  beforeAll(async () => {
    await buildIfChanged(join(import.meta.dirname, ".."));
    dataDir = mkdtempSync(join(tmpdir(), "ltcg-web-"));
    port = await freePort();
    server = await startServer(port, dataDir, { ...takesDeals, ...env });
    browser = await openBrowser({ width: 1280, height: 800 });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  const app: App = {
    get url() {
      return app.server.url;
    },
    get browser() {
      if (browser === undefined) throw new Error("the browser is not open yet");
      return browser;
    },
    get server() {
      if (server === undefined) throw new Error("the server is not up yet");
      return server;
    },
    async restart(changes = {}) {
      server = await startServer(port, dataDir, { ...takesDeals, ...env, ...changes });
    },
    async openPage({ isFair } = { isFair: false }) {
      const page = await app.browser.context.newPage();
      if (!isFair) await dealBy(page);
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      return { page, problems };
    },
    async startMatch(page) {
      await page.goto(app.url);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await page.waitForURL(/\/matches\//);
      await page.locator(".log li").first().waitFor({ state: "attached" });
    },
  };
  return app;
}

export const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator("main.match").getAttribute("data-version"));
