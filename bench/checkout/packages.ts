/**
 * The packages of a checkout, read from its own sources. Types are those of this checkout: lanes call
 * only what both have.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const coreOf = (root: string): Promise<typeof import("@tcg/core")> =>
  load(root, "packages/core/src/index.ts");

export const testkitOf = (root: string): Promise<typeof import("@tcg/core/testkit")> =>
  load(root, "packages/core/src/testkit/index.ts");

export const engineOf = (root: string): Promise<typeof import("@ltcg/engine")> =>
  load(root, "packages/engine/src/index.ts");

export const duelFixtureOf = (root: string): Promise<typeof import("@ltcg/engine/fixtures/duel")> =>
  load(root, "packages/engine/fixtures/duel.ts");

export const cardsOf = (root: string): Promise<typeof import("@ltcg/cards")> =>
  load(root, "packages/cards/src/index.ts");

export const lorcanaSampleOf = (
  root: string,
): Promise<typeof import("@tcg/lorcana-engine/sample")> =>
  load(root, "packages/lorcana/src/sample/index.ts");

export const lorcanaTableOf = (
  root: string,
): Promise<typeof import("../../packages/lorcana/fixtures/table.ts")> =>
  load(root, "packages/lorcana/fixtures/table.ts");

export const botsOf = (root: string): Promise<typeof import("@tcg/bots")> =>
  load(root, "packages/bots/src/index.ts");

export const fuzzTargetsOf = (
  root: string,
): Promise<typeof import("../../tools/fuzz/targets.ts")> => load(root, "tools/fuzz/targets.ts");

async function load<T>(root: string, path: string): Promise<T> {
  return (await import(pathToFileURL(join(root, path)).href)) as T;
}
