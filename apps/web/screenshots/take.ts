/**
 * `npm run screenshots`: opens the pages in a real browser and keeps pictures of them in docs/screenshots, in three
 * sizes, by day and at night. `-- --compare` keeps nothing and tells by how much each page differs from its picture:
 * fonts differ between machines, so this is for eyes, not for CI. Names after the options take only those pages.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { buildIfChanged } from "../build-if-changed.ts";
import { openBrowser } from "../e2e/browser.ts";
import { takesDeals } from "../e2e/dealt.ts";
import { freePort, startServer } from "../e2e/server-process.ts";
import { difference } from "./difference.ts";
import { pages, type Shown } from "./pages.ts";
import { reduced } from "./reduced.ts";

const KEPT = join(import.meta.dirname, "../../../docs/screenshots");

const sizes = {
  desktop: { width: 1440, height: 900, scale: 0.5 },
  phone: { width: 390, height: 844, scale: 0.7 },
  landscape: { width: 844, height: 390, scale: 0.6 },
} as const;

const themes = ["light", "dark"] as const;

interface Call {
  readonly isCompared: boolean;
  readonly wanted: readonly Shown[];
}

/** What is wanted, or what is wrong with the call. */
function readCall(): Call | string {
  const { values, tokens } = parseArgs({
    options: { compare: { type: "boolean", default: false } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const option = tokens.find((token) => token.kind === "option" && token.name !== "compare");
  if (option?.kind === "option") return `unknown option ${option.rawName}; it takes --compare`;
  const names = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const unknown = names.filter((name) => pages.every((page) => page.name !== name));
  if (unknown.length > 0) {
    return `there is no page ${unknown.join(", ")}. There are: ${pages.map(({ name }) => name).join(", ")}`;
  }
  const wanted = pages.filter(({ name }) => names.length === 0 || names.includes(name));
  return { isCompared: values.compare === true, wanted };
}

async function take({ isCompared, wanted }: Call): Promise<void> {
  await buildIfChanged(join(import.meta.dirname, ".."));
  const dataDir = mkdtempSync(join(tmpdir(), "ltcg-screenshots-"));
  const server = await startServer(await freePort(), dataDir, takesDeals);
  const browser = await openBrowser(sizes.desktop);
  try {
    mkdirSync(KEPT, { recursive: true });
    const page = await browser.context.newPage();
    for (const shown of wanted) {
      await shown.open(page, server.url);
      // A card under the pointer would be shown large.
      await page.mouse.move(0, 0);
      for (const [size, { scale, ...viewport }] of Object.entries(sizes)) {
        for (const theme of themes) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          await page.evaluate(() => document.fonts.ready.then(() => null));
          const file = join(KEPT, `${shown.name}-${size}-${theme}.png`);
          await look(page, shown, { file, scale }, isCompared);
        }
      }
    }
  } finally {
    await browser.close();
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function look(
  page: Page,
  shown: Shown,
  { file, scale }: { readonly file: string; readonly scale: number },
  isCompared: boolean,
): Promise<void> {
  const picture = await reduced(page, await page.screenshot({ animations: "disabled" }), scale);
  const name = file.slice(KEPT.length + 1);
  if (!isCompared) {
    writeFileSync(file, picture);
    console.log(name);
  } else if (shown.isAlwaysNew) {
    console.log(`${name}: every match is another, so it is not compared`);
  } else {
    const share = await difference(page, picture, readFileSync(file));
    console.log(`${name}: ${(100 * share).toFixed(2)} % of the picture differ`);
  }
}

const call = readCall();
if (typeof call === "string") {
  console.error(`npm run screenshots: ${call}`);
  process.exitCode = 2;
} else await take(call);
