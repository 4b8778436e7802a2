import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findImports, findWrongImports } from "./boundaries.ts";

describe("every way to name a module is found", () => {
  test.each([
    [`import a from "x";`],
    [`import "x";`],
    [`import type { A } from "x";`],
    [`import { type A } from "x";`],
    [`import * as a from "x" with { type: "json" };`],
    [`import\n  {\n a }\n from 'x';`],
    [`export * from "x";`],
    [`export * as a from "x";`],
    [`export { a } from "x";`],
    [`export type { A } from "x";`],
    [`const a = await import("x");`],
    ["const a = await import(`x`);"],
    [`type A = import("x").A;`],
    [`let a: typeof import("x");`],
    [`import a = require("x");`],
    [`const a = require("x");`],
    [`const a = require.resolve("x");`],
    [`const a = import.meta.resolve("x");`],
    [`/// <reference types="x" />`],
  ])("%s", (source) => {
    expect(findImports("a.ts", source).map((found) => found.target)).toEqual(["x"]);
  });

  test("with the line it is on", () => {
    expect(findImports("a.ts", `// one\n\nexport * from "x";\n`)).toEqual([
      { target: "x", line: 3 },
    ]);
  });

  test("but not in comments, strings or local exports", () => {
    const source = `// import "x";\nconst a = 'import "x"';\n/* export * from "x" */\nexport { a };`;
    expect(findImports("a.ts", source)).toEqual([]);
  });

  test("a target known only at run time is found as unknown", () => {
    expect(findImports("a.ts", "import(name);")).toEqual([{ target: undefined, line: 1 }]);
  });

  test("a file that does not parse stops the check", () => {
    expect(() => findImports("a.ts", "import {")).toThrow(/^a\.ts: /);
  });
});

describe("a repository in which", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "boundaries-"));
    manifest("packages/core", "@tcg/core");
    manifest("packages/engine", "@ltcg/engine", { dependencies: { "@tcg/core": "*" } });
    manifest("packages/cards", "@ltcg/cards", { dependencies: { "@ltcg/engine": "*" } });
    manifest("packages/bots", "@tcg/bots", {
      dependencies: { "@tcg/core": "*" },
      devDependencies: { "@ltcg/engine": "*" },
    });
    manifest("packages/match", "@lunchtable-tcg/match", {
      dependencies: { "@tcg/core": "*", "@ltcg/engine": "*", kysely: "*" },
      devDependencies: { pg: "*" },
    });
    manifest("packages/server", "@ltcg/server", {
      dependencies: { "@lunchtable-tcg/match": "*", hono: "*" },
    });
    manifest("packages/cli", "lunchtable", {
      dependencies: { "@tcg/core": "*", "@ltcg/engine": "*" },
    });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  function manifest(folder: string, name: string, fields: object = {}) {
    write(`${folder}/package.json`, JSON.stringify({ name, ...fields }));
  }

  function wrongImportsOf(path: string, source: string): string[] {
    write(path, source);
    return findWrongImports(root);
  }

  test.each([
    ["core imports itself", "packages/core/src/a.ts", `import "./b.ts"; import "@tcg/core";`],
    ["a fixture game imports the kernel", "packages/core/fixtures/g.ts", `import "../src/a.ts";`],
    ["core's tests use Node", "packages/core/src/a.test.ts", `import "node:fs";`],
    ["core's tests use test tools", "packages/core/src/a.test.ts", `import "fast-check";`],
    ["engine imports core", "packages/engine/src/a.ts", `import "@tcg/core/testkit";`],
    ["cards import engine", "packages/cards/src/a.ts", `import "@ltcg/engine";`],
    ["bots' tests play a game", "packages/bots/src/a.test.ts", `import "@ltcg/engine";`],
    ["match registers a game", "packages/match/src/component/games.ts", `import "@ltcg/engine";`],
    [
      "cli's tools for cards know the game",
      "packages/cli/src/cards/a.ts",
      `import "@ltcg/engine";`,
    ],
    ["match uses a library", "packages/match/src/a.ts", `import { sql } from "kysely/helpers";`],
    ["match's tests use a library", "packages/match/src/a.test.ts", `import "pg";`],
    [
      "server imports match and Node",
      "packages/server/src/a.ts",
      `import "node:http"; import "@lunchtable-tcg/match";`,
    ],
  ])("%s is in order", (_, path, source) => {
    expect(wrongImportsOf(path, source)).toEqual([]);
  });

  test.each([
    [
      "core imports a game",
      "packages/core/src/a.ts",
      `import "@ltcg/engine";`,
      "packages/core may not import packages/engine",
    ],
    [
      "the rest of cli imports a game",
      "packages/cli/src/cards.ts",
      `import "@ltcg/engine";`,
      "packages/cli may not import packages/engine",
    ],
    [
      "core imports only a game's type",
      "packages/core/src/a.ts",
      `import type { A } from "@ltcg/engine";`,
      "packages/core may not import packages/engine",
    ],
    [
      "core imports a library",
      "packages/core/src/a.ts",
      `import "zod";`,
      `packages/core imports nothing from outside ("zod")`,
    ],
    [
      "core imports a test tool",
      "packages/core/src/testkit/a.ts",
      `import "vitest";`,
      `packages/core imports nothing from outside ("vitest")`,
    ],
    [
      "core imports Node",
      "packages/core/src/a.ts",
      `import "node:fs";`,
      `packages/core runs without Node ("node:fs")`,
    ],
    [
      "core imports Node by its bare name",
      "packages/core/src/a.ts",
      `import "fs/promises";`,
      `packages/core runs without Node ("fs/promises")`,
    ],
    [
      "core takes Node's globals",
      "packages/core/src/a.ts",
      `/// <reference types="node" />`,
      `packages/core runs without Node ("node:process")`,
    ],
    [
      "core imports what it computes",
      "packages/core/src/a.ts",
      "import(name);",
      "the target of this import is not written out, so nothing can check it",
    ],
    [
      "core's tests import a game",
      "packages/core/src/a.test.ts",
      `import "@ltcg/engine";`,
      "packages/core may not import packages/engine",
    ],
    [
      "core's tests import a library",
      "packages/core/src/a.test.ts",
      `import "zod";`,
      `packages/core imports nothing from outside ("zod")`,
    ],
    [
      "a fixture game imports Node",
      "packages/core/fixtures/g.ts",
      `import "node:fs";`,
      `packages/core runs without Node ("node:fs")`,
    ],
    [
      "engine imports its cards",
      "packages/engine/src/a.ts",
      `export * from "@ltcg/cards";`,
      "packages/engine may not import packages/cards",
    ],
    [
      "engine imports a library",
      "packages/engine/src/a.ts",
      `import "immer";`,
      `packages/engine imports nothing from outside ("immer")`,
    ],
    [
      "engine reaches into core's files",
      "packages/engine/src/a.ts",
      `import "../../core/src/a.ts";`,
      `"../../core/src/a.ts" leaves packages/engine; import a package by its name`,
    ],
    [
      "cards import core",
      "packages/cards/src/a.ts",
      `import "@tcg/core";`,
      "packages/cards may not import packages/core",
    ],
    [
      "bots import a game",
      "packages/bots/src/a.ts",
      `await import("@ltcg/engine");`,
      "packages/bots may not import packages/engine",
    ],
    [
      "match imports a game outside registration",
      "packages/match/src/service.ts",
      `import "@ltcg/engine";`,
      "packages/match may not import packages/engine",
    ],
    [
      "match imports the server",
      "packages/match/src/a.ts",
      `type A = import("@ltcg/server").A;`,
      "packages/match may not import packages/server",
    ],
    [
      "match imports an undeclared library",
      "packages/match/src/a.ts",
      `import "zod";`,
      `"zod" is not declared in packages/match/package.json`,
    ],
    [
      "match's sources use a dev dependency",
      "packages/match/src/a.ts",
      `import "pg";`,
      `"pg" is not declared in packages/match/package.json`,
    ],
    [
      "server imports core undeclared",
      "packages/server/src/a.ts",
      `import "@tcg/core";`,
      `"@tcg/core" is not declared in packages/server/package.json`,
    ],
    [
      "a machine path is imported",
      "packages/server/src/a.ts",
      `import "/tmp/a.ts";`,
      `"/tmp/a.ts" leaves packages/server; import a package by its name`,
    ],
  ])("%s is caught", (_, path, source, reason) => {
    expect(wrongImportsOf(path, source)).toEqual([`${path}:1: ${reason}`]);
  });

  test("a manifest points the wrong way is caught", () => {
    manifest("packages/core", "@tcg/core", { dependencies: { zod: "*", "@tcg/bots": "*" } });
    manifest("packages/match", "@lunchtable-tcg/match", { dependencies: { "@ltcg/server": "*" } });
    expect(findWrongImports(root)).toEqual([
      "packages/core/package.json:1: packages/core depends on nothing outside (zod)",
      "packages/core/package.json:1: packages/core may not depend on packages/bots",
      "packages/match/package.json:1: packages/match may not depend on packages/server",
    ]);
  });

  test("a package is missing from the table is caught", () => {
    manifest("packages/chess", "@tcg/chess");
    expect(findWrongImports(root)).toEqual([
      "packages/chess/package.json:1: packages/chess has no line in the table of tools/boundaries.ts",
    ]);
  });
});
