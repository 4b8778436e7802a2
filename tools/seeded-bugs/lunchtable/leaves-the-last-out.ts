/** Where several cards are chosen at once, the list lacks the last combination. */

import type { Command, LunchTable, LunchTableGame } from "@ltcg/engine";
import { canonicalJson, defineGame, type SeatMove } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";

type Choosing = SeatMove<LunchTable, Extract<Command, { readonly type: "CHOOSE_CARDS" }>>;

function choosing(game: LunchTableGame): Choosing {
  return rulesOf(game).moves.CHOOSE_CARDS as Choosing;
}

function withChoices(game: LunchTableGame, CHOOSE_CARDS: Choosing): LunchTableGame {
  const rules = rulesOf(game);
  return defineGame<LunchTable>({ ...rules, moves: { ...rules.moves, CHOOSE_CARDS } });
}

function cut({ candidates }: Choosing): Choosing["candidates"] {
  return (table, seat) => {
    const all = [...candidates(table, seat)];
    return (all.at(-1)?.cards.length ?? 0) > 1 && all.length > 1 ? all.slice(0, -1) : all;
  };
}

/** It is accepted. */
export function listsAllButTheLast(game: LunchTableGame): LunchTableGame {
  const choose = choosing(game);
  return withChoices(game, { ...choose, candidates: cut(choose) });
}

/** It is refused as cards are that are not offered, and that refusal names a rule. */
export function offersAllButTheLast(game: LunchTableGame): LunchTableGame {
  const choose = choosing(game);
  const candidates = cut(choose);
  return withChoices(game, {
    ...choose,
    candidates,
    validate(table, seat, command) {
      const offered = [...candidates(table, seat)].map(canonicalJson);
      if (offered.includes(canonicalJson(command))) return choose.validate(table, seat, command);
      return { code: "choice/not-offered", message: "It is not offered.", rule: "LT 8.12" };
    },
  });
}
