/**
 * What a Convex deployment would say of code that is pushed to it: which functions its modules have, with
 * their validators, and how components lie in each other. The bundles are loaded in this process.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Json, sorted, sortedValidator } from "./validator-json.ts";

interface Module {
  readonly path: string;
  readonly source: string;
}

interface Pushed {
  readonly definition: Module | null;
  readonly dependencies: readonly string[];
  readonly schema: Module | null;
}

/** What the CLI sends. */
export interface Push {
  readonly appDefinition: Pushed & {
    readonly changedModules: readonly Module[];
    readonly udfServerVersion: string;
  };
  readonly componentDefinitions: readonly (Pushed & {
    readonly definitionPath: string;
    readonly functions: readonly Module[];
  })[];
}

export const modulesOf = ({ appDefinition, componentDefinitions }: Push): readonly Module[] => [
  ...appDefinition.changedModules,
  ...componentDefinitions.flatMap(({ functions }) => functions),
];

interface Definition {
  readonly name?: string;
  readonly childComponents: readonly { readonly name: string; readonly path: string }[];
}

interface Registered {
  readonly isQuery?: true;
  readonly isMutation?: true;
  readonly isAction?: true;
  readonly isPublic?: true;
  readonly isInternal?: true;
  readonly exportArgs?: () => string;
  readonly exportReturns?: () => string;
}

interface AnalysedFunction {
  readonly name: string;
  readonly visibility: { readonly kind: "public" | "internal" } | null;
  readonly [field: string]: unknown;
}

type Functions = Readonly<Record<string, { readonly functions: readonly AnalysedFunction[] }>>;

/** The answer to `start_push`. */
export async function analyse(push: Push): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), "convex-analysis-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    return await analyseIn(folder, push);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function analyseIn(
  folder: string,
  { appDefinition: app, componentDefinitions }: Push,
): Promise<object> {
  const udfConfig = {
    serverVersion: app.udfServerVersion,
    importPhaseRngSeed: null,
    importPhaseUnixTimestamp: null,
  };
  const definitions = new Map<string, Definition>();
  const folders = foldersIn(folder);
  /** Children first: a definition imports them, as modules that say what they are called. */
  async function define({ definition, dependencies }: Pushed): Promise<Definition> {
    for (const path of dependencies) await defineComponent(path);
    if (definition === null) return { childComponents: [] };
    const at = folders();
    for (const path of dependencies) {
      const stub = { componentDefinitionPath: path, defaultName: definitions.get(path)?.name };
      const name = `${Buffer.from(path).toString("base64url")}.mjs`;
      write(join(at, dirname(definition.path), "_componentDeps", name), defaultOf(stub));
    }
    const source = definition.source.replaceAll(/(_componentDeps\/[\w-]+)(["'])/g, "$1.mjs$2");
    const loaded = await load<{ default: { export(): Definition } }>(at, { ...definition, source });
    return loaded.default.export();
  }
  async function defineComponent(path: string): Promise<void> {
    if (definitions.has(path)) return;
    const pushed = componentDefinitions.find(({ definitionPath }) => definitionPath === path);
    if (pushed === undefined) throw new Error(`${path} was not pushed`);
    definitions.set(path, await define(pushed));
  }

  const analysis: Record<string, object> = {};
  for (const component of componentDefinitions) {
    const { definitionPath: path, functions: modules, schema } = component;
    await defineComponent(path);
    const functions = await functionsOf(folders(), modules);
    const definition = { ...definitions.get(path), path, exports: exportsOf(functions) };
    analysis[path] = {
      definition,
      schema: await schemaOf(folders(), schema),
      functions,
      udfConfig,
    };
  }
  definitions.set("", await define(app));
  analysis[""] = {
    definition: {
      definitionType: { type: "app" },
      httpMounts: {},
      exports: { type: "branch", branch: [] },
      ...definitions.get(""),
      path: "",
    },
    schema: await schemaOf(folders(), app.schema),
    functions: await functionsOf(folders(), app.changedModules),
    udfConfig,
  };
  return {
    environmentVariables: {},
    externalDepsId: null,
    componentDefinitionPackages: {},
    appAuth: [],
    analysis,
    app: mounted(definitions, "", ""),
    schemaChange: { allocatedComponentIds: {}, schemaIds: {} },
  };
}

/** A component where it is used, with those that it uses. */
function mounted(
  definitions: ReadonlyMap<string, Definition>,
  definitionPath: string,
  componentPath: string,
): object {
  const children = definitions.get(definitionPath)?.childComponents ?? [];
  return {
    definitionPath,
    componentPath,
    args: {},
    childComponents: Object.fromEntries(
      children.map(({ name, path }) => {
        const below = componentPath === "" ? name : `${componentPath}/${name}`;
        return [name, mounted(definitions, path, below)];
      }),
    ),
    httpRoutes: { httpModuleRoutes: null, mounts: [] },
    exports: {},
  };
}

/** Every call gives a new folder, so that no module is taken for another. */
function foldersIn(folder: string): () => string {
  let made = 0;
  return () => join(folder, String(made++));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const defaultOf = (value: object): string => `export default ${JSON.stringify(value)};`;

async function load<T>(folder: string, { path, source }: Module): Promise<T> {
  const file = join(folder, path);
  write(file, source);
  return (await import(pathToFileURL(file).href)) as T;
}

async function functionsOf(folder: string, modules: readonly Module[]): Promise<Functions> {
  // They import what they share from each other's folder.
  for (const { path, source } of modules) write(join(folder, path), source);
  const found: Record<string, { functions: AnalysedFunction[] }> = {};
  for (const { path } of modules) {
    if (path.startsWith("_deps/") || path === "schema.js") continue;
    const exported = (await import(pathToFileURL(join(folder, path)).href)) as object;
    const functions = Object.entries(exported).flatMap(([name, value]) => analysed(name, value));
    const rest = { httpRoutes: null, cronSpecs: null, sourceMapped: null };
    found[path] = { functions, ...rest };
  }
  return found;
}

function analysed(name: string, value: unknown): AnalysedFunction[] {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return [];
  const given = value as Registered;
  const udfType = given.isQuery ? "Query" : given.isMutation ? "Mutation" : "Action";
  if (udfType === "Action" && !given.isAction) return [];
  const kind = given.isPublic ? "public" : given.isInternal ? "internal" : null;
  return [
    {
      name,
      pos: null,
      udfType,
      visibility: kind && { kind },
      args: validator(given.exportArgs?.()),
      returns: validator(given.exportReturns?.()),
    },
  ];
}

function validator(exported: string | undefined): string | null {
  const parsed = exported === undefined ? null : (JSON.parse(exported) as Json | null);
  return parsed === null ? null : JSON.stringify(sortedValidator(parsed));
}

async function schemaOf(folder: string, schema: Module | null): Promise<object | null> {
  if (schema === null) return null;
  const { default: declared } = await load<{ default: { export(): string } }>(folder, schema);
  const { tables, schemaValidation } = JSON.parse(declared.export()) as {
    tables: { documentType: Json }[];
    schemaValidation: boolean;
  };
  const documents = tables.map((table) => ({
    ...table,
    documentType: sortedValidator(table.documentType),
  }));
  return { tables: documents, schemaValidation };
}

interface Branch extends Map<string, Branch | string> {}

/** The public functions of a component, as the tree that an app sees as `components.name`. */
function exportsOf(functions: Functions): object {
  const root: Branch = new Map();
  for (const [path, module] of Object.entries(functions)) {
    const parts = path.replace(/\.js$/, "").split("/");
    for (const { name, visibility } of module.functions) {
      if (visibility?.kind !== "public") continue;
      let at = root;
      for (const part of parts) {
        const below = at.get(part) ?? new Map();
        if (typeof below === "string") throw new Error(`${path}: ${part} is a function, too`);
        at.set(part, below);
        at = below;
      }
      at.set(name, `_reference/function/${parts.join("/")}:${name}`);
    }
  }
  return treeOf(root);
}

function treeOf(branch: Branch): object {
  const below = sorted([...branch]).map(([name, part]) => [
    name,
    typeof part === "string" ? { type: "leaf", leaf: part } : treeOf(part),
  ]);
  return { type: "branch", branch: below };
}
