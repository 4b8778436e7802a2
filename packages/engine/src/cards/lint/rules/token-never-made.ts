import type { CardDefinition } from "../../card.ts";
import type { World } from "../world.ts";

/** A token that no effect makes: no deck may hold it either (LT 2.6). */
export function tokenNeverMade({ onBoards }: World, card: CardDefinition): string[] {
  const isToken = card.type === "stereotype" && card.token === true;
  return isToken && !onBoards.includes(card) ? ["is a token, and no card makes it"] : [];
}
