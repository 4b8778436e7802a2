/** What one step ahead does not show, and a turn ahead does. */
import { duelGame, duelState, spell, unit } from "@ltcg/engine/fixtures/duel";
import { createRandom, type DefId } from "@tcg/core";
import { expect, test } from "vitest";
import { type Bot, greedy, planner, search } from "./index.ts";

const cards = [
  unit("bully", { attack: 2000, defense: 100 }),
  unit("show-off", { attack: 1500, defense: 1400 }),
  spell("memo", "normal", [
    { id: "heal", type: "ignition", actions: [{ kind: "heal", amount: 100, who: "self" }] },
  ]),
];
const game = duelGame(cards);

/** Host's show-off faces a bully; nobody will draw anything that matters. Plays host's turn out. */
function afterTurnOf(bot: Bot, lifePoints: number, seed: number) {
  let state = duelState(cards, {
    seats: {
      host: { board: ["show-off"], has: { lifePoints, clout: 0 } },
      away: { board: ["bully"], has: { clout: 0 } },
    },
  });
  const random = createRandom(seed, "bot");
  while (state.outcome.status === "running" && state.shared.turnSeat === "host") {
    const [seat] = game.actors(state);
    if (seat === undefined) throw new Error("nobody may act");
    const { command } = bot.choose({
      game,
      ...game.insight(state, seat),
      legalMoves: game.legalMoves(state, seat),
      random,
      prior: (places) => places.map(() => "memo" as DefId),
    });
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    ({ state } = decision);
  }
  const [showOff] = game.mask(state, "host").zones.host.board.cards;
  return showOff?.data?.position;
}

test("planner and search hide behind a defence when the next attack would be the end", () => {
  for (let seed = 0; seed < 5; seed++) {
    expect(afterTurnOf(planner, 400, seed)).toBe("defense");
    expect(afterTurnOf(search, 400, seed)).toBe("defense");
    // It takes the bully to see it: one step ahead the higher figure looks better.
    expect(afterTurnOf(greedy, 400, seed)).toBe("attack");
  }
});
