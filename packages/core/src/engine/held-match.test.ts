import { describe, expect, test } from "vitest";
import { badOptions, skirmish, someOptions } from "../../fixtures/skirmish/index.ts";
import { canonicalJson } from "../canonical-json.ts";
import { deepFreeze } from "../deep-freeze.ts";
import { createRandom } from "../random.ts";
import {
  createInitialState,
  decide,
  evolve,
  explain,
  holdMatch,
  legalMoves,
  mask,
} from "./index.ts";

const options = someOptions(createRandom(1));
const opening = createInitialState(skirmish, options);
if (!opening.ok) throw new Error(opening.rejection.message);
const { state } = opening;
const [one, other] = state.seating as [
  (typeof state.seating)[number],
  (typeof state.seating)[number],
];
const players = Object.fromEntries(state.seating.map((seat) => [seat, `${seat}'s player`]));
const held = () => holdMatch(skirmish, options, players as Parameters<typeof holdMatch>[2]);
const [actor] = skirmish.actors(state);
if (actor === undefined) throw new Error("nobody is to act");
const [first] = skirmish.legalMoves(state, actor);
if (first === undefined) throw new Error("there is nothing to do");

describe("a match that is held", () => {
  test("deciding changes nothing, evolving with its events does", () => {
    const match = held();
    const before = deepFreeze(match.getState());
    const text = canonicalJson(before);
    const decision = match.decide(actor, first.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    expect(match.getState()).toBe(before);
    expect(canonicalJson(before)).toBe(text);

    const count = match.events.length;
    expect(match.evolve(decision.events)).toEqual(decision.state);
    expect(match.getState()).toEqual(decision.state);
    expect(match.events.slice(count)).toEqual(decision.events);
    expect(skirmish.evolve(null, match.events)).toEqual(decision.state);
  });

  test("views have the players' names and, for a seat, its legal moves", () => {
    const match = held();
    for (const seat of [one, other]) {
      const view = match.mask(seat);
      expect(view).toMatchObject({ viewer: seat, players });
      expect(view.legalMoves).toEqual(skirmish.legalMoves(state, seat));
    }
    expect(match.mask("spectator")).toMatchObject({ players, legalMoves: [] });
    expect(match.mask(actor).legalMoves).toContainEqual(first);
  });

  test("invalid options throw every fault on a line of its own", () => {
    const bad = badOptions(createRandom(1)) as typeof options;
    const refused = skirmish.start(bad);
    if (refused.ok) throw new Error("it was started");
    expect(() => holdMatch(skirmish, bad, players as Parameters<typeof holdMatch>[2])).toThrow(
      new TypeError(`Invalid match options:\n  ${refused.rejection.message}`),
    );
  });
});

test("plain functions say what the object says", () => {
  const match = held();
  expect(match.getState()).toEqual(state);
  expect(legalMoves(skirmish, state, actor)).toEqual(match.legalMoves(actor));
  const decision = decide(skirmish, state, actor, first.command);
  if (!decision.ok) throw new Error(decision.rejection.message);
  expect(decision).toEqual(match.decide(actor, first.command));
  expect(evolve(skirmish, state, decision.events)).toEqual(decision.state);
  expect(explain(skirmish, state, actor, first.command)).toEqual(
    match.explain(actor, first.command),
  );
  const { players: _players, ...view } = match.mask(one);
  expect(mask(skirmish, state, one)).toEqual(view);
});

test("who has no seat is no viewer and no actor", () => {
  const nobody = "nobody" as typeof one;
  for (const asked of [
    () => mask(skirmish, state, nobody),
    () => legalMoves(skirmish, state, nobody),
    () => explain(skirmish, state, nobody, first.command),
  ]) {
    expect(asked).toThrow(TypeError);
    expect(asked).toThrow(/no viewer nobody/);
  }
});
