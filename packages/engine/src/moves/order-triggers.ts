import { reject } from "../rejections.ts";
import { readerOf } from "../sentences/names.ts";
import { waitingTexts } from "../sentences/triggers.ts";
import type { Book } from "../table.ts";
import { takeTrigger } from "../triggers/chain.ts";
import type { MoveOf, State } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 8.11: their controller orders them, one at a time. */
export function orderTriggers(book: Book): MoveOf<"ORDER_TRIGGERS"> {
  return {
    answers: ["order_triggers"],
    candidates: (state, seat) =>
      offered(state, seat).map((first) => ({ type: "ORDER_TRIGGERS", first })),
    validate: (state, seat, { first }) =>
      offered(state, seat).includes(first) ? null : reject("order/not-offered", { first }),
    execute: (play, { first }) => takeTrigger(book, play, first),
    text(state, { first }) {
      const places = offered(state, readerOf(state));
      return `First ${waitingTexts(book, state, places)[places.indexOf(first)]}`;
    },
  };
}

function offered(state: State, seat: Seat): readonly number[] {
  const prompt = state.prompts.find((open) => open.seat === seat);
  return prompt?.kind === "order_triggers" ? prompt.triggers : [];
}
