import type { Effect } from "../cards.ts";
import type { Seat } from "../vocabulary.ts";
import type { EffectOf, EffectRule } from "./effect.ts";

/** CR 7.1.3: decided now; declining skips this sentence and no other. */
export const may: EffectRule<EffectOf<"may">> = {
  run(r, effect) {
    const { effects, otherwise = [], who } = effect;
    const seats = who === "opponent" ? [] : r.seats("who", who);
    if (seats === null) return;
    // CR 1.6.2: one after the other, each for their own part.
    if (seats.length > 1) return r.instead(seats.map((seat) => forOne(effect, seat)));
    const price = priceOf(effects);
    // A price that cannot be paid was declined: before anybody is asked, or when a hand lacks it.
    if (price !== null && !r.isPossible(price)) return r.insteadOfDoing(otherwise);
    const decider = who === "opponent" ? r.opponent("opponent") : (seats[0] ?? r.seat);
    if (decider === null) return;
    const answer = r.yes("may", decider);
    if (answer === null) return;
    if (!answer) r.insteadOfDoing(otherwise);
    else r.instead(price === null ? effects : [{ ...price, otherwise }]);
  },
};

/** "May A to B": nothing else is in the sentence. */
function priceOf(effects: readonly Effect[]): EffectOf<"pay"> | null {
  const [only, ...more] = effects;
  return only?.do === "pay" && more.length === 0 ? only : null;
}

/** "Each player may draw a card": each for themselves. */
function forOne(effect: EffectOf<"may">, seat: Seat): EffectOf<"may"> {
  const own = (each: Effect): Effect =>
    "who" in each && each.who === effect.who ? ({ ...each, who: { seat } } as Effect) : each;
  return { ...effect, who: { seat }, effects: effect.effects.map(own) };
}
