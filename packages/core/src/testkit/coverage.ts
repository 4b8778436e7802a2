/**
 * What has been seen of everything a game declares: moves, events, prompts, phases, refusals,
 * endings, cards. A thing that no fuzzed match ever shows is as good as untested.
 */

import type { Game } from "../define-game.ts";
import { kernelRejections } from "../rejections.ts";
import type { Move } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import type { GameTypes } from "../types.ts";

export type Feature = `${string}:${string}`;

const KERNEL_EVENTS = [
  "GAME_STARTED",
  "PHASE_CHANGED",
  "PROMPT_OPENED",
  "PROMPT_CLOSED",
  "TRIGGERS_QUEUED",
  "TRIGGER_TAKEN",
  "WORK_LEFT",
  "RANDOM_USED",
  "GAME_ENDED",
];
const TRIGGER_EVENTS = ["TRIGGERS_QUEUED", "TRIGGER_TAKEN"];
/** Work is left only while somebody is asked. */
const PROMPT_EVENTS = ["PROMPT_OPENED", "PROMPT_CLOSED", "WORK_LEFT"];

/** Everything the game's tables name. `more`: what the game wants covered besides. */
export function declaredFeatures<G extends GameTypes>(
  game: Game<G>,
  more: readonly Feature[] = [],
): Feature[] {
  const rules = rulesOf(game);
  const named = (kind: string, names: Iterable<string>): Feature[] =>
    [...names].map((name) => `${kind}:${name}` as const);
  const kernelEvents = KERNEL_EVENTS.filter(
    (type) =>
      (rules.triggers !== undefined || !TRIGGER_EVENTS.includes(type)) &&
      (rules.prompts.length > 0 || !PROMPT_EVENTS.includes(type)),
  );
  return [
    ...named("move", Object.keys(rules.moves)),
    ...named("event", [...kernelEvents, ...Object.keys(rules.audiences)]),
    ...named("prompt", rules.prompts),
    ...named("phase", Object.keys(rules.phases)),
    ...named("rejection", [...reachableRefusals(game), ...Object.keys(rules.rejections)]),
    ...named("ending", rules.endings),
    ...named("card", Object.keys(rules.cards)),
    ...more,
  ];
}

/** A game whose seats only ever answer has no turns to refuse, and so on. */
function reachableRefusals<G extends GameTypes>(game: Game<G>): string[] {
  const moves = Object.values(rulesOf(game).moves) as Move<G>[];
  const inTurn = moves.some(({ by, anytime, answers }) => !by && !anytime && !answers);
  const answering = moves.some(({ answers }) => answers !== undefined);
  const usesCards = Object.values(rulesOf(game).commands).some((fields) =>
    Object.values(fields).some(({ kind }) => kind === "card" || kind === "cards"),
  );
  return Object.keys(kernelRejections).filter((code) => {
    if (code === "options/bad-seed") return false;
    if (code === "command/unknown-card") return usesCards;
    if (code === "prompt/not-asked") return answering;
    if (code.startsWith("prompt/")) return answering && inTurn;
    return inTurn || !code.startsWith("turn/");
  });
}

export class Coverage {
  readonly #times = new Map<Feature, number>();

  see(feature: Feature, times = 1): void {
    this.#times.set(feature, this.times(feature) + times);
  }

  times(feature: Feature): number {
    return this.#times.get(feature) ?? 0;
  }

  neverSeen(declared: readonly Feature[]): Feature[] {
    return declared.filter((feature) => this.times(feature) === 0);
  }

  /** Adds what another run has seen. */
  add(other: Coverage): void {
    for (const [feature, times] of other.#times) this.see(feature, times);
  }

  /** The reverse of `toJSON`. */
  static from(times: Readonly<Record<string, number>>): Coverage {
    const coverage = new Coverage();
    for (const [feature, count] of Object.entries(times)) coverage.see(feature as Feature, count);
    return coverage;
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#times].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
