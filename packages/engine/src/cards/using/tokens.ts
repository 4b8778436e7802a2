/** Tokens are in no deck: an effect makes them. */
import type { CardDefinition, Effect } from "../card.ts";

export function isToken(card: CardDefinition): boolean {
  return card.type === "stereotype" && card.token === true;
}

export function makesToken({ actions }: Effect, token: string): boolean {
  return actions.some((action) => action.kind === "create_token" && action.token === token);
}

/** Whether an effect of the card makes the token. */
export function creates({ effects = [] }: CardDefinition, token: string): boolean {
  return effects.some((effect) => makesToken(effect, token));
}
