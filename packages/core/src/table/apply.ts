/** Applies table changes to a draft. The only code that moves a card. */
import type { Draft } from "../draft.ts";
import { type CardId, cardNumber } from "../ids.ts";
import { InvariantError } from "../invariant-error.ts";
import type { Card, GameTypes, State } from "../types.ts";
import type {
  Cleared,
  Face,
  HandedOver,
  Learned,
  Moved,
  Placed,
  Removed,
  Renamed,
  Shuffled,
  TableChange,
  Turned,
} from "./changes.ts";
import { idsForLook } from "./look.ts";
import { seatsWhere } from "./seat-lists.ts";
import { shownTo, type ZoneRules } from "./zones.ts";

export function applyChange<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: TableChange,
): void {
  switch (change.op) {
    case "place":
      return place(zones, draft, change);
    case "move":
      return move(zones, draft, change);
    case "shuffle":
      return shuffle(draft, change);
    case "learn":
      return learn(zones, draft, change);
    case "turn":
      return turn(zones, draft, change);
    case "hand-over":
      return handOver(zones, draft, change);
    case "remove":
      return remove(zones, draft, change);
    case "clear":
      return clear(zones, draft, change);
  }
}

function place<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: Placed,
): void {
  const { owner, seat, zone, faceDown, index } = change;
  const data = change.data as Card<G>["data"];
  const cards = draft.at("cards");
  const content = draft.at("seats", seat as G["seat"], zone as G["zone"]);
  const isPile = zones[zone as G["zone"]].slots === "pile";
  for (let i = 0; i < change.cards.length; i++) {
    const { card, def } = change.cards[i] as Face;
    cards.set(card, { def, owner, seat, zone, faceDown, data });
    putInto(content, isPile, card, index + i);
    used(draft, card);
  }
}

function move<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: Moved,
): void {
  const { card, as, def, owner, from, to, faceDown } = change;
  take(zones, draft, card, from.seat, from.zone);
  const data = change.data as Card<G>["data"];
  draft.at("cards").set(as, { def, owner, seat: to.seat, zone: to.zone, faceDown, data });
  put(zones, draft, as, to.seat, to.zone, to.index);
  used(draft, as);
  remember(zones, draft, as, change.faceSeenBy);
  if (change.rest.length > 0) rename(draft, from.seat, from.zone, change.rest);
  for (const { card: other, by } of change.forgotten) {
    const knew = draft.state.known.get(other) as readonly string[];
    remember(
      zones,
      draft,
      other,
      knew.filter((seat) => !by.includes(seat)),
    );
  }
}

function shuffle<G extends GameTypes>(draft: Draft<State<G>>, change: Shuffled): void {
  const content = draft.at("seats", change.seat as G["seat"], change.zone as G["zone"]);
  content.splice(0, content.length, ...change.order.map(({ card }) => card));
  rename(draft, change.seat, change.zone, change.order);
}

function learn<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: Learned,
): void {
  // Those who knew a face go on knowing it, under the new id.
  const knew = new Map(change.renamed.map(({ card, as }) => [as, draft.state.known.get(card)]));
  if (change.renamed.length > 0) {
    const { seating, nextId } = draft.state;
    const { seat, zone, by } = change;
    rename(draft, seat, zone, change.renamed);
    const look = { rule: zones[zone as G["zone"]], seating, seat, by };
    draft.at().nextId = nextId + idsForLook(look, change.renamed.length);
  }
  for (const { card } of change.cards) {
    const before = knew.get(card) ?? draft.state.known.get(card) ?? [];
    remember(zones, draft, card, [...before, ...change.by]);
  }
}

function turn<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: Turned,
): void {
  draft.card(change.card).faceDown = change.faceDown;
  remember(zones, draft, change.card, change.seenBy);
}

function handOver<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  { card, from, to, seenBy }: HandedOver,
): void {
  lift(zones, draft, card, from.seat, from.zone);
  put(zones, draft, card, to.seat, to.zone, to.index);
  draft.card(card).seat = to.seat;
  remember(zones, draft, card, seenBy);
}

function remove<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  change: Removed,
): void {
  take(zones, draft, change.card, change.from.seat, change.from.zone);
}

function clear<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  { seat, zone, cards }: Cleared,
): void {
  for (const id of cards) take(zones, draft, id, seat, zone);
}

function put<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  id: CardId,
  seat: string,
  zone: string,
  index: number,
): void {
  const content = draft.at("seats", seat as G["seat"], zone as G["zone"]);
  putInto(content, zones[zone as G["zone"]].slots === "pile", id, index);
}

function putInto(content: (CardId | null)[], isPile: boolean, id: CardId, index: number): void {
  if (!isPile) content[index] = id;
  else if (index === content.length) content.push(id);
  else content.splice(index, 0, id);
}

/** Takes a card off its zone and forgets it: as an object it is gone. */
function take<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  id: CardId,
  seat: string,
  zone: string,
): void {
  lift(zones, draft, id, seat, zone);
  draft.at("cards").delete(id);
  forget(draft, id);
}

function lift<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  id: CardId,
  seat: string,
  zone: string,
): void {
  const content = draft.at("seats", seat as G["seat"], zone as G["zone"]);
  const index = content.indexOf(id);
  if (index < 0)
    throw new InvariantError("the card is not where the event says", { id, seat, zone });
  if (zones[zone as G["zone"]].slots === "pile") closeGap(content, index);
  else content[index] = null;
}

/** What `splice` does, which makes a list of what it took out. */
function closeGap(content: (CardId | null)[], index: number): void {
  for (let i = index + 1; i < content.length; i++) content[i - 1] = content[i] as CardId;
  content.pop();
}

/** Gives cards of a zone fresh ids. Whoever had learned a face there has lost it. */
function rename<G extends GameTypes>(
  draft: Draft<State<G>>,
  seat: string,
  zone: string,
  names: readonly Renamed[],
): void {
  const content = draft.at("seats", seat as G["seat"], zone as G["zone"]);
  const cards = draft.at("cards");
  for (const { card, as } of names) {
    const record = cards.get(card);
    const index = content.indexOf(card);
    if (record === undefined || index < 0) {
      throw new InvariantError("a renamed card is not in the zone", { card, seat, zone });
    }
    content[index] = as;
    cards.set(as, record);
    cards.delete(card);
    forget(draft, card);
    used(draft, as);
  }
}

/** Notes who knows a face, leaving out those to whom its zone shows it, unless the zone forgets. */
function remember<G extends GameTypes>(
  zones: ZoneRules<G>,
  draft: Draft<State<G>>,
  id: CardId,
  seats: readonly string[],
): void {
  const card = draft.state.cards.get(id) as Card<G>;
  const rule = zones[card.zone as G["zone"]];
  if (rule.forgets) return forget(draft, id);
  const { seating } = draft.state;
  const shown = shownTo<string>(rule, card.seat, card.faceDown, seating);
  // Mostly those know it who see it there.
  if (shown === seats || shown === seating || seats.length === 0) return forget(draft, id);
  const learners = seatsWhere(seating, (seat) => seats.includes(seat) && !shown.includes(seat));
  if (learners.length > 0) draft.at("known").set(id, learners);
  else forget(draft, id);
}

function forget<G extends GameTypes>(draft: Draft<State<G>>, id: CardId): void {
  if (draft.state.known.has(id)) draft.at("known").delete(id);
}

function used<G extends GameTypes>(draft: Draft<State<G>>, id: CardId): void {
  const number = cardNumber(id);
  if (number >= draft.state.nextId) draft.at().nextId = number + 1;
}
