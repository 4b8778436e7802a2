import { goOn } from "../asking/asking.ts";
import type { Book } from "../reading/book.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";
import { promptOf } from "./common.ts";

/** A mode, a name, a player, or what stands in for something. */
export function chooseOption(book: Book): MoveOf<"CHOOSE_OPTION"> {
  return {
    answers: ["choose_option"],
    *candidates(state, seat) {
      const { options = [] } = promptOf(state, seat, "choose_option") ?? {};
      for (const option of options) yield { type: "CHOOSE_OPTION", option };
    },
    validate(state, seat, { option }) {
      const { options = [] } = promptOf(state, seat, "choose_option") ?? {};
      return options.includes(option) ? null : reject("choice/not-offered");
    },
    execute(play, { option }) {
      const prompt = play.answered;
      if (prompt?.kind === "choose_option") goOn(play, prompt.task, prompt.key, option);
    },
    text(state, { option }) {
      const prompt = state.prompts.find(({ kind }) => kind === "choose_option");
      if (prompt?.kind !== "choose_option") return `Choose option ${option + 1}`;
      if (prompt.about === "name") return `Name ${book.names[option] ?? ""}`;
      if (prompt.about === "player") return `Choose ${state.seating[option] ?? ""}`;
      return `Choose option ${option + 1}`;
    },
  };
}
