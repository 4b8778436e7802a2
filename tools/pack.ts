// `npm run pack` builds the packages and leaves one tarball for each in .scratch/packed, to be
// published with `npm publish FILE`. npm packs a package.json as it stands, and those here name
// files that only the repository has; so the packages are laid out elsewhere first.

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { flagsOf } from "./flags.ts";
import { npmPack } from "./packing/npm-pack.ts";
import { publishedFolders, stagePackages } from "./packing/stage.ts";

flagsOf("pack", {});
const repository = join(import.meta.dirname, "..");
const stage = join(repository, ".scratch/packed");

// A build leaves what it once made of a source that is gone.
for (const folder of publishedFolders(repository)) {
  rmSync(join(repository, folder, "dist"), { recursive: true, force: true });
}
execFileSync("tsc", ["-b"], { cwd: repository, stdio: "inherit" });
rmSync(stage, { recursive: true, force: true });
for (const { filename } of npmPack(stage, stagePackages(repository, stage))) {
  console.log(join(relative(process.cwd(), stage), filename));
}
