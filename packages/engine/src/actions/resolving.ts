/** What an action of a resolving link works with. */
import { type CardId, cardOf } from "@tcg/core";
import type { Effect, Recipient, Selection, Value } from "../cards/card.ts";
import { EFFECT_STREAM } from "../procedures/shuffle.ts";
import { cardsIn } from "../reading/filters.ts";
import { statsOf } from "../reading/stats.ts";
import { definition, effectOf, onTable, seatsInOrder } from "../reading/table.ts";
import { evaluateValue } from "../reading/values.ts";
import type { ChainLink, Play, Source, State, Table } from "../types.ts";
import { otherSeat, type Seat, type Zone } from "../vocabulary.ts";

/** What a choice is worked out from: the table, without the means to change it. */
export interface Looking {
  readonly table: Table;
  readonly link: ChainLink;
  readonly effect: Effect;
  /** The controller of the effect: "self". */
  readonly seat: Seat;
  /** Which action of the effect this is. */
  readonly action: number;
}

export interface Resolving extends Looking {
  readonly play: Play;
}

/** The link that is resolving, with the action at this place. */
export function lookingAt(table: Table, action: number): Looking | null {
  const link = table.state.shared.chain.at(-1);
  if (link === undefined) return null;
  const effect = effectOf(definition(table, link.source.def), link.effect);
  return effect === null ? null : { table, link, effect, seat: link.seat, action };
}

export function resolving(play: Play, action: number): Resolving | null {
  const looking = lookingAt(play, action);
  if (looking === null) return null;
  return { ...looking, play };
}

/** What happens by the effect that is resolving. */
export function byEffect({ link }: Looking): { readonly why: "effect"; readonly source: Source } {
  return { why: "effect", source: link.source };
}

/** What a seat may choose, now that an action asks it. */
export interface Choice {
  readonly options: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** For the simple game's policy (LT 9.7). */
  readonly harmful: boolean;
  /** Whether these may be chosen together; without it any may. */
  readonly fits?: (cards: readonly CardId[]) => boolean;
}

export interface ActionRule<A> {
  run(r: Resolving, action: A): void;
  /** What can be chosen at this step of the action. From what the chooser knows. */
  choice?(r: Looking, action: A, step: string): Choice;
  /** Goes on with the cards that were chosen at this step. */
  chosen?(r: Resolving, action: A, step: string, cards: readonly CardId[]): void;
}

/** How many, how much: never below 0. */
export function amountOf(r: Looking, value: Value): number {
  return Math.max(0, signedAmountOf(r, value));
}

/** A boost may lower (LT 8.9). */
export function signedAmountOf({ table, link, seat }: Looking, value: Value): number {
  const { source, occurrence } = link;
  return evaluateValue(table, value, { seat, source, occurrence, stats: statsOf });
}

/** The seats an action is about, turn seat first. */
export function recipients({ table, seat }: Looking, who: Recipient): Seat[] {
  const wanted = who === "both" ? null : who === "self" ? seat : otherSeat(seat);
  return seatsInOrder(table.state).filter((each) => wanted === null || each === wanted);
}

/** The cards an action is about (LT 8.15); only targets were chosen. */
export function selected(r: Resolving, selection: Selection): CardId[] {
  const { play, link, seat } = r;
  const { state } = play;
  switch (selection.kind) {
    case "target":
      return targetsLeft(state, link.targets[selection.index ?? 0]);
    case "all":
      return cardsIn(play, seat, selection.zone, selection.side, selection.filter, statsOf).filter(
        (id) => !isResolvingCard(r, id),
      );
    case "random": {
      const { zone, side, count, filter } = selection;
      const options = cardsIn(play, seat, zone, side, filter, statsOf).filter(
        (id) => !isResolvingCard(r, id),
      );
      return play.random(EFFECT_STREAM, (random) => random.shuffle(options)).slice(0, count);
    }
    case "self":
      return stillThere(r, link.source.card);
    case "event_card":
      return link.occurrence?.card === undefined ? [] : stillThere(r, link.occurrence.card.card);
    case "equipped": {
      const to = onTable(state, link.source.card)?.data.equippedTo;
      return to == null ? [] : stillThere(r, to);
    }
  }
}

/** The targets that were legal as the link began to resolve, and have not been moved since. */
export function targetsLeft(state: State, targets: readonly CardId[] = []): CardId[] {
  return targets.filter((id) => state.cards.has(id));
}

function stillThere({ play }: Resolving, id: CardId): CardId[] {
  return play.state.cards.has(id) ? [id] : [];
}

/** A normal spell or trap lies in the set zone while it resolves; "all spells" does not mean it. */
function isResolvingCard({ link }: Looking, id: CardId): boolean {
  return link.via !== "effect" && link.source.card === id;
}

/** Stereotypes on the board among these: what most actions can be done to. */
export function onBoard({ play }: Resolving, ids: readonly CardId[]): CardId[] {
  return ids.filter((id) => cardOf(play.state, id).zone === "board");
}

/** Those that are not in the zone already: nothing happens to the others. */
export function notIn({ table }: Looking, ids: readonly CardId[], zone: Zone): CardId[] {
  return ids.filter((id) => cardOf(table.state, id).zone !== zone);
}
