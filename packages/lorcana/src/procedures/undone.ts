/** CR 7.1.2.2b: how a text knows whether what "if you do" asks about was done. */
import type { Play } from "../types.ts";

/** The result that counts what was not done in full, once a text has asked. */
export const UNDONE = "undone";

/** Of the text that resolves: an instruction of it has not been carried out, or not all of it. */
export function fallShort(play: Play): void {
  const undone = play.state.shared.resolutions.at(-1)?.results[UNDONE];
  if (undone !== undefined) play.emit({ type: "RESULT_NOTED", as: UNDONE, amount: undone + 1 });
}
