/** How Lorcana's moves are made on its table: where they put something, and which of them do nothing. */
import type { View } from "@tcg/lorcana-engine";
import type { GameDisplay } from "../match/game-display.ts";

type Asking = Pick<GameDisplay, "placeOf" | "isPass" | "turn" | "endTurn">;

export const asking: Asking = {
  placeOf: ({ view: { viewer } }) => {
    return ({ type, names }) => {
      if (type === "PUT_INTO_INKWELL") return `${viewer}.inkwell`;
      // Onto a pier where no other card has to be pointed at.
      return type === "PLAY_CARD" && names.length === 1 ? `${viewer}.play` : null;
    };
  },
  isPass: ({ type, fields, names }) =>
    (type === "ANSWER_MAY" && fields.answer === "no") ||
    (type === "ALTER_HAND" && names.length === 0),
  turn: (view) => (view as unknown as View).game.shared.turnNumber,
  endTurn: "END_TURN",
};
