/** What pointing at a circled card does, where no button says it: "Challenge: choose a circled card". */
import type { MatchContextValue } from "./match-context.ts";

type Aiming = Pick<MatchContextValue, "game" | "ways" | "view" | "faces" | "targets">;

/** Null: there is more than one way, or the game has no few words for it. */
export function aimOf(context: Aiming): string | null {
  const [way, ...more] = context.ways.filter(({ done }) => done === null);
  if (way === undefined || more.length > 0) return null;
  const text = context.game.brief?.(way.moves, context) ?? null;
  if (text === null) return null;
  const card = context.targets.size === 1 ? "the circled card" : "a circled card";
  const [before = "", after = ""] = text.split("…");
  // "Have … sing it" is a sentence once its gap is filled.
  return after === "" ? `${before.trimEnd()}: choose ${card}` : `${before}${card}${after}`;
}
