/** CR 4.3.7.4: the character is there now. */
import type { CardId } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import type { Play } from "../types.ts";

export function reachLocation(play: Play, id: CardId, location: CardId): void {
  play.emit({
    type: "CARD_REACHED_LOCATION",
    card: snapshot(play, id),
    location: snapshot(play, location),
  });
}
