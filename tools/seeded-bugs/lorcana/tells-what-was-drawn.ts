/** Lorcana that notes what a card costs when it is drawn, and shows it to all six turns later. */

import { defineGame, type Game } from "@tcg/core";
import { rulesOf } from "@tcg/core/testkit";
import type { Lorcana } from "@tcg/lorcana-engine";

/** What was drawn last in a turn, by the number of that turn. */
type Notes = Readonly<Record<number, number>>;
type Noting = Lorcana["shared"] & { readonly notes?: Notes };

const TURNS_LATER = 6;

export function viewTellsWhatWasDrawn(game: Game<Lorcana>): Game<Lorcana> {
  const rules = rulesOf(game);
  const cards = rules.cards as Readonly<Record<string, { readonly cost: number }>>;
  const drawn = rules.reducers.CARD_DRAWN;
  return defineGame<Lorcana>({
    ...rules,
    reducers: {
      ...rules.reducers,
      CARD_DRAWN(draft, event) {
        if (typeof drawn === "function") drawn(draft, event);
        const { notes, ...rest } = draft.state.shared as Noting;
        const cost = cards[event.change.def]?.cost ?? 0;
        const shared: Noting = { ...rest, notes: { ...notes, [rest.turnNumber]: cost } };
        draft.at().shared = shared;
      },
    },
    view(table, sight) {
      const open = rules.view(table, sight);
      const { notes, ...shared } = open.shared as Noting;
      const old = notes?.[shared.turnNumber - TURNS_LATER] ?? 0;
      return { ...open, shared: { ...shared, turnActions: shared.turnActions + old } };
    },
  });
}
