import { goOn } from "@tcg/core";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";
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
};
