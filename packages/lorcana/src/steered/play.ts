/** One match of a steered run. Number n belongs to round n / aims and is for aim n % aims. */
import type { CardId } from "@tcg/core";
import { type FuzzOptions, type FuzzReport, fuzz, type Step } from "@tcg/core/testkit";
import type { DefinedCards } from "../complete-cards.ts";
import { createGame } from "../game.ts";
import { course } from "../hosting/course.ts";
import type { Lorcana } from "../types.ts";
import { type Aim, aimsOf, nameOf } from "./aims.ts";
import { AtWork, stands } from "./at-work.ts";
import { optionsFor, seatOf } from "./decks.ts";
import { missingFrom } from "./missing.ts";
import { policyFor } from "./policy.ts";
import { type Outcome, Resolutions } from "./resolutions.ts";

export type SteeredRequest = Pick<
  FuzzOptions<Lorcana>,
  "seed" | "checks" | "heavyOneIn" | "command"
>;

/** So often is enough in one match: then it ends, and other hands are dealt. */
const IN_A_MATCH = 10;

/**
 * Its measures say what resolved: `times NAME`, `matches NAME`; `hits` is 1 if that for which it was
 * played did; else `missing WHAT NAME` says what that one came short of.
 */
export function playSteered(
  cards: DefinedCards,
  request: SteeredRequest,
  number: number,
): FuzzReport {
  const aims = aimsOf(cards);
  const round = Math.floor(number / aims.length);
  const aim = aims[number % aims.length] as Aim;
  const name = nameOf(aim);
  const seat = seatOf(round);
  const onlooker = new Onlooker(cards, aim, seat);
  return fuzz(createGame(cards), {
    ...request,
    isPart: true,
    games: 1,
    firstGame: number,
    options: (random) => optionsFor(cards, aim, round, random),
    aim: () => policyFor(cards, aim, seat, () => onlooker.times(name) >= IN_A_MATCH),
    maxCommands: 20_000,
    course,
    features: {
      declared: [],
      of(step) {
        onlooker.see(step);
        return [];
      },
    },
    measure({ shared }) {
      const measured: Record<string, number> = { turns: shared.turnNumber };
      measured.hits = onlooker.times(name) > 0 ? 1 : 0;
      if (measured.hits === 0) measured[`missing ${onlooker.missing()} ${name}`] = 1;
      for (const [each, times] of onlooker.counts) {
        measured[`times ${each}`] = times;
        measured[`matches ${each}`] = 1;
      }
      return measured;
    },
  });
}

/** Counts what resolves while the match goes on. Of what stands only the aim is looked at: that takes long. */
class Onlooker {
  readonly counts = new Map<string, number>();
  readonly #aim: Aim;
  readonly #seat: Lorcana["seat"];
  readonly #resolutions: Resolutions;
  readonly #atWork: AtWork | null;
  readonly #came: Outcome["came"][] = [];
  #wasHeld = false;
  #wasPlayed = false;

  constructor(cards: DefinedCards, aim: Aim, seat: Lorcana["seat"]) {
    this.#aim = aim;
    this.#seat = seat;
    this.#resolutions = new Resolutions(cards);
    this.#atWork = stands(aim) ? new AtWork(cards, aim) : null;
  }

  times(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  see(step: Step<Lorcana>): void {
    const own = nameOf(this.#aim);
    for (const event of step.events) {
      if (event.type === "CARD_PLAYED" && event.card.def === this.#aim.card.id) {
        this.#wasPlayed = true;
      }
      const outcome = this.#resolutions.see(event);
      if (outcome === null) continue;
      if (outcome.came === "to-something") this.#count(outcome.name);
      if (outcome.name === own) this.#came.push(outcome.came);
    }
    if (this.#atWork?.see(step)) this.#count(own);
    const { hand } = step.after.seats[this.#seat];
    const isIt = (id: CardId | null): boolean =>
      id !== null && step.after.cards.get(id)?.def === this.#aim.card.id;
    this.#wasHeld ||= hand.some(isIt);
  }

  missing(): string {
    return missingFrom({
      wasHeld: this.#wasHeld,
      wasPlayed: this.#wasPlayed,
      stands: this.#atWork !== null,
      outcomes: this.#came,
    });
  }

  #count(name: string): void {
    this.counts.set(name, this.times(name) + 1);
  }
}
