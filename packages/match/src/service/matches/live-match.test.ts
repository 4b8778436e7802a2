import type { AnyHostableGame } from "@tcg/core/hosting";
import { beforeEach, describe, expect, test } from "vitest";
import { lunchTable } from "../../../test/games.ts";
import { startClocks } from "../../clocks/clocks.ts";
import type { HeldSeat, Holder, MatchHead } from "./head.ts";
import { type AnyEvent, type AnyState, LiveMatch } from "./live-match.ts";

const { hosted, deck } = lunchTable;
const { game } = hosted;

function started(): AnyState {
  const opening = game.start(hosted.options({ host: deck, away: deck }, { seed: 3 }));
  if (!opening.ok) throw new Error("it does not start");
  return opening.state;
}

function sits(seat: string, holder: Holder | null): HeldSeat {
  return { seat, holder, deckLock: null, entropyHash: null, isOpened: false };
}

const state = started();
const open: MatchHead = {
  game: game.id,
  rulesVersion: game.rulesVersion,
  cardSet: game.cardSet,
  mode: "casual",
  status: "waiting",
  creator: "ada",
  isPublic: false,
  isWatchable: true,
  inviteCode: null,
  commitment: "c",
  isSeedChosen: true,
  seats: [sits("host", { player: "ada" }), sits("away", null)],
  actors: [],
  turn: null,
  outcome: null,
  aborted: null,
  clocks: null,
  timeControl: null,
  releaseMs: null,
  openByMs: null,
  joinByMs: null,
  createdAtMs: 1,
  startedAtMs: null,
  endedAtMs: null,
  updatedAtMs: 1,
  link: "l",
};
const seated = (host: Holder | null, away: Holder | null): MatchHead["seats"] => [
  sits("host", host),
  sits("away", away),
];

function match(
  head: Partial<MatchHead>,
  parts: { hosted?: AnyHostableGame | null; state?: AnyState | null } = {},
): LiveMatch {
  return new LiveMatch({
    matchId: "m",
    version: 3,
    head: { ...open, ...head },
    setup: {
      decks: {},
      config: {},
      secret: "5".repeat(64),
      entropies: {},
      seed: 3,
      isSeedChosen: true,
      botSeed: "",
    },
    hosted,
    state,
    snapshotVersion: null,
    ...parts,
  });
}

describe("who sits there", () => {
  test("a seat is a player's, a bot's or nobody's", () => {
    const seats = seated({ bot: "greedy" }, { player: "bob" });
    expect(match({ seats }).metaFor("bob")).toMatchObject({
      seat: "away",
      seats: [
        { seat: "host", by: "bot", bot: "greedy" },
        { seat: "away", by: "player" },
      ],
    });
    expect(match({}).metaFor("bob")).toMatchObject({
      seat: "spectator",
      seats: [
        { seat: "host", by: "player" },
        { seat: "away", by: "nobody" },
      ],
    });
  });

  test("a bot has to act if it is its move, and nobody else has", () => {
    const seats = seated({ player: "ada" }, { bot: "greedy" });
    expect(match({ seats, actors: ["away"] }).botToAct()).toEqual({ seat: "away", bot: "greedy" });
    expect(match({ seats, actors: ["host"] }).botToAct()).toBeNull();
    expect(match({ actors: ["away"] }).botToAct()).toBeNull();
    // One after the other, if it is several bots' move.
    const bots = seated({ bot: "random" }, { bot: "greedy" });
    expect(match({ seats: bots, actors: ["away", "host"] }).botToAct()?.seat).toBe("host");
  });

  test("it is played by people if one of them is one", () => {
    const bots = seated({ bot: "random" }, { bot: "greedy" });
    expect(match({ seats: bots }).isPlayedByPeople).toBe(false);
    expect(match({}).isPlayedByPeople).toBe(true);
    const nobody = seated({ bot: "random" }, null);
    expect(match({ seats: nobody }).isPlayedByPeople).toBe(false);
  });

  test("a bot called like a player is not that player", () => {
    const seats = seated({ bot: "ada" }, { player: "ada" });
    expect(match({ seats }).seatOf("ada")).toBe("away");
  });
});

describe("what is shown", () => {
  const seats = seated({ player: "ada" }, { player: "bob" });
  let running: LiveMatch;
  // A new one each time: a match remembers what it has shown.
  beforeEach(() => {
    running = match({ status: "active", seats, actors: game.actors(state) });
  });

  test("a view is made once for everybody who looks from there", () => {
    expect(running.viewFor("eve")).toBe(running.viewFor("mallory"));
    expect(running.viewFor("ada")).toBe(running.viewFor("ada"));
    expect(running.viewFor("ada")).not.toBe(running.viewFor("bob"));
  });

  test("a move is told with the command it is the notation of", () => {
    const [seat = ""] = game.actors(state);
    const { legalMoves } = running.viewFor(seat === "host" ? "ada" : "bob");
    expect(legalMoves.length).toBeGreaterThan(1);
    for (const { id, command } of legalMoves) expect(game.notation(command as never)).toBe(id);
  });

  test("a command's fields come as the game declares them, whichever a rule fills in first", () => {
    const command = { type: "SUMMON", slot: 1, position: "attack", card: "c1" };
    const legalMoves = () => [{ id: "SUMMON c1 attack slot=1", text: "Summon", command }];
    const listing = { ...hosted, game: { ...game, legalMoves } };
    const [listed] = match({ status: "active", seats }, { hosted: listing }).viewFor(
      "ada",
    ).legalMoves;
    expect(Object.entries(listed?.command ?? {})).toEqual([
      ["type", "SUMMON"],
      ["card", "c1"],
      ["position", "attack"],
      ["slot", 1],
    ]);
  });

  test("moves that are allowed at any time are told as such", () => {
    const [seat = ""] = game.actors(state);
    const { legalMoves } = running.viewFor(seat === "host" ? "ada" : "bob");
    expect(legalMoves).toContainEqual({
      id: "SURRENDER",
      command: { type: "SURRENDER" },
      text: "Surrender",
      anytime: true,
    });
    const others = legalMoves.filter(({ id }) => id !== "SURRENDER");
    expect(others.length).toBeGreaterThan(0);
    for (const move of others) expect(move).not.toHaveProperty("anytime");
    expect(running.viewFor("eve").legalMoves).toEqual([]);
  });

  test("cards in what is sent are described, and no others", () => {
    const [def = ""] = deck;
    expect(Object.keys(running.describe([{ def }, { def: "no-such-card" }]))).toContain(def);
    expect(running.describe([])).toEqual({});
  });

  test("nothing is asked, told or described before the start, or without the rules", () => {
    const events: AnyEvent[] = [{ type: "PHASE_CHANGED", phase: "draw" }];
    for (const parts of [{ state: null }, { hosted: null }]) {
      const dumb = match({ seats }, parts);
      expect(dumb.viewFor("ada")).toMatchObject({ view: null, legalMoves: [], cards: {} });
      expect(dumb.maskEvents(events, "ada")).toEqual([]);
      expect(dumb.promptFor("ada")).toBeNull();
    }
    expect(match({ seats }, { hosted: null }).describe([{ def: deck[0] }])).toEqual({});
    expect(running.maskEvents(events, "ada")).toHaveLength(1);
  });
});

describe("a match that goes on", () => {
  const before = match({}, { state: null });

  test("is one version on, and says who acts, which turn it is, and that it runs", () => {
    const after = before.at(state, { seat: null, atMs: 9 }, []);
    expect([after.version, after.state]).toEqual([before.version + 1, state]);
    expect(after.setup).toBe(before.setup);
    expect(after.head).toEqual({
      ...before.head,
      status: "active",
      actors: game.actors(state),
      turn: 1,
      outcome: null,
      startedAtMs: 9,
      updatedAtMs: 9,
    });
  });

  test("and how it ended", () => {
    const [seat = ""] = game.actors(state);
    const decision = game.decide(state, seat, { type: "SURRENDER" });
    if (!decision.ok) throw new Error("it is legal");
    expect(before.at(decision.state, { seat, atMs: 9 }, []).head).toMatchObject({
      status: "completed",
      actors: [],
      outcome: { winners: [seat === "host" ? "away" : "host"], reason: "surrender" },
    });
  });

  test("never goes back in time: by a clock that is behind, everything counts from the entry before", () => {
    const timeControl = { bankMs: 60_000, incrementMs: 0, capMs: 60_000 };
    const clocks = startClocks(timeControl, hosted.seats);
    const ahead = match({
      seats: seated({ player: "ada" }, { player: "bob" }),
      updatedAtMs: 90,
      clocks,
    });
    const [seat = ""] = game.actors(state);
    const after = ahead.at(state, { seat: null, atMs: 50 }, []).head;
    expect(after).toMatchObject({ startedAtMs: 90, updatedAtMs: 90 });
    expect(after.clocks?.sinceMs).toEqual({ [seat]: 90 });
    const decision = game.decide(state, seat, { type: "SURRENDER" });
    if (!decision.ok) throw new Error("it is legal");
    const ended = ahead.at(decision.state, { seat, atMs: 50 }, []).head;
    expect(ended).toMatchObject({ endedAtMs: 90, updatedAtMs: 90 });
  });

  test("opens a window for as long by such a clock as by any other", () => {
    const [seat = ""] = game.actors(state);
    const [kind = ""] = hosted.windows?.prompts ?? [];
    const asked = { ...state, prompts: [{ kind, seat }] } as AnyState;
    const seats = seated({ player: "ada" }, { player: "bob" });
    const [behind, right] = [50, 90].map(
      (atMs) => match({ seats, updatedAtMs: 90 }).at(asked, { seat: null, atMs }, []).head,
    );
    expect(right?.releaseMs).toBeGreaterThanOrEqual(90 + 250);
    expect(behind?.releaseMs).toBe(right?.releaseMs);
  });

  test("waits for nobody where only bots play", () => {
    const [seat = ""] = game.actors(state);
    const [kind = ""] = hosted.windows?.prompts ?? [];
    const asked = { ...state, prompts: [{ kind, seat }] } as AnyState;
    const releaseAmong = (host: Holder, away: Holder) =>
      match({ seats: seated(host, away) }).at(asked, { seat: null, atMs: 9 }, []).head.releaseMs;
    expect(releaseAmong({ bot: "a" }, { bot: "b" })).toBeNull();
    expect(releaseAmong({ player: "ada" }, { bot: "b" })).not.toBeNull();
  });

  test("runs no clock of a bot's", () => {
    const [seat = ""] = game.actors(state);
    const clocks = startClocks({ bankMs: 100, incrementMs: 0, capMs: 100 }, hosted.seats);
    const sinceAmong = (holder: Holder) => {
      const seats = seated(holder, holder);
      return match({ seats, clocks }).at(state, { seat: null, atMs: 9 }, []).head.clocks?.sinceMs;
    };
    expect(sinceAmong({ bot: "a" })).toEqual({});
    expect(sinceAmong({ player: "ada" })).toEqual({ [seat]: 9 });
  });

  test("does not go on where its rules are not", () => {
    expect(() => match({}, { hosted: null }).at(state, { seat: null, atMs: 9 }, [])).toThrow(
      /not installed here/,
    );
  });
});
