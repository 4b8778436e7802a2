/**
 * A process that plays many matches at once on an SQLite file and writes a line for each answer it
 * was given: somebody kills it in the middle and compares. `busy-host.ts FILE MATCHES`
 */
import { writeSync } from "node:fs";
import { createRandom } from "@tcg/core";
import { createMatchService } from "../src/service/index.ts";
import { sqliteStore } from "../src/sql/index.ts";
import { skirmishGame } from "./games.ts";

const [path = "", matches = "8"] = process.argv.slice(2);
const store = sqliteStore({ path });
const { hosted, deck } = skirmishGame;
const service = createMatchService({ store, games: [hosted] });
const random = createRandom(1);
const MOST_MATCHES = 1000;

async function playMatch(number: number): Promise<void> {
  const game = hosted.game.id;
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: number });
  await service.joinMatch({ matchId, player: "bob", deck });
  await service.startMatch({ matchId, player: "ada" });
  for (let i = 0; i < 10_000; i++) {
    const views = await Promise.all(
      ["ada", "bob"].map((player) => service.getPlayerView(matchId, player)),
    );
    const at = views.findIndex(({ seat, view }) => view?.actors.includes(seat));
    const view = views[at];
    if (view === undefined) return;
    const submitted = await service.submitAction({
      matchId,
      player: at === 0 ? "ada" : "bob",
      expectedVersion: view.version,
      commandId: `${view.version}`,
      move: random.pick(view.legalMoves).id,
    });
    if (submitted.ok) writeSync(1, `${matchId} ${submitted.version}\n`);
  }
}

async function playForEver(first: number): Promise<void> {
  for (let i = 0; i < MOST_MATCHES; i++) await playMatch(first * MOST_MATCHES + i);
}

await Promise.all(Array.from({ length: Number(matches) }, (_, i) => playForEver(i)));
