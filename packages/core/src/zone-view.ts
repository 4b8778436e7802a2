/**
 * What a viewer sees of the zones. Most commands touch no card, and the others few: a zone that looks as
 * it did is the very same object, for all who see the same of it.
 */
import { revisedFor } from "./derived.ts";
import { type CardId, cardNumber, type DefId } from "./ids.ts";
import type { GameRules } from "./rules.ts";
import { cardOf } from "./table/cards-in.ts";
import type { Table } from "./table/table.ts";
import { showsFace, type ZoneRule, zoneShows } from "./table/zones.ts";
import type { Card, GameTypes, State, Viewer, ZoneContent } from "./types.ts";

export interface CardView<G extends GameTypes> {
  readonly card: CardId;
  /** Null: it shows its back. */
  readonly def: DefId | null;
  readonly owner: G["seat"];
  readonly faceDown: boolean;
  readonly data: G["cardData"] | null;
  /** Seats that learned this face though the zone hides it from them. */
  readonly knownBy?: readonly G["seat"][];
  /** Slot or position. Absent where the viewer may not know the order. */
  readonly index?: number;
}

export interface ZoneView<G extends GameTypes> {
  /** How many cards there are, seen or not. */
  readonly count: number;
  /** Those the viewer can point at. */
  readonly cards: readonly CardView<G>[];
  /**
   * Of the others, where there is order: which of them somebody has looked at. How much others know
   * of a hand is not told: by what they forget when a card leaves it, it would tell what they knew.
   */
  readonly learned?: readonly { readonly by: readonly G["seat"][]; readonly index: number }[];
}

export type ZoneViews<G extends GameTypes> = {
  readonly [S in G["seat"]]: { readonly [Z in G["zone"]]: ZoneView<G> };
};

/** Who looks, and by which rules. There is one of each: what they see is remembered under it. */
interface Looking {
  readonly rules: GameRules<GameTypes>;
  readonly viewer: string;
}

type Views = ZoneViews<GameTypes>;

/** Seat by seat and zone by zone what looks the same to everybody: on the table, every card face-up. */
const openZones = revisedFor(
  ({ state }: Table<GameTypes>, rules: GameRules<GameTypes>, before?: OpenViews): OpenViews => {
    const views: (ZoneView<GameTypes> | null)[] = [];
    for (const seat of state.seating) {
      for (const zone in rules.zones) {
        const isOpen = rules.zones[zone]?.faces === "all" && isFaceUp(state, seat, zone);
        const view = isOpen ? viewZone(rules, state, NONE, "referee", seat, zone) : null;
        views.push(view && kept(before?.[views.length], view));
      }
    }
    return views;
  },
  "cards",
);

type OpenViews = readonly (ZoneView<GameTypes> | null)[];

/** All zones as somebody sees them; if they look as they did, the same object. */
const zonesSeen = revisedFor(
  (table: Table<GameTypes>, { rules, viewer }: Looking, before?: Views): Views => {
    const { state } = table;
    const open = openZones(table, rules);
    const learned = state.known.ids();
    let isAsBefore = before !== undefined;
    let place = 0;
    const zones: Record<string, Record<string, ZoneView<GameTypes>>> = {};
    for (const seat of state.seating) {
      const ofSeat: Record<string, ZoneView<GameTypes>> = {};
      for (const zone in rules.zones) {
        const was = before?.[seat]?.[zone];
        const view =
          open[place++] ?? kept(was, viewZone(rules, state, learned, viewer, seat, zone));
        if (view !== was) isAsBefore = false;
        ofSeat[zone] = view;
      }
      zones[seat] = ofSeat;
    }
    return before !== undefined && isAsBefore ? before : zones;
  },
  "cards",
);

const viewers = new WeakMap<object, Map<string, Looking>>();

export function viewZones<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  viewer: Viewer<G>,
): ZoneViews<G> {
  let ofRules = viewers.get(rules);
  if (ofRules === undefined) {
    ofRules = new Map();
    viewers.set(rules, ofRules);
  }
  let looking = ofRules.get(viewer);
  if (looking === undefined) {
    looking = { rules: rules as unknown as GameRules<GameTypes>, viewer };
    ofRules.set(viewer, looking);
  }
  return zonesSeen(table as unknown as Table<GameTypes>, looking) as ZoneViews<G>;
}

function contentOf({ seats }: State<GameTypes>, seat: string, zone: string): ZoneContent {
  return (seats[seat] as Readonly<Record<string, ZoneContent>>)[zone] as ZoneContent;
}

function isFaceUp(state: State<GameTypes>, seat: string, zone: string): boolean {
  for (const id of contentOf(state, seat, zone)) {
    if (id !== null && cardOf(state, id).faceDown) return false;
  }
  return true;
}

function viewZone(
  { zones }: GameRules<GameTypes>,
  state: State<GameTypes>,
  learned: readonly CardId[],
  viewer: string,
  seat: string,
  zone: string,
): ZoneView<GameTypes> {
  const rule = zones[zone] as ZoneRule;
  const content = contentOf(state, seat, zone);
  const places =
    rule.faces === "nobody" && viewer !== "referee" ? placesOf(learned, state, seat, zone) : null;
  const cards: CardView<GameTypes>[] = [];
  const others: { by: readonly string[]; index: number }[] = [];
  const tellsPlaces = rule.ordered || viewer === "referee" || zoneShows(rule, seat, false, viewer);
  let empty = 0;
  for (let i = 0; i < (places ?? content).length; i++) {
    const index = places?.[i] ?? i;
    const id = content[index] ?? null;
    if (id === null) {
      empty++;
      continue;
    }
    const card = cardOf(state, id);
    const by = state.known.get(id);
    const face = showsFace(rule, card, by, viewer, state.seating);
    if (face || rule.faces === "all") {
      cards.push(viewCard(id, card, face, by, tellsPlaces ? index : null));
    } else if (rule.ordered && by !== undefined) {
      others.push({ by, index });
    }
  }
  const count = content.length - empty;
  if (!tellsPlaces) cards.sort((a, b) => cardNumber(a.card) - cardNumber(b.card));
  return others.length === 0 ? { count, cards } : { count, cards, learned: others };
}

const NONE: readonly CardId[] = [];

/**
 * The places in this zone of cards that somebody has learned: a view shows no other places of a deck.
 */
function placesOf(
  learned: readonly CardId[],
  state: State<GameTypes>,
  seat: string,
  zone: string,
): number[] {
  const places: number[] = [];
  for (const id of learned) {
    const card = cardOf(state, id);
    if (card.zone !== zone || card.seat !== seat) continue;
    places.push(contentOf(state, seat, zone).indexOf(id));
  }
  return places.sort((a, b) => a - b);
}

function viewCard(
  id: CardId,
  { def, owner, faceDown, data }: Card<GameTypes>,
  face: boolean,
  learnedBy: readonly string[] | undefined,
  index: number | null,
): CardView<GameTypes> {
  const seen = face ? def : null;
  const knownBy = face ? learnedBy : undefined;
  if (knownBy === undefined && index !== null) {
    return { card: id, def: seen, owner, faceDown, data, index };
  }
  const view = { card: id, def: seen, owner, faceDown, data };
  if (knownBy === undefined) return view;
  return index === null ? { ...view, knownBy } : { ...view, knownBy, index };
}

/** What was shown before, if it still shows the same. */
function kept(
  before: ZoneView<GameTypes> | null | undefined,
  now: ZoneView<GameTypes>,
): ZoneView<GameTypes> {
  return before != null && looksLike(before, now) ? before : now;
}

function looksLike(before: ZoneView<GameTypes>, now: ZoneView<GameTypes>): boolean {
  if (before.count !== now.count || before.cards.length !== now.cards.length) return false;
  if (before.learned !== undefined || now.learned !== undefined) return false;
  for (let i = 0; i < now.cards.length; i++) {
    const [one, other] = [before.cards[i], now.cards[i]];
    if (!isLike(one as CardView<GameTypes>, other as CardView<GameTypes>)) return false;
  }
  return true;
}

function isLike(one: CardView<GameTypes>, other: CardView<GameTypes>): boolean {
  return (
    one.card === other.card &&
    one.def === other.def &&
    one.owner === other.owner &&
    one.faceDown === other.faceDown &&
    one.data === other.data &&
    one.knownBy === other.knownBy &&
    one.index === other.index
  );
}
