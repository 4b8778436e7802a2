/** What is said of cards as effects that last, and what is counted for each of something. */
import type { Amount, Effect, Selector } from "../cards.ts";
import { keywordRules } from "../keywords/index.ts";
import type { Duration } from "../vocabulary.ts";
import type { Predicate } from "./predicates.ts";

/** As an effect on cards, for a while. */
export function effectOf(
  predicate: Predicate,
  target: Selector,
  duration: Duration,
): Effect | null {
  switch (predicate.fact) {
    case "stat":
      return { do: "modify", stat: predicate.stat, amount: predicate.amount, target, duration };
    case "keyword": {
      const { keyword, value, each, lost } = predicate;
      return {
        do: "grant-keyword",
        keyword,
        ...(value !== undefined && { value }),
        ...(each !== undefined && { each }),
        ...(lost && { lost }),
        target,
        duration,
      };
    }
    case "ability":
      return { do: "grant-ability", ability: predicate.ability, target, duration };
    case "restriction":
      if (predicate.by !== undefined || predicate.restriction === "ready-step") return null;
      return { do: "restrict", restriction: predicate.restriction, target, duration };
    case "permission": {
      const { permission, against } = predicate;
      return { do: "permit", permission, ...(against && { against }), target, duration };
    }
    case "singing-cost":
      return { do: "sing-as", amount: predicate.amount, target, duration };
    case "enters":
      return null;
  }
}

export interface Lasting {
  readonly predicate: Predicate;
  readonly target: Selector;
  readonly duration: Duration;
}

export function lastingOf(effect: Effect): Lasting | null {
  switch (effect.do) {
    case "modify": {
      const { stat, amount, target, duration } = effect;
      return { predicate: { fact: "stat", stat, amount }, target, duration };
    }
    case "grant-keyword": {
      const { keyword, value, each, lost, target, duration } = effect;
      const predicate = {
        fact: "keyword",
        keyword,
        ...(value !== undefined && { value }),
        ...(each !== undefined && { each }),
        ...(lost && { lost }),
      } as const;
      return { predicate, target, duration };
    }
    case "grant-ability": {
      const { ability, target, duration } = effect;
      return { predicate: { fact: "ability", ability }, target, duration };
    }
    case "sing-as": {
      const { amount, target, duration } = effect;
      return { predicate: { fact: "singing-cost", amount }, target, duration };
    }
    case "restrict": {
      if (effect.unless !== undefined) return null;
      const { restriction: what, target, duration } = effect;
      return { predicate: { fact: "restriction", restriction: what }, target, duration };
    }
    case "permit": {
      const { permission: what, against, target, duration } = effect;
      const predicate = {
        fact: "permission",
        permission: what,
        ...(against && { against }),
      } as const;
      return { predicate, target, duration };
    }
    default:
      return null;
  }
}

/** A tail "for each …" behind everything: it counts for each number before it. */
export function multiplied(predicate: Predicate, each: Amount): Predicate | null {
  if (predicate.fact === "keyword") {
    const isSum = keywordRules[predicate.keyword].number === "sum";
    return isSum && predicate.each === undefined ? { ...predicate, each } : predicate;
  }
  if (predicate.fact !== "stat") return predicate;
  const { amount } = predicate;
  if (typeof amount !== "number" || typeof each === "number") return null;
  return { ...predicate, amount: amount === 1 ? each : { ...each, times: amount } };
}

/** The number and what it counts for. */
export function split(
  predicate: Predicate,
): { readonly plain: Predicate; readonly each: Amount } | null {
  if (predicate.fact === "keyword" && predicate.each !== undefined) {
    const { each, ...plain } = predicate;
    return { plain, each };
  }
  if (predicate.fact !== "stat" || typeof predicate.amount === "number") return null;
  const { times: n = 1, ...each } = predicate.amount;
  return { plain: { ...predicate, amount: n }, each: each as Amount };
}
