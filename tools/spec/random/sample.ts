/** Draws mutants by a seed. Each gets its number from its own code, so a change elsewhere moves none. */
import { createHash } from "node:crypto";
import { findMutants, isWhole, type RandomMutant } from "./find-mutants.ts";
import type { SourceFile } from "./packages.ts";

/** In the order drawn, so that what a run has judged when it is broken off is a fair sample too. */
export function drawMutants(
  sources: readonly SourceFile[],
  seed: string,
  size: number | undefined,
  isWanted: (mutant: RandomMutant) => boolean = () => true,
): RandomMutant[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const twins = new Map<string, number>();
  const all = sources
    .flatMap(({ path, text }) => findMutants(path, text))
    .map((mutant) => {
      const { file, within, find, replace } = mutant;
      const key = [file, within, find, replace].join("\n");
      const twin = twins.get(key) ?? 0;
      twins.set(key, twin + 1);
      const lot = createHash("sha256").update(`${seed}\n${key}\n${twin}`).digest("hex");
      return { mutant, lot };
    });
  const drawn: RandomMutant[] = [];
  for (const { mutant } of all.toSorted((a, b) => (a.lot < b.lot ? -1 : 1))) {
    if (drawn.length === size) break;
    if (isWanted(mutant) && isWhole(mutant, texts.get(mutant.file) ?? "")) drawn.push(mutant);
  }
  return drawn;
}
