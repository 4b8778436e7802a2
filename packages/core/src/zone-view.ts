/**
 * What a viewer sees of the zones. Most commands touch no card, and the others few: a zone that looks as
 * it did is the very same object, for all who see the same of it, and so is a card in a zone that does not.
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

/**
 * A zone as it lay when it was looked at last. As long as every place has the very same card, known to the same, so is
 * what anybody sees of it. Lists are no proof of that: a state that is played on in place writes to its own.
 */
interface Look {
  /** By place: its id, the card and who has learned it; null where there is none. */
  readonly ids: ZoneContent;
  readonly cards: readonly (Card<GameTypes> | null)[];
  readonly learnedBy: readonly (readonly string[] | null)[];
  /** What looks the same to everybody: on the table, every card face-up. Null: it does not. */
  readonly open: ZoneView<GameTypes> | null;
}

/** Null for zones of which nobody sees a face: few of their cards are looked at. */
type Looks = readonly (Look | null)[];

/** Seat by seat and zone by zone. */
const looks = revisedFor(
  ({ state }: Table<GameTypes>, rules: GameRules<GameTypes>, before?: Looks): Looks => {
    const found: (Look | null)[] = [];
    for (const seat of state.seating) {
      for (const zone in rules.zones) {
        const was = before?.[found.length];
        const isHidden = rules.zones[zone]?.faces === "nobody";
        found.push(isHidden ? null : lookAt(rules, state, seat, zone, was ?? null));
      }
    }
    return found;
  },
  "cards",
);

function lookAt(
  rules: GameRules<GameTypes>,
  state: State<GameTypes>,
  seat: string,
  zone: string,
  was: Look | null,
): Look {
  const content = contentOf(state, seat, zone);
  if (was !== null && liesAsItDid(state, content, was)) return was;
  const cards: (Card<GameTypes> | null)[] = [];
  const learnedBy: (readonly string[] | null)[] = [];
  let isOpen = rules.zones[zone]?.faces === "all";
  for (const id of content) {
    const card = id === null ? null : cardOf(state, id);
    if (card?.faceDown === true) isOpen = false;
    cards.push(card);
    learnedBy.push(learnersOf(state, id));
  }
  const lies = { ids: content.slice(), cards, learnedBy };
  if (!isOpen) return { ...lies, open: null };
  const view = viewZone(rules, state, NONE, "referee", seat, zone, was?.open);
  return { ...lies, open: kept(was?.open, view) };
}

function liesAsItDid(
  state: State<GameTypes>,
  content: ZoneContent,
  { ids, cards, learnedBy }: Look,
): boolean {
  if (content.length !== ids.length) return false;
  for (let place = 0; place < content.length; place++) {
    const id = content[place] ?? null;
    if (id !== ids[place]) return false;
    if (id !== null && cardOf(state, id) !== cards[place]) return false;
    if (learnersOf(state, id) !== learnedBy[place]) return false;
  }
  return true;
}

function learnersOf({ known }: State<GameTypes>, id: CardId | null): readonly string[] | null {
  return (id === null ? undefined : known.get(id)) ?? null;
}

interface SeenZones {
  readonly zones: Views;
  /** What they were made of. */
  readonly looks: Looks;
}

/** All zones as somebody sees them; if they look as they did, the same object. */
const zonesSeen = revisedFor(
  (table: Table<GameTypes>, { rules, viewer }: Looking, before?: SeenZones): SeenZones => {
    const { state } = table;
    const now = looks(table, rules);
    const learned = state.known.ids();
    let isAsBefore = before !== undefined;
    let place = 0;
    const zones: Record<string, Record<string, ZoneView<GameTypes>>> = {};
    for (const seat of state.seating) {
      const ofSeat: Record<string, ZoneView<GameTypes>> = {};
      for (const zone in rules.zones) {
        const was = before?.zones[seat]?.[zone];
        const look = now[place] ?? null;
        const isUntouched = look !== null && look === before?.looks[place];
        const same = look?.open ?? (isUntouched ? was : undefined);
        const view = same ?? kept(was, viewZone(rules, state, learned, viewer, seat, zone, was));
        if (view !== was) isAsBefore = false;
        ofSeat[zone] = view;
        place++;
      }
      zones[seat] = ofSeat;
    }
    return { zones: before !== undefined && isAsBefore ? before.zones : zones, looks: now };
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
  return zonesSeen(table as unknown as Table<GameTypes>, looking).zones as ZoneViews<G>;
}

function contentOf({ seats }: State<GameTypes>, seat: string, zone: string): ZoneContent {
  return (seats[seat] as Readonly<Record<string, ZoneContent>>)[zone] as ZoneContent;
}

/** `was`: as it was seen before, whose cards are taken over where they look the same. */
function viewZone(
  { zones }: GameRules<GameTypes>,
  state: State<GameTypes>,
  learned: readonly CardId[],
  viewer: string,
  seat: string,
  zone: string,
  was: ZoneView<GameTypes> | null | undefined,
): ZoneView<GameTypes> {
  const rule = zones[zone] as ZoneRule;
  const content = contentOf(state, seat, zone);
  const places =
    rule.faces === "nobody" && viewer !== "referee" ? placesOf(learned, state, seat, zone) : null;
  const cards: CardView<GameTypes>[] = [];
  const others: { by: readonly string[]; index: number }[] = [];
  const tellsPlaces = rule.ordered || viewer === "referee" || zoneShows(rule, seat, false, viewer);
  const seen = was?.cards ?? NO_CARDS;
  /** Of those seen before, the next that could come. */
  let next = 0;
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
      // One that has left in between is passed over.
      if (seen[next]?.card !== id && seen[next + 1]?.card === id) next++;
      const before = seen[next];
      if (before?.card === id) next++;
      cards.push(viewCard(id, card, face, by, tellsPlaces ? index : null, before));
    } else if (rule.ordered && by !== undefined) {
      others.push({ by, index });
    }
  }
  const count = content.length - empty;
  if (!tellsPlaces) cards.sort((a, b) => cardNumber(a.card) - cardNumber(b.card));
  return others.length === 0 ? { count, cards } : { count, cards, learned: others };
}

const NONE: readonly CardId[] = [];
const NO_CARDS: readonly CardView<GameTypes>[] = [];

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

/** `before`: a card as it was seen, given again if this one looks the same. */
function viewCard(
  id: CardId,
  { def, owner, faceDown, data }: Card<GameTypes>,
  face: boolean,
  learnedBy: readonly string[] | undefined,
  index: number | null,
  before: CardView<GameTypes> | undefined,
): CardView<GameTypes> {
  const seen = face ? def : null;
  const knownBy = face ? learnedBy : undefined;
  if (
    before !== undefined &&
    before.card === id &&
    before.def === seen &&
    before.owner === owner &&
    before.faceDown === faceDown &&
    before.data === data &&
    before.knownBy === knownBy &&
    before.index === (index ?? undefined)
  ) {
    return before;
  }
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
  if (one === other) return true;
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
