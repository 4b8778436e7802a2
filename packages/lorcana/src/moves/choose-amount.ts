import { goOn } from "@tcg/core";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";
import { promptOf } from "./common.ts";

/** CR 7.1.8: up to so many, none included. */
export const chooseAmount: MoveOf<"CHOOSE_AMOUNT"> = {
  answers: ["choose_amount"],
  exact: true,
  *candidates({ state }, seat) {
    const { min, max } = promptOf(state, seat, "choose_amount");
    for (let amount = min; amount <= max; amount++) yield { type: "CHOOSE_AMOUNT", amount };
  },
  validate({ state }, seat, { amount }) {
    const { min, max } = promptOf(state, seat, "choose_amount");
    return amount >= min && amount <= max ? null : reject("choice/wrong-number", { min, max });
  },
  execute(play, { amount }) {
    const prompt = play.answered;
    if (prompt?.kind === "choose_amount") goOn(play, prompt, amount);
  },
};
