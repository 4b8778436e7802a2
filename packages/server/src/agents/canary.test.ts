/**
 * Matches of both games at random, while both seats and a spectator observe, explain and act after each step,
 * in JSON and in text. No card is in both decks: one that its reader was never shown is a canary, and is
 * searched by its definition and by its name in everything that is answered.
 */
import { createMatchService } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { createRandom } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { PLAYERS, type Player, Shown } from "../../test/canary.ts";
import { hostedGames } from "../games.ts";
import { act } from "./act.ts";
import { explainCommand } from "./explain.ts";
import { observe } from "./observe.ts";
import type { AgentParts } from "./parts.ts";
import { actedText, toText } from "./text.ts";

const STEPS = 50;

interface Found {
  readonly faults: string[];
  /** Names that were read, of cards that may be known. */
  readonly read: Set<string>;
}

/** Everything that can be asked about a match, as text. */
async function everything(
  parts: AgentParts,
  matchId: string,
  identity: Player,
  odd: readonly string[],
): Promise<string> {
  const seen = await observe(parts, { matchId, identity, since: "0", explain: true });
  const told = [JSON.stringify(seen), toText(seen)];
  for (const [i, command] of odd.entries()) {
    const explained = explainCommand(parts, { matchId, identity }, command);
    told.push(await explained.then(JSON.stringify, String));
    // Whoever has to act might be taken at their word.
    if (seen.isYourDecision) continue;
    const { version: expectedVersion } = seen;
    const key = `odd-${expectedVersion}-${i}`;
    const acted = act(parts, { matchId, identity, expectedVersion, key, actions: [command] });
    told.push(await acted.then((done) => JSON.stringify(done) + actedText(done), String));
  }
  return told.join("\n");
}

async function playAndObserve(hosted: AnyHostableGame, seed: number): Promise<Found> {
  const { game, seats } = hosted;
  const random = createRandom(seed, "agents' canary");
  const decks = Object.values(hosted.decks).map(({ cards }) => cards);
  const [first = [], second = []] = decks;
  const store = memoryStore();
  const service = createMatchService({ store, games: [hosted], time: testTime() });
  const parts = { service, games: { [game.id]: hosted } };
  const { matchId } = await service.createMatch({
    game: game.id,
    player: "ada",
    deck: first,
    seed,
    isPublic: true,
  });
  await service.joinMatch({ matchId, player: "bob", deck: second });
  const shown = new Shown(seats, decks);
  const defs = [...new Set([...first, ...second])];
  const found: Found = { faults: [], read: new Set() };
  const types = Object.keys(game.commands).filter((type) => type !== hosted.resign.type);
  for (let step = 0; step < STEPS; step++) {
    await service.atRest(matchId);
    const { actors, status, version } = await service.getMatchMeta(matchId, "ada");
    if (status !== "active") break;
    const odd = [0, 1].map(() => `${random.pick(types)} c${1 + random.int(200)}`);
    const told = new Map<Player, string>();
    for (const player of PLAYERS) told.set(player, await everything(parts, matchId, player, odd));
    await shown.read(store, matchId);
    for (const player of PLAYERS) {
      const text = told.get(player) ?? "";
      for (const def of defs) {
        const name = hosted.describeCard(def)?.name ?? def;
        const isRead =
          text.includes(`"${def}"`) ||
          text.includes(`${name} [`) ||
          text.includes(`"${name}"`) ||
          text.includes(`${name}:`);
        if (isRead && shown.known[player].has(def)) found.read.add(def);
        if (isRead && !shown.known[player].has(def)) {
          found.faults.push(`${player} reads ${name} at ${version}`);
        }
      }
    }
    const mover = PLAYERS[seats.indexOf(actors[0] ?? "")] ?? "ada";
    const { legalMoves } = await service.getPlayerView(matchId, mover);
    const move = random.pick(legalMoves.filter(({ anytime }) => anytime !== true)).id;
    const action = {
      matchId,
      player: mover,
      expectedVersion: version,
      commandId: `p${version}`,
      move,
    };
    await service.submitAction(action).catch(() => {});
  }
  await service.close();
  return found;
}

describe.each(hostedGames.map((hosted) => [hosted.game.id, hosted] as const))("%s", (_, hosted) => {
  test.each([1, 2])(
    "no observation names a card that its reader was never shown (%i)",
    async (seed) => {
      const { faults, read } = await playAndObserve(hosted, seed);
      expect(faults.slice(0, 3)).toEqual([]);
      expect(read.size).toBeGreaterThan(10);
    },
  );

  test("a game that shows a spectator what a seat sees is noticed", async () => {
    const mask: AnyHostableGame["game"]["mask"] = (state, viewer) =>
      hosted.game.mask(state, viewer === "spectator" ? (hosted.seats[0] ?? "") : viewer);
    const { faults } = await playAndObserve({ ...hosted, game: { ...hosted.game, mask } }, 1);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((fault) => fault.startsWith("carol"))).toBe(true);
  });
});
