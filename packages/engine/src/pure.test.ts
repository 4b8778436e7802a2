/** An engine runs wherever the language does. */
import { expect, test } from "vitest";
import { exampleMatch, exampleTable } from "../fixtures/example-game.ts";
import { createEngine, type Engine, type EngineOptions, type State } from "./index.ts";

const options: EngineOptions = {
  cards: exampleTable,
  hostId: "hana",
  awayId: "ada",
  ...exampleMatch,
  seed: 7,
  firstSeat: "host",
};

/** Not in the language itself: what a browser, a Convex mutation or a worker may lack. */
const PLATFORM = [
  "Buffer",
  "clearTimeout",
  "console",
  "crypto",
  "fetch",
  "performance",
  "process",
  "queueMicrotask",
  "setImmediate",
  "setInterval",
  "setTimeout",
  "structuredClone",
  "TextDecoder",
  "TextEncoder",
  "URL",
];

test("a match is played with nothing but the language: no Node, no clock, no ambient chance", () => {
  const found = withoutPlatform(() => playWhole(createEngine(options)));
  expect(found).toEqual(playWhole(createEngine(options)));
  expect(found.outcome.status).toBe("ended");
});

/** Always the last listed move that does not give up: a match that ends by its own rules. */
function playWhole(engine: Engine): State {
  for (let i = 0; i < 3000 && engine.getState().outcome.status === "running"; i++) {
    const [seat] = engine.game.actors(engine.getState());
    if (seat === undefined) break;
    const moves = engine.mask(seat).legalMoves;
    const wanted = moves.filter(({ command }) => command.type !== "SURRENDER");
    const command = wanted.at((i * 7) % wanted.length)?.command;
    const decision = engine.decide(seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    engine.evolve(decision.events);
  }
  return engine.getState();
}

function withoutPlatform<T>(run: () => T): T {
  const saved = PLATFORM.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const { random } = Math;
  const { now } = Date;
  const forbidden = (): never => {
    throw new Error("an engine has no clock and no chance of its own");
  };
  for (const name of PLATFORM) Reflect.deleteProperty(globalThis, name);
  Math.random = forbidden;
  Date.now = forbidden;
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
    for (const [name, descriptor] of saved) {
      if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
