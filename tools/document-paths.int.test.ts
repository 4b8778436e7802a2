import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findDocuments, missingIn } from "./document-paths.ts";

const repository = join(import.meta.dirname, "..");

test("every file and folder that a document names is there", () => {
  const documents = findDocuments(repository);
  expect(documents).toEqual(
    expect.arrayContaining(["README.md", "docs/ARCHITECTURE.md", "packages/core/README.md"]),
  );
  expect(documents.flatMap((document) => missingIn(repository, document))).toEqual([]);
});

describe("what is noticed", () => {
  const root = mkdtempSync(join(tmpdir(), "document-paths-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (path: string, text = ""): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("package.json");
  write("docs/page.md", "# The page\n\n## Who knows what, and why?\n");
  write("packages/a/package.json");
  write("packages/a/src/moves/draw.ts");
  write("packages/a/src/types.ts");
  write("packages/a/test/draw.test.ts");

  const missing = (document: string, text: string): string[] => {
    write(document, text);
    return missingIn(root, document).map(({ line, path }) => `${line} ${path}`);
  };

  test.each([
    "See packages/a/src/moves, or docs/page.md.",
    "```sh\nnode packages/a/src/types.ts\n```",
    "`packages/*/src/<name>.ts`",
    "[page](docs/page.md), [part](docs/page.md#who-knows-what-and-why), [folder](packages/a)",
    "https://example.org/docs/none.md and [there](https://example.org/docs/none.md)",
    "Of no package, `src/none.ts` says nothing.",
  ])("nothing: %s", (text) => {
    expect(missing("README.md", text)).toEqual([]);
  });

  test.each([
    ["a path from the root", "\nSee `packages/a/src/mover/`.", "2 packages/a/src/mover/"],
    ["a path in prose", "Why: docs/pages.md.", "1 docs/pages.md"],
    ["a pattern that fits nothing", "packages/*/src/*.tsx", "1 packages/*/src/*.tsx"],
    ["a link", "[page](docs/pages)", "1 docs/pages"],
    ["a link to a heading", "[page](docs/page.md#who)", "1 docs/page.md#who"],
    ["a link out of the repository", "[up](../)", "1 ../"],
  ])("%s", (_, text, expected) => {
    expect(missing("README.md", text)).toEqual([expected]);
  });

  test("in a package also paths beside the document, and in its src", () => {
    const text = "`src/moves/`, `types.ts`, `test/`, `src/move/`, `type.ts`, `tests/`, `a/b`";
    expect(missing("packages/a/README.md", text)).toEqual(["1 src/move/", "1 type.ts", "1 tests/"]);
  });
});
