/**
 * A match between a person at a terminal and a bot. Everything goes through `write` and
 * `readLine`, so that a terminal, a pipe and a test are the same to it.
 */
import { type Bot, fromDecks } from "@tcg/bots";
import {
  createRandom,
  type GameTypes,
  type LegalMove,
  type MatchRecord,
  recordMatch,
  type Seed,
  type State,
  type View,
} from "@tcg/core";
import { counted, endingText, type HostableGame } from "@tcg/core/hosting";
import type { NamedDeck } from "../decks.ts";
import { startMatch } from "../start-match.ts";
import { MatchLog } from "../text/match-log.ts";
import { viewLines } from "../text/view.ts";
import { cardPickOf, pickedMove, pickLines } from "./card-pick.ts";
import { helpLines, type Offer, offerLines, offersOf, readMove } from "./offers.ts";

export interface SessionOptions<G extends GameTypes> {
  readonly seed: Seed;
  readonly decks: ReadonlyMap<G["seat"], NamedDeck>;
  /** The seat of whoever types. */
  readonly seat: G["seat"];
  /** Plays the other seats. */
  readonly bot: Bot;
  /** Plays that seat too, if given. */
  readonly auto?: Bot;
  /** Also ask where only one move is possible. */
  readonly everyDecision: boolean;
  /** Show card ids and the notation of moves, for scripts and language models. */
  readonly notation: boolean;
}

/** What every part of a decision on the screen is written with. */
interface Sheet<G extends GameTypes> {
  readonly hosted: HostableGame<G>;
  readonly own: G["seat"];
  readonly log: MatchLog<G>;
  readonly notation: boolean;
}

export interface Terminal {
  readonly write: (text: string) => void;
  /** The next line, or null when the input has ended. */
  readonly readLine: () => Promise<string | null>;
}

export interface SessionResult<G extends GameTypes> {
  readonly finished: boolean;
  readonly record: MatchRecord<G>;
}

export async function playSession<G extends GameTypes>(
  hosted: HostableGame<G>,
  options: SessionOptions<G>,
  terminal: Terminal,
): Promise<SessionResult<G>> {
  const { game } = hosted;
  const { seat: own, seed, bot, auto, everyDecision, notation } = options;
  const opening = startMatch(hosted, seed, options.decks);
  const log = new MatchLog(hosted, notation);
  const sheet: Sheet<G> = { hosted, own, log, notation };
  const prior = fromDecks(
    game,
    Object.values(hosted.decks).map(({ cards }) => cards),
  );
  const streams = new Map(
    opening.state.seating.map((seat) => [seat, createRandom(seed, `bot ${seat}`)] as const),
  );
  const say = (lines: readonly string[]): void => terminal.write(`${lines.join("\n")}\n`);
  const commands: [G["seat"], G["command"]][] = [];
  let { state } = opening;
  let view: View<G> = game.mask(state, own);
  const news: string[] = [];
  let decisions = 0;

  /** Told at once: later the cards an event names may be gone. */
  const hear = (events: typeof opening.events): void => {
    view = game.mask(state, own);
    news.push(...log.hear(view, game.maskEvents(state, events, own)));
  };
  const tellNews = (): string[] => news.splice(0).map((line) => `- ${line}`);
  const chooseWith = (player: Bot, seat: G["seat"], legalMoves: readonly LegalMove<G>[]) => {
    const random = streams.get(seat) ?? createRandom(seed, `bot ${seat}`);
    return player.choose({ game, ...game.insight(state, seat), legalMoves, random, prior });
  };

  hear(opening.events);
  while (state.outcome.status === "running" && commands.length < hosted.maxCommands) {
    const actors = game.actors(state);
    const seat = actors.includes(own) ? own : actors[0];
    if (seat === undefined) break;
    const legalMoves = game.legalMoves(state, seat);
    let move: LegalMove<G> | null;
    if (seat !== own) {
      move = chooseWith(bot, seat, legalMoves);
    } else {
      const offers = offersOf(game, legalMoves);
      const onlyMove = everyDecision ? null : forcedMove(offers);
      if (onlyMove !== null) {
        move = onlyMove;
      } else {
        decisions++;
        const happened = tellNews();
        if (auto !== undefined) {
          move = chooseWith(auto, seat, legalMoves);
          const command = notation ? ` | ${move.id}` : "";
          say([...happened, `${log.say(view).seat(own)} decides: ${move.text}${command}`]);
        } else {
          say(decisionLines(sheet, view, decisions, happened));
          move = await ask(sheet, state, offers, terminal);
        }
      }
    }
    if (move === null) break;
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(`${seat} ${move.id}: ${decision.rejection.message}`);
    commands.push([seat, move.command]);
    state = decision.state;
    hear(decision.events);
  }

  const finished = state.outcome.status === "ended";
  say([...tellNews(), "", ...closingLines(sheet, state, view, commands.length)]);
  return { finished, record: recordMatch(game, opening.options, commands, state) };
}

/** The move, where there is no choice but to leave the match. */
function forcedMove<G extends GameTypes>(offers: readonly Offer<G>[]): LegalMove<G> | null {
  const earnest = offers.filter(({ anytime }) => !anytime);
  const [only] = earnest;
  return earnest.length === 1 && only?.moves.length === 1 ? (only.moves[0] ?? null) : null;
}

function decisionLines<G extends GameTypes>(
  { hosted, log }: Sheet<G>,
  view: View<G>,
  number: number,
  happened: readonly string[],
): string[] {
  return [
    "",
    `== Decision ${number} ==`,
    "Since your last decision:",
    ...(happened.length === 0 ? ["- nothing"] : happened),
    ...viewLines(hosted, view, log.say(view)),
  ];
}

/** Asks until a move is named. Null: the input has ended, or the player quits. */
async function ask<G extends GameTypes>(
  { hosted, own, log, notation }: Sheet<G>,
  state: State<G>,
  offers: readonly Offer<G>[],
  { write, readLine }: Terminal,
): Promise<LegalMove<G> | null> {
  const say = log.say(hosted.game.mask(state, own));
  const pick = notation ? null : cardPickOf(offers);
  const listed = pick === null ? ["Moves:", ...offerLines(offers, notation)] : pickLines(pick, say);
  write(`${listed.join("\n")}\n`);
  for (;;) {
    write(`${pick === null ? "Number" : "Numbers"} (help for more): `);
    const line = await readLine();
    if (line === null) {
      write("\n");
      return null;
    }
    if (pick !== null && /^\d[\d\s,]*$/.test(line.trim())) {
      const move = pickedMove(pick, line.trim());
      if (move !== undefined) return move;
      write("You cannot choose these cards.\n");
      continue;
    }
    const answer = readMove(hosted, { state, own, say }, offers, line.trim());
    if (answer.kind === "move") return answer.move;
    if (answer.kind === "quit") return null;
    const lines = answer.kind === "help" ? helpLines() : answer.lines;
    write(`${lines.join("\n")}\n`);
  }
}

function closingLines<G extends GameTypes>(
  { hosted, own, log }: Sheet<G>,
  state: State<G>,
  view: View<G>,
  commands: number,
): string[] {
  const count = `${counted(hosted.turnNumber(state), "turn")}, ${counted(commands, "command")}`;
  if (state.outcome.status === "running") {
    return [`The match is left unfinished after ${count}.`];
  }
  const { winners, reason } = state.outcome;
  const result = winners.length === 0 ? "A draw" : winners.includes(own) ? "You win" : "You lose";
  const why = endingText(hosted.words, { reason, winners }, view);
  const say = log.say(view);
  return [...viewLines(hosted, view, say), `${result} (${say.seat(own)}): ${why}, after ${count}.`];
}
