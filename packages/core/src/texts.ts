/**
 * What a seat that decides reads, as tables over the game's own commands and prompts. The compiler
 * checks each for completeness: a new command does not compile until it has a text. Texts are made for
 * those who ask for them, from what the deciding seat may know.
 */
import type { GameRules } from "./rules.ts";
import type { Table } from "./table/table.ts";
import type { GameTypes } from "./types.ts";
import type { Question } from "./view.ts";

/** The same words each time, or words about this table. */
export type Text<G extends GameTypes, About> = string | ((table: Table<G>, about: About) => string);

/** What a move does: "End your turn". */
export type MoveTexts<G extends GameTypes> = {
  readonly [T in G["command"]["type"]]: Text<G, Extract<G["command"], { readonly type: T }>>;
};

/** What a prompt asks, in one sentence to the seat that is asked. */
export type QuestionTexts<G extends GameTypes> = {
  readonly [K in G["prompt"]["kind"]]: Text<G, G["prompt"] & { readonly kind: K }>;
};

export interface GameTexts<G extends GameTypes> {
  /** Without it: moves are called by their notation. */
  readonly moves?: MoveTexts<G>;
  /** Without it: prompts carry no question. */
  readonly questions?: QuestionTexts<G>;
}

/** Null: the game has no text for its moves. */
export function moveText<G extends GameTypes>(
  { texts }: GameRules<G>,
  table: Table<G>,
  command: G["command"],
): string | null {
  const type: G["command"]["type"] = command.type;
  const text = texts?.moves?.[type] as Text<G, G["command"]> | undefined;
  return text === undefined ? null : said(text, table, command);
}

/** Null: the game has no words for its questions. */
export function questionOf<G extends GameTypes>(
  { texts, promptSource }: GameRules<G>,
  table: Table<G>,
  prompt: G["prompt"],
): Question | null {
  const kind: G["prompt"]["kind"] = prompt.kind;
  const text = texts?.questions?.[kind] as Text<G, G["prompt"]> | undefined;
  if (text === undefined) return null;
  return { text: said(text, table, prompt), source: promptSource?.(table, prompt) ?? null };
}

function said<G extends GameTypes, About>(
  text: Text<G, About>,
  table: Table<G>,
  about: About,
): string {
  return typeof text === "string" ? text : text(table, about);
}
