import { execFileSync } from "node:child_process";

export type Packed = {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
};

/**
 * Packs the packages in `folders`, by npm's own word, with the tarballs in `cwd`; no network is
 * needed. With `--dry-run` nothing is written.
 */
export function npmPack(
  cwd: string,
  folders: readonly string[],
  ...options: readonly "--dry-run"[]
): Packed[] {
  const paths = folders.map((folder) => `./${folder}`);
  const told = execFileSync("npm", ["pack", "--json", "--ignore-scripts", ...options, ...paths], {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(told) as Packed[];
}
