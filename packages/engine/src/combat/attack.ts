/** LT 10.3: an attack, step by step. Between the steps triggers and windows are served. */
import { type CardId, cardOf } from "@tcg/core";
import { destroyCards } from "../procedures/destroy.ts";
import { dealDamage } from "../procedures/life.ts";
import { snapshot } from "../reading/snapshots.ts";
import { boardOf, onTable } from "../reading/table.ts";
import type { PendingAttack, Play } from "../types.ts";
import { otherSeat, type Seat } from "../vocabulary.ts";
import { canStillAttack } from "./legality.ts";
import { battleOutcome } from "./outcome.ts";

export function declareAttack(
  play: Play,
  seat: Seat,
  attacker: CardId,
  target: CardId | null,
): void {
  const defenders = boardOf(play.state, otherSeat(seat)).length;
  const was = snapshot(play, attacker);
  play.emit({ type: "ATTACK_DECLARED", seat, attack: { attacker, target, defenders }, was });
  play.next(
    { kind: "window", window: "attack", actor: seat },
    { kind: "attack/replay" },
    { kind: "attack/reveal" },
    { kind: "attack/damage-window" },
    { kind: "attack/calculate" },
  );
}

/** LT 10.4: the attacker's seat decides again when the board it attacks has changed. */
export function checkReplay(play: Play): void {
  const { attack, turnSeat } = play.state.shared;
  if (attack === null) return;
  if (!canStillAttack(play.state, turnSeat, attack.attacker)) return end(play, "void");
  const board = boardOf(play.state, otherSeat(turnSeat));
  const targetLeft = attack.target !== null && !board.includes(attack.target);
  if (board.length === attack.defenders && !targetLeft) return;
  if (play.state.config.responses === "full") {
    play.ask({ kind: "replay", seat: turnSeat });
    return;
  }
  // LT 9.7: the simple game keeps its aim, else takes the first target there is.
  const target = targetLeft || attack.target === null ? (board[0] ?? null) : attack.target;
  if (target !== attack.target) {
    play.emit({ type: "ATTACK_REDIRECTED", attack: { ...attack, target } });
  }
}

/** LT 10.3: a face-down defender is turned face-up. */
export function revealDefender(play: Play): void {
  const attack = stillOn(play);
  if (attack === null || attack.target === null) return;
  const placed = onTable(play.state, attack.target);
  if (!placed?.faceDown) return;
  const change = play.turned(attack.target, false);
  const source = { card: attack.attacker, def: cardOf(play.state, attack.attacker).def };
  play.emit({ type: "CARD_FLIPPED", seat: placed.seat, why: "attack", source, change });
}

export function openDamageWindow(play: Play): void {
  if (stillOn(play) === null) return;
  play.next({ kind: "window/open", window: "damage", actor: play.state.shared.turnSeat });
}

/** LT 10.3: damage and destruction are one batch. */
export function calculate(play: Play): void {
  const attack = stillOn(play);
  if (attack === null) return;
  const { attacker, target } = attack;
  const { damage, destroyed } = battleOutcome(play, attack);
  const fighters = [attacker, ...(target === null ? [] : [target])].map((card) => ({
    source: { card, def: cardOf(play.state, card).def },
    was: snapshot(play, card),
  }));
  for (const { seat, amount, source: dealer } of damage) {
    const dealing = fighters.find(({ source }) => source.card === dealer);
    if (dealing) dealDamage(play, seat, amount, "battle", dealing.source, dealing.was);
  }
  const gone = destroyCards(play, destroyed, {
    by: "battle",
    source: (doomed) => fighters.find(({ source }) => source.card !== doomed)?.source ?? null,
  });
  play.emit({ type: "BATTLE_RESOLVED", attacker, target, destroyed: gone });
  end(play, "resolved");
  // LT 9.3
  if (gone.length > 0) {
    play.next({ kind: "window", window: "destruction", actor: play.state.shared.turnSeat });
  }
}

/** The attack, if it is still on: else it ends here, and what follows has nothing to do (10.4). */
function stillOn(play: Play): PendingAttack | null {
  const { attack, turnSeat } = play.state.shared;
  if (attack === null) return null;
  const targetIsThere =
    attack.target === null || boardOf(play.state, otherSeat(turnSeat)).includes(attack.target);
  if (targetIsThere && canStillAttack(play.state, turnSeat, attack.attacker)) return attack;
  end(play, "void");
  return null;
}

function end(play: Play, why: "resolved" | "void"): void {
  play.emit({ type: "ATTACK_ENDED", why });
}
