import { describe, expect, test } from "vitest";
import { type Tiny, tiny } from "../fixtures/tiny/index.ts";
import { type MatchRecord, playWhileLegal, recordMatch, replayRecord } from "./record.ts";
import { started } from "./testkit/index.ts";
import type { Actor } from "./types.ts";

const game = tiny();
const options = {
  decks: { ann: ["ant", "bee", "cat", "ant"], bob: ["bee"] },
  config: { hand: 2 },
  seed: 11,
};
const opening = started(game, options);
const [first, second] = game
  .legalMoves(opening.state, "ann")
  .filter(({ command }) => command.type === "PLAY");
if (first === undefined || second === undefined) throw new Error("ann has two cards");
const commands: (readonly [Actor<Tiny>, Tiny["command"]])[] = [
  ["ann", { type: "DO" }],
  ["ann", first.command],
  ["bob", { type: "LEAVE" }],
];
const played = playWhileLegal(game, opening.state, commands);

function record(changes: Partial<MatchRecord<Tiny>> = {}): MatchRecord<Tiny> {
  return { ...recordMatch(game, options, commands, played.state), ...changes };
}

function fault(changed: MatchRecord<Tiny>, other = game): string {
  const replayed = replayRecord(other, changed);
  return replayed.ok ? "" : replayed.fault;
}

describe("a record", () => {
  test("[K19.1] is plain data: the commands are lines", () => {
    expect(record().commands).toEqual([
      ["ann", "DO"],
      ["ann", first.id],
      ["bob", "LEAVE"],
    ]);
    expect(JSON.parse(JSON.stringify(record()))).toEqual(record());
  });

  test("[K19.1] played again gives the same events and the same end", () => {
    const replayed = replayRecord(game, JSON.parse(JSON.stringify(record())) as MatchRecord<Tiny>);
    if (!replayed.ok) throw new Error(replayed.fault);
    expect(replayed.state).toEqual(played.state);
    expect(replayed.events).toEqual([...opening.events, ...played.events]);
    expect(game.evolve(null, replayed.events)).toEqual(played.state);
  });

  test("[K19.2] of another game, version or card set is refused", () => {
    expect(fault(record({ game: "chess" }))).toBe("The record is of game chess, this is tiny.");
    expect(fault(record({ rulesVersion: 2 }))).toContain("rulesVersion 2, this is 1");
    expect(fault(record(), tiny({ cards: {} }))).toContain("cardSet");
  });

  test("[K19.2] with an illegal command is refused at that command", () => {
    const illegal = record({
      commands: [
        ["ann", "DO"],
        ["bob", "DO"],
      ],
    });
    expect(fault(illegal)).toBe("Command 2 is refused: It is not your turn to act.");
    expect(fault(record({ commands: [["ann", "JUMP"]] }))).toContain("Command 1 is refused");
  });

  test("[K19.2] that cannot start, or ends otherwise, is refused", () => {
    const nobody = record({ options: { ...options, decks: {} } });
    expect(fault(nobody)).toBe("It cannot start: Somebody has to bring a deck.");
    expect(fault(record({ finalHash: "0".repeat(64) }))).toContain("the record says 000");
    expect(fault(record({ options: { ...options, seed: 12 } }))).not.toBe("");
  });
});

describe("playing while legal", () => {
  test("[K19.3] takes commands and lines, and tells how far it came and why no further", () => {
    const result = playWhileLegal(game, opening.state, [
      ["ann", first.id],
      ["ann", { type: "DO" }],
      ["ann", first.command],
      ["ann", "DO"],
    ]);
    expect(result.played).toBe(2);
    expect(result.rejection?.code).toBe("command/unknown-card");
    expect(result.state).toEqual(
      playWhileLegal(game, opening.state, [["ann", first.command]]).state,
    );
    expect(game.evolve(opening.state, result.events)).toEqual(result.state);
  });

  test("[K19.3] a line that cannot be read is where it stops", () => {
    const result = playWhileLegal(game, opening.state, [
      ["ann", "DO it"],
      ["ann", "DO"],
    ]);
    expect(result).toMatchObject({
      played: 0,
      events: [],
      rejection: { code: "command/malformed" },
    });
    expect({ ok: false, rejection: result.rejection }).toEqual(game.parse("DO it"));
    expect(result.state).toBe(opening.state);
  });

  test("[K19.3] nothing is wrong when all were legal", () => {
    expect(played.rejection).toBeNull();
    expect(played.played).toBe(3);
    expect(played.state.outcome.status).toBe("ended");
  });
});
