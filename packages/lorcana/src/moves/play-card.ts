import { idsIn } from "@tcg/core";
import { playableWays, playProblem } from "../playing/legality.ts";
import { playCard as play } from "../playing/play.ts";
import { reject } from "../rejections.ts";
import type { Command, How, MoveOf } from "../types.ts";
import { takeTurnAction } from "./common.ts";

type PlayCard = Extract<Command, { readonly type: "PLAY_CARD" }>;

/** CR 4.3.4 */
export const playCard: MoveOf<"PLAY_CARD"> = {
  exact: true,
  candidates(table, seat) {
    const found: PlayCard[] = [];
    for (const card of idsIn(table.state, seat, "hand")) {
      for (const how of playableWays(table, seat, card)) found.push(commandOf(card, how));
    }
    return found;
  },
  validate(table, seat, command) {
    const how = howOf(command);
    return how === null ? reject("play/one-way") : playProblem(table, seat, command.card, how);
  },
  execute(playing, command, seat) {
    takeTurnAction(playing, seat, "play");
    play(playing, seat, command.card, howOf(command) ?? { by: "ink" });
  },
};

function commandOf(card: PlayCard["card"], how: How): PlayCard {
  switch (how.by) {
    case "shift":
      return { type: "PLAY_CARD", card, onto: how.onto };
    case "sing":
      return { type: "PLAY_CARD", card, singer: how.singer };
    case "sing-together":
      return { type: "PLAY_CARD", card, together: "together" };
    case "ink":
    case "free":
      return { type: "PLAY_CARD", card };
  }
}

/** CR 4.3.4.4: exactly one way. Null: more than one was named. */
export function howOf({ onto, singer, together }: PlayCard): How | null {
  const ways: How[] = [];
  if (onto !== undefined) ways.push({ by: "shift", onto });
  if (singer !== undefined) ways.push({ by: "sing", singer });
  if (together !== undefined) ways.push({ by: "sing-together" });
  return ways.length > 1 ? null : (ways[0] ?? { by: "ink" });
}
