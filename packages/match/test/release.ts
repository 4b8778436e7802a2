/**
 * A game published as a package of its own, with the kernel it was written for inside, and installed by npm
 * under an alias: `"skirmish-1": "file:…"` is to a tarball what `"npm:skirmish@1.0.0"` is to a registry.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { rolldown } from "rolldown";

export interface Release {
  /** The name under which it is installed. */
  readonly alias: string;
  /** As npm counts it. */
  readonly version: string;
  /** What differs from the sources of today, by the end of a file's path: what stands there and what is to. */
  readonly changes: Readonly<Record<string, readonly [from: string, to: string]>>;
}

const source = join(import.meta.dirname, "../../core/fixtures/skirmish/index.ts");

/** Packs the releases and installs them into the folder, each under its alias. */
export async function installReleases(
  folder: string,
  releases: readonly Release[],
): Promise<readonly AnyHostableGame[]> {
  const dependencies: Record<string, string> = {};
  for (const release of releases) {
    dependencies[release.alias] = `file:${await pack(join(folder, "published"), release)}`;
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
  npm(folder, "install", "--offline", "--no-audit", "--no-fund");
  return Promise.all(releases.map(({ alias }) => hostedIn(folder, alias)));
}

async function pack(folder: string, { version, changes }: Release): Promise<string> {
  const built = join(folder, version);
  mkdirSync(built, { recursive: true });
  const left = new Set(Object.keys(changes));
  const bundle = await rolldown({
    input: source,
    plugins: [
      {
        name: "release",
        transform(code, id) {
          const file = [...left].find((end) => id.endsWith(end));
          const [from, to] = (file !== undefined && changes[file]) || ["", ""];
          if (file === undefined) return null;
          if (!code.includes(from)) throw new Error(`${file} has no ${from}`);
          left.delete(file);
          return code.replace(from, to);
        },
      },
    ],
  });
  await bundle.write({ file: join(built, "index.js") });
  if (left.size > 0) throw new Error(`nothing was changed in ${[...left].join()}`);
  const manifest = { name: "skirmish", version, type: "module", exports: "./index.js" };
  writeFileSync(join(built, "package.json"), JSON.stringify(manifest));
  npm(built, "pack", "--pack-destination", folder);
  return join(folder, `skirmish-${version}.tgz`);
}

function npm(cwd: string, ...command: readonly string[]): void {
  execFileSync("npm", command, { cwd, stdio: "pipe" });
}

async function hostedIn(folder: string, alias: string): Promise<AnyHostableGame> {
  const file = join(folder, "node_modules", alias, "index.js");
  const { hostedSkirmish } = (await import(pathToFileURL(file).href)) as {
    readonly hostedSkirmish: AnyHostableGame;
  };
  return hostedSkirmish;
}
