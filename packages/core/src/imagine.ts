/**
 * Thinks up a full state that fits what a viewer knows: what it sees stays as it is, every card it
 * does not see is drawn from a prior, and the randomness to come is new. Search bots think with it.
 */
import { type CardId, cardId, cardNumber, type DefId } from "./ids.ts";
import type { Insight } from "./insight.ts";
import { InvariantError } from "./invariant-error.ts";
import { freshRandom, type Stream, seedSource } from "./random.ts";
import type { GameRules, HiddenPlace } from "./rules.ts";
import { ByCard } from "./table/by-card.ts";
import type { Card, GameTypes, State } from "./types.ts";
import { type CardView, sightOf, type View } from "./view.ts";

/** Names a card for each hidden place, in the order given. */
export type Prior<G extends GameTypes> = (
  places: readonly HiddenPlace<G>[],
  view: View<G>,
  random: Stream,
) => readonly DefId[];

export function imagineState<G extends GameTypes>(
  rules: GameRules<G>,
  insight: Insight<G>,
  random: Stream,
  prior: Prior<G>,
): State<G> {
  const { view, work } = insight;
  const { seating } = view;
  const prompts = promptsIn(rules, insight);
  if (prompts === null) {
    throw new RangeError(`${view.viewer} cannot imagine a match while somebody else is asked`);
  }
  const taken = new Set<CardId>();
  forEachZone(rules, view, (_seat, _zone, { cards }) => {
    for (const { card } of cards) taken.add(card);
  });
  const freshId = unusedIds(taken);
  const cards = ByCard.none<Card<G>>();
  const known = ByCard.none<readonly G["seat"][]>();
  const contents: Record<string, Record<string, (CardId | null)[]>> = {};
  const hidden: { id: CardId; place: HiddenPlace<G>; card: Omit<Card<G>, "def"> }[] = [];

  forEachZone(rules, view, (seat, zone, zoneView) => {
    const rule = rules.zones[zone];
    const content = emptyContent(rule.slots, zoneView.count, view.config);
    const unplaced: CardView<G>[] = [];
    for (const seen of zoneView.cards) {
      if (seen.index === undefined) unplaced.push(seen);
      else content[seen.index] = seen.card;
    }
    for (const { card } of unplaced) content[content.indexOf(null)] = card;

    for (const { card: id, def, owner, faceDown, data, knownBy } of zoneView.cards) {
      const card = { owner, seat, zone, faceDown, data };
      if (def === null) hidden.push({ id, place: { owner, seat, zone }, card });
      else cards.set(id, { def, ...card });
      if (knownBy !== undefined) known.set(id, knownBy);
    }
    for (let unseen = zoneView.count - zoneView.cards.length; unseen > 0; unseen--) {
      const id = freshId();
      const index = content.indexOf(null);
      content[index] = id;
      const card = { owner: seat, seat, zone, faceDown: false, data: null };
      hidden.push({ id, place: { owner: seat, seat, zone }, card });
      const look = zoneView.learned?.find((other) => other.index === index);
      if (look !== undefined) known.set(id, look.by);
    }
    contents[seat] = { ...contents[seat], [zone]: content };
  });

  const defs = prior(
    hidden.map(({ place }) => place),
    view,
    random,
  );
  hidden.forEach(({ id, card }, i) => {
    const def = defs[i];
    if (def === undefined) throw new InvariantError("the prior names a card for each place");
    cards.set(id, { def, ...card });
  });

  const { shared, seats } = rules.restore(view);
  return {
    seating,
    config: view.config,
    cards,
    seats: Object.fromEntries(
      seating.map((seat) => [seat, { ...contents[seat], ...seats[seat as G["seat"]] }]),
    ) as State<G>["seats"],
    shared,
    phase: view.phase,
    tasks: work.tasks,
    queue: work.queue,
    prompts,
    known,
    nextId: Math.max(0, ...cards.ids().map(cardNumber)) + 1,
    random: freshRandom(seedSource(randomSeed(random))),
    outcome: view.outcome,
  };
}

/** Every open prompt, those of other seats as the game guesses them; null: it cannot say what they are. */
export function promptsIn<G extends GameTypes>(
  { guessPrompt }: GameRules<G>,
  { view, work }: Insight<G>,
): G["prompt"][] | null {
  const sees = sightOf(view.viewer, view.seating);
  const prompts: G["prompt"][] = [];
  for (const prompt of work.prompts) {
    const whole = sees([prompt.seat]) ? (prompt as G["prompt"]) : (guessPrompt?.(prompt) ?? null);
    if (whole === null) return null;
    prompts.push(whole);
  }
  return prompts;
}

function emptyContent<C>(
  slots: "pile" | number | ((config: C) => number),
  count: number,
  config: C,
): (CardId | null)[] {
  const fixed = typeof slots === "function" ? slots(config) : slots;
  return Array.from({ length: fixed === "pile" ? count : fixed }, () => null);
}

function forEachZone<G extends GameTypes>(
  rules: GameRules<G>,
  view: View<G>,
  visit: (
    seat: G["seat"],
    zone: G["zone"],
    zoneView: View<G>["zones"][G["seat"]][G["zone"]],
  ) => void,
): void {
  for (const seat of view.seating as readonly G["seat"][]) {
    for (const zone of Object.keys(rules.zones) as G["zone"][]) {
      visit(seat, zone, view.zones[seat][zone]);
    }
  }
}

/** Ids the viewer has not seen: numbers from 1 on that are free. */
function unusedIds(taken: ReadonlySet<CardId>): () => CardId {
  let number = 0;
  return () => {
    do number++;
    while (taken.has(cardId(number)));
    return cardId(number);
  };
}

function randomSeed(random: Stream): string {
  const words = Array.from({ length: 8 }, () => random.int(2 ** 32));
  return words.map((word) => word.toString(16).padStart(8, "0")).join("");
}
