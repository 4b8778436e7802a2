/**
 * A copy of the repository to make mistakes in.
 *
 * Sources are copied; installed packages are linked; and the links to workspace packages point into
 * the copy, so that a test there imports the changed `@tcg/core` and not the repository's own.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { findWorkspaces, packageNameOf } from "./project.ts";

export type Scratch = { readonly root: string; remove(): void };

const leftOut = ["node_modules", "dist", "coverage"];

export function makeScratch(root: string): Scratch {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "spec-")));
  const remove = (): void =>
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    cpSync(root, scratch, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source === root || isCopied(basename(source)),
    });
    linkModules(join(root, "node_modules"), join(scratch, "node_modules"));
    for (const path of findWorkspaces(root)) {
      linkModules(join(root, path, "node_modules"), join(scratch, path, "node_modules"));
      const name = packageNameOf(join(root, path));
      if (name !== undefined) replaceLink(join(scratch, path), join(scratch, "node_modules", name));
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { root: scratch, remove };
}

/** Names with a dot in front are history, caches and settings of tools; no source is among them. */
function isCopied(name: string): boolean {
  return !leftOut.includes(name) && !name.startsWith(".");
}

/** Links each installed package on its own, so that single ones can be replaced. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith(".")) continue;
    if (name.startsWith("@")) linkModules(join(from, name), join(to, name));
    else replaceLink(realpathSync(join(from, name)), join(to, name));
  }
}

function replaceLink(target: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(target, link, "junction");
}
