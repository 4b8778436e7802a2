/** An attack: against a unit face-up by attack, against one face-down by its defense. */
import { type CardId, cardOf } from "@tcg/core";
import type { Seat, Unit } from "../deal.ts";
import { type DuelPlay, other } from "./types.ts";

export function fight(play: DuelPlay, seat: Seat, attacker: CardId, target: CardId | null): void {
  play.emit({ type: "ATTACKED", card: attacker });
  const { attack } = unitOf(play, attacker);
  if (target === null) return lose(play, other(seat), attack);
  const { faceDown } = cardOf(play.state, target);
  const met = unitOf(play, target);
  if (faceDown) {
    play.emit({ type: "FLIPPED", change: play.turned(target, false) });
    if (attack > met.defense) destroy(play, target);
    if (attack < met.defense) lose(play, seat, met.defense - attack);
    return;
  }
  if (attack >= met.attack) destroy(play, target);
  if (attack <= met.attack) destroy(play, attacker);
  if (attack > met.attack) lose(play, other(seat), attack - met.attack);
  if (attack < met.attack) lose(play, seat, met.attack - attack);
}

function unitOf(play: DuelPlay, id: CardId): Unit {
  return play.printed[cardOf(play.state, id).def] as Unit;
}

function lose(play: DuelPlay, seat: Seat, amount: number): void {
  play.emit({ type: "LIFE_LOST", seat, amount });
}

function destroy(play: DuelPlay, id: CardId): void {
  const { owner: seat } = cardOf(play.state, id) as { readonly owner: Seat };
  play.emit({ type: "DESTROYED", change: play.moved(id, { seat, zone: "graveyard" }) });
}
