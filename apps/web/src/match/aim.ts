/** What pointing at a circled card does, where no button says it: "Challenge". */
import type { MatchContextValue } from "./match-context.ts";

type Aiming = Pick<MatchContextValue, "game" | "ways" | "view" | "faces">;

/** Null: there is more than one way, or the game has no few words for it. */
export function aimOf(context: Aiming): string | null {
  const [way, ...more] = context.ways.filter(({ done }) => done === null);
  if (way === undefined || more.length > 0) return null;
  const text = context.game.brief?.(way.moves, context)?.replace(/ …$/, "") ?? null;
  // "Have … sing it" has its gap where no word may be left out.
  return text?.includes("…") === true ? null : text;
}
