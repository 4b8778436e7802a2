/**
 * `npm start`: a match of LunchTable in the terminal, played by two bots that look one step ahead
 * and know only what their seat may know. `npm start -- --seed 7` plays another one.
 */
import { parseArgs } from "node:util";
import type { CardTable, LunchTable, Seat, State } from "@ltcg/engine";
import {
  cafeteriaDeck,
  exampleTable as cards,
  cliqueDeck,
  exampleGame as game,
} from "@ltcg/engine/examples";
import { greedy } from "@tcg/bots";
import { createRandom, idsIn } from "@tcg/core";
import { lunchTableWords } from "../packages/cli/src/text/lunchtable.ts";
import { namesIn } from "../packages/cli/src/text/names.ts";

const MAX_COMMANDS = 2000;

function main(): number {
  const { values } = parseArgs({ options: { seed: { type: "string", default: "11" } } });
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) {
    console.error(`--seed takes a whole number, not ${values.seed}`);
    return 2;
  }
  const opening = game.start({ hostDeck: cafeteriaDeck, awayDeck: cliqueDeck, seed });
  if (!opening.ok) throw new Error(opening.rejection.message);
  console.log(`LunchTable: Cafeteria (host) against Clique (away), seed ${seed}\n`);
  let { state } = opening;
  const show = (events: typeof opening.events): void => {
    const names = namesIn(game, game.mask(state, "spectator"));
    for (const event of game.maskEvents(state, events, "spectator")) {
      const line = lunchTableWords.event(event, names);
      if (line === null) continue;
      if (line.startsWith("Turn ")) console.log(`\n${line}${standing(cards, state)}`);
      else console.log(`  ${line}`);
    }
  };
  show(opening.events);
  const random = createRandom(seed, "demonstration");
  for (let i = 0; i < MAX_COMMANDS && state.outcome.status === "running"; i++) {
    const seat = game.actors(state)[0] as Seat;
    const legalMoves = game.legalMoves(state, seat);
    const move = greedy.choose({ game, view: game.mask(state, seat), legalMoves, random });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    show(decision.events);
  }
  return 0;
}

/** Life, clout and boards, for the line above a turn. */
function standing(cards: CardTable, state: State): string {
  const side = (seat: Seat): string => {
    const { lifePoints, clout } = state.seats[seat];
    const board = idsIn<LunchTable>(state, seat, "board").map((id) => {
      const card = state.cards[id];
      if (card === undefined || card.faceDown) return "face-down";
      const vice = card.data?.vice ? ` (${card.data.vice} vice)` : "";
      return `${cards[card.def]?.name ?? card.def}${vice}`;
    });
    return `${seat} ${lifePoints} life, ${clout} clout, [${board.join(", ")}]`;
  };
  return `\n  ${side("host")}\n  ${side("away")}`;
}

process.exitCode = main();
