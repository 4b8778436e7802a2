/**
 * Thinks up a full state that fits what a viewer knows: what it sees stays as it is, every card it
 * does not see is drawn from a prior, and the randomness to come is new. Search bots think with it.
 */
import { type CardId, cardId, cardNumber, type DefId } from "./ids.ts";
import type { Insight } from "./insight.ts";
import { InvariantError } from "./invariant-error.ts";
import { drawSeed, freshRandom, type Stream, seedSource } from "./random.ts";
import type { GameRules, HiddenPlace } from "./rules.ts";
import { ByCard } from "./table/by-card.ts";
import type { Card, GameTypes, State, ZoneContent } from "./types.ts";
import { sightOf, type View } from "./view.ts";

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
  const zones = Object.keys(rules.zones) as G["zone"][];
  const freshId = unusedIds(zones, view);
  const cards = ByCard.none<Card<G>>();
  const known = ByCard.none<readonly G["seat"][]>();
  const contents: Record<string, Record<string, ZoneContent>> = {};
  const hidden: HiddenCard<G>[] = [];
  const places: HiddenPlace<G>[] = [];
  let lastNumber = 0;
  for (const seat of seating as readonly G["seat"][]) {
    const held: Record<string, ZoneContent> = {};
    contents[seat] = held;
    for (const zone of zones) {
      const zoneView = view.zones[seat][zone];
      const content = layOut(rules.zones[zone].slots, zoneView, view.config);
      held[zone] = content;
      for (const { card: id, def, owner, faceDown, data, knownBy } of zoneView.cards) {
        lastNumber = Math.max(lastNumber, cardNumber(id));
        if (knownBy !== undefined) known.set(id, knownBy);
        if (def !== null) {
          cards.set(id, { def, owner, seat, zone, faceDown, data });
        } else {
          hidden.push({ id, faceDown, data });
          places.push({ owner, seat, zone });
        }
      }
      // In its free places, from the first on, lies what the viewer cannot point at.
      let index = -1;
      for (let unseen = zoneView.count - zoneView.cards.length; unseen > 0; unseen--) {
        index = content.indexOf(null, index + 1);
        const id = freshId();
        lastNumber = Math.max(lastNumber, cardNumber(id));
        content[index] = id;
        hidden.push({ id, faceDown: false, data: null });
        places.push({ owner: seat, seat, zone });
        const look = zoneView.learned?.find((other) => other.index === index);
        if (look !== undefined) known.set(id, look.by);
      }
    }
  }

  const defs = prior(places, view, random);
  for (let i = 0; i < hidden.length; i++) {
    const { id, faceDown, data } = hidden[i] as HiddenCard<G>;
    const { owner, seat, zone } = places[i] as HiddenPlace<G>;
    const def = defs[i];
    if (def === undefined) throw new InvariantError("the prior names a card for each place");
    cards.set(id, { def, owner, seat, zone, faceDown, data });
  }

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
    nextId: lastNumber + 1,
    random: freshRandom(seedSource(drawSeed(random))),
    outcome: view.outcome,
  };
}

/** A card whose face the viewer does not see: where it lies is the place of the same number. */
interface HiddenCard<G extends GameTypes> {
  readonly id: CardId;
  readonly faceDown: boolean;
  readonly data: G["cardData"] | null;
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

/** What the viewer can point at, in its place, or in the first free one; all other places are empty. */
function layOut<G extends GameTypes>(
  slots: "pile" | number | ((config: G["config"]) => number),
  { count, cards }: View<G>["zones"][G["seat"]][G["zone"]],
  config: G["config"],
): (CardId | null)[] {
  const fixed = typeof slots === "function" ? slots(config) : slots;
  const content: (CardId | null)[] = [];
  for (let left = fixed === "pile" ? count : fixed; left > 0; left--) content.push(null);
  for (const { card, index } of cards) if (index !== undefined) content[index] = card;
  for (const { card, index } of cards) {
    if (index === undefined) content[content.indexOf(null)] = card;
  }
  return content;
}

/** Ids the viewer has not seen: numbers from 1 on that are free. */
function unusedIds<G extends GameTypes>(zones: readonly G["zone"][], view: View<G>): () => CardId {
  const taken = new Set<number>();
  for (const seat of view.seating as readonly G["seat"][]) {
    for (const zone of zones) {
      for (const { card } of view.zones[seat][zone].cards) taken.add(cardNumber(card));
    }
  }
  let number = 0;
  return () => {
    do number++;
    while (taken.has(number));
    return cardId(number);
  };
}
