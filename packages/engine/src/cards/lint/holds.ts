/** Whether a condition can ever hold, and whether it can ever fail. */

import type { Phase } from "../../vocabulary.ts";
import type { Condition, Filter } from "../card.ts";
import { type Clause, clauseOf } from "../text/conditions.ts";
import type { Trait } from "../text/traits.ts";
import { triggerOf } from "../trigger-of.ts";
import type { Ground } from "./finding.ts";
import { canFit, roomIn } from "./fits.ts";

type Simple = Exclude<Clause, { readonly kind: "and" | "or" }>;

/** More ways than this are not looked through. */
const MAX_WAYS = 500;

export function canHold(ground: Ground, condition: Condition): boolean {
  const ways = waysOf(clauseOf(condition));
  return ways.length > MAX_WAYS || ways.some((way) => canAllHold(ground, way));
}

export function canFail(ground: Ground, condition: Condition): boolean {
  return canHold(ground, { kind: "not", of: condition });
}

/** The sets of facts of which each alone makes the condition hold. */
function waysOf(fact: Clause): readonly (readonly Simple[])[] {
  if (!("all" in fact)) return [[fact]];
  if (fact.kind === "or") return fact.all.flatMap(waysOf);
  return fact.all
    .map(waysOf)
    .reduce<readonly (readonly Simple[])[]>(
      (found, ways) =>
        found.length * ways.length > MAX_WAYS
          ? Array.from({ length: MAX_WAYS + 1 }, () => [])
          : found.flatMap((before) => ways.map((way) => [...before, ...way])),
      [[]],
    );
}

/** Everything that is said of one number, or of where and when. */
function canAllHold(ground: Ground, facts: readonly Simple[]): boolean {
  const numbers = new Map<string, Bounds>();
  let { phases, turns }: { phases: readonly Phase[]; turns: readonly string[] } = ground.when;
  for (const fact of facts) {
    if (fact.kind === "source") continue;
    const { of, not } = fact;
    switch (of.kind) {
      case "phase":
        phases = phases.filter((phase) => of.in.includes(phase) !== not);
        break;
      case "turn":
        turns = turns.filter((side) => (side === of.of) !== not);
        break;
      case "summoned_how":
        break;
      default: {
        const { is, amount, ...what } = of;
        const key = JSON.stringify(what);
        const bounds = numbers.get(key) ?? boundsOf(ground, of);
        numbers.set(key, narrowed(bounds, is, amount, not));
      }
    }
  }
  return (
    phases.length > 0 &&
    turns.length > 0 &&
    [...numbers.values()].every(isOpen) &&
    canBeSource(ground, facts)
  );
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly without: readonly number[];
}

function isOpen({ least, most, without }: Bounds): boolean {
  // Where there is no end of numbers they cannot be gone through.
  return most - least >= without.length || numbersIn(least, most).some((n) => !without.includes(n));
}

const numbersIn = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

function narrowed(
  { least, most, without }: Bounds,
  is: "at_least" | "at_most" | "exactly",
  amount: number,
  not: boolean,
): Bounds {
  if (is === "exactly") {
    return not
      ? { least, most, without: [...new Set([...without, amount])] }
      : { least: Math.max(least, amount), most: Math.min(most, amount), without };
  }
  // At least n is the other half of at most n - 1.
  const isLow = (is === "at_least") !== not;
  if (isLow) {
    return { least: Math.max(least, is === "at_least" ? amount : amount + 1), most, without };
  }
  return { least, most: Math.min(most, is === "at_most" ? amount : amount - 1), without };
}

type Compared = Extract<Condition, { readonly is: unknown }>;

/** What a number can be at all. */
function boundsOf({ world, when, effect }: Ground, of: Compared): Bounds {
  const { config } = world;
  const from = (least: number, most: number): Bounds => ({ least, most, without: [] });
  switch (of.kind) {
    case "life":
      return from(0, Number.POSITIVE_INFINITY);
    case "clout":
      return from(0, config.maxClout);
    case "breakdowns":
      // Who has enough of them has won (LT 11.4).
      return from(0, config.breakdownsToWin - 1);
    case "chain_length":
      return from(when.chain.least, when.chain.most);
    case "count": {
      const { zone, filter, side } = of;
      const printed = effect.type === "continuous";
      const atRest = when.chain.most === 0;
      if (!canFit(world, { zone, filter, printed, atRest })) return from(0, 0);
      return from(0, roomIn(world, zone) * (side === "any" ? 2 : 1));
    }
  }
}

/** The card of the effect: as it lies when the effect is used. */
function canBeSource({ world, card, effect, place }: Ground, facts: readonly Simple[]): boolean {
  const asked = facts.flatMap((fact) => (fact.kind === "source" ? [fact] : []));
  const wanted = asked.filter(({ not }) => !not).map(({ trait }) => trait);
  const unwanted = asked.filter(({ not }) => not).map(({ trait }) => trait);
  const printed = effect.type === "continuous";
  const among = [card];
  const can = (traits: readonly Trait[]): boolean =>
    canFit(world, { ...place, among, printed, filter: filterOf(traits) });
  if (wanted.length > 0 && !can(wanted)) return false;
  // What has broken down had the counters for it (LT 11.3).
  const trigger = triggerOf(effect);
  if (trigger?.on === "breakdown" && trigger.card === "this") {
    const { maxVice = Number.POSITIVE_INFINITY } = filterOf(wanted);
    if (maxVice < world.config.breakdownThreshold) return false;
  }
  // What is printed on a face-up card cannot be denied.
  const isPrinted = ({ trait }: Trait): boolean => PRINTED.includes(trait);
  return !unwanted.some((trait) => isPrinted(trait) && can([trait]));
}

const PRINTED: readonly Trait["trait"][] = [
  "attribute",
  "archetype",
  "spellType",
  "trapType",
  "cardType",
  "name",
  "level",
];

function filterOf(traits: readonly Trait[]): Filter {
  return Object.assign({}, ...traits.map(fieldsOf)) as Filter;
}

function fieldsOf({ trait, value }: Trait): object {
  if (trait !== "level" && trait !== "attack" && trait !== "defense" && trait !== "vice") {
    return { [trait]: value };
  }
  const name = `${trait.charAt(0).toUpperCase()}${trait.slice(1)}`;
  return {
    ...(value.least !== undefined && { [`min${name}`]: value.least }),
    ...(value.most !== undefined && { [`max${name}`]: value.most }),
  };
}
