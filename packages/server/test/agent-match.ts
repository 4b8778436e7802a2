/** Matches in which an agent decides as the greedy bot would, and what it is told on the way. */
import { createMatchService, type MatchService } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { type Bot, bots, fromDecks } from "@tcg/bots";
import { createRandom, type EventOf, type GameTypes, type State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { act } from "../src/agents/act.ts";
import type { Observation } from "../src/agents/observation.ts";
import { observe } from "../src/agents/observe.ts";
import type { AgentParts } from "../src/agents/parts.ts";
import { untilDecision } from "../src/waiting.ts";

export interface AgentMatch extends AgentParts {
  readonly hosted: AnyHostableGame;
  readonly matchId: string;
  readonly service: MatchService;
  /** The move that the greedy bot would make for the agent. */
  readonly choose: () => Promise<string>;
}

export const AGENT = "agent";
const greedy = bots.greedy as Bot;

export async function startAgentMatch(
  hosted: AnyHostableGame,
  seed: number,
  decks: readonly (readonly string[])[] = Object.values(hosted.decks).map(({ cards }) => cards),
): Promise<AgentMatch> {
  const { game, seats } = hosted;
  const store = memoryStore();
  const service = createMatchService({
    store,
    games: [hosted],
    bots: { greedy },
    time: testTime(),
  });
  const [deck = [], other = deck] = decks;
  const opponents = seats.slice(1).map(() => ({ bot: "greedy", deck: other }));
  const wanted = { game: game.id, player: AGENT, deck, opponents, seed };
  const { matchId } = await service.createMatch(wanted);
  const random = createRandom(seed, "agent");
  const prior = fromDecks(game, decks);
  let state: State<GameTypes> | null = null;
  let read = 0;
  return {
    hosted,
    matchId,
    service,
    games: { [game.id]: hosted },
    async choose() {
      for (const { version, events } of await store.readAfter(matchId, read, 10_000)) {
        const happened = JSON.parse(events) as EventOf<GameTypes>[];
        if (happened.length > 0) state = game.evolve(state, happened);
        read = version;
      }
      if (state === null) throw new Error("the match has not begun");
      const seat = seats[0] ?? "";
      const legalMoves = game.legalMoves(state, seat);
      const insight = game.insight(state, seat);
      const { id } = greedy.choose({ game, ...insight, legalMoves, random, prior });
      return id;
    },
  };
}

/** Plays it to the end; `hear` gets every observation before a decision, and the last. */
export async function playAgentMatch(
  match: AgentMatch,
  hear: (seen: Observation) => void | Promise<void>,
  explain = false,
): Promise<void> {
  const { service, matchId, hosted } = match;
  const look = { matchId, identity: AGENT, explain };
  let seen = await observe(match, look);
  for (let i = 0; i < hosted.maxCommands && seen.result === null; i++) {
    await hear(seen);
    if (seen.isYourDecision) {
      const { version: expectedVersion, cursor: since } = seen;
      const actions = [await match.choose()];
      const done = await act(match, { ...look, since, expectedVersion, key: `k${i}`, actions });
      if (done.refused !== null) throw new Error(JSON.stringify(done.refused));
      seen = done.observation;
    } else {
      await untilDecision(service, matchId, AGENT, AbortSignal.timeout(60_000));
      seen = await observe(match, { ...look, since: seen.cursor });
    }
  }
  await hear(seen);
  await service.close();
}
