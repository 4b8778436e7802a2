/**
 * Matches of both games, played at random through the match service, while everybody asks for everything
 * there is after each step: both seats and a spectator. No card is in both decks, so each card that a
 * viewer was never shown is a canary: its definition and its name are searched in every byte of the
 * answers, refusals and errors that this viewer gets. What was shown is read from the raw log alone.
 */
import { type Committed, createMatchService, type MatchService } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { createRandom, type Stream } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import {
  hiddenCards,
  hidingPlaces,
  oddMoves,
  PLAYERS,
  type Player,
  Shown,
  searchFor,
} from "../test/canary.ts";
import { hostedGames } from "./games.ts";

const MOVES = 80;
const SEEDS = [1, 2, 3];

/** Whatever comes of it, as bytes. */
async function said(ask: () => unknown): Promise<string> {
  try {
    return JSON.stringify(await ask()) ?? "";
  } catch (error) {
    const { message, stack } = error as Error;
    return JSON.stringify([message, stack?.split("\n")[0], { ...(error as object) }]);
  }
}

/** Everything that can be asked, and much that is refused. */
function questions(
  service: MatchService,
  matchId: string,
  player: Player,
  odd: readonly string[],
  version: number,
): (() => unknown)[] {
  const of = { matchId, player };
  const since = Math.max(0, version - 5);
  return [
    () => service.getMatchMeta(matchId, player),
    () => service.getPlayerView(matchId, player),
    () => service.getRecentEvents({ ...of, since }),
    () => service.getOpenPrompt(matchId, player),
    () => service.getClocks(matchId),
    () => service.getSettings(matchId, player),
    () => service.changeSettings({ ...of, settings: { mode: "no" } as never }),
    ...(["mine", "lobby", "running"] as const).map(
      (list) => () => service.listMatches({ of: list, player }),
    ),
    () => service.getRecord(matchId),
    () => service.getReceipt(matchId),
    () => service.explain({ ...of, commands: odd }),
    () => service.joinMatch({ ...of, deck: [] }),
    () => service.startMatch(of),
    () => service.addEntropy({ ...of, entropy: "a" }),
    ...odd.map(
      (move, i) => () =>
        service.submitAction({
          ...of,
          expectedVersion: version,
          commandId: `odd-${version}-${i}`,
          move,
        }),
    ),
    () =>
      service.submitAction({
        ...of,
        expectedVersion: version - 1,
        commandId: "late",
        move: odd[0] ?? "",
      }),
  ];
}

interface Watched {
  readonly texts: Map<Player, string[]>;
  readonly places: Set<string>;
  readonly faults: string[];
}

async function playAndAsk(hosted: AnyHostableGame, seed: number, watched: Watched): Promise<void> {
  const random = createRandom(seed, "canary");
  const decks = Object.values(hosted.decks)
    .slice(0, 2)
    .map(({ cards }) => cards);
  const [first = [], second = []] = decks;
  expect(first.filter((def) => second.includes(def))).toEqual([]);
  const store = memoryStore();
  const service = createMatchService({ store, games: [hosted], time: testTime() });
  const timeControl = { bankMs: 3_600_000, incrementMs: 0, capMs: 3_600_000 };
  const wanted = {
    game: hosted.game.id,
    player: "ada",
    deck: first,
    seed,
    isPublic: true,
    timeControl,
  };
  const { matchId } = await service.createMatch(wanted);
  const shown = new Shown(hosted.seats, decks);
  const streamed = new Map<Player, string[]>(PLAYERS.map((player) => [player, []]));
  service.subscribe(matchId, (committed: Committed) => {
    for (const player of PLAYERS) {
      const events = committed.eventsFor(player);
      const sent = [committed.viewFor(player), events, committed.describe(events)];
      streamed.get(player)?.push(JSON.stringify(sent));
    }
  });
  await service.joinMatch({ matchId, player: "bob", deck: second });
  for (let i = 0; i < MOVES; i++) {
    await service.atRest(matchId);
    const { version, status, actors } = await service.getMatchMeta(matchId, "ada");
    if (status !== "active") break;
    const told = new Map<Player, string[]>();
    for (const player of PLAYERS) {
      const seat = hosted.seats[PLAYERS.indexOf(player)] ?? "";
      // Whoever has to act might be taken at their word.
      const odd = actors.includes(seat) ? [] : oddMoves(hosted, random);
      const answers: string[] = [];
      for (const ask of questions(service, matchId, player, odd, version))
        answers.push(await said(ask));
      told.set(player, [...answers, ...(streamed.get(player)?.splice(0) ?? [])]);
    }
    await shown.read(store, matchId);
    for (const player of PLAYERS) {
      const cards = await hiddenCards(store, matchId, shown.known[player]);
      for (const { zone, faceDown } of cards) watched.places.add(faceDown ? "face-down" : zone);
      const canaries = searchFor(hosted, [...new Set(cards.map(({ def }) => def))]);
      for (const text of told.get(player) ?? []) {
        watched.texts.get(player)?.push(text);
        const found = canaries.exec(text)?.[0];
        if (found !== undefined)
          watched.faults.push(`${player} reads ${found} at ${version}: ${text.slice(0, 200)}`);
      }
    }
    await act(service, matchId, actors, hosted, random);
  }
  await service.close();
}

/** A move at random, rather one that lays a card down. */
async function act(
  service: MatchService,
  matchId: string,
  actors: readonly string[],
  { seats }: AnyHostableGame,
  random: Stream,
): Promise<void> {
  const player = PLAYERS[seats.indexOf(actors[0] ?? "")] ?? "ada";
  const { legalMoves, version: expectedVersion } = await service.getPlayerView(matchId, player);
  const moves = legalMoves.filter(({ anytime }) => anytime !== true);
  const down = moves.filter(({ id }) => id.startsWith("SET_"));
  const { id: move } = random.pick(down.length > 0 && random.int(2) === 0 ? down : moves);
  const commandId = `play-${expectedVersion}`;
  // Somebody who passes by settings may have been faster.
  await service.submitAction({ matchId, player, expectedVersion, commandId, move }).catch(() => {});
}

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))(
  "%s",
  (id, hosted) => {
    test("no answer of the service names a card that its reader was never shown", async () => {
      const watched: Watched = {
        texts: new Map(PLAYERS.map((player) => [player, []])),
        places: new Set(),
        faults: [],
      };
      for (const seed of SEEDS) await playAndAsk(hosted, seed, watched);
      expect(watched.faults.slice(0, 3)).toEqual([]);
      // It has looked where cards are hidden, and at answers that name cards at all.
      expect([...watched.places]).toEqual(expect.arrayContaining(hidingPlaces[id] ?? []));
      for (const player of PLAYERS) {
        const texts = watched.texts.get(player) ?? [];
        expect(texts.length).toBeGreaterThan(1000);
        const cards = Object.values(hosted.decks)
          .slice(0, 2)
          .flatMap((deck) => deck.cards);
        expect(searchFor(hosted, [...new Set(cards)]).test(texts.join("\n"))).toBe(true);
      }
    });

    test("a service that tells a spectator what a seat sees is noticed", async () => {
      const watched: Watched = { texts: new Map(), places: new Set(), faults: [] };
      const mask: AnyHostableGame["game"]["mask"] = (state, viewer) =>
        hosted.game.mask(state, viewer === "spectator" ? (hosted.seats[0] ?? "") : viewer);
      await playAndAsk({ ...hosted, game: { ...hosted.game, mask } }, 1, watched);
      expect(watched.faults.length).toBeGreaterThan(0);
      expect(watched.faults.every((fault) => fault.startsWith("carol"))).toBe(true);
    });
  },
);
