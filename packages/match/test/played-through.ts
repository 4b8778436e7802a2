/**
 * Matches played to their ends against a host that stops answering again and again. Those who play keep a
 * list of what they were told, and `checkKept` compares it with what the store has.
 */
import type { EventOf, GameTypes, State, Stream } from "@tcg/core";
import { expect } from "vitest";
import type { PlayerView, Seated, Submitted } from "../src/service/index.ts";
import { writeSnapshot } from "../src/service/matches/snapshot-text.ts";
import type { MatchStore } from "../src/store.ts";
import { type ClocksSeen, lookAtClocks, type SeenTwice } from "./clocks-seen.ts";
import { skirmishGame } from "./games.ts";
import { Gone, type KilledHosts } from "./killed-hosts.ts";

const TABLES = 6;
/** So that hosts are killed while somebody thinks. */
const THINKS_MS = 30;
const MAX_MOVES = 2000;
/** More than any machine needs: nobody's time is over. */
const HOURS_MS = 10 * 3_600_000;
const timeControl = { bankMs: HOURS_MS, incrementMs: 0, capMs: HOURS_MS };
const { hosted, deck } = skirmishGame;

export interface Kept {
  /** By match: the version that each command was answered with. */
  readonly acknowledged: Map<string, Map<string, number>>;
  /** Commands that were stored when their process was killed, and not answered. */
  readonly unanswered: Set<string>;
  /** Of each decision, and again where its command was lost. */
  readonly looks: SeenTwice[];
  /** Matches that came to their end. */
  ended: number;
}

/** Until it is answered; the same again if the process or its database dies meanwhile. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      // A database that is gone fails at once: whoever insists leaves it time to come back.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const request = { game: hosted.game.id, player: "ada", deck, config: { life: 8 }, timeControl };

/**
 * Looks at the clocks of a match in which nobody acts, and again whenever the host has stopped and serves once
 * more: however slow the machine is, somebody has looked before a stop and after it.
 */
async function openIdleMatch(hosts: KilledHosts, kept: Kept) {
  const idle = { ...request, requestId: "idle" };
  const { matchId } = await insist(() => hosts.ask<Seated>("createMatch", idle));
  await takeSeat(hosts, matchId);
  let before = await insist(() => lookAtClocks(hosts, matchId));
  let { length: stops } = hosts.stops;
  return {
    async watch(isOver: () => boolean): Promise<void> {
      for (let isLast = false; !isLast; ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        isLast = isOver();
        if (hosts.stops.length === stops) continue;
        const after = await insist(() => lookAtClocks(hosts, matchId));
        kept.looks.push([before, after]);
        before = after;
        stops = hosts.stops.length;
      }
    },
  };
}

async function playMatch(
  hosts: KilledHosts,
  number: number,
  kept: Kept,
  random: Stream,
): Promise<void> {
  const wanted = { ...request, requestId: `match-${number}` };
  const { matchId } = await insist(() => hosts.ask<Seated>("createMatch", wanted));
  await takeSeat(hosts, matchId);
  const answered = new Map<string, number>();
  kept.acknowledged.set(matchId, answered);
  for (let i = 0; i < MAX_MOVES; i++) {
    const views = await viewsOf(hosts, matchId);
    const at = views.findIndex(({ seat, view }) => view?.actors.includes(seat));
    const view = views[at];
    if (view === undefined) {
      expect(views[0]?.status).toBe("completed");
      kept.ended++;
      return;
    }
    const { version: expectedVersion, legalMoves } = view;
    const clocks = await insist(() => lookAtClocks(hosts, matchId));
    await new Promise((resolve) => setTimeout(resolve, random.int(THINKS_MS)));
    kept.looks.push([clocks, await insist(() => lookAtClocks(hosts, matchId))]);
    const moves = legalMoves.filter(({ anytime }) => anytime !== true);
    const commandId = `move-${i}`;
    const action = {
      matchId,
      player: at === 0 ? "ada" : "bob",
      expectedVersion,
      commandId,
      move: random.pick(moves.length > 0 ? moves : legalMoves).id,
    };
    const submitted = await insist(async () => {
      try {
        return await hosts.ask<Submitted>("submitAction", action);
      } catch (error) {
        if (error instanceof Gone) await lookAgain(hosts, matchId, views, clocks, kept);
        throw error;
      }
    });
    expect(submitted).toMatchObject({ ok: true, version: expectedVersion + 1 });
    answered.set(`${view.seat} ${commandId}`, expectedVersion + 1);
  }
}

const viewsOf = (hosts: KilledHosts, matchId: string): Promise<PlayerView[]> =>
  Promise.all(
    ["ada", "bob"].map((player) =>
      insist(() => hosts.ask<PlayerView>("getPlayerView", matchId, player)),
    ),
  );

/**
 * Nobody else acts in this match: a version more is the command that got no answer. Otherwise everything is as it was
 * before, and the clock goes on.
 */
async function lookAgain(
  hosts: KilledHosts,
  matchId: string,
  before: readonly PlayerView[],
  clocks: ClocksSeen,
  kept: Kept,
): Promise<void> {
  const views = await viewsOf(hosts, matchId);
  const [{ version } = { version: 0 }] = before;
  if (views.some((view) => view.version > version)) {
    kept.unanswered.add(`${matchId} ${version}`);
    return;
  }
  expect(views).toEqual(before);
  kept.looks.push([clocks, await insist(() => lookAtClocks(hosts, matchId))]);
}

/** Whoever gets no answer and then hears that they sit there sits there. */
async function takeSeat(hosts: KilledHosts, matchId: string): Promise<void> {
  for (;;) {
    const joined = await hosts.ask<Seated>("joinMatch", { matchId, player: "bob", deck }).then(
      () => true,
      () => false,
    );
    const [, bob] = await viewsOf(hosts, matchId);
    if (bob?.seat !== "spectator" && bob?.view !== null) return;
    if (joined) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Plays at several tables, match after match, while `trouble` lasts (it is shown what was kept), and then to the end of each. */
export async function playThrough(
  hosts: KilledHosts,
  random: Stream,
  trouble: (kept: Kept) => Promise<void>,
): Promise<Kept> {
  const kept: Kept = {
    acknowledged: new Map(),
    unanswered: new Set(),
    looks: [],
    ended: 0,
  };
  await hosts.start();
  const idle = await openIdleMatch(hosts, kept);
  let isOver = false;
  const tables = Array.from({ length: TABLES }, async (_, table) => {
    for (let i = 0; !isOver; i++) await playMatch(hosts, i * TABLES + table, kept, random);
  });
  const lasting = async (): Promise<void> => {
    await trouble(kept);
    isOver = true;
  };
  try {
    await Promise.all([lasting(), idle.watch(() => isOver), ...tables]);
  } finally {
    await hosts.stop();
  }
  return kept;
}

export const toldOf = ({ unanswered, acknowledged, ended }: Kept): string =>
  `${unanswered.size} commands stored and not answered, ${acknowledged.size} matches, ${ended} ended`;

/** All that was answered is stored once, nothing else is, and every match came to its end. */
export async function checkKept(store: MatchStore, kept: Kept): Promise<void> {
  for (const [matchId, answered] of kept.acknowledged) {
    const stored = await store.load(matchId);
    if (stored === null || stored === "unchanged") throw new Error(`${matchId} is lost`);
    const entries = await store.readAfter(matchId, 0, 100_000);
    const versions = entries.map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: stored.version }, (_, i) => i + 1));
    const commands = entries.flatMap(({ seat, commandId, version }) =>
      seat === "" ? [] : [[`${seat} ${commandId}`, version] as const],
    );
    // All that was answered, nothing else, and nothing twice.
    expect(commands).toEqual([...answered]);
    let state: State<GameTypes> | null = null;
    for (const { events } of entries) {
      const happened = JSON.parse(events) as EventOf<GameTypes>[];
      if (happened.length > 0) state = hosted.game.evolve(state, happened);
    }
    expect(stored.snapshot).toBe(
      state === null ? null : writeSnapshot({ version: stored.version, state }),
    );
  }
  expect(kept.ended).toBe(kept.acknowledged.size);
}
