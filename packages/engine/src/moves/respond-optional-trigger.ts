import { activateTrigger } from "../triggers/chain.ts";
import type { MoveOf } from "../types.ts";

/** LT 8.2 */
export const respondOptionalTrigger: MoveOf<"RESPOND_OPTIONAL_TRIGGER"> = {
  answers: ["optional_trigger"],
  candidates: () => [
    { type: "RESPOND_OPTIONAL_TRIGGER", answer: "activate" },
    { type: "RESPOND_OPTIONAL_TRIGGER", answer: "decline" },
  ],
  validate: () => null,
  execute(play, { answer }, seat) {
    const prompt = play.answered;
    if (prompt?.kind !== "optional_trigger") return;
    const { source, effect } = prompt.trigger;
    if (answer === "activate") activateTrigger(play, prompt.trigger);
    else play.emit({ type: "TRIGGER_DECLINED", seat, source, effect });
  },
};
