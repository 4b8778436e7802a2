/**
 * A file with the games of a measurement that have been played, one a line, so that one which was
 * broken off goes on where it stopped. Its first line says what is measured: with other decks, rules,
 * cards or another bot these would be other games.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { canonicalJson, hashJson } from "@tcg/core";
import { messageOf, WrongCall } from "../../packages/cli/src/errors.ts";
import { measuredGame } from "./games.ts";
import type { BalanceRequest, GameResult } from "./request.ts";

export class KeptGames {
  readonly games: readonly GameResult[];
  readonly #file: string;

  /** A WrongCall if the file is about another measurement, or cannot be read or written. */
  constructor(file: string, request: BalanceRequest) {
    this.#file = file;
    const { cards } = measuredGame(request.game).hosted.game;
    const head = canonicalJson({ measures: request, cards: hashJson(cards) });
    const found = trying(file, () => (existsSync(file) ? readFileSync(file, "utf8") : ""));
    const [first = "", ...lines] = found.split("\n");
    if (first !== "" && first !== head) {
      throw new WrongCall(`${file} keeps games of another measurement; name another file`);
    }
    // Broken off in the middle of a line: that game is played again.
    this.games = lines.slice(0, -1).map((line) => JSON.parse(line) as GameResult);
    const whole = [head, ...this.games.map((game) => JSON.stringify(game)), ""].join("\n");
    if (whole !== found) trying(file, () => writeFileSync(file, whole));
  }

  add(games: readonly GameResult[]): void {
    appendFileSync(this.#file, games.map((game) => `${JSON.stringify(game)}\n`).join(""));
  }
}

function trying<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new WrongCall(`games cannot be kept in ${file}: ${messageOf(error)}`);
  }
}
