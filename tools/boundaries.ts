// Keeps the arrows between packages pointing inward, and every import declared where it is used.
// `node tools/boundaries.ts` checks the repository and fails with one line per wrong import.

import { existsSync, globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { type Node, parseSync, Visitor } from "oxc-parser";

type Rule = {
  /** Packages of this repository that the sources may import. */
  may: readonly string[];
  /** Rules of games: nothing from Node or from outside the repository. */
  pure?: boolean;
  /** What may also import games and bots (a folder ends in a slash): everything else takes them as values. */
  registers?: readonly string[];
  /** Packages its tests may import; left out, whatever devDependencies names. */
  testsMay?: readonly string[];
};

/** By folder. A new package gets its line here first. */
const arrows: Record<string, Rule> = {
  "packages/core": { may: [], pure: true, testsMay: [] },
  "packages/engine": { may: ["packages/core"], pure: true },
  "packages/cards": { may: ["packages/engine"], pure: true },
  "packages/lorcana": { may: ["packages/core"], pure: true },
  "packages/bots": { may: ["packages/core"] },
  "packages/match": { may: ["packages/core"], registers: ["src/component/games.ts"] },
  "packages/server": {
    may: ["packages/core", "packages/bots", "packages/match"],
    registers: ["src/games.ts", "src/card-sets/"],
  },
  "packages/cli": {
    may: ["packages/core", "packages/bots", "packages/match", "packages/server"],
    // The tools for whoever designs cards are about one game's cards.
    registers: ["src/games.ts", "src/cards/"],
  },
  "apps/web": {
    may: ["packages/core", "packages/bots", "packages/match", "packages/server"],
    // How a game is drawn is about one game.
    registers: ["src/games.ts", "src/lunchtable/", "src/lorcana/"],
  },
};

const registered = ["packages/engine", "packages/cards", "packages/lorcana", "packages/bots"];

/** Declared once at the root, for the tests of every package. */
const testTools = ["vitest", "fast-check"];

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

type Package = { folder: string; manifest: Manifest; rule: Rule };

/** A string, or nothing when the target is only known at run time. */
type Import = { target: string | undefined; line: number };

/** Every wrong import in the repository at `root`, as `file:line: reason`. */
export function findWrongImports(root: string): string[] {
  const problems: string[] = [];
  const packages = new Map<string, Package>();
  for (const path of globSync("{packages,apps}/*/package.json", { cwd: root }).sort()) {
    const folder = dirname(path).replaceAll(sep, "/");
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest;
    const rule = arrows[folder];
    if (rule) packages.set(manifest.name, { folder, manifest, rule });
    else problems.push(`${path}:1: ${folder} has no line in the table of tools/boundaries.ts`);
  }

  for (const from of packages.values()) {
    for (const name of runtimeDependencies(from.manifest)) {
      const reason = wrongDependency(from, name, packages);
      if (reason) problems.push(`${from.folder}/package.json:1: ${reason}`);
    }
    for (const file of sourceFiles(join(root, from.folder))) {
      const path = `${from.folder}/${file}`;
      for (const { target, line } of findImports(path, readFileSync(join(root, path), "utf8"))) {
        const reason = wrongImport(root, from, file, target, packages);
        if (reason) problems.push(`${path}:${line}: ${reason}`);
      }
    }
  }
  return problems;
}

function sourceFiles(folder: string): string[] {
  const skipped = new Set(["node_modules", "dist", ".scratch"]);
  return globSync("**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}", {
    cwd: folder,
    exclude: (name) => skipped.has(name),
  })
    .map((path) => path.replaceAll(sep, "/"))
    .sort();
}

const runtimeDependencies = (manifest: Manifest): string[] =>
  [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies].flatMap(
    (names) => Object.keys(names ?? {}),
  );

/** Tests, and what stands outside the published folders, such as a package's build configuration. */
const isTest = (file: string): boolean =>
  /\.test\.[cm]?[jt]sx?$/.test(file) || !/^(src|fixtures|bin)\//.test(file);

function wrongDependency(
  from: Package,
  name: string,
  packages: ReadonlyMap<string, Package>,
): string | undefined {
  const to = packages.get(name);
  if (!to)
    return from.rule.pure ? `${from.folder} depends on nothing outside (${name})` : undefined;
  const isRegistered = from.rule.registers && registered.includes(to.folder);
  if (from.rule.may.includes(to.folder) || isRegistered) return undefined;
  return `${from.folder} may not depend on ${to.folder}`;
}

function wrongImport(
  root: string,
  from: Package,
  file: string,
  target: string | undefined,
  packages: ReadonlyMap<string, Package>,
): string | undefined {
  const test = isTest(file);
  const { folder, manifest, rule } = from;

  if (target === undefined) {
    const reason = "the target of this import is not written out, so nothing can check it";
    return rule.pure && !test ? reason : undefined;
  }
  if (target.startsWith("#")) return undefined; // The package's own "imports" map.
  if (/^(\.|\/|file:)/.test(target)) {
    const home = join(root, folder);
    const aim = resolve(home, dirname(file), target);
    const stays = target.startsWith(".") && (aim === home || aim.startsWith(home + sep));
    return stays ? undefined : `"${target}" leaves ${folder}; import a package by its name`;
  }
  if (isNodeModule(target)) {
    return rule.pure && !test ? `${folder} runs without Node ("${target}")` : undefined;
  }

  const name = packageName(target);
  if (name === manifest.name) return undefined;
  const declared = runtimeDependencies(manifest);
  if (test) declared.push(...Object.keys(manifest.devDependencies ?? {}), ...testTools);

  const to = packages.get(name);
  if (to) {
    const may = test ? rule.testsMay : mayImport(rule, file);
    if (may && !may.includes(to.folder)) return `${folder} may not import ${to.folder}`;
  } else if (rule.pure && !(test && declared.includes(name))) {
    return `${folder} imports nothing from outside ("${target}")`;
  }
  if (!declared.includes(name)) return `"${name}" is not declared in ${folder}/package.json`;
  return undefined;
}

function mayImport({ may, registers = [] }: Rule, file: string): readonly string[] {
  const isRegistry = registers.some((path) =>
    path.endsWith("/") ? file.startsWith(path) : file === path,
  );
  return isRegistry ? [...may, ...registered] : may;
}

const isNodeModule = (target: string): boolean =>
  target.startsWith("node:") || builtinModules.includes(target);

const packageName = (target: string): string =>
  target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");

/** All the ways one module can name another, types included. */
export function findImports(path: string, source: string): Import[] {
  const { program, comments, errors } = parseSync(path, source);
  const error = errors[0];
  if (error) throw new Error(`${path}: ${error.message}`);

  const found: { target: string | undefined; start: number }[] = [];
  const add = (at: Node, target: Node | null | undefined) => {
    found.push({ target: literalText(target), start: at.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source),
    ExportAllDeclaration: (node) => add(node, node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source);
    },
    ImportExpression: (node) => add(node, node.source),
    TSImportType: (node) => add(node, node.source),
    TSExternalModuleReference: (node) => add(node, node.expression),
    CallExpression: (node) => {
      if (isRequire(node.callee)) add(node, node.arguments[0]);
    },
  }).visit(program);

  // `/// <reference types="node" />` brings in a package's globals without any import.
  for (const comment of comments) {
    const reference = /^\/\s*<reference\s+(types|path)\s*=\s*["']([^"']+)["']/.exec(comment.value);
    if (!reference) continue;
    const target = reference[1] === "types" ? typesTarget(reference[2] ?? "") : reference[2];
    found.push({ target, start: comment.start });
  }

  return found
    .sort((a, b) => a.start - b.start)
    .map(({ target, start }) => ({ target, line: source.slice(0, start).split("\n").length }));
}

const typesTarget = (name: string): string => (name === "node" ? "node:process" : name);

/** `require(…)`, `require.resolve(…)` and `import.meta.resolve(…)`. */
function isRequire(callee: Node): boolean {
  if (callee.type === "Identifier") return callee.name === "require";
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  if (callee.property.name !== "resolve") return false;
  return callee.object.type === "MetaProperty" || isRequire(callee.object);
}

function literalText(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const problems = findWrongImports(root);
  for (const problem of problems) console.error(problem);
  const checked = Object.keys(arrows).filter((folder) => existsSync(join(root, folder)));
  console.log(`boundaries: ${checked.length} packages, ${problems.length} wrong`);
  if (problems.length > 0 || checked.length === 0) process.exitCode = 1;
}
