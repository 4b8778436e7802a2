/** Lays the packages out in another folder as npm's users get them. Nothing here is changed. */
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { npmPack } from "./npm-pack.ts";
import { type Manifest, publishedManifest } from "./published-manifest.ts";

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Every package of the repository that is published, as a folder. */
export function publishedFolders(repository: string): string[] {
  return globSync("packages/*/package.json", { cwd: repository })
    .map((path) => dirname(path).replaceAll(sep, "/"))
    .filter((folder) => readManifest(join(repository, folder)).private !== true)
    .sort();
}

/** Copies what npm would pack of each package to the same folder below `stage`. */
export function stagePackages(repository: string, stage: string): string[] {
  const folders = publishedFolders(repository);
  const packed = npmPack(repository, folders, "--dry-run");
  for (const folder of folders) {
    const manifest = readManifest(join(repository, folder));
    for (const { path } of packed.find(({ name }) => name === manifest.name)?.files ?? []) {
      cpSync(join(repository, folder, path), join(stage, folder, path));
    }
    writeFileSync(
      join(stage, folder, "package.json"),
      `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`,
    );
  }
  return folders;
}
