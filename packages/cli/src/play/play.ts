/** `lunchtable play`: a match in the terminal against a bot. */
import { createInterface } from "node:readline";
import type { Bot } from "@tcg/bots";
import type { GameTypes, Seed } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { findBot } from "../bots.ts";
import { unknown } from "../closest.ts";
import { deckAbout, findDeck, type NamedDeck } from "../decks.ts";
import { WrongCall } from "../errors.ts";
import { writeRecords } from "../record-file.ts";
import { readSeed } from "../seeds.ts";
import { startMatch } from "../start-match.ts";
import { playSession } from "./session.ts";

export interface PlayOptions {
  readonly bot: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly deck?: string;
  readonly opponentDeck?: string;
  readonly auto?: string | true;
  readonly everyDecision?: true;
  readonly notation?: true;
  /** The file of the card set. */
  readonly cards?: string;
  readonly record?: string;
}

/** Returns the exit code: 1 if the match was left before its end. */
export async function play<G extends GameTypes>(
  hosted: HostableGame<G>,
  options: PlayOptions,
): Promise<number> {
  const seat = hosted.seats.find((name) => name === (options.seat ?? hosted.seats[0]));
  if (seat === undefined) {
    throw new WrongCall(unknown("seat", options.seat ?? "", hosted.seats));
  }
  const seed = readSeed(options.seed);
  const decks = new Map(
    hosted.seats.map((name, place) => {
      const wanted = name === seat ? options.deck : options.opponentDeck;
      return [name, findDeck(hosted, wanted, place)] as const;
    }),
  );
  const bot = findBot(options.bot);
  const auto = options.auto === undefined ? undefined : findBot(autoName(options.auto));
  // Everything that is wrong with the call is reported before the match begins.
  startMatch(hosted, seed, decks);
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  write(`${openingLine(hosted, seed, decks, seat, bot)}\n`);
  const chosen = hosted.decks[decks.get(seat)?.name ?? ""];
  const about = chosen === undefined ? null : deckAbout(chosen);
  if (about !== null) write(`Your deck is ${about}\n`);

  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const typed = lines[Symbol.asyncIterator]();
  try {
    const { finished, record } = await playSession(
      hosted,
      {
        seed,
        decks,
        seat,
        bot,
        ...(auto !== undefined && { auto }),
        everyDecision: options.everyDecision === true,
        notation: options.notation === true,
      },
      {
        write,
        async readLine() {
          const { done, value } = await typed.next();
          return done === true ? null : value;
        },
      },
    );
    if (options.record !== undefined) {
      writeRecords(options.record, [record]);
      write(`Recorded in ${options.record}: ${replayCall(options.record, options.cards)}\n`);
    }
    return finished ? 0 : 1;
  } finally {
    lines.close();
  }
}

/** Which match it is, and who plays what. */
export function openingLine<G extends GameTypes>(
  { game, words }: HostableGame<G>,
  seed: Seed,
  decks: ReadonlyMap<G["seat"], NamedDeck>,
  own: G["seat"],
  { name: bot }: Bot,
): string {
  const called = (seat: string): string => words.seat(seat) ?? seat;
  const places = [...decks].map(([seat, deck]) => `${called(seat)} ${deck.name}`).join(", ");
  return `${game.id}, seed ${seed}: ${places}; you are ${called(own)}, against the ${bot} bot.`;
}

/** As it can be typed, whatever the files are called. */
function replayCall(record: string, cards: string | undefined): string {
  const set = cards === undefined ? [] : ["--cards", typed(cards)];
  return ["lunchtable replay", typed(record), ...set].join(" ");
}

const typed = (file: string): string =>
  /^[\w./:@%+,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;

const autoName = (given: string | true): string => (given === true ? "greedy" : given);
