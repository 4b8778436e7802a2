/** What a match costs to load. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { pages } from "../screenshots/pages.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

/** Of JavaScript, compressed, until a match can be played. */
const MOST_BYTES = 250_000;

/** Fetched anew: a browser forgets what a page loaded once it has left that page. */
async function compressedSize(url: string): Promise<number> {
  const script = await fetch(url);
  expect(script.status).toBe(200);
  return gzipSync(await script.bytes()).length;
}

it.each(pages.filter(({ isPlayed }) => isPlayed))(
  "the scripts of a match are light: $name",
  async ({ open }) => {
    const { page } = await app.openPage();
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      if (/javascript/u.test(type)) scripts.add(response.url());
    });
    await open(page, app.url);
    // On the way to a match its server was asked from the home page: only the match is weighed.
    scripts.clear();
    await page.reload({ waitUntil: "networkidle" });
    const sizes = await Promise.all([...scripts].map(compressedSize));
    const bytes = sizes.reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    await page.close();
  },
);

it("pages and scripts come compressed", async () => {
  const headers = { "accept-encoding": "gzip" };
  const home = await fetch(app.url, { headers });
  expect(home.headers.get("content-encoding")).toBe("gzip");
  const script = /\/assets\/[^"]+\.js/u.exec(await home.text())?.[0];
  const sent = await fetch(`${app.url}${script}`, { headers });
  expect(sent.status).toBe(200);
  expect(sent.headers.get("content-encoding")).toBe("gzip");
});
