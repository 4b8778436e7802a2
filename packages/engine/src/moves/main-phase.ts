import type { Phase } from "../vocabulary.ts";

/** LT 5.3 */
export function inMainPhase({ phase }: { readonly phase: Phase | null }): boolean {
  return phase === "main" || phase === "main2";
}
