import type { EffectOf, EffectRule } from "./effect.ts";

/**
 * From the top of the deck into the discard. Running out of cards does not lose the game: nobody
 * draws.
 */
export const mill: EffectRule<EffectOf<"mill">> = {
  run(r, { amount, who }) {
    const { play } = r;
    const seats = r.seats("who", who);
    if (seats === null) return;
    const count = r.count(amount);
    let milled = 0;
    for (const seat of seats) {
      for (let i = 0; i < count; i++) {
        const top = play.state.seats[seat].deck[0];
        if (top == null) break;
        const change = play.moved(top, { seat, zone: "discard", index: 0 });
        play.emit({ type: "CARD_MILLED", seat, change });
        milled++;
      }
    }
    r.did(milled, count * seats.length);
  },
  isPossible: (r, { who }) => r.someSeat(who, (seat) => r.play.state.seats[seat].deck.length > 0),
};
