/**
 * `messages`: how many bytes a move takes on streams. Whole matches of both games, by a bot that plays at random and one
 * that fights, are played over HTTP by two people and watched by a third, each on a socket and on server-sent events,
 * plain and compressed. Bytes are counted on the connection, with all that is around a message; they depend on seeds
 * alone, so the machine does not matter. Beside them stands what the whole match as one sees it would take each time.
 */
import { noLimits, serve } from "@ltcg/server";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { bots } from "@tcg/bots";
import { hostedGames } from "../../packages/server/src/games.ts";
import { record } from "../../packages/server/test/recorded.ts";
import { circumstances } from "../circumstances.ts";
import { aligned } from "../markdown.ts";
import { quantile } from "../statistics.ts";
import { Person } from "../web/players.ts";
import { type ByHand, eventsByHand, socketByHand } from "./by-hand.ts";

const SEEDS = [1, 2];
const STYLES = ["random", "greedy"] as const;

/** The ways on which a viewer hears of a match. */
const WAYS = ["JSON", "socket, compressed", "events", "events, compressed"] as const;
type Way = (typeof WAYS)[number];

interface Seen {
  /** All that a viewer may know, with legal moves and cards, as every message was once. */
  readonly whole: number;
  /** The same without the cards, which do not change. */
  readonly view: number;
  readonly told: Readonly<Record<Way, number>>;
}

type Hosted = (typeof hostedGames)[number];

export async function runMessages(command: string, quick: boolean): Promise<number> {
  const rows = [
    ["game, bot and way", "messages", "bytes", "90 %", "of the whole", "90 %", "of the view"],
  ];
  const server = await serve({ port: 0, limits: noLimits, allowSeeds: true, time: testTime() });
  try {
    for (const hosted of hostedGames) {
      for (const style of quick ? ["greedy" as const] : STYLES) {
        const seen: Seen[] = [];
        for (const seed of quick ? [1] : SEEDS) {
          seen.push(...(await watch(server.url, hosted, style, seed, quick ? 20 : Infinity)));
        }
        for (const way of WAYS) rows.push(rowOf(`${hosted.game.id}, ${style}, ${way}`, way, seen));
      }
    }
  } finally {
    await server.close();
  }
  console.log(`${circumstances(command)}\n\n${aligned(rows)}`);
  if (quick) console.log("\nA smoke run of a few moves.");
  return 0;
}

function rowOf(title: string, way: Way, seen: readonly Seen[]): string[] {
  const bytes = seen.map(({ told }) => told[way]);
  const ofWhole = seen.map(({ told, whole }) => told[way] / whole);
  const ofView = seen.map(({ told, view }) => told[way] / view);
  return [
    title,
    `${seen.length}`,
    quantile(bytes, 0.5).toFixed(0),
    quantile(bytes, 0.9).toFixed(0),
    quantile(ofWhole, 0.5).toFixed(3),
    quantile(ofWhole, 0.9).toFixed(3),
    quantile(ofView, 0.5).toFixed(3),
  ];
}

interface Viewer {
  readonly person: Person;
  readonly socket: ByHand;
  readonly events: ByHand;
  readonly compressedEvents: ByHand;
}

async function watch(
  url: string,
  hosted: Hosted,
  style: (typeof STYLES)[number],
  seed: number,
  most: number,
): Promise<Seen[]> {
  const { decks, moves } = record(hosted, bots[style], seed);
  const [ada, bob, carol] = [new Person(url), new Person(url), new Person(url)];
  const wanted = { game: hosted.game.id, opponent: null, deck: decks[0], seed };
  const { matchId } = await ada.ask<{ matchId: string }>("/api/matches", wanted);
  for (const person of [ada, bob, carol]) person.matchId = matchId;
  await bob.ask(`/api/matches/${matchId}/join`, { deck: decks[1] });
  // They are asked whenever they may respond, as the bots were.
  const settings = { mode: "on", yieldUntil: null, stops: [] };
  for (const person of [ada, bob]) {
    await person.ask(`/api/matches/${matchId}/settings`, settings, "PUT");
  }
  const viewers = await Promise.all([ada, bob, carol].map((person) => follow(url, person)));
  let { version } = await ada.look();
  for (const { socket, events, compressedEvents } of viewers) {
    for (const stream of [socket, events, compressedEvents]) {
      await stream.until(version);
      stream.take();
    }
  }
  const seen: Seen[] = [];
  for (const { player, move } of moves.slice(0, most)) {
    const acting = player === "ada" ? ada : bob;
    ({ version } = await acting.ask<{ version: number }>(`/api/matches/${matchId}/actions`, {
      expectedVersion: version,
      commandId: `v${version}`,
      move,
    }));
    for (const viewer of viewers) seen.push(await weighed(viewer, version));
  }
  for (const { socket, events, compressedEvents } of viewers) {
    for (const stream of [socket, events, compressedEvents]) stream.end();
  }
  return seen;
}

async function follow(url: string, person: Person): Promise<Viewer> {
  const { cookie, matchId } = person;
  return {
    person,
    socket: await socketByHand(url, cookie, matchId),
    events: await eventsByHand(url, cookie, matchId, false),
    compressedEvents: await eventsByHand(url, cookie, matchId, true),
  };
}

async function weighed(
  { person, socket, events, compressedEvents }: Viewer,
  version: number,
): Promise<Seen> {
  const bytesOf = async (stream: ByHand): Promise<number> => {
    await stream.until(version);
    return stream.take().reduce((sum, { bytes }) => sum + bytes, 0);
  };
  await events.until(version);
  const json = events.peek();
  const { cards, ...known } = await person.ask<{ cards: object }>(`/api/matches/${person.matchId}`);
  const view = lengthOf(known);
  return {
    view,
    whole: view + lengthOf({ cards }),
    told: {
      JSON: json,
      "socket, compressed": await bytesOf(socket),
      events: await bytesOf(events),
      "events, compressed": await bytesOf(compressedEvents),
    },
  };
}

const lengthOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));
