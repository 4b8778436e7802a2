import { type CardId, cardOf, idsIn, type Moved, type MoveOptions } from "@tcg/core";
import { putIntoInkwell as leave, leavingOf } from "../procedures/leave-play.ts";
import type { Play, Pool } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { type EffectOf, type EffectRule, hasTarget } from "./effect.ts";
import { LIFTED } from "./put-on-deck.ts";

/** CR 8.5.6: any card, not revealed, and the turn's own inking is not used up. */
export const putIntoInkwell: EffectRule<EffectOf<"put-into-inkwell">> = {
  run(r, effect) {
    const { play } = r;
    const { from, exerted } = effect;
    if (typeof from === "object") {
      const cards = r.targets("target", from);
      if (cards === null) return;
      const together = leavingOf(play, cards);
      for (const leaving of together) leave(play, leaving, exerted);
      // From a discard; or a card that is being played, which lies nowhere yet (CR 4.3.4.8).
      const others = cards.filter((id) => LIFTED.includes(play.state.cards.get(id)?.zone));
      for (const id of others) inkByEffect(play, id, exerted);
      return r.did(together.length + others.length, r.needed(from));
    }
    const seats = r.seats("who", effect.who);
    if (seats === null) return;
    const [seat, ...others] = seats;
    if (seat === undefined) return r.did(0);
    if (others.length > 0) {
      return r.instead(seats.map((each) => ({ ...effect, who: { seat: each } })));
    }
    if (from === "top-of-deck" && (effect.count ?? 1) > 1) {
      const top = idsIn(play.state, seat, "deck").slice(0, effect.count);
      for (const id of top) inkByEffect(play, id, exerted);
      return r.did(top.length, effect.count);
    }
    const card =
      from === "hand" ? fromHand(r, seat) : (play.state.seats[seat].deck[0] ?? undefined);
    if (card === null) return;
    if (card === undefined) return r.did(0);
    inkByEffect(play, card, exerted);
  },
  isPossible(r, { from, who }) {
    if (typeof from === "object") return hasTarget(r, from);
    const zone = from === "hand" ? "hand" : "deck";
    return r.someSeat(who, (seat) => r.play.state.seats[seat][zone].length > 0);
  },
};

/** Null: the player is asked. */
function fromHand(
  r: Parameters<typeof putIntoInkwell.run>[0],
  seat: Seat,
): CardId | null | undefined {
  const pool: Pool = { from: "hand", where: {}, seat, self: r.resolution.self };
  const chosen = r.cards("card", seat, pool, { min: 1, max: 1 });
  return chosen === null ? null : chosen[0];
}

export function inkByEffect(
  play: Play,
  id: CardId,
  exerted: boolean,
  options: MoveOptions = {},
): Moved {
  const { seat } = cardOf(play.state, id);
  const change = play.moved(id, { seat, zone: "inkwell" }, options);
  play.emit({ type: "CARD_INKED", seat, why: "effect", exerted, change });
  return change;
}
