import type { Command, LunchTable, LunchTableGame } from "@ltcg/engine";
import { defineGame, type SeatMove } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";

type Choosing = SeatMove<LunchTable, Extract<Command, { readonly type: "CHOOSE_CARDS" }>>;

/** Cards discarded down to the hand limit lie as they came to the hand, by the ids they got there. */
export function discardsInDrawnOrder(game: LunchTableGame): LunchTableGame {
  const rules = rulesOf(game);
  const choose = rules.moves.CHOOSE_CARDS as Choosing;
  const CHOOSE_CARDS: Choosing = {
    ...choose,
    execute(play, command, seat) {
      const prompt = play.answered;
      const isLimit = prompt?.kind === "choose_cards" && prompt.ask.for === "hand_limit";
      if (!isLimit) return choose.execute(play, command, seat);
      for (const card of command.cards) {
        const change = play.moved(card, { seat, zone: "graveyard" });
        play.emit({ type: "HAND_DISCARDED", seat, why: "hand_limit", change });
      }
    },
  };
  return defineGame<LunchTable>({ ...rules, moves: { ...rules.moves, CHOOSE_CARDS } });
}
