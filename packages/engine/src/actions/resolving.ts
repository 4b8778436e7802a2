/** What an action of a resolving link works with. */
import { Asking, type CardId, cardOf } from "@tcg/core";
import type { Recipient } from "../cards/card.ts";
import type { CompleteSelection, CompleteValue } from "../cards/complete-cards.ts";
import { autoCards } from "../choices/auto.ts";
import { poolCards } from "../choices/pool.ts";
import { EFFECT_STREAM } from "../procedures/shuffle.ts";
import { cardsIn } from "../reading/filters.ts";
import { statsOf } from "../reading/stats.ts";
import { onTable, seatsInOrder } from "../reading/table.ts";
import { evaluateValue } from "../reading/values.ts";
import type { ActionTask, ChainLink, LunchTable, Play, Pool, Source, State } from "../types.ts";
import { otherSeat, type Seat, type Zone } from "../vocabulary.ts";

export interface ActionRule<A> {
  /** In the simple game what harms is done to the other seat's cards first (LT 9.7). */
  readonly harms: boolean;
  /** Asks for what it needs, then does it. */
  run(r: Resolving, action: A): void;
}

export class Resolving extends Asking<LunchTable, ActionTask> {
  readonly link: ChainLink;
  readonly #harms: boolean;

  constructor(play: Play, task: ActionTask, link: ChainLink, harms: boolean) {
    super(play, task);
    this.link = link;
    this.#harms = harms;
  }

  /** The controller of the effect: "self". */
  get seat(): Seat {
    return this.link.seat;
  }

  /**
   * Cards that a seat chooses from a pool; in the simple game its policy does (LT 9.7). Null: they are
   * being asked for. Whether the prompt opens must depend on public facts only: where hidden cards
   * decide what fits, `min` is 0.
   */
  cards(seat: Seat, pool: Pool, { min, max }: HowMany): readonly CardId[] | null {
    const chosen = this.answer("cards");
    if (chosen !== undefined) return chosen;
    const { play, task } = this;
    if (play.state.config.responses === "auto") {
      const options = poolCards(play, seat, pool);
      const count = Math.max(min, Math.min(max, options.length));
      this.again("cards", autoCards(play.state, seat, options, count, this.#harms));
      return null;
    }
    const ask = { for: "action", pool, min, max, task, key: "cards" } as const;
    play.ask({ kind: "choose_cards", seat, ask });
    return null;
  }

  /** The top cards of a deck in the order the controller puts them. Null: it is being asked for. */
  order(deck: Seat, count: number): readonly CardId[] | null {
    const chosen = this.answer("cards");
    if (chosen !== undefined) return chosen;
    const { play, task, seat } = this;
    play.ask({ kind: "arrange_cards", seat, deck, count, task, key: "cards" });
    return null;
  }

  /** Does the action for each of these seats, one after the other. */
  inTurn(seats: readonly Seat[]): void {
    this.play.next(...seats.map((seat) => ({ ...this.task, answers: { seat } })));
  }
}

interface HowMany {
  readonly min: number;
  readonly max: number;
}

/** What happens by the effect that is resolving. */
export function byEffect({ link }: Resolving): { readonly why: "effect"; readonly source: Source } {
  return { why: "effect", source: link.source };
}

/** How many, how much: never below 0. */
export function amountOf(r: Resolving, value: CompleteValue): number {
  return Math.max(0, signedAmountOf(r, value));
}

/** A boost may lower (LT 8.9). */
export function signedAmountOf({ play, link, seat }: Resolving, value: CompleteValue): number {
  const { source, occurrence } = link;
  return evaluateValue(play, value, { seat, source, occurrence, stats: statsOf });
}

/** The seats an action is about, turn seat first. */
export function recipients({ play, seat }: Resolving, who: Recipient): Seat[] {
  const wanted = who === "both" ? null : who === "self" ? seat : otherSeat(seat);
  return seatsInOrder(play.state).filter((each) => wanted === null || each === wanted);
}

/** The cards an action is about (LT 8.15); only targets were chosen. */
export function selected(r: Resolving, selection: CompleteSelection): CardId[] {
  const { play, link, seat } = r;
  const { state } = play;
  switch (selection.kind) {
    case "target":
      return targetsLeft(state, link.targets[selection.index]);
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
function isResolvingCard({ link }: Resolving, id: CardId): boolean {
  return link.via !== "effect" && link.source.card === id;
}

/** Stereotypes on the board among these: what most actions can be done to. */
export function onBoard({ play }: Resolving, ids: readonly CardId[]): CardId[] {
  return ids.filter((id) => cardOf(play.state, id).zone === "board");
}

/** Those that are not in the zone already: nothing happens to the others. */
export function notIn({ play }: Resolving, ids: readonly CardId[], zone: Zone): CardId[] {
  return ids.filter((id) => cardOf(play.state, id).zone !== zone);
}
