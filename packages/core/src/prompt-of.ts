import type { Actor, GameTypes, State } from "./types.ts";

/** What a seat is asked. Called several times a command, mostly when nobody is asked anything. */
export function promptOf<G extends GameTypes>(
  { prompts }: Pick<State<G>, "prompts">,
  seat: Actor<G>,
): G["prompt"] | undefined {
  for (const prompt of prompts) if (prompt.seat === seat) return prompt;
  return undefined;
}
