/** A match before it is played: created, joined, started. */
import { canonicalJson, sha256Hex } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { BotTable } from "./bots.ts";
import { type Commits, SERVICE } from "./commits.ts";
import { MatchError, notYourSeat, stale } from "./errors.ts";
import { type AnyEvent, LiveMatch, type MatchHead, type MatchSetup } from "./live-match.ts";
import type { LiveMatches } from "./live-matches.ts";
import type { CreateMatch, JoinMatch, Seated, StartMatch } from "./requests.ts";

interface Parts {
  readonly games: readonly AnyHostableGame[];
  readonly bots: BotTable;
  readonly live: LiveMatches;
  readonly commits: Commits;
  readonly now: () => number;
}

export interface Seating {
  createMatch(request: CreateMatch): Promise<Seated>;
  joinMatch(request: JoinMatch): Promise<Seated>;
  startMatch(request: StartMatch): Promise<{ readonly version: number }>;
}

export function createSeating({ games, bots, live, commits, now }: Parts): Seating {
  async function createMatch(request: CreateMatch): Promise<Seated> {
    const entry = gameNamed(request.game);
    const { game, seats } = entry;
    const seat = request.seat ?? (seats[0] as string);
    if (!seats.includes(seat)) {
      throw new MatchError("bad-request", `A seat is one of ${seats.join(", ")}.`, { seats });
    }
    if (request.bot !== undefined) checkBot(request.bot);
    checkDeck(entry, request.deck);
    const atMs = now();
    const matchId = randomHex(16);
    const holder = request.bot === undefined ? { player: request.player } : { bot: request.bot };
    const head: MatchHead = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      cardSet: game.cardSet,
      status: "open",
      creator: request.player,
      seats: seats.map((name) => ({ seat: name, holder: name === seat ? holder : null })),
      actors: [],
      turn: null,
      outcome: null,
      createdAtMs: atMs,
      updatedAtMs: atMs,
    };
    const setup = newSetup(request, seat);
    const created = new LiveMatch({ matchId, version: 1, head, setup, state: null, entry });
    await commit(created, "create", { seat }, [], [request.player]);
    return { matchId, seat, version: 1 };
  }

  async function joinMatch({ matchId, player, bot, deck }: JoinMatch): Promise<Seated> {
    const match = await live.load(matchId);
    const entry = match.hosted();
    if (match.head.status !== "open") {
      throw new MatchError("already-started", "The match has started; nobody can join it now.");
    }
    if (bot !== undefined) {
      if (match.head.creator !== player) {
        throw new MatchError("not-your-seat", "Only who created the match may seat a bot.");
      }
      checkBot(bot);
    } else if (match.seatOf(player) !== null) {
      throw new MatchError("seat-taken", "You have a seat in this match already.");
    }
    const seat = match.head.seats.find(({ holder }) => holder === null)?.seat;
    if (seat === undefined) throw new MatchError("seat-taken", "Every seat is taken.");
    checkDeck(entry, deck);
    const holder = bot === undefined ? { player } : { bot };
    const joined = match.next({
      head: {
        ...match.head,
        seats: match.head.seats.map((held) => (held.seat === seat ? { seat, holder } : held)),
        updatedAtMs: now(),
      },
      setup: { ...match.setup, decks: { ...match.setup.decks, [seat]: [...deck] } },
    });
    await commit(joined, `join ${seat}`, { seat }, [], [player]);
    return { matchId, seat, version: joined.version };
  }

  async function startMatch({ matchId, player }: StartMatch): Promise<{ version: number }> {
    const match = await live.load(matchId);
    const { game, options } = match.hosted();
    if (match.seatOf(player) === null && match.head.creator !== player) throw notYourSeat();
    if (match.head.status !== "open") {
      throw new MatchError("already-started", "The match has started already.");
    }
    const empty = match.head.seats.filter(({ holder }) => holder === null).map(({ seat }) => seat);
    if (empty.length > 0) {
      throw new MatchError("seats-empty", `Nobody sits at ${empty.join(", ")} yet.`, { empty });
    }
    const { decks, config, seed } = match.setup;
    const opening = game.start(options(decks, { seed, config }));
    if (!opening.ok) {
      const { message, ...rejection } = opening.rejection;
      throw new MatchError("cannot-start", message, { rejection });
    }
    const started = match.at(opening.state, now());
    await commit(started, "start", {}, opening.events);
    return { version: started.version };
  }

  async function commit(
    next: LiveMatch,
    commandId: string,
    body: object,
    events: readonly AnyEvent[],
    players: readonly string[] = [],
  ): Promise<void> {
    const entry = { seat: SERVICE, commandId, body: canonicalJson(body), events, players };
    const appended = await commits.commit(next, entry);
    if (appended.ok) return;
    const version = appended.reason === "stale-version" ? appended.version : appended.known.version;
    throw stale(next.version - 1, version);
  }

  function gameNamed(name: string): AnyHostableGame {
    const entry = games.find(({ game }) => game.id === name);
    if (entry !== undefined) return entry;
    const known = games.map(({ game }) => game.id);
    throw new MatchError("no-such-game", `There is no such game. Known: ${known.join(", ")}.`, {
      known,
    });
  }

  function checkBot(bot: string): void {
    if (Object.hasOwn(bots, bot)) return;
    const known = Object.keys(bots);
    throw new MatchError("no-such-bot", `There is no such bot. Known: ${known.join(", ")}.`, {
      known,
    });
  }

  return { createMatch, joinMatch, startMatch };
}

function newSetup({ deck, config, seed }: CreateMatch, seat: string): MatchSetup {
  return {
    decks: { [seat]: [...deck] },
    config: config ?? {},
    seed: seed ?? randomHex(32),
    // With a seed from outside the whole match can be played again, its bots included.
    botSeed: seed === undefined ? randomHex(32) : sha256Hex(`bots ${seed}`),
  };
}

function checkDeck(entry: AnyHostableGame, deck: readonly string[]): void {
  const rejection = entry.checkDeck(deck);
  if (rejection !== null) throw new MatchError("bad-deck", rejection.message, { rejection });
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
