/** LT 8.12: an activation chooses its targets, pays its costs, and is on the chain. */
import type { CardId } from "@tcg/core";
import { targetsLeft } from "../actions/resolving.ts";
import { autoTarget } from "../choices/auto-target.ts";
import { targetOptions } from "../choices/targets.ts";
import { snapshot } from "../reading/snapshots.ts";
import { definition, effectOf, isFaceUp } from "../reading/table.ts";
import type { Activation, ChainLink, LunchTableTask, Play, Table } from "../types.ts";
import { canBeCompleted, requirementsOf, withTarget } from "./legality.ts";
import { payNext } from "./pay.ts";
import { speedOf } from "./speed.ts";

/** The task that carries an activation through. */
export function activation(
  table: Table,
  given: Omit<Activation, "targets" | "costsPaid" | "cardsPaid">,
  chosen: readonly CardId[] = [],
): Extract<LunchTableTask, { kind: "activate" }> {
  const effect = effectOf(definition(table, given.source.def), given.effect);
  const requirements = requirementsOf(table, { source: given.source, via: given.via, effect });
  const targets = requirements.map((_, place) => (place === 0 ? chosen : []));
  return { kind: "activate", activation: { ...given, targets, costsPaid: 0, cardsPaid: 0 } };
}

/** Does the next thing an activation needs, and comes back until nothing is missing. */
export function activate(play: Play, doing: Activation): void {
  const place = missingTarget(play, doing);
  // What made room for the card may have taken its last target along: then it does without.
  if (place !== null && openTargets(play, doing, place).length > 0) {
    return chooseTarget(play, doing, place);
  }
  if (doing.costsPaid === 0 && doing.cardsPaid === 0) announceTargets(play, doing);
  if (!payNext(play, doing)) addLink(play, doing);
}

function missingTarget(table: Table, doing: Activation): number | null {
  const effect = effectOf(definition(table, doing.source.def), doing.effect);
  const requirements = requirementsOf(table, { source: doing.source, via: doing.via, effect });
  const place = requirements.findIndex(({ count }, i) => (doing.targets[i]?.length ?? 0) < count);
  return place < 0 ? null : place;
}

/** Targets that leave the rest of the activation possible. */
export function openTargets(table: Table, doing: Activation, place: number): CardId[] {
  const { seat, source, via, occurrence, targets } = doing;
  const effect = effectOf(definition(table, source.def), doing.effect);
  const requirements = requirementsOf(table, { source, via, effect });
  return targetOptions(table, { seat, source, requirements, targets }, place).filter((id) =>
    canBeCompleted(
      table,
      { seat, source, effect, occurrence, via },
      withTarget(targets, place, id),
    ),
  );
}

function chooseTarget(play: Play, doing: Activation, place: number): void {
  const { state } = play;
  if (state.config.responses === "auto" && !doing.byCommand) {
    const effect = effectOf(definition(play, doing.source.def), doing.effect);
    const id = autoTarget(state, doing.seat, openTargets(play, doing, place), effect, place);
    return addTarget(play, doing, place, id);
  }
  const ask = { for: "target", activation: doing, requirement: place } as const;
  play.ask({ kind: "choose_cards", seat: doing.seat, ask });
}

export function addTarget(play: Play, doing: Activation, place: number, id: CardId): void {
  const targets = withTarget(doing.targets, place, id);
  play.next({ kind: "activate", activation: { ...doing, targets } });
}

/** What made room for the card may have taken a target along (LT 7.8): that one is lost (LT 8.6). */
function announceTargets(play: Play, { seat, source, targets }: Activation): void {
  const cards = targetsLeft(play.state, targets.flat());
  if (cards.length === 0) return;
  const chosen = cards.map((id) => snapshot(play, id));
  play.emit({ type: "TARGETS_CHOSEN", seat, source, cards: chosen });
}

function addLink(play: Play, doing: Activation): void {
  const { seat, source, effect, via, targets, occurrence } = doing;
  const { chain, linksThisTurn } = play.state.shared;
  // LT 1.4: nothing optional gets here beyond the limit, so this is a mandatory trigger.
  if (linksThisTurn >= play.state.config.maxLinksPerTurn) return play.end([], "loop");
  const card = definition(play, source.def);
  const speed = speedOf(card, effectOf(card, effect), via);
  const link: ChainLink = {
    seat,
    source,
    effect,
    via,
    targets,
    occurrence,
    speed,
    negated: false,
    ...(!isFaceUp(play.state, source.card) && { sourceLeft: true }),
  };
  if (chain.length === 0) play.emit({ type: "CHAIN_STARTED" });
  play.emit({ type: "CHAIN_LINK_ADDED", link });
}
