/** Nothing that the service hands out is a part of the match, and nobody's failure is another's. */
import { expect, test } from "vitest";
import { lunchTable } from "../../../test/games.ts";
import { begin, setUp } from "../../../test/tables.ts";
import type { Committed, MatchService, PlayerView } from "../index.ts";

type Writable = Record<string, Record<string, unknown>>;

async function actor(service: MatchService, matchId: string): Promise<[string, PlayerView]> {
  for (const player of ["ada", "bob"]) {
    const view = await service.getPlayerView(matchId, player);
    if (view.view?.actors.includes(view.seat)) return [player, view];
  }
  throw new Error("nobody has to act");
}

async function act(service: MatchService, matchId: string) {
  const [player, { version: expectedVersion, legalMoves }] = await actor(service, matchId);
  const move = legalMoves.find(({ id }) => id.startsWith("SUMMON")) ?? legalMoves[0];
  const commandId = `at-${expectedVersion}`;
  return service.submitAction({
    matchId,
    player,
    expectedVersion,
    commandId,
    move: move?.id ?? "",
  });
}

test("what a follower or an actor writes to fails, and changes nothing for anybody", async () => {
  const service = setUp();
  const matchId = await begin(service, lunchTable);
  const heard: Committed[] = [];
  service.subscribe(matchId, (committed) => heard.push(committed));
  const acted = await act(service, matchId);
  const before = JSON.stringify(await service.getPlayerView(matchId, "bob"));
  const committed = heard[0] as Committed;
  const view = committed.viewFor("ada").view?.game as unknown as Writable;
  expect(() => Object.assign(view.shared ?? {}, { turnNumber: 150 })).toThrow(TypeError);
  for (const events of [committed.eventsFor("ada"), acted.ok ? acted.events : []]) {
    expect(events).not.toEqual([]);
    expect(() => Object.assign(events[0] ?? {}, { type: "CHANGED" })).toThrow(TypeError);
    for (const event of events) expect(Object.isFrozen(event.change ?? event)).toBe(true);
  }
  expect(JSON.stringify(await service.getPlayerView(matchId, "bob"))).toBe(before);
  await service.close();
});

test("a follower that throws fails neither the action nor the other followers", async () => {
  const problems: Error[] = [];
  const service = setUp({ onProblem: (problem) => problems.push(problem) });
  const matchId = await begin(service, lunchTable);
  const heard: number[] = [];
  service.subscribe(matchId, () => {
    throw new Error("Queen of Table Nine");
  });
  service.subscribe(matchId, ({ version }) => heard.push(version));
  const acted = await act(service, matchId);
  expect(acted).toMatchObject({ ok: true, version: heard[0] });
  expect(problems).toMatchObject([{ code: "follower-failed", matchId }]);
  expect(String(problems[0])).not.toContain("Queen");
  await service.close();
});
