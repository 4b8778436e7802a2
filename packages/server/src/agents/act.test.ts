import { expect, test } from "vitest";
import { AGENT, startAgentMatch } from "../../test/agent-match.ts";
import { hostedGames } from "../games.ts";
import { act } from "./act.ts";
import type { Observation } from "./observation.ts";
import { observe } from "./observe.ts";
import { actedText } from "./text.ts";

const lunchTable = hostedGames.find(({ game }) => game.id === "lunchtable");
if (lunchTable === undefined) throw new Error("there is no LunchTable");

/** Seed 1: the agent begins. */
async function begin() {
  const match = await startAgentMatch(lunchTable as NonNullable<typeof lunchTable>, 1);
  const seen = await observe(match, { matchId: match.matchId, identity: AGENT });
  const of = { matchId: match.matchId, identity: AGENT, expectedVersion: seen.version };
  return { match, seen, of };
}

const idOf = ({ actions }: Observation, type: string): string =>
  actions.find(({ command }) => command.type === type)?.id ?? "";

test("several actions are played while they are legal, by id or as commands", async () => {
  const { match, seen, of } = await begin();
  const summon = idOf(seen, "SUMMON");
  const set = seen.actions.find(({ command }) => command.type === "SET_SPELL_TRAP");
  const actions = [summon, set?.command ?? {}, summon, "END_TURN"];
  const done = await act(match, { ...of, key: "a", actions });
  expect(done.played).toEqual([
    { id: summon, version: seen.version + 1 },
    { id: set?.id, version: seen.version + 2 },
  ]);
  expect(done.refused).toMatchObject({ id: summon, code: "command/unknown-card", rule: null });
  expect(done.left).toBe(1);
  expect(done.observation.version).toBe(seen.version + 2);
  expect(done.observation.happened[0]?.text).toMatch(/^You summon /);
  expect(actedText(done)).toMatch(/^PLAYED: SUMMON .+\nREFUSED: SUMMON .+ 1 action after it: not/);
});

test("sent again with the same key, nothing is played twice", async () => {
  const { match, seen, of } = await begin();
  const request = {
    ...of,
    key: "a",
    actions: [idOf(seen, "SUMMON"), idOf(seen, "SET_SPELL_TRAP")],
  };
  const first = await act(match, request);
  const again = await act(match, request);
  expect(again.played).toEqual(first.played);
  expect(again.observation.version).toBe(first.observation.version);
  // Something else happened in between: the second was decided on a later version than the first made.
  const ended = await act(match, {
    ...of,
    expectedVersion: again.observation.version,
    key: "b",
    actions: ["END_TURN"],
  });
  expect(ended.played).toHaveLength(1);
  expect((await act(match, request)).played).toEqual(first.played);
  const other = { ...request, actions: [idOf(seen, "SUMMON"), "END_TURN"] };
  const mixed = await act(match, other);
  expect(mixed.played).toEqual(first.played.slice(0, 1));
  expect(mixed.refused?.code).toBe("command-id-reused");
  expect(mixed.refused?.message).toMatch(/^This key was given before/);
  const single = { ...of, expectedVersion: again.observation.version, key: "b" };
  await expect(act(match, { ...single, actions: ["SURRENDER"] })).rejects.toThrow(
    /^This key was given before/,
  );
});

test("with patience the next action waits for the others, and is found again afterwards", async () => {
  const { match, of } = await begin();
  const patience = AbortSignal.timeout(60_000);
  const request = { ...of, key: "a", actions: ["END_TURN", "END_TURN"], patience };
  const done = await act(match, request);
  expect(done.refused).toBeNull();
  const [first, second] = done.played;
  expect(second?.version).toBeGreaterThan((first?.version ?? 0) + 1);
  expect(done.observation.isYourDecision).toBe(true);
  expect((await act(match, request)).played).toEqual(done.played);
});

test("without patience what comes after the turn is refused, with what is waited for", async () => {
  const { match, of } = await begin();
  const done = await act(match, { ...of, key: "a", actions: ["END_TURN", "END_TURN"] });
  expect(done.played).toHaveLength(1);
  expect(done.refused?.message).toMatch(/not your turn|has to decide first/);
});

test("an action on another version changes nothing", async () => {
  const { match, of, seen } = await begin();
  const late = { ...of, expectedVersion: seen.version - 1, key: "a", actions: ["END_TURN"] };
  await expect(act(match, late)).rejects.toMatchObject({
    code: "stale-version",
    data: { version: seen.version },
  });
});

test("a refusal says which rule, in its words, and what it would have needed", async () => {
  const { match, of } = await begin();
  const done = await act(match, { ...of, key: "a", actions: ["ENTER_COMBAT"] });
  expect(done).toMatchObject({
    played: [],
    refused: {
      id: "ENTER_COMBAT",
      code: "phase/no-combat-on-turn-1",
      message: "Nobody can attack on turn 1.",
      rule: "LT 5.4",
      ruleText: expect.stringContaining("On turn 1 there are no attacks") as string,
    },
    left: 0,
  });
});

test("what is no command at all is refused like any other", async () => {
  const { match, of } = await begin();
  const odd = [{ type: "__proto__" }, { no: 1 }, "", "SUMMON", { type: "SUMMON", card: 7 }];
  for (const [i, action] of odd.entries()) {
    const done = await act(match, { ...of, key: `odd${i}`, actions: [action] });
    expect(done.refused?.code).toMatch(/^command\//);
  }
});
