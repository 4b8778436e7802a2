import { goOn } from "@tcg/core";
import type { MoveOf } from "../types.ts";

/** CR 7.1.3 */
export const answerMay: MoveOf<"ANSWER_MAY"> = {
  answers: ["answer_may"],
  exact: true,
  candidates: () => [
    { type: "ANSWER_MAY", answer: "yes" },
    { type: "ANSWER_MAY", answer: "no" },
  ],
  validate: () => null,
  execute(play, { answer }) {
    const prompt = play.answered;
    if (prompt?.kind === "answer_may") goOn(play, prompt, answer === "yes" ? 1 : 0);
  },
};
