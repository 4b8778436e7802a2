/**
 * Whole matches of both games over real HTTP and sockets, while two who play and one who watches ask for
 * everything there is. Cards that a viewer was never shown are searched in every byte that it gets, and cards
 * of any kind in the log and in the metrics.
 */
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { createRandom, type Stream as Random } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  hiddenCards,
  hidingPlaces,
  oddMoves,
  PLAYERS,
  type Player,
  Shown,
  searchFor,
} from "../test/canary.ts";
import { Client } from "../test/client.ts";
import { hostedGames } from "./games.ts";
import { noLimits, serve } from "./index.ts";
import type { CreatedMatch, MatchCardsReply } from "./protocol.ts";
import { routes } from "./routes/all.ts";

/** A match of two who play at random is over long before. */
const MAX_MOVES = 600;
/** After every so many moves everything is asked; the streams tell of all. */
const ASKS_ONE_IN = 8;

/** All cards of the game, whatever is in the decks: compared as a whole instead. */
const ALL_CARDS = "/api/matches/:id/cards";
/** Every other route that tells of a match, however new. */
const looks = routes.filter(
  ({ method, path }) => method === "get" && path.includes(":id") && path !== ALL_CARDS,
);

interface Watched {
  readonly faults: string[];
  readonly places: Set<string>;
  readonly received: Record<Player, number>;
  readonly logged: string[];
  metrics: string;
  isOver: boolean;
}

/** `maxMoves`: as a rule to the end. `knows`: as whose knowledge that of each is taken. */
async function playOver(
  hosted: AnyHostableGame,
  maxMoves = MAX_MOVES,
  knows: (name: Player) => Player = (name) => name,
): Promise<Watched> {
  const seed = 1;
  const store = memoryStore();
  const logged: string[] = [];
  const log = pino({ level: "debug", base: null }, { write: (line) => void logged.push(line) });
  const server = await serve({
    port: 0,
    store,
    log,
    allowSeeds: true,
    limits: noLimits,
    time: testTime(),
    games: hostedGames.includes(hosted) ? [] : [hosted],
  });
  onTestFinished(() => server.close());
  const random = createRandom(seed, "canary");
  const [first, second] = Object.entries(hosted.decks);
  const clients = Object.fromEntries(
    PLAYERS.map((name) => [name, new Client(server.url)]),
  ) as Record<Player, Client>;
  const matchId = await clients.ada.createMatch({
    game: hosted.game.id,
    opponent: null,
    deck: first?.[0],
    seed,
    timeControl: { bankMs: 3_600_000, incrementMs: 0, capMs: 3_600_000 },
  });
  await clients.bob.post<CreatedMatch>(`/api/matches/${matchId}/join`, { deck: second?.[0] });
  const streams = PLAYERS.map((name) => clients[name].stream(matchId, 0));
  for (const stream of streams) await stream.first();

  const decks = [first?.[1].cards ?? [], second?.[1].cards ?? []];
  const shown = new Shown(hosted.seats, decks);
  const watched: Watched = {
    faults: [],
    places: new Set(),
    received: { ada: 0, bob: 0, carol: 0 },
    logged,
    metrics: "",
    isOver: false,
  };

  /** Searches what each was sent since the last time. */
  async function search(): Promise<void> {
    const texts = PLAYERS.map((name) => clients[name].received.splice(0));
    await shown.read(store, matchId);
    for (const [i, name] of PLAYERS.entries()) {
      const cards = await hiddenCards(store, matchId, shown.known[knows(name)]);
      for (const { zone, faceDown } of cards) watched.places.add(faceDown ? "face-down" : zone);
      if (cards.length === 0) continue;
      const canaries = searchFor(hosted, [...new Set(cards.map(({ def }) => def))]);
      for (const text of texts[i] ?? []) {
        watched.received[name]++;
        const found = canaries.exec(text);
        if (found === null) continue;
        const near = text.slice(Math.max(0, found.index - 100), found.index + 100);
        watched.faults.push(`${name} reads ${found[0]}: ${near}`);
      }
    }
  }

  for (let moves = 0; moves < maxMoves; moves++) {
    if (moves % ASKS_ONE_IN === 0) {
      for (const name of PLAYERS) await askEverything(clients[name], matchId, hosted, random);
    }
    const isOver = await play([clients.ada, clients.bob], matchId, random);
    if (isOver) {
      watched.isOver = true;
      break;
    }
    await search();
  }
  watched.metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const stream of streams) stream.close();
  return watched;
}

async function askEverything(
  client: Client,
  matchId: string,
  hosted: AnyHostableGame,
  random: Random,
): Promise<void> {
  for (const { path } of looks) {
    const address = path.replace(":id", matchId);
    await client.get(path.endsWith("/wait") ? `${address}?seconds=0` : address);
  }
  await client.get("/api/matches");
  await readAllCards(client, matchId, hosted);
  await readObservation(client, matchId);
  const { version, view, seat } = await client.look(matchId);
  // Of cards in sight, of hidden ones and of none.
  for (const card of ["c1", `c${1 + random.int(60)}`, `c${60 + random.int(80)}`]) {
    await client.get(`/api/matches/${matchId}/reasons?card=${card}`);
  }
  for (const move of oddMoves(hosted, random)) {
    await client.post(`/api/matches/${matchId}/explain`, { move });
    await client.post(`/api/agents/matches/${matchId}/explain`, { command: move });
    // Whoever has to act might be taken at their word.
    if (view?.actors.includes(seat) !== true) await client.act(matchId, version, move);
    await client.act(matchId, version - 1, move);
  }
  await client.post(`/api/matches/${matchId}/join`, { deck: Object.keys(hosted.decks)[0] });
  await client.post(`/api/matches/${matchId}/entropy`, { entropy: "a" });
  await client.put(`/api/matches/${matchId}/settings`, { mode: "no" });
}

/** They are those of the game, so they tell nothing of the match. */
async function readAllCards(client: Client, matchId: string, hosted: AnyHostableGame) {
  const headers = { cookie: client.cookie };
  const address = `${client.url}${ALL_CARDS.replace(":id", matchId)}`;
  const { cards } = (await (await fetch(address, { headers })).json()) as MatchCardsReply;
  expect(cards.map(({ id }) => id)).toEqual(hosted.cardIds);
}

/** In words, with everything that can be asked for. */
async function readObservation(client: Client, matchId: string): Promise<void> {
  const address = `${client.url}/api/agents/matches/${matchId}?cards=all&explain=1&since=0`;
  const headers = { accept: "text/plain", cookie: client.cookie };
  const answer = await fetch(address, { headers });
  expect(answer.headers.get("content-type")).toContain("text/plain");
  client.received.push(await answer.text());
}

/** A move at random of whoever has to decide, rather one that lays a card down. Whether the match is over. */
async function play(clients: readonly Client[], matchId: string, random: Random): Promise<boolean> {
  for (;;) {
    for (const client of clients) {
      const seen = await client.look(matchId);
      if (seen.status !== "active") return true;
      if (seen.view?.actors.includes(seen.seat) !== true || seen.isPassing) continue;
      const moves = seen.legalMoves.filter(({ anytime }) => anytime !== true);
      const down = moves.filter(({ id }) => id.startsWith("SET_"));
      const { id } = random.pick(down.length > 0 && random.int(2) === 0 ? down : moves);
      const { status } = await client.act(matchId, seen.version, id);
      if (status === 200) return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))(
  "%s",
  (id, hosted) => {
    test("no byte of an answer or a stream names a card that its reader was never shown", async () => {
      const watched = await playOver(hosted);
      expect(watched.faults.slice(0, 3)).toEqual([]);
      // It looked where cards are hidden, to the end of the match, and at much.
      expect([...watched.places]).toEqual(expect.arrayContaining(hidingPlaces[id] ?? []));
      expect(watched.isOver).toBe(true);
      for (const name of PLAYERS) expect(watched.received[name]).toBeGreaterThan(200);
      // The log and the metrics name no card at all.
      const cards = Object.values(hosted.decks).flatMap((deck) => deck.cards);
      const anyCard = searchFor(hosted, [...new Set(cards)]);
      expect(watched.logged.length).toBeGreaterThan(500);
      expect(watched.logged.filter((line) => anyCard.test(line))).toEqual([]);
      expect(watched.metrics).toContain("lunchtable_requests_total");
      expect(anyCard.exec(watched.metrics)).toBeNull();
    });

    test("a server that told a spectator what a seat sees would be noticed", async () => {
      const { faults } = await playOver(hosted, 2, (name) => (name === "ada" ? "carol" : name));
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.every((fault) => fault.startsWith("ada"))).toBe(true);
    });
  },
);
