import { goOn } from "@tcg/core";
import { freeSlots } from "../reading/table.ts";
import { reject } from "../rejections.ts";
import type { MoveOf } from "../types.ts";
import { POSITIONS } from "../vocabulary.ts";
import { withoutDefaultSlot } from "./default-slot.ts";

/** LT 6.7: who controls a special summon chooses its position, and its slot (LT 3.3). */
export const choosePosition: MoveOf<"CHOOSE_POSITION"> = {
  answers: ["choose_position"],
  *candidates({ state }, seat) {
    const [, ...others] = freeSlots(state, seat, "board");
    for (const position of POSITIONS) {
      yield { type: "CHOOSE_POSITION", position };
      for (const slot of others) yield { type: "CHOOSE_POSITION", position, slot };
    }
  },
  validate({ state }, seat, { slot }) {
    const isFree = slot === undefined || freeSlots(state, seat, "board").includes(slot);
    return isFree ? null : reject("summon/slot-taken", { slot });
  },
  normalise: ({ state }, seat, command) =>
    withoutDefaultSlot(command, freeSlots(state, seat, "board")),
  execute(play, { position, slot }) {
    const prompt = play.answered;
    if (prompt?.kind !== "choose_position") return;
    goOn(play, prompt, { position, ...(slot !== undefined && { slot }) });
  },
};
