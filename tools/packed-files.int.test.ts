/** What npm's users get of the packages, by npm's own word: all they need, and no test. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { oldest } from "./check-node.mjs";
import { npmPack } from "./packing/npm-pack.ts";
import { publishedManifest, type Target } from "./packing/published-manifest.ts";
import { publishedFolders, readManifest } from "./packing/stage.ts";

const repository = join(import.meta.dirname, "..");
const folders = publishedFolders(repository);
const packed = npmPack(repository, folders, "--dry-run");
const published = (folder: string) => publishedManifest(readManifest(join(repository, folder)));
/** Tests and what is theirs alone: it imports Vitest, or files that stay here. */
const onlyHere = /\.test\.tsx?$|\.tsbuildinfo$|^(fixtures|fuzz|golden|mutants|rules|specs|test)\//;

test("every package is packed", () => {
  expect(folders).toContain("packages/core");
  expect(packed).toHaveLength(folders.length);
});

describe.each(folders)("%s", (folder) => {
  const manifest = published(folder);
  const paths = packed
    .filter(({ name }) => name === manifest.name)
    .flatMap(({ files }) => files.map(({ path }) => path));

  test("ships its source and none of its tests", () => {
    expect(paths.some((path) => path.startsWith("src/"))).toBe(true);
    expect(paths.filter((path) => onlyHere.test(path))).toEqual([]);
  });

  test("ships a README and the repository's licence", () => {
    expect(paths).toEqual(expect.arrayContaining(["LICENSE", "README.md"]));
    const licence = (of: string) => readFileSync(join(of, "LICENSE"), "utf8");
    expect(licence(join(repository, folder))).toBe(licence(repository));
  });

  test("says what it is, where it is kept and which Node it needs", () => {
    const root = readManifest(repository);
    expect(manifest.description).toMatch(/\S/);
    expect(manifest.keywords).toEqual(expect.arrayContaining([expect.stringMatching(/\S/)]));
    expect(manifest.license).toBe(root.license);
    expect(manifest.engines).toEqual({ node: `>=${oldest}` });
    // The repository's address, where it has one, stands in the root's package.json.
    expect(manifest.repository).toEqual({ type: "git", ...root.repository, directory: folder });
  });

  test("every file that its entries and commands name is in it", () => {
    const named = filesNamed([manifest.exports ?? {}, manifest.bin ?? {}]);
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !isPacked(path, paths, manifest.files ?? []))).toEqual([]);
  });

  test("no entry is for the repository alone", () => {
    expect(JSON.stringify(manifest.exports ?? {})).not.toContain("@tcg/source");
  });
});

test("a package with entries can be imported by its name", () => {
  const manifests = folders.map(published);
  const withEntries = manifests.filter(({ exports }) => exports !== undefined);
  expect(withEntries.filter(({ exports }) => exports?.["."] === undefined)).toEqual([]);
});

function filesNamed(targets: readonly Target[] | Target): string[] {
  return typeof targets === "string" ? [targets] : Object.values(targets).flatMap(filesNamed);
}

/** Tests run without a build, so a built file counts as packed when what it is built from is. */
function isPacked(named: string, paths: readonly string[], files: readonly string[]): boolean {
  const path = named.replace(/^\.\//, "");
  const built = /^dist\/(.+?)(\.d\.ts|\.js)$/.exec(path);
  return built
    ? files.includes("dist") && paths.includes(`src/${built[1]}.ts`)
    : paths.includes(path);
}
