/**
 * A process in which many play at the same seats of the same matches at once, in competition with each other and with
 * those of other processes. Started with IPC: it says "ready", is told what to play, and tells what came of it.
 * `contending-players.ts CONNECTION NAME`
 */
import { createRandom } from "@tcg/core";
import { createMatchService, MatchError, type SubmitAction } from "../src/service/index.ts";
import { postgresStore } from "../src/sql/index.ts";
import { skirmishGame } from "./games.ts";

export interface Contest {
  readonly matchIds: readonly string[];
  readonly clients: number;
  /** A match is left at this version at the latest. */
  readonly versions: number;
}

export interface Played {
  /** Of each action that was accepted: match, version, seat, command id. */
  readonly accepted: readonly (readonly [string, number, string, string])[];
  /** Actions for which another was faster. */
  readonly refused: number;
  readonly faults: readonly string[];
}

const PLAYERS = ["ada", "bob"];
const [connectionString = "", name = ""] = process.argv.slice(2);
const store = await postgresStore({ connectionString });
const service = createMatchService({ store, games: [skirmishGame.hosted] });
const accepted: [string, number, string, string][] = [];
const faults: string[] = [];
let refused = 0;

process.once("message", (asked) => void contend(asked as Contest));
// It is let go when all that it tells has been heard.
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function contend({ matchIds, clients, versions }: Contest): Promise<void> {
  for (const matchId of matchIds) {
    const all = Array.from({ length: clients }, (_, i) => play(matchId, `${name}-${i}`, versions));
    await Promise.all(all);
  }
  await service.close();
  await store.close();
  process.send?.({ accepted, refused, faults } satisfies Played);
}

/** Whoever is asked is played for: everybody has both seats. */
async function play(matchId: string, client: string, versions: number): Promise<void> {
  const random = createRandom(1, `${client} ${matchId}`);
  for (let number = 0; ; number++) {
    const views = await Promise.all(PLAYERS.map((each) => service.getPlayerView(matchId, each)));
    const place = views.findIndex(({ seat, view }) => view?.actors.includes(seat));
    const seen = views[place];
    // Two looks may be of two versions, in each of which the other was asked.
    if (seen === undefined && views.some(({ status }) => status === "active")) continue;
    if (seen === undefined || seen.version >= versions) return;
    const moves = seen.legalMoves.filter(({ anytime }) => anytime !== true);
    const action = {
      matchId,
      player: PLAYERS[place] ?? "",
      expectedVersion: seen.version,
      commandId: `${client}-${number}`,
      move: random.pick(moves).id,
    };
    const version = await submit(action);
    if (version === null) continue;
    accepted.push([matchId, version, seen.seat, action.commandId]);
    // The answer was lost: the same again.
    if ((await submit(action)) !== version) faults.push(`${action.commandId} is not known again`);
  }
}

/** The version that it made; null if somebody else was faster. */
async function submit(action: SubmitAction): Promise<number | null> {
  try {
    const submitted = await service.submitAction(action);
    if (submitted.ok) return submitted.version;
    faults.push(`${action.move} is refused: ${submitted.rejection.code}`);
  } catch (error) {
    if (error instanceof MatchError && error.code === "stale-version") refused++;
    else faults.push(String(error));
  }
  return null;
}
