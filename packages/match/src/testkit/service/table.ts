/** Two people, ada and bob, at a match that has begun, and what the cases do with it. */
import { strictEqual } from "node:assert/strict";
import { type EventOf, type GameTypes, hashJson, type State, sha256Hex } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { MatchError } from "../../service/errors.ts";
import { createMatchService } from "../../service/match-service.ts";
import { readSnapshot, type Snapshot } from "../../service/matches/snapshot-text.ts";
import type { CreateMatch } from "../../service/requests.ts";
import type { MatchService, ServiceOptions } from "../../service/service.ts";
import type { Time } from "../../service/timing/time.ts";
import type { MatchStore } from "../../store.ts";
import { type ContractCase, type StoreHarness, withStore } from "../harness.ts";
import { type TestTime, testTime, untilRest } from "../test-time.ts";

export interface PlayableGame {
  readonly hosted: AnyHostableGame;
  /** A deck that any seat may play. */
  readonly deck: readonly string[];
}

export interface Given {
  readonly harness: StoreHarness;
  readonly game: PlayableGame;
}

export interface Table {
  readonly service: MatchService;
  readonly store: MatchStore;
  readonly time: TestTime;
  readonly matchId: string;
}

/** Random numbers that are the same each time, so that two tables can be compared. */
function sameNumbers(): (bytes: number) => string {
  let drawn = 0;
  return (bytes) => sha256Hex(`number ${++drawn}`).slice(0, 2 * bytes);
}

export function serviceOn(
  store: MatchStore,
  { hosted }: PlayableGame,
  time: Time,
  more: Partial<ServiceOptions> = {},
): MatchService {
  return createMatchService({ store, games: [hosted], time, ...more });
}

export const wantedBy = (
  player: string,
  { hosted, deck }: PlayableGame,
): Pick<CreateMatch, "game" | "player" | "deck"> => ({ game: hosted.game.id, player, deck });

export async function begin(
  store: MatchStore,
  game: PlayableGame,
  wanted: Partial<CreateMatch> = {},
  more: Partial<ServiceOptions> = {},
  time: TestTime = testTime(),
): Promise<Table> {
  const service = serviceOn(store, game, time, { randomHex: sameNumbers(), ...more });
  const { matchId } = await service.createMatch({ ...wantedBy("ada", game), ...wanted });
  await service.joinMatch({ matchId, player: "bob", deck: game.deck });
  const table = { service, store, time, matchId };
  await rest(table);
  return table;
}

/** Until nothing more happens by itself. */
export const rest = ({ service, time, matchId }: Table): Promise<void> =>
  untilRest(service, time, matchId);

export interface Turn {
  readonly player: string;
  readonly seat: string;
  readonly expectedVersion: number;
  /** What this player may do, except give up. */
  readonly moves: readonly string[];
}

/** Who has to act, and how. Null when the match is over. */
export async function nextTurn({ service, matchId }: Table): Promise<Turn | null> {
  for (const player of ["ada", "bob"]) {
    const { seat, version, view, legalMoves } = await service.getPlayerView(matchId, player);
    if (!view?.actors.includes(seat)) continue;
    const moves = legalMoves.filter(({ anytime }) => anytime !== true).map(({ id }) => id);
    return { player, seat, expectedVersion: version, moves };
  }
  return null;
}

export async function turnOf(table: Table): Promise<Turn & { readonly move: string }> {
  const turn = await nextTurn(table);
  const move = turn?.moves[0];
  if (turn === null || move === undefined) throw new Error("the match has not even begun");
  return { ...turn, move };
}

/** Plays some moves, taking from the list here and there so that not all are alike. */
export async function playOn(table: Table, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    const turn = await nextTurn(table);
    if (turn === null) return;
    const { player, expectedVersion, moves } = turn;
    const submitted = await table.service.submitAction({
      matchId: table.matchId,
      player,
      expectedVersion,
      commandId: `play-${expectedVersion}`,
      move: moves[(i * 7) % moves.length] as string,
    });
    strictEqual(submitted.ok, true);
    if (submitted.ok) strictEqual(submitted.version, expectedVersion + 1);
    await rest(table);
  }
}

export async function giveUp({ service, matchId }: Table, player = "ada"): Promise<void> {
  await service.abandon({ matchId, player });
}

/** The state at a version, by the log. */
async function folded(
  store: MatchStore,
  game: AnyHostableGame,
  matchId: string,
  version: number,
): Promise<State<GameTypes> | null> {
  let state: State<GameTypes> | null = null;
  for (const { events } of await store.readAfter(matchId, 0, version)) {
    const happened = JSON.parse(events) as EventOf<GameTypes>[];
    if (happened.length > 0) state = game.game.evolve(state, happened);
  }
  return state;
}

/** Checks that the stored state is what the log folds to. */
export async function checkSnapshot({ store, matchId }: Table, game: PlayableGame): Promise<void> {
  const { version, state } = await snapshotOf(store, matchId);
  strictEqual(hashJson(state), hashJson(await folded(store, game.hosted, matchId, version)));
}

async function snapshotOf(store: MatchStore, matchId: string): Promise<Snapshot> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged" || stored.snapshot === null) {
    throw new Error("there is no snapshot");
  }
  const snapshot = readSnapshot(stored.snapshot, stored.version);
  if (snapshot === null) throw new Error("the snapshot cannot be read");
  return snapshot;
}

export const failsWith = (code: string) => (error: unknown) =>
  error instanceof MatchError && error.code === code;

export function atTable(
  title: string,
  run: (table: Table, game: PlayableGame) => Promise<void>,
  wanted: Partial<CreateMatch> = {},
): ContractCase<Given> {
  return onStore(title, async (store, game) => {
    const table = await begin(store, game, wanted);
    await run(table, game);
    await table.service.close();
  });
}

export function onStore(
  title: string,
  run: (store: MatchStore, game: PlayableGame) => Promise<void>,
): ContractCase<Given> {
  return {
    title,
    run: ({ harness, game }) => withStore(harness, ({ store }) => run(store, game)),
  };
}

/** What everybody is told of a match, and what is stored of it. */
export async function everythingOf({ service, store, matchId }: Table): Promise<unknown> {
  const players = ["ada", "bob", "carol"];
  const told = players.map(async (player) => [
    await service.getMatchMeta(matchId, player),
    await service.getPlayerView(matchId, player),
    await service.getRecentEvents({ matchId, player, since: 0 }),
    await service.listMatches({ of: "mine", player }),
  ]);
  return [await Promise.all(told), await store.readAfter(matchId, 0, 10_000)];
}
