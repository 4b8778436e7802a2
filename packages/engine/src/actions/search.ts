import { type CardId, idsIn } from "@tcg/core";
import type { ActionOf } from "../cards/card.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { forEachCard } from "../procedures/for-each-card.ts";
import { lookAtDeck, reveal } from "../procedures/show.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import { definitionMatches } from "../reading/filters.ts";
import { definitionOf } from "../reading/table.ts";
import { askFor } from "./ask.ts";
import {
  type ActionRule,
  byEffect,
  type Choice,
  type Looking,
  type Resolving,
} from "./resolving.ts";

type Search = ActionOf<"search">;

/**
 * LT 8.8, 8.15: the controller looks through its own deck and takes what fits, or nothing: nobody
 * else can tell what is in there. So the prompt opens for any deck that is not empty, and the deck
 * is shuffled whatever was found. The step is the number still to be found.
 */
export const search: ActionRule<Search> = {
  run(r, action) {
    const { count = 1 } = action;
    if (r.play.state.seats[r.seat].deck.length > 0) lookFor(r, action, count);
  },
  choice: choiceOf,
  chosen(r, action, step, cards) {
    const { play, seat } = r;
    const isDone = cards.length < atOnce(r, Number(step));
    const found: CardId[] = [];
    forEachCard(play, cards, (id) => {
      // Where in the deck it was is nobody else's business.
      const change = play.moved(id, { seat, zone: "hand" }, { unseen: true });
      play.emit({ type: "CARD_TO_HAND", ...byEffect(r), was: null, change });
      found.push(change.as);
    });
    // Shown once they are in the hand, so that the others know them to be there (LT 2.8).
    reveal(play, found);
    const left = Math.min(Number(step) - cards.length, play.state.seats[seat].deck.length);
    if (!isDone && left > 0) lookFor(r, action, left);
    else shuffleDeck(play, seat);
  },
};

function lookFor(r: Resolving, action: Search, count: number): void {
  lookAtDeck(r.play, r.seat, r.seat);
  const step = String(count);
  askFor(r, r.seat, step, choiceOf(r, action, step));
}

function choiceOf(looking: Looking, { filter }: Search, step: string): Choice {
  const { table, seat } = looking;
  const options = idsIn(table.state, seat, "deck").filter((id) =>
    definitionMatches(definitionOf(table, id), filter),
  );
  return { options, min: 0, max: atOnce(looking, Number(step)), harmful: false };
}

/** By the size of the deck, which is public, not by what fits. */
function atOnce({ table, seat }: Looking, left: number): number {
  const { length } = table.state.seats[seat].deck;
  return askedAtOnce(length, Math.min(left, length), { upTo: true });
}
