import { type CardId, cardOf, idsIn } from "@tcg/core";
import type { CompleteActionOf } from "../cards/complete-cards.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { isStereotype, poolCards } from "../choices/pool.ts";
import { lookAtDeck, onTop, reveal } from "../procedures/show.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import { freeSlots } from "../reading/table.ts";
import { type ActionRule, byEffect, type Resolving, targetsLeft } from "./resolving.ts";

type SpecialSummon = CompleteActionOf<"special_summon">;

/** LT 8.8, 6.7 */
export const specialSummon: ActionRule<SpecialSummon> = {
  harms: false,
  run(r, action) {
    const { from } = action;
    if (from === "target") summon(r, action, targets(r));
    else if (from === "hand" || from === "deck") summonHidden(r, action, from);
    else summonPublic(r, action, from);
  },
};

/** As many as possible are chosen (LT 1.2), together if that can be done in few ways. */
function summonPublic(r: Resolving, action: SpecialSummon, from: "graveyard" | "banished"): void {
  const { side, filter, count } = action;
  const pool = { from, side, stereotypes: true, ...(filter && { filter }) } as const;
  const options = poolCards(r.play, r.seat, pool);
  const left = r.answer("left") ?? count;
  const possible = Math.min(left, options.length, slots(r));
  if (options.length === possible) return summon(r, action, options);
  if (possible === 0) return;
  const asked = askedAtOnce(options.length, possible);
  const cards = r.cards(r.seat, pool, { min: asked, max: asked });
  if (cards === null) return;
  if (left > cards.length) r.startOver({ left: left - cards.length });
  summon(r, action, cards);
}

/**
 * One by one, each being shown and summoned before the next, so that no card is named which somebody
 * cannot see. "None" is an answer: nobody else can tell what is in there, and the prompt opens
 * whenever there is a card and a slot.
 */
function summonHidden(r: Resolving, action: SpecialSummon, from: "hand" | "deck"): void {
  const { play, seat } = r;
  const { filter, count } = action;
  const left = r.answer("left") ?? count;
  if (left === 0 || idsIn(play.state, seat, from).length === 0 || slots(r) === 0) {
    // A deck that nobody has looked through stays as it is.
    if (!r.first("left")) finish(r, from);
    return;
  }
  if (from === "deck" && r.first("cards")) lookAtDeck(play, seat, seat);
  const pool = { from, stereotypes: true, ...(filter && { filter }) } as const;
  const cards = r.cards(seat, pool, { min: 0, max: 1 });
  if (cards === null) return;
  if (cards.length === 0) return finish(r, from);
  r.startOver({ left: left - 1 });
  summon(r, action, reveal(play, from === "deck" ? onTop(play, cards, byEffect(r)) : cards));
}

function finish({ play, seat }: Resolving, from: "hand" | "deck"): void {
  if (from === "deck") shuffleDeck(play, seat);
}

/** The effect's targets that lie where a card can be summoned from. */
function targets({ play, link }: Resolving): CardId[] {
  const { state } = play;
  return targetsLeft(state, link.targets.flat()).filter((id) => {
    const { zone } = cardOf(state, id);
    return (zone === "graveyard" || zone === "banished") && isStereotype(play, id);
  });
}

function slots({ play, seat }: Resolving): number {
  return freeSlots(play.state, seat, "board").length;
}

/** Each is a piece of work of its own, before what the action does next: its position may be asked for. */
function summon(r: Resolving, action: SpecialSummon, cards: readonly CardId[]): void {
  const { position, faceDown } = action;
  r.play.next(
    ...cards.map((card) => ({
      kind: "summon" as const,
      summon: { card, seat: r.seat, ...(faceDown && { faceDown }) },
      answers: position === undefined ? {} : { place: { position } },
    })),
  );
}
