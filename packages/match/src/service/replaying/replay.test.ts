import { createRandom, type GameTypes, type MatchRecord, recordMatch } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { lunchTable, skirmishGame } from "../../../test/games.ts";
import { type Replay, type ReplayRequest, replay, verify } from "./replay.ts";

type AnyRecord = MatchRecord<GameTypes>;

const games = [lunchTable.hosted, skirmishGame.hosted];
const { hosted, deck } = skirmishGame;
const { game } = hosted;

/** A match that was played to its end. */
function played(): AnyRecord {
  const options = hosted.options({ red: deck, blue: deck }, { seed: 4 });
  const opening = game.start(options);
  if (!opening.ok) throw new Error("it does not start");
  let { state } = opening;
  const random = createRandom(4);
  const commands: [string, GameTypes["command"]][] = [];
  while (game.outcome(state).status === "running") {
    const [actor = ""] = game.actors(state);
    const moves = game.legalMoves(state, actor);
    const patient = moves.filter(({ command }) => !game.isAnytime(command));
    const { command } = random.pick(patient);
    const decision = game.decide(state, actor, command);
    if (!decision.ok) throw new Error("a legal move is refused");
    commands.push([actor, command]);
    state = decision.state;
  }
  return recordMatch(game, options, commands, state);
}

const record = played();
const last = record.commands.length;
const other = (seat: string): string => (seat === "red" ? "blue" : "red");

const look = (wanted: Partial<ReplayRequest> = {}): Replay =>
  replay(games, { record, viewer: "referee", at: last, after: -1, ...wanted });

const numbers = ({ steps }: Replay): number[] => steps.map(({ number }) => number);

describe("a replay", () => {
  test("shows the end, and every step from the start on", () => {
    const seen = look();
    expect(seen).toMatchObject({
      game: game.id,
      commands: last,
      viewers: ["red", "blue", "spectator", "referee"],
      viewer: "referee",
      at: last,
    });
    expect(seen.view.outcome.status).toBe("ended");
    expect(numbers(seen)).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
    expect(seen.steps[0]).toMatchObject({ actor: null, text: null });
    expect(seen.steps[0]?.events[0]).toMatchObject({ type: "GAME_STARTED" });
    expect(seen.steps.slice(1).map(({ actor }) => actor)).toEqual(
      record.commands.map(([actor]) => actor),
    );
    expect(seen.steps.slice(1).every(({ text }) => text !== null)).toBe(true);
  });

  test("shows any moment of it; beyond the end there is the end", () => {
    const early = look({ at: 3 });
    expect(early.at).toBe(3);
    expect(early.view.outcome.status).toBe("running");
    expect(numbers(early)).toEqual([0, 1, 2, 3]);
    expect(numbers(look({ at: 0 }))).toEqual([0]);
    expect(look({ at: last + 5 })).toEqual(look());
  });

  test("leaves out the steps that are known", () => {
    expect(numbers(look({ at: 6, after: 3 }))).toEqual([4, 5, 6]);
    expect(numbers(look({ at: 6, after: 0 }))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbers(look({ at: 3, after: 3 }))).toEqual([]);
    expect(look({ at: 6, after: 3 }).steps[0]?.text).toBe(look({ at: 6 }).steps[4]?.text);
  });

  test("tells a seat its own choices in words, and of the other's only what all may know", () => {
    const [first = ["", ""]] = record.commands;
    const seat = first[0];
    const own = look({ viewer: seat, at: 1 });
    expect(own.steps[1]?.text).toMatch(/\w/);
    expect(look({ viewer: other(seat), at: 1 }).steps[1]?.text).toBeNull();
    expect(look({ viewer: "spectator", at: 1 }).steps[1]?.text).toBeNull();
    expect(own.view.zones[other(seat)]?.hand?.cards).toEqual([]);
    expect(own.view.zones[seat]?.hand?.cards).not.toEqual([]);
  });

  test("brings the definitions of the faces in sight, also of those in its steps alone", () => {
    const { cards, view, steps } = look({ viewer: "referee", at: 4 });
    const defs = [...JSON.stringify([view, steps]).matchAll(/"def":"([^"]+)"/g)];
    expect(defs.length).toBeGreaterThan(0);
    for (const [, def = ""] of defs) expect(cards).toHaveProperty([def]);
    const stranger = look({ viewer: "spectator", at: 0 });
    expect(Object.keys(stranger.cards)).toEqual([]);
  });

  test("is refused to viewers that there are not", () => {
    expect(() => look({ viewer: "nobody" })).toThrow("one of red, blue, spectator, referee");
  });

  test.each<[string, Partial<Record<keyof AnyRecord, unknown>>]>([
    ["that are not here", { rulesVersion: 99 }],
    ["that are not here", { game: "chess" }],
    ["It cannot start", { options: { ...record.options, seed: "no seed" } }],
    ["", { options: null }],
    ["Command 1 is refused", { commands: [["red", "DANCE"]] }],
    ["Command 1 is refused", { commands: [["nobody", record.commands[0]?.[1]]] }],
    ["Command 2 is refused", { commands: [record.commands[0], ["red", "DANCE"]] }],
  ])("of a record that cannot be is refused: %s", (reason, change) => {
    const wrong = { ...record, ...change } as AnyRecord;
    expect(() => look({ record: wrong })).toThrow(
      expect.objectContaining({
        code: "bad-record",
        message: expect.stringContaining(reason) as unknown,
      }),
    );
  });
});

describe("a verdict", () => {
  test("on a match that went so says how it ended", () => {
    const { outcome } = look().view;
    const { winners, reason } = outcome.status === "ended" ? outcome : { winners: [], reason: "" };
    expect(verify(games, record)).toEqual({
      ok: true,
      commands: last,
      outcome: { winners, reason },
    });
  });

  test("on one that was left in the middle, that it has not ended", () => {
    const started = game.start(record.options);
    if (!started.ok) throw new Error("it does not start");
    const begun = recordMatch(game, record.options, [], started.state);
    expect(verify(games, begun)).toEqual({ ok: true, commands: 0, outcome: null });
  });

  test("on another says what is wrong", () => {
    const fault = (change: object): string => {
      const verdict = verify(games, { ...record, ...change });
      return verdict.ok ? "" : verdict.fault;
    };
    expect(fault({ finalHash: "0".repeat(64) })).toContain("It ends in");
    expect(fault({ rulesVersion: 99 })).toContain("It is of rules 99");
    expect(fault({ options: null })).not.toBe("");
  });
});
