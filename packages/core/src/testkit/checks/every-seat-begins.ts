/**
 * Promise: who begins is drawn by lot, and the lot favours nobody. Every match is opened some more
 * times under other seeds; who was drawn is counted over a whole run.
 */

import type { StartOptions } from "../../rules.ts";
import { rulesOf } from "../../rules-of.ts";
import type { GameTypes, State } from "../../types.ts";
import { isTooOften, isTooSeldom } from "../chance.ts";
import { addTallies, type Check, type CheckContext, type Tally } from "../check.ts";
import { drawnSeat } from "../drawn-seat.ts";
import type { Trace } from "../trace.ts";

/** How often a match is opened again. */
const AGAIN = 4;

export const everySeatBegins: Check = {
  name: "every seat begins",
  count<G extends GameTypes>(context: CheckContext<G>, trace: Trace<G>): Tally {
    const { game, random } = context;
    const { opening, options } = trace;
    if (opening.after.random.source.kind === "script") return {};
    let tally = lot(context, opening.after, options);
    if (Object.keys(tally).length === 0) return tally;
    for (let again = 0; again < AGAIN; again++) {
      const other = game.start({ ...options, seed: random.int(2 ** 32) } as StartOptions<G>);
      if (other.ok) tally = addTallies(tally, lot(context, other.state, options));
    }
    return tally;
  },
  judge(tally) {
    for (const [key, drawn] of Object.entries(tally)) {
      const [seating, seat] = key.split(": ") as [string, string];
      const lots = sum(tally, seating);
      const likelihood = 1 / seating.split(" ").length;
      if (isTooOften(drawn, lots, likelihood) || isTooSeldom(drawn, lots, likelihood)) {
        return `${seat} was drawn in ${drawn} of ${lots} openings (${seating})`;
      }
    }
    return null;
  },
};

/** Every seat is counted, so that one which is never drawn is missed. */
function lot<G extends GameTypes>(
  { game }: CheckContext<G>,
  state: State<G>,
  options: StartOptions<G>,
): Tally {
  const drawn = drawnSeat(rulesOf(game), state, options);
  if (drawn === null) return {};
  const table = state.seating.join(" ");
  return Object.fromEntries(
    state.seating.map((seat) => [`${table}: ${seat}`, seat === drawn ? 1 : 0]),
  );
}

function sum(tally: Tally, seating: string): number {
  return Object.entries(tally)
    .filter(([key]) => key.startsWith(`${seating}: `))
    .reduce((all, [, times]) => all + times, 0);
}
