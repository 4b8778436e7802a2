/**
 * The questions that work can ask in Lorcana, by the kernel's way of asking: it is started again with
 * each answer. Whether a prompt opens depends on public facts only.
 */
import { byPrintedCard, type CardId, goOn, Asking as KernelAsking } from "@tcg/core";
import { MAX_NAMED } from "../bounds.ts";
import { snapshot } from "../reading/look.ts";
import { hasLeft } from "../reading/table.ts";
import type { AskingTask, Lorcana, Play, Pool, Prompt, Replaced } from "../types.ts";
import type { Seat } from "../vocabulary.ts";
import { cardsOf, hidden, isPublic } from "./pools.ts";

export interface HowMany {
  readonly min: number;
  readonly max: number;
  /** A name under which later effects find them. */
  readonly as?: string | null;
  /** A cost of which it is known that it can be paid: finding nothing is no answer. */
  readonly due?: true;
}

export class Asking<T extends AskingTask = AskingTask> extends KernelAsking<Lorcana, T> {
  /** Cards from a pool. Null: somebody is asked, come back later. */
  cards(
    key: string,
    seat: Seat,
    pool: Pool,
    { min, max, as = null, due }: HowMany,
  ): readonly CardId[] | null {
    const picked = this.answer(key);
    if (Array.isArray(picked)) return picked as readonly CardId[];
    const { state } = this.play;
    // Another's hand has been revealed before anybody chooses from it.
    const isOpen = isPublic(pool) || pool.from === "their-hand";
    const offered = isOpen ? cardsOf(this.play, seat, pool) : hidden(state, pool);
    if (offered.length === 0 || max <= 0) return [];
    const isFiltered = !isOpen && Object.keys(pool.where).length > 0;
    // What lies hidden must not decide: with a filter one may always find nothing (CR 8.1.4).
    const least = isFiltered && !due ? 0 : Math.min(min, offered.length);
    const most = Math.min(max, offered.length);
    const prompt: CardsPrompt = {
      kind: "choose_cards",
      seat,
      key,
      pool,
      min: least,
      max: most,
      as,
      task: this.task,
    };
    if (least === offered.length) goOnWithCards(this.play, prompt, offered);
    else if (this.#isGone(seat)) goOnWithCards(this.play, prompt, this.#someOf(offered, least));
    else this.play.ask(prompt);
    return null;
  }

  /** CR 1.10.2.3: nobody waits for a player who has left; the least that must be is done. */
  #isGone(seat: Seat): boolean {
    return hasLeft(this.play.state, seat);
  }

  /** By lot: the order in a hand must tell nobody anything. */
  #someOf(offered: readonly CardId[], count: number): readonly CardId[] {
    if (count === 0) return [];
    const cards = byPrintedCard<Lorcana>(this.play.state, offered);
    return this.play.random("left", (random) => random.shuffle(cards)).slice(0, count);
  }

  yes(key: string, seat: Seat): boolean | null {
    const picked = this.answer(key);
    if (typeof picked === "number") return picked === 1;
    if (this.#isGone(seat)) return false;
    this.play.ask({ kind: "answer_may", seat, key, task: this.task });
    return null;
  }

  option(
    key: string,
    seat: Seat,
    options: readonly number[],
    about: Extract<Prompt, { kind: "choose_option" }>["about"],
    instead?: Replaced,
  ): number | null {
    const picked = this.answer(key);
    if (typeof picked === "number") return picked;
    if (options.length === 1 || this.#isGone(seat)) return options[0] as number;
    this.play.ask({
      kind: "choose_option",
      seat,
      key,
      options,
      about,
      ...(instead && { instead }),
      task: this.task,
    });
    return null;
  }

  /** `of`: which card it is about, where the same is asked of several. */
  amount(key: string, seat: Seat, min: number, upTo: number, of?: CardId): number | null {
    const picked = this.answer(key);
    if (typeof picked === "number") return picked;
    const max = Math.min(upTo, MAX_NAMED);
    if (min >= max) return max;
    if (this.#isGone(seat)) return min;
    const about = of === undefined ? {} : { of };
    this.play.ask({ kind: "choose_amount", seat, key, min, max, ...about, task: this.task });
    return null;
  }
}

export type CardsPrompt = Extract<Prompt, { kind: "choose_cards" }>;

/** Cards were chosen: told to all if an effect chose them in play (CR 10.12), and named. */
export function goOnWithCards(play: Play, prompt: CardsPrompt, cards: readonly CardId[]): void {
  const { pool, seat, as } = prompt;
  if (isPublic(pool) && pool.from === "play" && pool.byEffect && cards.length > 0) {
    const resolution = play.state.shared.resolutions.at(-1);
    play.emit({
      type: "CARDS_CHOSEN",
      seat,
      cards: cards.map((id) => snapshot(play, id)),
      byAction: resolution?.kind === "action",
      ...(resolution?.isSupport === true && { bySupport: true }),
    });
  }
  if (as !== null) {
    const were = pool.from === "discard" && cards.map((id) => snapshot(play, id));
    play.emit({ type: "REFERENCE_BOUND", as, cards, ...(were && { were }) });
  }
  goOn(play, prompt, cards);
}
