/**
 * Gives a checkout the installed packages of another one, without a second installation. Workspace
 * packages are linked to the checkout's own folders, all others to where they are installed.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

export function linkModules(installed: string, checkout: string): void {
  const from = join(installed, "node_modules");
  const to = join(checkout, "node_modules");
  mkdirSync(to);
  for (const name of packagesIn(from)) {
    const target = realpathSync(join(from, name));
    if (target.startsWith(realpathSync(from) + sep)) link(target, join(to, name));
  }
  for (const file of globSync("packages/*/package.json", { cwd: checkout })) {
    const folder = join(checkout, dirname(file));
    const { name } = JSON.parse(readFileSync(join(checkout, file), "utf8")) as { name: string };
    link(relative(dirname(join(to, name)), folder), join(to, name));
  }
}

/** Names as in an import: scopes are folders of packages. Hidden folders hold none. */
function packagesIn(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@")
        ? readdirSync(join(modules, name)).map((inScope) => `${name}/${inScope}`)
        : [name],
    );
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, "dir");
}
