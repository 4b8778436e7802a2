import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stagePackages } from "./stage.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stage-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a package is laid out with what npm packs of it and its published package.json", () => {
  const manifest = {
    name: "a",
    version: "1.0.0",
    exports: {
      ".": { "@tcg/source": "./src/a.ts", default: "./dist/a.js" },
      "./fixtures": { "@tcg/source": "./fixtures/a.ts" },
    },
    files: ["src", "dist"],
  };
  write("packages/a/package.json", JSON.stringify(manifest));
  for (const path of ["src/a.ts", "dist/a.js", "fixtures/a.ts"]) write(`packages/a/${path}`, "");
  write("packages/b/package.json", '{ "name": "b", "version": "1.0.0", "private": true }');

  const stage = join(root, "stage");
  expect(stagePackages(root, stage)).toEqual(["packages/a"]);

  expect(globSync("**/*.*", { cwd: stage }).sort()).toEqual([
    join("packages/a/dist/a.js"),
    join("packages/a/package.json"),
    join("packages/a/src/a.ts"),
  ]);
  expect(JSON.parse(readFileSync(join(stage, "packages/a/package.json"), "utf8"))).toEqual({
    ...manifest,
    exports: { ".": { default: "./dist/a.js" } },
  });
  expect(readFileSync(join(root, "packages/a/package.json"), "utf8")).toBe(
    JSON.stringify(manifest),
  );
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
