/** The entries of packages that TypeScript users import: where their types are, where the report goes. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { publishedFolders, readManifest } from "../packing/stage.ts";

export interface Entry {
  /** As it is imported: `@tcg/core/testkit`. */
  readonly name: string;
  /** The package's folder, from the repository's root. */
  readonly folder: string;
  /** Its declarations, as the build leaves them; from the folder. */
  readonly types: string;
  /** The report, from the repository's root. */
  readonly report: string;
}

export function entriesOf(repository: string): readonly Entry[] {
  return publishedFolders(repository).flatMap((folder) => {
    const manifest = readManifest(join(repository, folder));
    return Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
      const types = typeof target === "object" ? target.types : undefined;
      if (typeof types !== "string") return [];
      const short = path === "." ? "index" : path.slice(2).replaceAll("/", "-");
      const name = path === "." ? manifest.name : `${manifest.name}/${path.slice(2)}`;
      return [{ name, folder, types, report: join(folder, "api", `${short}.api.md`) }];
    });
  });
}

/** The names of the entries whose types no build has written yet. */
export const unbuiltOf = (repository: string, entries: readonly Entry[]): readonly string[] =>
  entries
    .filter(({ folder, types }) => !existsSync(join(repository, folder, types)))
    .map(({ name }) => name);
