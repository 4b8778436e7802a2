/** `lunchtable cards try`: a card in use, told in sentences. */
import type { CardDefinition, CardSet, LunchTable } from "@ltcg/engine";
import { type Step, type Trial, tryCard } from "@ltcg/engine/try";
import type { CardFace, HostableGame } from "@tcg/core/hosting";
import { unknown } from "../closest.ts";
import { WrongCall } from "../errors.ts";
import { readWhole } from "../seeds.ts";
import { MatchLog } from "../text/match-log.ts";
import { viewLines } from "../text/view.ts";
import { findCard } from "./find.ts";
import { hostSet } from "./host-set.ts";

export interface TryCallOptions {
  readonly effect?: string;
  readonly seed: string;
  readonly tries: string;
  readonly table?: true;
}

export interface Tried {
  /** Every effect was used. */
  readonly isGood: boolean;
  readonly lines: readonly string[];
}

export function tryInWords(set: CardSet, wanted: string, options: TryCallOptions): Tried {
  const card = findCard(set.cards, wanted);
  const trials = tryCard(set.cards, onlyEffect(card, options.effect), {
    config: set.config,
    seed: readWhole("--seed", options.seed, 0, Number.MAX_SAFE_INTEGER),
    tries: readWhole("--tries", options.tries, 1, 100_000),
  });
  const hosted = hostSet(set);
  return {
    isGood: trials.every(({ result }) => result.found),
    lines: trials.flatMap((trial, i) => [
      ...(i === 0 ? [] : [""]),
      `${card.name}${trial.text === "" ? "" : `: ${trial.text}`}`,
      ...trialLines(hosted, trial, options.table === true).map((line) => `  ${line}`),
    ]),
  };
}

/** The card, with one of its effects if only that is to be tried. */
function onlyEffect(card: CardDefinition, wanted: string | undefined): CardDefinition {
  if (wanted === undefined) return card;
  const { effects = [] } = card;
  const effect = effects.find(({ id }) => id === wanted);
  if (effect !== undefined) return { ...card, effects: [effect] };
  throw new WrongCall(
    unknown(
      "effect",
      wanted,
      effects.map(({ id }) => id),
    ),
  );
}

function trialLines(
  hosted: HostableGame<LunchTable>,
  { result }: Trial,
  withTable: boolean,
): string[] {
  if (!result.found) {
    return ["It could not be used:", ...result.missing.map((reason) => `- ${reason}`)];
  }
  const { game, stage, steps, standing } = result;
  const here: HostableGame<LunchTable> = { ...hosted, game, describeCard: facesOf(game) };
  const log = new MatchLog(here, false);
  const view = game.mask(stage, "referee");
  log.hear(view, []);
  const seen = viewLines(here, view, log.say(view));
  const start = withTable ? seen : seen.slice(0, 1);
  return [
    ...start,
    ...steps.flatMap((step) => stepLines(here, log, step)),
    ...(standing.length === 0 ? [] : ["So it stands:", ...standing.map((line) => `- ${line}`)]),
  ];
}

/** A pass is told by what comes of it. */
function stepLines(
  { game, words }: HostableGame<LunchTable>,
  log: MatchLog<LunchTable>,
  step: Step,
): string[] {
  const { seat, command, text, events, state } = step;
  const isPass = command.type === "RESPOND_CHAIN" && command.card === undefined;
  const told = log.hear(game.mask(state, "referee"), game.maskEvents(state, events, "referee"));
  return [
    ...(isPass ? [] : [`${words.seat(seat) ?? seat}: ${text}`]),
    ...told.map((line) => `  ${line}`),
  ];
}

/** The stage may need cards that are not in the set. */
function facesOf({ cards }: HostableGame<LunchTable>["game"]): (def: string) => CardFace | null {
  return (def) => (cards[def] as CardFace | undefined) ?? null;
}
