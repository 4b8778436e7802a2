/** What a match gives out shares objects with it: whoever writes to them is stopped. */
import { describe, expect, test } from "vitest";
import { skirmish, someOptions } from "../../fixtures/skirmish/index.ts";
import { canonicalJson } from "../canonical-json.ts";
import { createRandom } from "../random.ts";
import { Simulation } from "../simulation.ts";
import { started } from "../testkit/index.ts";
import { holdMatch } from "./held-match.ts";
import { mask } from "./plain-functions.ts";

const options = someOptions(createRandom(6));
const players = { red: "Ada", blue: "Bob" };
const held = () => holdMatch(skirmish, options, players as Parameters<typeof holdMatch>[2]);

type Held = ReturnType<typeof held>;

/** Writes to what lies at the end of a path, as somebody does who has no compiler. */
function writeAt(from: unknown, ...path: readonly (string | number)[]): void {
  const last = path.at(-1) as string;
  let part = from as Record<string, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[last] = "changed";
}

describe("a match that is held", () => {
  test.each<[string, (match: Held) => void]>([
    ["its state", (match) => writeAt(match.getState(), "phase")],
    ["what the state holds", (match) => writeAt(match.getState(), "shared", "turn")],
    [
      "the cards of the state",
      (match) => (match.getState().cards as never as Map<string, object>).set("c1", {}),
    ],
    ["the config in a view", (match) => writeAt(match.mask("red"), "config", "life")],
    [
      "a card in a view",
      (match) => writeAt(match.mask("red"), "zones", "red", "hand", "cards", 0, "def"),
    ],
    ["the game's part of a view", (match) => writeAt(match.mask("red"), "game", "shared", "turn")],
    ["a legal move", (match) => writeAt(match.legalMoves("red"), 0, "command", "type")],
    ["what has happened", (match) => writeAt(match.events, match.events.length)],
    ["an event of it", (match) => writeAt(match.events, 0, "type")],
  ])("lets nobody write to %s", (_, write) => {
    const match = held();
    const before = [match.getState(), match.mask("red"), match.events].map(canonicalJson);
    expect(() => write(match)).toThrow(TypeError);
    expect([match.getState(), match.mask("red"), match.events].map(canonicalJson)).toEqual(before);
  });

  test("lets nobody write to the events it was given", () => {
    const match = held();
    const [seat] = skirmish.actors(match.getState());
    const [move] = match.legalMoves(seat as "red");
    const decision = match.decide(seat as "red", move?.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    match.evolve(decision.events);
    const text = canonicalJson(match.getState());
    for (const event of decision.events) {
      expect(() => writeAt(event, "type")).toThrow(TypeError);
    }
    expect(canonicalJson(match.getState())).toBe(text);
    expect(match.events.slice(-decision.events.length)).toEqual(decision.events);
  });
});

test("a look at a state that is played on in place does not stop play", () => {
  const match = Simulation.from(skirmish, started(skirmish, options).state);
  for (let i = 0; i < 20 && match.state.outcome.status === "running"; i++) {
    const [seat] = match.actors;
    const view = mask(skirmish, match.state, seat as "red");
    expect(Object.isFrozen(view.game.shared)).toBe(true);
    const [command] = match.legal(seat as "red").filter(({ type }) => type !== "CONCEDE");
    expect(match.play(seat as "red", command).ok).toBe(true);
  }
});
