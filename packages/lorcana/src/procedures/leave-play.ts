/** Cards leave play. CR 5.1.7: what lies under them goes along, to the same zone. */
import type { CardId } from "@tcg/core";
import { snapshot } from "../reading/look.ts";
import { cardsUnder, inPlay } from "../reading/table.ts";
import type { Play, Snapshot } from "../types.ts";
import { shuffleDeck } from "./shuffle.ts";

export interface Leaving {
  readonly card: Snapshot;
  readonly under: readonly CardId[];
}

/** CR 8.4.4: those that leave together are all noted before the first of them goes. */
export function leavingOf(play: Play, ids: readonly CardId[]): Leaving[] {
  return ids
    .filter((id) => inPlay(play.state, id) !== null)
    .map((id) => ({ card: snapshot(play, id), under: cardsUnder(play.state, id) }));
}

export function banishOne(play: Play, { card, under }: Leaving): void {
  const { challenge, credits } = play.state.shared;
  // CR 4.3.6.3: only the two participants are in the challenge.
  const inChallenge =
    challenge !== null && (challenge.challenger === card.card || challenge.defender === card.card);
  const change = play.moved(card.card, { seat: card.seat, zone: "discard", index: 0 });
  play.emit({
    type: "CARD_BANISHED",
    card: { ...card, now: change.as },
    by: credits[card.card] ?? null,
    inChallenge,
    change,
  });
  for (const id of under) {
    const along = play.moved(id, { seat: card.seat, zone: "discard", index: 0 });
    play.emit({ type: "STACK_FOLLOWED", change: along });
  }
}

/** Into hidden zones nobody follows it: its snapshot keeps the id it had (CR 8.1.5). */
export function returnToHand(play: Play, { card, under }: Leaving): void {
  const to = { seat: card.seat, zone: "hand" } as const;
  play.emit({ type: "CARD_RETURNED", card, change: play.moved(card.card, to) });
  for (const id of under) play.emit({ type: "STACK_FOLLOWED", change: play.moved(id, to) });
}

export function putOnDeck(
  play: Play,
  { card, under }: Leaving,
  place: "top" | "bottom" | "shuffled",
): void {
  const { seat } = card;
  const to = { seat, zone: "deck", ...(place === "top" && { index: 0 }) } as const;
  play.emit({ type: "CARD_LEFT_PLAY", card, change: play.moved(card.card, to) });
  for (const id of under) play.emit({ type: "STACK_FOLLOWED", change: play.moved(id, to) });
  if (place !== "shuffled") return;
  shuffleDeck(play, seat);
}

export function putIntoInkwell(play: Play, { card, under }: Leaving, exerted: boolean): void {
  const { seat } = card;
  const to = { seat, zone: "inkwell" } as const;
  play.emit({ type: "CARD_LEFT_PLAY", card, change: play.moved(card.card, to) });
  if (exerted) play.emit({ type: "INK_SPENT", seat, amount: 1 });
  for (const id of under) {
    play.emit({ type: "STACK_FOLLOWED", change: play.moved(id, to) });
    if (exerted) play.emit({ type: "INK_SPENT", seat, amount: 1 });
  }
}
