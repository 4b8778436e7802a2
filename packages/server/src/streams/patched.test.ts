/**
 * Whole matches of both games, by a bot that plays at random and one that plays well, followed by both seats and
 * a spectator. After every version the patches have to give what the service shows each of them; and messages
 * have to be small. Bytes depend on the seeds alone; SIZES=1 prints them.
 */
import { constants, createDeflateRaw, type DeflateRaw } from "node:zlib";
import { createMatchService, type PlayerView } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { bots } from "@tcg/bots";
import { canonicalJson, type Json } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { type Recorded, record } from "../../test/recorded.ts";
import { Reader } from "../client/index.ts";
import { hostedGames } from "../games.ts";
import type { UpdateMessage, ViewMessage } from "../protocol.ts";
import { compression } from "./compression.ts";
import { follow } from "./follow.ts";

const VIEWERS = ["ada", "bob", "carol"] as const;
const SEEDS = [1, 2];

interface Sizes {
  /** What a message with the whole view would take, without cards that were sent before. */
  readonly whole: number;
  /** What the first message would take for somebody who came now: the view and the cards in it. */
  readonly first: number;
  readonly text: number;
  /** Compressed as on a socket. */
  readonly wire: number;
}

/** What one viewer is told, held against what the service shows. */
class Follower {
  readonly sizes: Sizes[] = [];
  readonly #texts: string[] = [];
  readonly #reader = new Reader(0);
  readonly #compressed: DeflateRaw;
  #shown: Json = null;
  /** The definitions that it was told. */
  #cards: Readonly<Record<string, object>> = {};

  constructor() {
    const { zlibDeflateOptions, serverMaxWindowBits: windowBits } = compression;
    this.#compressed = createDeflateRaw({ ...zlibDeflateOptions, windowBits });
  }

  readonly hear = (text: string): void => void this.#texts.push(text);

  /** All that was said since it was asked last. */
  async check(position: PlayerView): Promise<void> {
    const { version, seat, status, view, legalMoves, isPassing } = position;
    const shown = { seat, status, view, legalMoves, isPassing };
    for (const text of this.#texts.splice(0)) {
      const message = JSON.parse(text) as ViewMessage | UpdateMessage;
      const news = this.#reader.read(message);
      if (news === null) throw new Error(`the patch to ${message.version} does not fit`);
      this.#shown = {
        seat: news.seat,
        status: news.status,
        view: news.view,
        legalMoves: news.legalMoves,
        isPassing: news.isPassing,
      } as unknown as Json;
      const { events, cards } = news;
      this.#cards = { ...this.#cards, ...cards };
      const whole = Buffer.byteLength(JSON.stringify({ ...shown, version, events, cards }));
      const wire = await this.#wireBytes(text);
      if (message.type === "update") {
        const first = whole + Buffer.byteLength(JSON.stringify(position.cards));
        this.sizes.push({ whole, first, text: Buffer.byteLength(text), wire });
      }
    }
    expect(this.#reader.version).toBe(version);
    expect(this.#cards).toMatchObject(position.cards);
    expect(canonicalJson(this.#shown)).toBe(canonicalJson(shown as unknown as Json));
  }

  #wireBytes(text: string): Promise<number> {
    const before = this.#compressed.bytesWritten;
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
    };
    this.#compressed.on("data", count);
    this.#compressed.write(text);
    return new Promise((resolve) => {
      this.#compressed.flush(constants.Z_SYNC_FLUSH, () => {
        this.#compressed.off("data", count);
        expect(this.#compressed.bytesWritten).toBeGreaterThan(before);
        resolve(bytes);
      });
    });
  }
}

async function followThrough(
  hosted: (typeof hostedGames)[number],
  played: Recorded,
): Promise<Sizes[]> {
  let nowMs = 1_790_000_000_000;
  const time = { now: () => nowMs, at: () => () => {} };
  const service = createMatchService({ store: memoryStore(), games: [hosted], time });
  const { seed, decks, moves } = played;
  const wanted = { game: hosted.game.id, player: "ada", deck: decks[0], seed };
  const { matchId } = await service.createMatch(wanted);
  await service.joinMatch({ matchId, player: "bob", deck: decks[1] });
  let { version } = await service.startMatch({ matchId, player: "ada" });
  const settings = { mode: "on", yieldUntil: null, stops: [] } as const;
  for (const player of VIEWERS.slice(0, 2))
    await service.changeSettings({ matchId, player, settings });
  const followers = VIEWERS.map((player) => {
    const follower = new Follower();
    const onProblem = (problem: unknown): void => {
      throw problem;
    };
    follow({ service, matchId, player, since: 0, send: follower.hear, onProblem });
    return [player, follower] as const;
  });
  await new Promise((resolve) => setImmediate(resolve));
  for (const { player, move } of moves) {
    nowMs += 1000;
    const action = { matchId, player, expectedVersion: version, commandId: `${version}`, move };
    const submitted = await service.submitAction(action);
    if (!submitted.ok) throw new Error(submitted.rejection.message);
    ({ version } = submitted);
    for (const [viewer, follower] of followers) {
      await follower.check(await service.getPlayerView(matchId, viewer));
    }
  }
  await service.close();
  return followers.flatMap(([, { sizes }]) => sizes);
}

const portion = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const median = (values: readonly number[]): number => portion(values, 0.5);

/** The most that an update as JSON may be in the median: of the whole view, and of the first message. */
const MOST: Readonly<Record<string, readonly [number, number]>> = {
  lunchtable: [0.135, 0.06],
  // What happened alone is an eighth of the view: events tell of each card what it was at the time. And a player's log
  // lists what was played this turn.
  lorcana: [0.35, 0.18],
};

function print(title: string, sizes: readonly Sizes[]): void {
  const row = (name: string, values: readonly number[]): string =>
    `  ${name}: ${portion(values, 0.5).toPrecision(3)}, 95 %: ${portion(values, 0.95).toPrecision(3)}`;
  const lines = [
    `${title}: ${sizes.length} messages, medians`,
    row(
      "bytes",
      sizes.map(({ text }) => text),
    ),
    row(
      "of the whole view",
      sizes.map(({ text, whole }) => text / whole),
    ),
    row(
      "of the first message",
      sizes.map(({ text, first }) => text / first),
    ),
    row(
      "compressed, of the whole view",
      sizes.map(({ wire, whole }) => wire / whole),
    ),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))(
  "%s",
  (id, hosted) => {
    test.each(["random", "greedy"] as const)(
      "patches give every viewer what the service shows, in few bytes: %s",
      async (bot) => {
        const sizes: Sizes[] = [];
        for (const seed of SEEDS) {
          sizes.push(...(await followThrough(hosted, record(hosted, bots[bot], seed))));
        }
        if (process.env.SIZES !== undefined) print(`${id}, ${bot}`, sizes);
        expect(sizes.length).toBeGreaterThan(300);
        const [ofWhole = 0, ofFirst = 0] = MOST[id] ?? [];
        expect(median(sizes.map(({ wire, whole }) => wire / whole))).toBeLessThan(0.1);
        expect(median(sizes.map(({ text, whole }) => text / whole))).toBeLessThan(ofWhole);
        expect(median(sizes.map(({ text, first }) => text / first))).toBeLessThan(ofFirst);
      },
    );
  },
);
