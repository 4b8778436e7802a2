/** The one card that a question is about, so that the question can stand beside it. */
import type { MatchContextValue } from "./match-context.ts";

type Asked = Pick<MatchContextValue, "view" | "moves" | "selected">;

/** The selected one, else the only one that can answer. Null: there are several, or none. */
export function cardAsked({ view, moves, selected }: Asked): string | null {
  if (selected !== null) return selected;
  if (!view.prompts.some(({ seat }) => seat === view.viewer)) return null;
  const able = new Set(
    moves.flatMap(({ by, anytime }) => (by === null || anytime === true ? [] : [by])),
  );
  const [only = null] = able;
  return able.size === 1 ? only : null;
}
