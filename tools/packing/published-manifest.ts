/** What a package.json says to npm's users: the same as here, without what only the repository has. */

/** Names a file, or a file for each condition; conditions may lie within conditions. */
export type Target = string | { readonly [condition: string]: Target };

export type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly [field: string]: unknown;
};

/** Under this condition the repository reads sources. Node runs no TypeScript in node_modules. */
const onlyHere = "@tcg/source";

export function publishedManifest(manifest: Manifest): Manifest {
  return manifest.exports === undefined
    ? manifest
    : { ...manifest, exports: publishedTargets(manifest.exports) };
}

/** An entry that has no other condition, such as a fixture, is not published at all. */
function publishedTargets(targets: Readonly<Record<string, Target>>): Record<string, Target> {
  return Object.fromEntries(
    Object.entries(targets)
      .filter(([condition]) => condition !== onlyHere)
      .map(
        ([key, target]) =>
          [key, typeof target === "string" ? target : publishedTargets(target)] as const,
      )
      .filter(([, target]) => typeof target === "string" || Object.keys(target).length > 0),
  );
}
