/** LT 9.4: a chain resolves last link first. */
import type { CardId } from "@tcg/core";
import { isStillTarget } from "../choices/targets.ts";
import { sendToGraveyard } from "../deeds/leave.ts";
import { type Book, definition, effectOf, isFaceUp, onTable } from "../table.ts";
import type { ChainLink, Play, State } from "../types.ts";
import { requirementsOf } from "./legality.ts";
import { staysOnTable } from "./may-activate.ts";

/** The window has closed: what is on the chain resolves. */
export function startResolving(play: Play): void {
  const { chain } = play.state.shared;
  if (chain.length === 0) return;
  play.emit({ type: "CHAIN_RESOLVING", links: chain.length });
  play.next({ kind: "chain/resolve" });
}

export function resolveNext(play: Play): void {
  const { chain, recent } = play.state.shared;
  if (chain.length > 0) {
    play.next({ kind: "link/resolve" }, { kind: "chain/resolve" });
    return;
  }
  play.emit({ type: "CHAIN_RESOLVED" });
  // LT 6.8: the window of what the chain summoned.
  const summoned = recent.findLast(({ on }) => on === "summoned");
  if (summoned) play.next({ kind: "window", window: "summon", actor: summoned.seat });
}

export function resolveLink(book: Book, play: Play): void {
  const link = play.state.shared.chain.at(-1);
  if (link === undefined) return;
  play.next({ kind: "link/finish" });
  if (link.negated || !canResolve(book, play.state, link)) return;
  if (isEquip(book, link)) equip(book, play, link);
  const effect = effectOf(definition(book, link.source.def), link.effect);
  play.next(...(effect?.actions ?? []).map((_, action) => ({ kind: "action", action }) as const));
}

/** LT 8.6, 8.13: some target is left, and a card that stays is still there face-up. */
function canResolve(book: Book, state: State, link: ChainLink): boolean {
  if (stays(book, link) && !isFaceUp(state, link.source.card)) return false;
  const chosen = link.targets.flat();
  return (
    chosen.length === 0 ||
    link.targets.some((_, i) => legalTargets(book, state, link, i).length > 0)
  );
}

/** The targets of one requirement that are still legal; the others are skipped. */
export function legalTargets(book: Book, state: State, link: ChainLink, place: number): CardId[] {
  const effect = effectOf(definition(book, link.source.def), link.effect);
  const requirement = requirementsOf(book, { ...link, effect })[place];
  if (requirement === undefined) return [];
  return (link.targets[place] ?? []).filter((id) =>
    isStillTarget(book, state, link.seat, requirement, id),
  );
}

export function finishLink(book: Book, play: Play): void {
  const { chain } = play.state.shared;
  const link = chain.at(-1);
  if (link === undefined) return;
  play.emit({ type: "CHAIN_LINK_RESOLVED", index: chain.length - 1 });
  if (link.via === "effect" || onTable(play.state, link.source.card) === null) return;
  // LT 9.4: an activation that was negated goes to the graveyard, whatever its subtype.
  if (link.negated) sendToGraveyard(book, play, link.source.card, "negated");
  else if (!stays(book, link)) sendToGraveyard(book, play, link.source.card, "resolved");
  else if (isEquip(book, link) && !onTable(play.state, link.source.card)?.data.equippedTo) {
    sendToGraveyard(book, play, link.source.card, "resolved");
  }
}

function stays(book: Book, { source }: ChainLink): boolean {
  return staysOnTable(definition(book, source.def));
}

function isEquip(book: Book, { source, via }: ChainLink): boolean {
  const card = definition(book, source.def);
  return via === "spell" && card.type === "spell" && card.spellType === "equip";
}

/** LT 7.6 */
function equip(book: Book, play: Play, link: ChainLink): void {
  const to = legalTargets(book, play.state, link, 0)[0];
  if (to !== undefined) play.emit({ type: "CARD_EQUIPPED", card: link.source.card, to });
}
