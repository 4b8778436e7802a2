import { goOn } from "@tcg/core";
import { definitionOf } from "../reading/printed.ts";
import { reject } from "../rejections.ts";
import { nameIn } from "../sentences/names.ts";
import { playerText } from "../sentences/questions.ts";
import { effectsText } from "../sentences/resolving.ts";
import { capital } from "../text/grammar.ts";
import { insteadText, speakingOf } from "../text/speak.ts";
import type { AskingTask, MoveOf, Replaced, Table } from "../types.ts";
import { promptOf } from "./common.ts";

/** A mode, a name, a player, or what stands in for something. */
export const chooseOption: MoveOf<"CHOOSE_OPTION"> = {
  answers: ["choose_option"],
  exact: true,
  *candidates({ state }, seat) {
    const { options } = promptOf(state, seat, "choose_option");
    for (const option of options) yield { type: "CHOOSE_OPTION", option };
  },
  validate({ state }, seat, { option }) {
    const { options } = promptOf(state, seat, "choose_option");
    return options.includes(option) ? null : reject("choice/not-offered");
  },
  execute(play, { option }) {
    const prompt = play.answered;
    if (prompt?.kind === "choose_option") goOn(play, prompt, option);
  },
  text(table, { option }) {
    const { state } = table;
    const prompt = state.prompts.find(({ kind }) => kind === "choose_option");
    if (prompt?.kind !== "choose_option") return `Choose option ${option + 1}`;
    switch (prompt.about) {
      case "name":
        return `Name ${table.printed.names[option] ?? ""}`;
      case "player":
        return playerText(state, option);
      case "mode":
        return modeText(table, prompt.task, option);
      case "replacement":
        return standinText(table, prompt.instead, option);
    }
  },
};

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
function standinText(table: Table, instead: Replaced | undefined, option: number): string {
  const way = instead?.ways[option];
  if (way === undefined) return `Choose option ${option + 1}`;
  const { type } = definitionOf(table, way.source);
  const text = insteadText(way.instead, speakingOf(type));
  return `${nameIn(table, way.source)}: ${text}`;
}
