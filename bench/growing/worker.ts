/** A worker for one size, so that each has a compiler and a heap of its own. */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { cards, deckNamed } from "@ltcg/cards";
import { createGame } from "@ltcg/engine";
import { createRandom, type Game, type GameTypes, type StartOptions, type State } from "@tcg/core";
import { hostedBlindBid } from "@tcg/core/fixtures/blind-bid";
import { lorcana } from "../lanes/growth/lorcana.ts";
import { lunchtable } from "../lanes/growth/lunchtable.ts";
import { type Setter, tables } from "../lanes/growth/tables.ts";
import type { Lane } from "../lanes/lane.ts";
import { withSubject } from "../lanes/subject.ts";
import { growingLane } from "./lane.ts";
import type { Size } from "./sizes.ts";

const here = join(import.meta.dirname, "../..");
const random = createRandom(1, "growing");

async function laneOf({ kind }: Size): Promise<Lane> {
  switch (kind.of) {
    case "matches":
      return withSubject(kind.game, here, ({ game, options, givingUp }) => {
        const starts = Array.from({ length: kind.matches }, (_, i) => startOf(game, options(i)));
        return growingLane({ game, starts, leftOut: [givingUp], random });
      });
    case "deck": {
      const game = createGame(cards);
      const list = deckNamed("sugar-rush").cards;
      const deck = Array.from({ length: kind.cards / list.length }, () => list).flat();
      const config = { maxDeck: 400, maxCopies: 60 };
      const options = { hostDeck: deck, awayDeck: deck, config };
      const starts = SEEDS.map((seed) => startOf(game, { ...options, seed }));
      return growingLane({ game, starts, leftOut: ["SURRENDER"], random });
    }
    case "table":
      return kind.game === "lunchtable"
        ? tableLane(lunchtable, kind.standing)
        : tableLane(lorcana, kind.standing);
    case "players": {
      const seats = (["north", "east", "south", "west"] as const).slice(0, kind.players);
      const { game, decks: known } = hostedBlindBid;
      const deck = known.every?.cards ?? [];
      const decks = Object.fromEntries(seats.map((seat) => [seat, deck]));
      const starts = SEEDS.map((seed) => startOf(game, { decks, seed }));
      return growingLane({ game, starts, leftOut: ["CONCEDE"], random });
    }
  }
}

const SEEDS = [1, 2, 3, 4, 5, 6];

async function tableLane<G extends GameTypes>(
  { set, leftOut }: Setter<G>,
  standing: string,
): Promise<Lane> {
  const { game, state } = await set(here, tables[standing] ?? {});
  return growingLane({ game, starts: [state], leftOut, random });
}

function startOf<G extends GameTypes>(game: Game<G>, options: StartOptions<G>): State<G> {
  const started = game.start(options);
  if (!started.ok) throw new Error(started.rejection.message);
  return started.state;
}

const round = await laneOf(workerData as Size);
parentPort?.on("message", (passes: number) => parentPort?.postMessage(round(passes)));
