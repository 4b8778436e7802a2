/**
 * `npm run demo`: a match of LunchTable in the terminal, played by two bots that look one step ahead
 * and know only what their seat may know. `npm run demo -- --seed 7` plays another one.
 */
import { parseArgs } from "node:util";
import { cards, lunchTable } from "@ltcg/cards";
import type { LunchTable, Seat, State } from "@ltcg/engine";
import { greedy } from "@tcg/bots";
import { createRandom, idsIn } from "@tcg/core";
import { closestWord } from "@tcg/core/shapes";
import { deckAbout, findDeck } from "../packages/cli/src/decks.ts";
import { MatchLog } from "../packages/cli/src/text/match-log.ts";

const MAX_COMMANDS = 2000;

const { game } = lunchTable;

const help = `A match of LunchTable in the terminal, played by two bots from beginning to end.

Usage: npm run demo -- [options]

Options:
  --seed <n>  a whole number: the same one plays the same match (default: 11)
  --help      this text

Example: npm run demo -- --seed 7

To play yourself: npx lunchtable play, or npm start for a table in the browser.`;

function main(args: readonly string[]): number {
  const called = readCall(args);
  if ("wrong" in called) {
    console.error(`demo: ${called.wrong}\n(npm run demo -- --help shows the usage)`);
    return 2;
  }
  if (called.seed === null) {
    console.log(help);
    return 0;
  }
  const { seed } = called;
  const [host, away] = [findDeck(lunchTable, undefined, 0), findDeck(lunchTable, undefined, 1)];
  const opening = game.start({ hostDeck: host.cards, awayDeck: away.cards, seed });
  if (!opening.ok) throw new Error(opening.rejection.message);
  console.log(
    `LunchTable, seed ${seed}\n  host ${deckLine(host.name)}\n  away ${deckLine(away.name)}\n`,
  );
  let { state } = opening;
  const log = new MatchLog(lunchTable, false);
  const show = (events: typeof opening.events): void => {
    const view = game.mask(state, "spectator");
    for (const line of log.hear(view, game.maskEvents(state, events, "spectator"))) {
      if (line.startsWith("Turn ")) console.log(`\n${line}${standing(state)}`);
      else console.log(`  ${line}`);
    }
  };
  show(opening.events);
  const random = createRandom(seed, "demonstration");
  for (let i = 0; i < MAX_COMMANDS && state.outcome.status === "running"; i++) {
    const seat = game.actors(state)[0] as Seat;
    const legalMoves = game.legalMoves(state, seat);
    const known = game.insight(state, seat);
    const move = greedy.choose({ game, ...known, legalMoves, random });
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    show(decision.events);
  }
  return 0;
}

/** "plays Pass It On (Rumor Mill): Hide behind …" */
function deckLine(name: string): string {
  const deck = lunchTable.decks[name];
  return `plays ${deck === undefined ? name : deckAbout(deck)}`;
}

/** Life, clout and boards, for the line above a turn. */
function standing(state: State): string {
  const side = (seat: Seat): string => {
    const { lifePoints, clout } = state.seats[seat];
    const board = idsIn<LunchTable>(state, seat, "board").map((id) => {
      const card = state.cards.get(id);
      if (card === undefined || card.faceDown) return "face-down";
      const vice = card.data?.vice ? ` (${card.data.vice} vice)` : "";
      return `${cards[card.def]?.name ?? card.def}${vice}`;
    });
    return `${seat} ${lifePoints} life, ${clout} clout, [${board.join(", ")}]`;
  };
  return `\n  ${side("host")}\n  ${side("away")}`;
}

type Call = { readonly seed: number | null } | { readonly wrong: string };

/** What is asked for; `seed` null asks for help. */
function readCall(args: readonly string[]): Call {
  const options = { seed: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") return { wrong: `it takes no "${token.value}"` };
    if (token.kind === "option" && !Object.hasOwn(options, token.name)) {
      const meant = closestWord(token.name, Object.keys(options));
      const guess = meant === undefined ? "" : `; did you mean --${meant}?`;
      return { wrong: `unknown option ${token.rawName}${guess}` };
    }
  }
  if (values.help) return { seed: null };
  if (values.seed === undefined) return { seed: 11 };
  const seed = Number(values.seed);
  if (typeof values.seed === "string" && values.seed !== "" && Number.isSafeInteger(seed)) {
    return { seed };
  }
  const given = typeof values.seed === "string" ? `not "${values.seed}"` : "and none was given";
  return { wrong: `--seed takes a whole number, ${given}` };
}

process.exitCode = main(process.argv.slice(2));
