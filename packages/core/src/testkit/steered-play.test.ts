/** What fuzzed matches get to see. */
import { expect, test } from "vitest";
import { blindBid, someOptions as someBlindBid } from "../../fixtures/blind-bid/index.ts";
import { declaresACardNobodyHas } from "../../fixtures/broken/declares-a-card-nobody-has.ts";
import { skirmish, someOptions as someSkirmish } from "../../fixtures/skirmish/index.ts";
import { type FuzzOptions, type FuzzReport, fuzz } from "./fuzz.ts";

const MATCHES = 60;
const playing = {
  seed: 1,
  games: 1,
  maxCommands: 500,
  rarely: ["CONCEDE", "TIMEOUT"],
  checks: [],
  command: "npm run fuzz",
} satisfies Partial<FuzzOptions<never>>;

/** How many different things each of some matches has seen, added up, and in how many commands. */
function seen(play: (firstGame: number) => FuzzReport): { things: number; commands: number } {
  const reports = Array.from({ length: MATCHES }, (_, number) => play(number));
  const things = reports.map(({ coverage }) => Object.keys(coverage.toJSON()).length);
  return {
    things: things.reduce((sum, count) => sum + count, 0),
    commands: reports.reduce((sum, report) => sum + report.commands, 0),
  };
}

const games = {
  Skirmish: (steered: boolean, firstGame: number) =>
    fuzz(skirmish, { ...playing, steered, firstGame, options: someSkirmish }),
  "Blind Bid": (steered: boolean, firstGame: number) =>
    fuzz(blindBid, { ...playing, steered, firstGame, options: someBlindBid }),
};

test.each(Object.entries(games))(
  "%s shows more for its commands in steered matches",
  (_name, play) => {
    const steered = seen((number) => play(true, number));
    const unsteered = seen((number) => play(false, number));
    expect(steered.things / steered.commands).toBeGreaterThan(
      (1.02 * unsteered.things) / unsteered.commands,
    );
  },
);

test("a card that no match can show is reported as never seen", () => {
  const options = { ...playing, games: 10, options: someSkirmish };
  const sound = fuzz(skirmish, options).neverSeen;
  const { neverSeen } = fuzz(declaresACardNobodyHas, options);
  expect(neverSeen).toEqual([...sound, "card:lost-lunch"]);
});

test("an aimed match is played for its aim, and tells by its number what came of it", () => {
  const aimed = (firstGame: number): FuzzReport =>
    fuzz(skirmish, {
      ...playing,
      games: 2,
      firstGame,
      options: (random, game) => ({ ...someSkirmish(random), seed: game }),
      aim: (game, { seed }) => {
        expect(seed).toBe(game);
        return (_state, _actor, moves) =>
          moves.map(({ command }) => (command.type === "END_TURN" ? 1 : 0));
      },
      measure: (final, { options, steps }) => {
        expect(steps.at(-1)?.after).toBe(final);
        return {
          attacks: steps.filter(({ command }) => command.type === "ATTACK").length,
          seeds: Number(options.seed),
        };
      },
    });
  const { measures } = aimed(7);
  expect(measures.seeds).toBe(15);
  expect(measures.attacks).toBe(0);
  expect(aimed(7)).toEqual(aimed(7));
});
