import { type CardId, cardOf, idsIn } from "@tcg/core";
import type { ActionOf } from "../cards/card.ts";
import { askedAtOnce } from "../choices/at-once.ts";
import { lookAtDeck, onTop, reveal } from "../procedures/show.ts";
import { shuffleDeck } from "../procedures/shuffle.ts";
import { cardsIn, definitionMatches } from "../reading/filters.ts";
import { statsOf } from "../reading/stats.ts";
import { asStereotype, definitionOf, freeSlots } from "../reading/table.ts";
import { askFor } from "./ask.ts";
import {
  type ActionRule,
  byEffect,
  type Choice,
  type Looking,
  type Resolving,
  targetsLeft,
} from "./resolving.ts";

type SpecialSummon = ActionOf<"special_summon">;

/**
 * LT 8.8, 6.7. From a public zone as many as possible are chosen (LT 1.2), together if that can be
 * done in few ways.
 *
 * From hand or deck they are chosen one by one, each being shown and summoned before the next, so
 * that no card is named which somebody cannot see. "None" is an answer: nobody else can tell what
 * is in there, and the prompt opens whenever there is a card and a slot. Steps: `choose`, and then
 * `next`, each with the number still to come.
 */
export const specialSummon: ActionRule<SpecialSummon> = {
  run(r, action) {
    const { from, count = 1 } = action;
    if (from === "target") return summon(r, action, targets(r));
    if (from === "hand" || from === "deck") return chooseNext(r, action, from, count, false);
    choosePublic(r, action, from, count);
  },
  choice: choiceOf,
  chosen(r, action, at, cards) {
    const { from } = action;
    const { what, left } = goingOn(at);
    if (from === "target") return;
    const isHidden = from === "hand" || from === "deck";
    if (what === "next") {
      if (isHidden) chooseNext(r, action, from, left, true);
      else choosePublic(r, action, from, left);
      return;
    }
    if (isHidden && cards.length === 0) return finish(r, from);
    const step = `next ${left - cards.length}`;
    if (isHidden || left > cards.length) {
      r.play.next({ kind: "action/chosen", action: r.action, step, cards: [] });
    }
    summon(
      r,
      action,
      isHidden
        ? reveal(r.play, from === "deck" ? onTop(r.play, cards, byEffect(r)) : cards)
        : cards,
    );
  },
};

function goingOn(step: string): { readonly what: string; readonly left: number } {
  const [what = "", left] = step.split(" ");
  return { what, left: Number(left) };
}

function choiceOf(r: Looking, action: SpecialSummon, at: string): Choice {
  const { from } = action;
  if (from === "hand" || from === "deck") return fromHiddenZone(r, action, from);
  if (from === "target") return NOTHING;
  const { options, possible } = fromPublicZone(r, action, from, goingOn(at).left);
  const count = askedAtOnce(options.length, possible);
  return { options, min: count, max: count, harmful: false };
}

function ask(r: Resolving, action: SpecialSummon, left: number): void {
  const step = `choose ${left}`;
  askFor(r, r.seat, step, choiceOf(r, action, step));
}

function choosePublic(
  r: Resolving,
  action: SpecialSummon,
  from: "graveyard" | "banished",
  left: number,
): void {
  const { options, possible } = fromPublicZone(r, action, from, left);
  if (options.length === possible) return summon(r, action, options);
  if (possible > 0) ask(r, action, left);
}

const NOTHING: Choice = { options: [], min: 0, max: 0, harmful: false };

/** `begun`: the deck has been looked through, and must be shuffled in the end. */
function chooseNext(
  r: Resolving,
  action: SpecialSummon,
  from: "hand" | "deck",
  left: number,
  begun: boolean,
): void {
  const { play, seat } = r;
  const isPossible = left > 0 && idsIn(play.state, seat, from).length > 0 && slots(r) > 0;
  if (!isPossible) {
    if (begun) finish(r, from);
    return;
  }
  if (from === "deck") lookAtDeck(play, seat, seat);
  ask(r, action, left);
}

function finish({ play, seat }: Resolving, from: "hand" | "deck"): void {
  if (from === "deck") shuffleDeck(play, seat);
}

function fromHiddenZone(
  { table, seat }: Looking,
  { filter }: SpecialSummon,
  from: "hand" | "deck",
): Choice {
  const { state } = table;
  const options = idsIn(state, seat, from).filter((id) => {
    const card = definitionOf(table, id);
    return asStereotype(card) !== null && definitionMatches(card, filter);
  });
  return { options, min: 0, max: 1, harmful: false };
}

function fromPublicZone(
  r: Looking,
  { side = "self", filter }: SpecialSummon,
  from: "graveyard" | "banished",
  left: number,
): { readonly options: readonly CardId[]; readonly possible: number } {
  const { table, seat } = r;
  const options = cardsIn(table, seat, from, side, filter, statsOf).filter((id) =>
    isStereotype(r, id),
  );
  return { options, possible: Math.min(left, options.length, slots(r)) };
}

/** The effect's targets that lie where a card can be summoned from. */
function targets(r: Looking): CardId[] {
  const { link } = r;
  const { state } = r.table;
  return targetsLeft(state, link.targets.flat()).filter((id) => {
    const { zone } = cardOf(state, id);
    return (zone === "graveyard" || zone === "banished") && isStereotype(r, id);
  });
}

function isStereotype({ table }: Looking, id: CardId): boolean {
  return asStereotype(definitionOf(table, id)) !== null;
}

function slots({ table, seat }: Looking): number {
  return freeSlots(table.state, seat, "board").length;
}

/** Each is a piece of work of its own: its position may have to be asked for. */
function summon(r: Resolving, action: SpecialSummon, cards: readonly CardId[]): void {
  const { position = null, faceDown = false } = action;
  r.play.next(
    ...cards.map((card) => ({
      kind: "summon" as const,
      summon: { card, seat: r.seat, ...(faceDown && { faceDown }) },
      position,
      slot: null,
    })),
  );
}
