/** What an option comes to: a mode, a name, a player, or what happens instead of something. */

import { capital } from "@tcg/core/hosting";
import { insteadLine } from "../phrases/carried-out.ts";
import { newContext } from "../phrases/part.ts";
import { definitionOf } from "../reading/printed.ts";
import type { AskingTask, Prompt, Replaced, Table } from "../types.ts";
import { nameIn, seatName } from "./names.ts";
import { effectsText } from "./resolving.ts";

type Choosing = Extract<Prompt, { readonly kind: "choose_option" }>;

export function optionText(table: Table, prompt: Choosing, option: number): string {
  const { state, printed } = table;
  switch (prompt.about) {
    case "name":
      return `Name ${printed.names[option] ?? ""}`;
    case "player":
      return capital(seatName(state, state.seating[option]));
    case "mode":
      return modeText(table, prompt.task, option);
    case "replacement":
      return insteadOption(table, prompt.instead, option);
  }
}

/** "Draw a card, then discard a card" */
function modeText(table: Table, task: AskingTask, option: number): string {
  const { state } = table;
  const resolution = state.shared.resolutions.at(-1);
  const effect = task.kind === "effect" ? task.effect : null;
  const effects = effect?.do === "choose-one" ? effect.options[option] : undefined;
  if (resolution === undefined || effects === undefined) return `Choose option ${option + 1}`;
  return capital(effectsText(table, effects, resolution));
}

/** "Grandmother Anchor: put that many damage counters on this character instead" */
function insteadOption(table: Table, instead: Replaced | undefined, option: number): string {
  const way = instead?.ways[option];
  if (way === undefined) return `Choose option ${option + 1}`;
  const { type } = definitionOf(table, way.source);
  const text = insteadLine(way.instead, newContext(type));
  return `${nameIn(table, way.source)}: ${text}`;
}
