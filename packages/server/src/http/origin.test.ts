import { expect, test } from "vitest";
import { isSameOrigin } from "./origin.ts";

test.each([
  [true, {}],
  [true, { origin: "http://table.example" }],
  [true, { origin: "https://table.example", host: "127.0.0.1:3000" }],
  [false, { origin: "http://evil.example" }],
  [false, { origin: "http://table.example:8080" }],
  [false, { origin: "http://proxy.example", host: "proxy.example" }],
  // A page in a sandbox.
  [false, { origin: "null" }],
])("%s for a request with %j", (expected, given: Record<string, string>) => {
  // A browser's own Request drops these headers; a server gets them.
  const headers = new Map(Object.entries(given));
  const request = {
    url: "http://table.example/api",
    headers: { get: (name: string) => headers.get(name) ?? null },
  };
  expect(isSameOrigin(request as unknown as Request)).toBe(expected);
});
