/** LT 9.4: a chain resolves last link first. */
import type { CardId } from "@tcg/core";
import { isStillTarget } from "../choices/targets.ts";
import { sendToGraveyard } from "../procedures/leave.ts";
import { definition, effectOf, isFaceUp, onTable } from "../reading/table.ts";
import type { ChainLink, Play, State, Table } from "../types.ts";
import type { Seat, WindowKind } from "../vocabulary.ts";
import { requirementsOf } from "./legality.ts";

/** The window has closed: what is on the chain resolves. */
export function startResolving(play: Play): void {
  const { chain } = play.state.shared;
  if (chain.length === 0) return;
  play.emit({ type: "CHAIN_RESOLVING", links: chain.length });
  play.next({ kind: "chain/resolve" });
}

export function resolveNext(play: Play): void {
  const { chain } = play.state.shared;
  if (chain.length > 0) {
    play.next({ kind: "link/resolve" }, { kind: "chain/resolve" });
    return;
  }
  play.emit({ type: "CHAIN_RESOLVED" });
  const window = windowAfter(play.state);
  if (window === null) return;
  // LT 10.3: in the midst of a battle triggers wait for its outcome.
  const inBattle = play.upcoming?.kind === "attack/calculate";
  play.next({ kind: inBattle ? "window/open" : "window", ...window });
}

/** The window of what a chain summoned (LT 6.8), or else of what it destroyed (LT 9.3). */
function windowAfter({
  shared: { recent, turnSeat },
}: State): { readonly window: WindowKind; readonly actor: Seat } | null {
  const summoned = recent.findLast(({ on }) => on === "summoned");
  if (summoned !== undefined) return { window: "summon", actor: summoned.seat };
  const destroyed = recent.findLast(({ on }) => on === "destroyed");
  return destroyed ? { window: "destruction", actor: destroyed.actor ?? turnSeat } : null;
}

export function resolveLink(play: Play): void {
  const link = play.state.shared.chain.at(-1);
  if (link === undefined) return;
  play.next({ kind: "link/finish" });
  if (link.negated || isMissing(play, link)) return;
  const targets = link.targets.map((_, place) => legalTargets(play, link, place));
  if (targets.flat().length < link.targets.flat().length) {
    const index = play.state.shared.chain.length - 1;
    play.emit({ type: "TARGETS_LOST", index, source: link.source, targets });
    // LT 8.6: all targets are gone.
    if (targets.flat().length === 0) return;
  }
  const to = targets[0]?.[0];
  // LT 7.6
  if (isEquip(play, link) && to !== undefined) {
    play.emit({ type: "CARD_EQUIPPED", card: link.source.card, to });
  }
  const effect = effectOf(definition(play, link.source.def), link.effect);
  const actions = effect?.actions ?? [];
  play.next(...actions.map((_, action) => ({ kind: "action", action, answers: {} }) as const));
}

/** LT 8.13: a continuous card must still be face-up, unless its leaving is what triggered (8.14). */
function isMissing(table: Table, link: ChainLink): boolean {
  const { state } = table;
  return stays(table, link) && !link.sourceLeft && !isFaceUp(state, link.source.card);
}

/** LT 8.6: the targets of one requirement that are still legal; the others are skipped. */
function legalTargets(table: Table, link: ChainLink, place: number): CardId[] {
  const effect = effectOf(definition(table, link.source.def), link.effect);
  const requirement = requirementsOf(table, { ...link, effect })[place];
  if (requirement === undefined) return [];
  return (link.targets[place] ?? []).filter((id) =>
    isStillTarget(table, link.seat, requirement, id),
  );
}

export function finishLink(play: Play): void {
  const { chain } = play.state.shared;
  const link = chain.at(-1);
  if (link === undefined) return;
  play.emit({ type: "CHAIN_LINK_RESOLVED", index: chain.length - 1, source: link.source });
  if (link.via === "effect" || onTable(play.state, link.source.card) === null) return;
  // LT 9.4: an activation that was negated goes to the graveyard, whatever its subtype.
  const { negatedBy: source } = link;
  if (link.negated)
    sendToGraveyard(play, link.source.card, "negated", { ...(source && { source }) });
  else if (!stays(play, link)) sendToGraveyard(play, link.source.card, "resolved");
  else if (isEquip(play, link) && !onTable(play.state, link.source.card)?.data.equippedTo) {
    sendToGraveyard(play, link.source.card, "resolved");
  }
}

function stays(table: Table, { source }: ChainLink): boolean {
  return table.printed.of(source.def).stays;
}

function isEquip(table: Table, { source, via }: ChainLink): boolean {
  const card = definition(table, source.def);
  return via === "spell" && card.type === "spell" && card.spellType === "equip";
}
