import { reject } from "../rejections.ts";
import { takeTrigger } from "../triggers/chain.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 8.11: their controller orders them, one at a time. */
export const orderTriggers: MoveOf<"ORDER_TRIGGERS"> = {
  answers: ["order_triggers"],
  candidates: ({ state }, seat) =>
    offered(state, seat).map((first) => ({ type: "ORDER_TRIGGERS", first })),
  validate: ({ state }, seat, { first }) =>
    offered(state, seat).includes(first) ? null : reject("order/not-offered", { first }),
  execute: (play, { first }) => takeTrigger(play, first),
};

function offered(state: State, seat: Seat): readonly number[] {
  const prompt = state.prompts.find((open) => open.seat === seat);
  return prompt?.kind === "order_triggers" ? prompt.triggers : [];
}
