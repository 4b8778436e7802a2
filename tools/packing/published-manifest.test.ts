import { expect, test } from "vitest";
import { publishedManifest } from "./published-manifest.ts";

const exportsOf = (exports: NonNullable<Parameters<typeof publishedManifest>[0]["exports"]>) =>
  publishedManifest({ name: "a", exports }).exports;

test("an entry loses the condition for the repository and keeps the others in their order", () => {
  const published = exportsOf({
    ".": { "@tcg/source": "./a.ts", types: "./a.d.ts", default: "./a.js" },
  });
  expect(JSON.stringify(published)).toBe('{".":{"types":"./a.d.ts","default":"./a.js"}}');
});

test("an entry for the repository alone is gone", () => {
  expect(exportsOf({ "./fixtures": { "@tcg/source": "./a.ts" }, "./b": "./b.md" })).toEqual({
    "./b": "./b.md",
  });
});

test("a condition within a condition is found", () => {
  expect(
    exportsOf({
      ".": {
        node: { "@tcg/source": "./a.ts", default: "./a.js" },
        import: { "@tcg/source": "./a.ts" },
      },
    }),
  ).toEqual({ ".": { node: { default: "./a.js" } } });
});

test("everything else stays, in a package without entries too", () => {
  const manifest = { name: "a", version: "1.0.0", bin: { a: "bin/a.mjs" } };
  expect(publishedManifest(manifest)).toEqual(manifest);
});
