/**
 * `@ltcg/engine/try`: puts a card on a table where it can be used, plays it as a player would and
 * tells what came of it; or what is missing.
 */
import { createRandom, type EventOf } from "@tcg/core";
import { createGame, type LunchTableGame } from "../../game.ts";
import type { Config } from "../../start/config.ts";
import type { LunchTable, State } from "../../types.ts";
import type { Action, CardDefinition, CardTable, Effect } from "../card.ts";
import { lintCards } from "../lint/index.ts";
import { cardText, factText } from "../text/index.ts";
import { Links } from "../using/links.ts";
import { actionsDone } from "../using/resolved.ts";
import { isToken, makesToken } from "../using/tokens.ts";
import { withHelpers } from "./helpers.ts";
import { finished, type Given, played, rollOut, type Step, shortened, standing } from "./play.ts";
import { type Casting, stageOf } from "./stage.ts";

export type { Step } from "./play.ts";

/** How one effect of a card was used, by the seat `host`. */
export interface Trial {
  /** Null: the card was played for itself. */
  readonly effect: string | null;
  /** What is to be seen: the effect's text. */
  readonly text: string;
  readonly result:
    | {
        readonly found: true;
        /** The set's own game, with some helping cards in it. */
        readonly game: LunchTableGame;
        readonly stage: State;
        /** What the players did, up to the last thing that came of it. */
        readonly steps: readonly Step[];
        /** For what stands: what it says about whom. */
        readonly standing: readonly string[];
      }
    | { readonly found: false; readonly missing: readonly string[] };
}

export interface TryOptions {
  readonly config?: Partial<Config>;
  /** The same seed finds the same. */
  readonly seed?: number;
  /** How many tables are tried for each effect. */
  readonly tries?: number;
  /** How many ways are compared before one that shows everything, or the most, is shown. */
  readonly ways?: number;
}

export function tryCard(
  cards: CardTable,
  card: CardDefinition,
  { config = {}, seed = 1, tries = 400, ways = 6 }: TryOptions = {},
): Trial[] {
  if (isPlainToken(card)) return tryMakers(cards, card, { config, seed, tries, ways });
  const { table, helpers } = withHelpers(cards);
  const game = createGame(table);
  const texts = cardText(card, cards).effects;
  const never = lintCards(cards, { config });
  const effects: readonly (Effect | null)[] =
    card.effects === undefined || card.effects.length === 0 ? [null] : card.effects;
  return effects.map((effect): Trial => {
    const casting: Casting = { game, cards: table, helpers, config, card, effect };
    const text = texts.find((told) => told.effect === effect?.id)?.text ?? "";
    const about = { effect: effect?.id ?? null, text };
    const errors = never.filter(
      ({ path, severity }) =>
        severity === "error" && path.startsWith(`${card.id}.effects[${effect?.id}]`),
    );
    const way = bestWay(casting, { seed, tries, ways });
    if (way !== null) return { ...about, result: shown(casting, way.stage, way.given) };
    const reasons = errors.map(({ path, message }) => `${path} ${message}`);
    const missing =
      reasons.length > 0 ? reasons : [`no way to use it was found at ${tries} tables`];
    return { ...about, result: { found: false, missing } };
  });
}

interface Way {
  readonly stage: State;
  readonly given: readonly Given[];
}

interface Found extends Way {
  /** How many actions of the effect did something. */
  readonly shown: number;
}

/** Where an action does nothing, so many times as many ways are looked at for one where it does. */
const PATIENCE = 4;

/** Of the first ways that chance finds, the one that shows the most, with the fewest commands. */
function bestWay(
  casting: Casting,
  { seed, tries, ways }: Required<Pick<TryOptions, "seed" | "tries" | "ways">>,
): Way | null {
  const whole = actionsOf(casting.effect).length;
  let best: Found | null = null;
  let found = 0;
  for (let attempt = 0; attempt < tries; attempt++) {
    if (found >= (best?.shown === whole ? ways : ways * PATIENCE)) break;
    const random = createRandom(seed, `${casting.card.id} ${casting.effect?.id} ${attempt}`);
    const stage = stageOf(casting, random);
    const rolled = rollOut(casting, stage, random);
    if (rolled === null) continue;
    found++;
    const given = shortened(casting, stage, rolled);
    const { steps } = shown(casting, stage, given);
    const events = steps.flatMap((step) => step.events);
    const way: Found = { stage, given, shown: actionsShown(casting, events) };
    if (best === null || isBetter(way, best)) best = way;
    if (best.shown === whole && best.given.length <= 1) break;
  }
  return best;
}

/** What stands is there already: nothing to count. */
const actionsOf = (effect: Effect | null): readonly Action[] =>
  effect === null || effect.type === "continuous" ? [] : effect.actions;

/** How many actions of the effect did something, of one of its links or another. */
function actionsShown(
  { cards, card, effect }: Casting,
  events: readonly EventOf<LunchTable>[],
): number {
  const links = new Links();
  const done = events.flatMap((event) => {
    const ended = links.see(event);
    const isIts = ended?.link.source.def === card.id && ended.link.effect === effect?.id;
    return ended !== null && isIts ? actionsDone(cards, ended) : [];
  });
  return new Set(done).size;
}

const isBetter = (way: Found, best: Found): boolean =>
  way.shown === best.shown ? way.given.length < best.given.length : way.shown > best.shown;

const isPlainToken = (card: CardDefinition): boolean =>
  isToken(card) && (card.effects ?? []).length === 0;

/** A token is there for what makes it. */
function tryMakers(cards: CardTable, token: CardDefinition, options: TryOptions): Trial[] {
  const makes = (effect: Effect): boolean => makesToken(effect, token.id);
  const maker = Object.values(cards).find(({ effects = [] }) => effects.some(makes));
  if (maker === undefined) {
    const missing = ["it is a token, and no card makes it"];
    return [{ effect: null, text: "", result: { found: false, missing } }];
  }
  return tryCard(cards, { ...maker, effects: (maker.effects ?? []).filter(makes) }, options);
}

function shown(
  casting: Casting,
  stage: State,
  given: readonly Given[],
): Extract<Trial["result"], { readonly found: true }> {
  const steps = played(casting, stage, given) ?? [];
  const rest = finished(casting, steps.at(-1)?.state ?? stage);
  const all = [...steps, ...rest];
  const stands =
    casting.effect?.type === "continuous" ? standing(casting, all.at(-1)?.state ?? stage) : [];
  return {
    found: true,
    game: casting.game,
    stage,
    steps: all,
    standing: stands.map(({ fact, on }) => `${on}: ${factText(fact)}`),
  };
}
