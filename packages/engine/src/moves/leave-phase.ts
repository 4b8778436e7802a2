import type { Play } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

/** LT 5.9: an open window first; what happens in it may keep the seat out of combat (LT 8.8). */
export function leavePhase(play: Play, seat: Seat): void {
  play.next({ kind: "window", window: "open", actor: seat }, { kind: "turn/advance" });
}
