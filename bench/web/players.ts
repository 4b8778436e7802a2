/** Two people who play by the API alone, to lay a table that is full. */

import { setTimeout } from "node:timers/promises";

interface Move {
  readonly id: string;
  readonly anytime?: boolean;
  readonly command: { readonly type: string };
}

interface Position {
  readonly version: number;
  readonly seat: string;
  readonly isPassing: boolean;
  readonly legalMoves: readonly Move[];
  readonly view: {
    readonly actors: readonly string[];
    readonly seating: readonly string[];
    readonly outcome: { readonly status: string };
    readonly zones: Readonly<Record<string, Readonly<Record<string, { readonly count: number }>>>>;
  };
}

/** Somebody the server knows by a cookie. */
export class Person {
  readonly #url: string;
  cookie = "";
  matchId = "";
  #commands = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Asks again where the server says after how many seconds it may be asked. */
  async ask<T>(path: string, body?: object, method?: "PUT"): Promise<T> {
    const answer = await this.#send(path, body, method);
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(";")[0] ?? "";
    const seconds = answer.headers.get("retry-after");
    if (answer.status === 429 && seconds !== null) {
      await answer.body?.cancel();
      await setTimeout(Number(seconds) * 1_000);
      return this.ask<T>(path, body, method);
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  #send(path: string, body: object | undefined, method: "PUT" | undefined): Promise<Response> {
    return fetch(new URL(path, this.#url), {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        origin: new URL(this.#url).origin,
        "content-type": "application/json",
        cookie: this.cookie,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  look(): Promise<Position> {
    return this.ask<Position>(`/api/matches/${this.matchId}`);
  }

  async act({ version }: Position, move: Move): Promise<void> {
    const commandId = `bench-${this.matchId}-${this.#commands++}`.slice(0, 60);
    const body = { expectedVersion: version, commandId, move: move.id };
    await this.ask(`/api/matches/${this.matchId}/actions`, body);
  }

  /** Whether it is this one's decision. */
  mayAct({ view, seat, isPassing }: Position): boolean {
    return view.actors.includes(seat) && !isPassing;
  }
}

/** Moves that fill a table and hurt nobody, best first; whatever else there is comes after the end of the turn. */
const peaceful = [
  "SUMMON",
  "SET_SPELL_TRAP",
  "SET_MONSTER",
  "PUT_INTO_INKWELL",
  "PLAY_CARD",
  "END_TURN",
];

/** Moves that would give something away for it. */
const isPeaceful = (move: Move): boolean =>
  !("tribute" in move.command || "replace" in move.command);

export function chosen({ legalMoves }: Position): Move {
  const moves = legalMoves.filter(({ anytime }) => anytime !== true);
  const kind = peaceful.find((type) =>
    moves.some((move) => move.command.type === type && isPeaceful(move)),
  );
  const move = moves.find((each) => each.command.type === kind && isPeaceful(each)) ?? moves[0];
  if (move === undefined) throw new Error("Nothing can be done.");
  return move;
}
