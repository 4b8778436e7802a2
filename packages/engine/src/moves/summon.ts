import { freshData } from "../card-data.ts";
import type { CommandOf, MoveOf } from "../types.ts";
import { POSITIONS } from "../vocabulary.ts";
import { withoutDefaultSlot } from "./default-slot.ts";
import {
  makeRoom,
  noNormalSummon,
  normalSummonProblem,
  normalSummons,
  slotsAfter,
} from "./normal-summon.ts";

/** LT 6.4: face-up, in attack or defense position. Its window follows it (LT 6.8). */
export const summon: MoveOf<"SUMMON"> = {
  when: noNormalSummon,
  candidates(table, seat) {
    const found: CommandOf<"SUMMON">[] = [];
    for (const way of normalSummons(table, seat)) {
      for (const position of POSITIONS) found.push({ type: "SUMMON", position, ...way });
    }
    return found;
  },
  exact: true,
  validate: normalSummonProblem,
  normalise: ({ state }, seat, command) =>
    withoutDefaultSlot(command, slotsAfter(state, seat, command.tribute)),
  execute(play, command, seat) {
    const index = makeRoom(play, seat, command, "summon");
    const { position } = command;
    const data = freshData(play.state.shared.turnNumber, { position, summoned: "normal" });
    const change = play.moved(command.card, { seat, zone: "board", index, data });
    play.emit({ type: "NORMAL_SUMMONED", seat, change });
    play.next({ kind: "window", window: "summon", actor: seat });
  },
};
