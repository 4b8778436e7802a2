import type { CardId } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { onTable } from "../reading/table.ts";
import type { Position } from "../vocabulary.ts";
import { type ActionRule, byEffect, onBoard, type Resolving, selected } from "./resolving.ts";

/**
 * LT 8.8: stereotypes on the board. What an effect does is not the player's own change of position
 * (LT 6.6), and does not use it up. A face-down one is turned up by an effect that names a
 * position; one that says "the other" leaves it alone.
 */
export const changePosition: ActionRule<CompleteActionOf<"change_position">> = {
  harms: false,
  run(r, { what, to }) {
    for (const id of onBoard(r, selected(r, what))) {
      if (to === "face_down") turnDown(r, id);
      else turnTo(r, id, to);
    }
  },
};

/** LT 2.7: it stays where it is. A token has no back. */
function turnDown({ play, link: { source } }: Resolving, id: CardId): void {
  const placed = onTable(play.state, id);
  if (placed === null || placed.faceDown || placed.data.isToken) return;
  play.emit({ type: "CARD_TURNED_DOWN", seat: placed.seat, source, change: play.turned(id, true) });
}

function turnTo(r: Resolving, id: CardId, to: Position | undefined): void {
  const { play, link } = r;
  const placed = onTable(play.state, id);
  if (placed === null || (placed.faceDown && to === undefined)) return;
  if (placed.faceDown) {
    const change = play.turned(id, false);
    play.emit({ type: "CARD_FLIPPED", seat: placed.seat, ...byEffect(r), change });
  }
  const position = to ?? (placed.data.position === "attack" ? "defense" : "attack");
  if (position === placed.data.position) return;
  const { source } = link;
  play.emit({ type: "POSITION_CHANGED", card: id, position, byCommand: false, source });
}
