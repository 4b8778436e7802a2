import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";

const html = "<p>lunch</p>".repeat(200);
const asked = (encoding?: string): Request =>
  new Request("http://localhost/", {
    headers: encoding === undefined ? {} : { "accept-encoding": encoding },
  });
const page = (type = "text/html; charset=utf-8"): Response =>
  new Response(html, { status: 404, headers: { "content-type": type } });

test("a browser that reads gzip gets a page compressed, with its status", async () => {
  const sent = compressPage(asked("br, gzip;q=0.8"), page());
  expect(sent.headers.get("content-encoding")).toBe("gzip");
  expect(sent.status).toBe(404);
  const bytes = Buffer.from(await sent.arrayBuffer());
  expect(bytes.length).toBeLessThan(html.length / 5);
  expect(gunzipSync(bytes).toString()).toBe(html);
});

test.each([undefined, "identity", "gzip;q=0", "br"])(
  "whoever accepts %s gets it as it is",
  async (encoding) => {
    const sent = compressPage(asked(encoding), page());
    expect(sent.headers.get("content-encoding")).toBeNull();
    expect(await sent.text()).toBe(html);
  },
);

test("caches are told that it depends on what was accepted", () => {
  expect(compressPage(asked(), page()).headers.get("vary")).toBe("accept-encoding");
});

test("what is no page is left alone", async () => {
  const sent = compressPage(asked("gzip"), page("image/png"));
  expect(await sent.text()).toBe(html);
});
