/** LT 8.9: modifiers begin and expire. */
import type { CardId } from "@tcg/core";
import { freeSlots, isFaceUp, onTable } from "../reading/table.ts";
import type { Modifier, ModifierFact, Play, Source, State } from "../types.ts";
import type { Duration, Seat } from "../vocabulary.ts";
import { sendToGraveyard } from "./leave.ts";

export function applyModifier(
  play: Play,
  controller: Seat,
  source: Source,
  on: Modifier["on"],
  fact: ModifierFact,
  duration: Duration,
): void {
  const { nextModifier } = play.state.shared;
  const modifier: Modifier = {
    id: nextModifier,
    fact,
    on,
    source,
    controller,
    duration,
    turnsLeft: typeof duration === "number" ? duration : null,
    age: play.state.nextId,
  };
  play.emit({ type: "MODIFIER_APPLIED", modifier });
}

/** Ends a modifier; control that was taken goes back (LT 8.16). */
function expire(play: Play, modifier: Modifier): void {
  play.emit({ type: "MODIFIER_EXPIRED", modifier });
  if (modifier.fact.kind === "control" && "card" in modifier.on) {
    giveBack(play, modifier.on.card, modifier.fact.from, modifier.source);
  }
}

/**
 * Who took control last has it. When that ends it falls to whoever took it before and may still
 * have it, else to `from`, the seat that had it before anybody took it.
 */
function giveBack(play: Play, card: CardId, from: Seat, source: Source): void {
  const seat = controlsOn(play.state, card).at(-1)?.controller ?? from;
  const placed = onTable(play.state, card);
  if (placed === null || placed.seat === seat) return;
  if (freeSlots(play.state, seat, "board").length > 0) {
    const change = play.handedOver(card, seat);
    play.emit({ type: "CONTROL_CHANGED", seat, taken: false, source, change });
  } else {
    sendToGraveyard(play, card, "no_slot", { source });
  }
}

/** The modifiers by which control of a card was taken, oldest first. */
export function controlsOn(
  state: State,
  card: CardId,
): readonly (Modifier & { readonly fact: { readonly kind: "control" } })[] {
  return state.shared.modifiers.filter(
    (
      modifier,
    ): modifier is Modifier & { readonly fact: { readonly kind: "control"; from: Seat } } =>
      modifier.fact.kind === "control" && "card" in modifier.on && modifier.on.card === card,
  );
}

/** Ends those that a rule says end now, oldest first. */
export function expireWhere(play: Play, ends: (modifier: Modifier, state: State) => boolean): void {
  for (const modifier of play.state.shared.modifiers) {
    if (ends(modifier, play.state)) expire(play, modifier);
  }
}

/** A modifier whose card has left stays behind (LT 2.7); `while_source` needs its source face-up. */
export function isVoid({ on, duration, source }: Modifier, state: State): boolean {
  if ("card" in on && onTable(state, on.card) === null) return true;
  return duration === "while_source" && !isFaceUp(state, source.card);
}
