import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Block, findBlocks, findReadmes, readBlocks, runBlock } from "./readme-commands.ts";

const repository = join(import.meta.dirname, "..");
let folder: string;
let readme: string;

beforeEach(() => {
  mkdirSync(join(repository, ".scratch"), { recursive: true });
  folder = mkdtempSync(join(repository, ".scratch", "readme-"));
  readme = join(folder, "README.md");
});

afterEach(() => rmSync(folder, { recursive: true }));

const fenced = (language: string, ...lines: string[]) =>
  ["```".concat(language), ...lines, "```", ""].join("\n");

async function runOnly(markdown: string, limitMs?: number) {
  writeFileSync(readme, markdown);
  const [block, ...others] = readBlocks(readme);
  expect(others).toEqual([]);
  return runBlock(readme, block as Block, limitMs);
}

describe("what is run", () => {
  test("sh and ts blocks, with the line they start on", () => {
    const markdown = `# Title\n\n${fenced("sh", "echo a")}\n${fenced("ts", "let a = 1;")}`;
    expect(findBlocks(markdown)).toEqual([
      { language: "sh", source: "echo a", line: 3 },
      { language: "ts", source: "let a = 1;", line: 7 },
    ]);
  });

  test("blocks in other languages are not", () => {
    expect(findBlocks(fenced("json", "{}") + fenced("", "text") + fenced("text", "a"))).toEqual([]);
  });

  test("a fence inside a longer fence is text", () => {
    expect(findBlocks("````md\n```sh\nfalse\n```\n````\n")).toEqual([]);
  });

  test("a block marked as not run keeps its reason", () => {
    const markdown = `<!-- not run: it installs -->\n\n${fenced("sh", "npm install")}`;
    expect(findBlocks(markdown)).toMatchObject([{ line: 3, notRun: "it installs" }]);
  });

  test("a block with a bounded form runs that form", () => {
    const markdown = `<!-- run as: echo bounded -->\n${fenced("sh", "npm start")}`;
    expect(findBlocks(markdown)).toEqual([{ language: "sh", source: "echo bounded", line: 2 }]);
  });

  test("READMEs of the root and the packages are found, others' are not", () => {
    for (const path of ["README.md", "packages/a/README.md", "node_modules/b/README.md"]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), "");
    }
    expect(findReadmes(folder)).toEqual([readme, join(folder, "packages/a/README.md")]);
  });
});

describe("what breaks the convention is refused", () => {
  test.each([
    ["a spelling that would quietly not run", fenced("bash", "true"), /line 1: write this block/],
    ["a block that is never closed", "```sh\ntrue\n", /line 1: the block is never closed/],
    [
      "a skip without a reason",
      `<!-- not run -->\n${fenced("sh", "a")}`,
      /line 1: "not run" needs/,
    ],
    ["a comment without a block", "<!-- not run: why -->\n\ntext\n", /line 3: "not run" is not/],
    ["a comment at the end", "<!-- run as: true -->\n", /"run as" is not followed/],
    ["an empty block", fenced("sh", "# only a comment"), /line 1: an empty block/],
    ["an installation", fenced("sh", "npm install && npm start"), /line 1: this would install/],
    ["the tests themselves", fenced("sh", "npm test"), /line 1: this would install/],
  ])("%s", (_, markdown, message) => {
    expect(() => findBlocks(markdown)).toThrow(message);
  });
});

describe("sh blocks", () => {
  test("run from the repository's root, where its readers stand, with its Node", async () => {
    const { ok, output } = await runOnly(fenced("sh", "pwd", "node --version"));
    expect(output).toBe(`${repository}\n${process.version}\n`);
    expect(ok).toBe(true);
  });

  test("keep the folder a line changed to, and join continued lines", async () => {
    const { output } = await runOnly(fenced("sh", "# go there", "cd tools", "echo \\", "  $PWD"));
    expect(output).toBe(`${join(repository, "tools")}\n`);
  });

  test.each([
    ["a command that does not exist", ["no-such-command"]],
    ["a first line that fails", ["false", "true"]],
    ["a line that fails before its &&", ["false && true", "true"]],
    ["a line that asks for input", ["read answer"]],
  ])("fail on %s", async (_, lines) => {
    const { ok, output } = await runOnly(fenced("sh", ...lines));
    expect(ok).toBe(false);
    expect(output).toMatch(/exit \d+: /);
  });

  test("fail when they do not end in time", async () => {
    const { ok, output } = await runOnly(fenced("sh", "sleep 60"), 200);
    expect(ok).toBe(false);
    expect(output).toContain("still running after 0.2 s");
  });
});

describe("ts blocks", () => {
  test("run under Node, with types", async () => {
    const { ok, output } = await runOnly(fenced("ts", `const a: number = 1;`, `console.log(a);`));
    expect(output).toBe("1\n");
    expect(ok).toBe(true);
  });

  test("fail when they throw", async () => {
    const { ok, output } = await runOnly(fenced("ts", `throw new Error("broken example");`));
    expect(ok).toBe(false);
    expect(output).toContain("broken example");
  });

  test("fail when they do not type-check, though they would run", async () => {
    const { ok, output } = await runOnly(
      fenced("ts", `const a: number = "one";`, `console.log(a);`),
    );
    expect(ok).toBe(false);
    expect(output).toContain("TS2322");
  });
});
