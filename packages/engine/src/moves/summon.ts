import { freshData } from "../card-data.ts";
import { type Book, definitionOf } from "../table.ts";
import type { MoveOf } from "../types.ts";
import { POSITIONS } from "../vocabulary.ts";
import { withoutDefaultSlot } from "./default-slot.ts";
import {
  makeRoom,
  normalSummonProblem,
  normalSummons,
  slotsAfter,
  tributeText,
} from "./normal-summon.ts";

/** LT 6.4: face-up, in attack or defense position. Its window follows it (LT 6.8). */
export function summon(book: Book): MoveOf<"SUMMON"> {
  return {
    *candidates(state, seat) {
      for (const way of normalSummons(state, seat)) {
        for (const position of POSITIONS) yield { type: "SUMMON", position, ...way };
      }
    },
    validate: (state, seat, command) => normalSummonProblem(book, state, seat, command),
    normalise: (state, seat, command) =>
      withoutDefaultSlot(command, slotsAfter(state, seat, command.tribute)),
    execute(play, command, seat) {
      const index = makeRoom(book, play, seat, command);
      const { position } = command;
      const data = freshData(play.state.shared.turnNumber, { position, summoned: "normal" });
      const change = play.moved(command.card, { seat, zone: "board", index, data });
      play.emit({ type: "NORMAL_SUMMONED", seat, change });
      play.next({ kind: "window", window: "summon", actor: seat });
    },
    text(state, { card, position, tribute }) {
      const { name } = definitionOf(book, state, card);
      return `Summon ${name} in ${position} position${tributeText(book, state, tribute)}`;
    },
  };
}
