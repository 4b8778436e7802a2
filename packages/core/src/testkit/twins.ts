/**
 * Cards that nobody can tell apart: the same face in the same zone with the same data, and nothing in
 * the state that speaks of one and not of the other. What can be done with one can be done with the
 * other, whatever the rules are.
 */
import { canonicalJson } from "../canonical-json.ts";
import { type CardId, isCardId } from "../ids.ts";
import type { ZoneRules } from "../table/zones.ts";
import type { GameTypes, State } from "../types.ts";

/**
 * Pairs of neighbours, of each kind of cards that are alike: what holds for these exchanges holds for
 * all others. Not in decks, where the place of a card means something.
 */
export function twins<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
): [CardId, CardId][] {
  const alike = new Map<string, CardId[]>();
  for (const [id, card] of state.cards) {
    if (zones[card.zone as G["zone"]].faces === "nobody") continue;
    const look = `${textOf(card)} ${(state.known.get(id) ?? []).join()}`;
    const same = alike.get(look);
    if (same === undefined) alike.set(look, [id]);
    else same.push(id);
  }
  const pairs: [CardId, CardId][] = [];
  for (const same of alike.values()) {
    for (const [i, id] of same.slice(1).entries()) pairs.push([same[i] as CardId, id]);
  }
  if (pairs.length === 0) return [];
  const spoken = spokenOf(zones, state);
  const mentioned = new Set(spoken.match(ID));
  // Most cards are mentioned nowhere.
  return pairs.filter(
    ([one, other]) =>
      !(mentioned.has(one) || mentioned.has(other)) || isSpokenAlike(spoken, one, other),
  );
}

const ID = /\bc[1-9]\d{0,8}\b/g;

/** States share the cards that did not change: the same object says the same. */
const texts = new WeakMap<object, string>();

function textOf(card: object): string {
  let text = texts.get(card);
  if (text === undefined) {
    text = canonicalJson(card);
    texts.set(card, text);
  }
  return text;
}

/** All that a state says about cards besides what and where they are. */
function spokenOf<G extends GameTypes>(zones: ZoneRules<G>, state: State<G>): string {
  const { seating, seats, cards, shared, tasks, queue, prompts } = state;
  const seatData = (seating as readonly G["seat"][]).map((seat) =>
    Object.entries(seats[seat]).filter(([part]) => !Object.hasOwn(zones, part)),
  );
  const cardData = cards.values().map(({ data }) => data);
  return JSON.stringify([seatData, cardData, shared, tasks, queue, prompts]);
}

/** Whether it says the same when the two have changed places. Ids may be parts of words. */
function isSpokenAlike(spoken: string, one: CardId, other: CardId): boolean {
  const mentions = new RegExp(`\\b(${one}|${other})\\b`, "g");
  const exchanged = spoken.replace(mentions, (id) => (id === one ? other : one));
  return exchanged === spoken || unordered(exchanged) === unordered(spoken);
}

/** Lists of cards are taken for sets. */
function unordered(text: string): string {
  const sorted = (_key: string, value: unknown): unknown =>
    Array.isArray(value) && value.every(isCardId) ? value.toSorted() : value;
  return JSON.stringify(JSON.parse(text, sorted));
}
