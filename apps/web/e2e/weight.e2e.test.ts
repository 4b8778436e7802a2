/** What a match costs to load. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { pages } from "../screenshots/pages.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

/** Of JavaScript, compressed, until a match can be played. */
const MOST_BYTES = 250_000;

it.each(pages.filter(({ isPlayed }) => isPlayed))(
  "the scripts of a match are light: $name",
  async ({ open }) => {
    const { page } = await app.openPage();
    const scripts = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (!/javascript/u.test(response.headers()["content-type"] ?? "")) return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await open(page, app.url);
    const bytes = (await Promise.all(scripts.values())).reduce((sum, each) => sum + each, 0);
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
