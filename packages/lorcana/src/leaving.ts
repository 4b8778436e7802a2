/**
 * CR 1.10.2.3: a player who has lost leaves, and the others go on. From then on they are asked nothing
 * (asking/asking.ts); what is theirs is taken away by the next check, when nothing is half done.
 */
import { idsIn } from "@tcg/core";
import { entriesOf } from "./bag.ts";
import { hasLeft, leftSeats, nextSeat, seatsInOrder } from "./reading/table.ts";
import { chooseStartingPlayer } from "./setup.ts";
import type { ActiveEffect, Play, Prompt, State, Watch } from "./types.ts";
import { type Leaving, type Seat, ZONES } from "./vocabulary.ts";

/** CR 3.2.1.3: the last player remaining wins. */
export function leave(play: Play, leavers: readonly Seat[], why: Leaving): void {
  const others = seatsInOrder(play.state).filter((seat) => !leavers.includes(seat));
  if (others.length < 2) return play.end(others, why);
  for (const seat of leavers) {
    const prompt = play.state.prompts.find((open) => open.seat === seat);
    play.emit({ type: "PLAYER_LEFT", seat, why });
    if (prompt !== undefined) withdraw(play, prompt);
  }
}

/** A question to somebody who is no longer there: what asked it goes on without an answer. */
function withdraw(play: Play, prompt: Prompt): void {
  const { seat, kind } = prompt;
  play.emit({ type: "PROMPT_CLOSED", seat, kind });
  if ("task" in prompt) play.next(prompt.task);
  else if (kind === "choose_first_player") {
    chooseStartingPlayer(play, nextSeat(play.state, seat));
  }
}

/** What belongs to players who have left goes, all of it: cards, effects, abilities in the bag. */
export function sweepAfterLeaving(play: Play): void {
  for (const seat of leftSeats(play.state)) {
    for (const zone of ZONES) {
      if (idsIn(play.state, seat, zone).length === 0) continue;
      play.emit({ type: "CARDS_GONE", seat, change: play.cleared(seat, zone) });
    }
    for (const entry of entriesOf(play.state, seat)) {
      play.emit({ type: "BAG_TAKEN", entry: entry.entry });
      play.emit({ type: "BAG_LAPSED", entry });
    }
  }
  expireTheirs(play);
}

function expireTheirs(play: Play): void {
  const { state } = play;
  const { effects, watches } = state.shared;
  const over = effects.filter((effect) => isTheirs(state, effect)).map(({ id }) => id);
  const gone = watches.filter((watch) => isTheirs(state, watch)).map(({ id }) => id);
  if (over.length + gone.length === 0) return;
  play.emit({ type: "EFFECTS_EXPIRED", effects: over, watches: gone });
}

function isTheirs(state: State, lasting: ActiveEffect | Watch): boolean {
  if (hasLeft(state, lasting.seat)) return true;
  return "on" in lasting && "seat" in lasting.on && hasLeft(state, lasting.on.seat);
}
