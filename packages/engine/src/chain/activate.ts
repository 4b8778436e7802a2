/** LT 8.12: an activation chooses its targets, pays its costs, and is on the chain. */
import type { CardId } from "@tcg/core";
import { targetsLeft } from "../actions/resolving.ts";
import { autoTarget } from "../choices/auto-target.ts";
import { snapshot } from "../reading/snapshots.ts";
import { definition, effectOf, isFaceUp } from "../reading/table.ts";
import type { Activation, ChainLink, LunchTableTask, Play, Table } from "../types.ts";
import { completingTargets, requirementsOf, withTarget } from "./legality.ts";
import { payNext } from "./pay.ts";
import { speedOf } from "./speed.ts";

/** The task that carries an activation through. */
export function activationTask(
  table: Table,
  started: Omit<Activation, "targets" | "costsPaid" | "cardsPaid">,
  chosen: readonly CardId[] = [],
): Extract<LunchTableTask, { kind: "activate" }> {
  const effect = effectOf(definition(table, started.source.def), started.effect);
  const requirements = requirementsOf(table, { source: started.source, via: started.via, effect });
  const targets = requirements.map((_, place) => (place === 0 ? chosen : []));
  return { kind: "activate", activation: { ...started, targets, costsPaid: 0, cardsPaid: 0 } };
}

/** Does the next thing an activation needs, and comes back until nothing is missing. */
export function activate(play: Play, activation: Activation): void {
  const place = missingTarget(play, activation);
  // What made room for the card may have taken its last target along: then it does without.
  if (place !== null && openTargets(play, activation, place).length > 0) {
    return chooseTarget(play, activation, place);
  }
  if (activation.costsPaid === 0 && activation.cardsPaid === 0) announceTargets(play, activation);
  if (!payNext(play, activation)) addLink(play, activation);
}

function missingTarget(table: Table, activation: Activation): number | null {
  const { source, via } = activation;
  const effect = effectOf(definition(table, source.def), activation.effect);
  const requirements = requirementsOf(table, { source, via, effect });
  const chosenFor = (place: number): number => activation.targets[place]?.length ?? 0;
  const place = requirements.findIndex(({ count }, i) => chosenFor(i) < count);
  return place < 0 ? null : place;
}

/** Targets that leave the rest of the activation possible. */
export function openTargets(table: Table, activation: Activation, place: number): CardId[] {
  const { seat, source, via, occurrence, targets } = activation;
  const effect = effectOf(definition(table, source.def), activation.effect);
  return completingTargets(table, { seat, source, effect, occurrence, via }, targets, place);
}

function chooseTarget(play: Play, activation: Activation, place: number): void {
  const { state } = play;
  if (state.config.responses === "auto" && !activation.byCommand) {
    const effect = effectOf(definition(play, activation.source.def), activation.effect);
    const options = openTargets(play, activation, place);
    const id = autoTarget(state, activation.seat, options, effect, place);
    return addTarget(play, activation, place, id);
  }
  const ask = { for: "target", activation, requirement: place } as const;
  play.ask({ kind: "choose_cards", seat: activation.seat, ask });
}

export function addTarget(play: Play, activation: Activation, place: number, id: CardId): void {
  const targets = withTarget(activation.targets, place, id);
  play.next({ kind: "activate", activation: { ...activation, targets } });
}

/** What made room for the card may have taken a target along (LT 7.8): that one is lost (LT 8.6). */
function announceTargets(play: Play, { seat, source, targets }: Activation): void {
  const cards = targetsLeft(play.state, targets.flat());
  if (cards.length === 0) return;
  const chosen = cards.map((id) => snapshot(play, id));
  play.emit({ type: "TARGETS_CHOSEN", seat, source, cards: chosen });
}

function addLink(play: Play, activation: Activation): void {
  const { seat, source, effect, via, targets, occurrence } = activation;
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
