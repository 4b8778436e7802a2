/**
 * Promise: states, events, views, work and moves are JSON: no hole, no function, no class, no NaN, and no
 * minus zero, which comes back from a store as zero.
 */
import { canonicalJson } from "../../canonical-json.ts";
import { ByCard } from "../../table/by-card.ts";
import type { GameTypes, State } from "../../types.ts";
import { viewText } from "../../view-text.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";
import type { Version } from "../trace.ts";

const name = "everything is JSON";

export const everythingIsJson: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    const { random, legal, insight } = context;
    expectJson("the state", state, partsOf(context));
    const viewer = random.pick(viewersOf(state));
    const { view: seen, work } = insight(state, viewer);
    expectJson(`the view of ${viewer}`, seen);
    expectJson(`the work ${viewer} knows of`, work);
    if (viewText(seen) !== JSON.stringify(seen)) {
      throw new CheckFailed(name, `the view of ${viewer} was written as it is no longer`);
    }
    expectJson("the legal moves", viewer === "spectator" ? [] : legal(state, viewer));
  },
  version<G extends GameTypes>(context: CheckContext<G>, { events, after }: Version<G>): void {
    const { game, random } = context;
    expectJson("an event", events, partsOf(context));
    const viewer = random.pick(viewersOf(after));
    expectJson(`what ${viewer} sees of an event`, game.maskEvents(after, events, viewer));
  },
};

/** Parts of states and events that were looked through: they are frozen, and states share them. */
const known = new WeakMap<object, Set<object>>();

function partsOf(context: object): Set<object> {
  let parts = known.get(context);
  if (parts === undefined) {
    parts = new Set();
    known.set(context, parts);
  }
  return parts;
}

function expectJson(what: string, value: unknown, parts: Set<object> | null = null): void {
  if (isJson(value, parts)) return;
  // Canonical JSON writes minus zero as zero, and refuses all else that is not JSON.
  let problem = "it holds a minus zero";
  try {
    canonicalJson(value);
  } catch (error) {
    if (error instanceof Error) problem = error.message;
  }
  throw new CheckFailed(name, `${what}: ${problem}`);
}

function isJson(value: unknown, parts: Set<object> | null): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "object":
      break;
    default:
      return false;
  }
  if (value === null || parts?.has(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (value instanceof ByCard) {
    if (!value.values().every((card) => isJson(card, parts))) return false;
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], parts)) return false;
  } else {
    if (prototype !== Object.prototype && prototype !== null) return false;
    for (const key in value) {
      if (!isJson((value as Record<string, unknown>)[key], parts)) return false;
    }
  }
  parts?.add(value);
  return true;
}
