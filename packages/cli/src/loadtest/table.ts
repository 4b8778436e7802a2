/** A match between two clients, and everything that they were told of it. */
import type { ActionReply, CreatedMatch, ReceiptReply, RefusalReply } from "@ltcg/server/protocol";
import { type Acknowledged, checkRecord, type Verdict } from "./check-record.ts";
import type { Answer, Connections } from "./http.ts";
import { Player } from "./player.ts";
import { follow, type News, type Stream } from "./stream.ts";
import type { Tally } from "./tally.ts";

/** Somebody who plays: a guest of the server, who is one for all of their matches. */
export interface Guest {
  cookie: string;
}

export interface TableParts {
  readonly url: string;
  readonly connections: Connections;
  readonly tally: Tally;
  readonly game: string;
  readonly decks: readonly [string, string];
  readonly guests: readonly [Guest, Guest];
  readonly thinkMs: () => number;
  readonly onOver: () => void;
}

interface Seat {
  readonly name: string;
  readonly cookie: string;
  readonly player: Player;
  readonly stream: Stream;
}

/** An action on its way: to its answer and to both streams. */
interface UnderWay {
  readonly version: number;
  readonly seat: string;
  readonly sentMs: number;
  readonly isTimed: boolean;
  readonly toldTo: Set<string>;
  arrivedMs: number;
  isAcknowledged: boolean;
}

const MAX_TRIES = 5;
/** Every so many actions one is sent twice, as a client does that got no answer. */
const SENT_AGAIN_ONE_IN = 50;

export class Table {
  readonly #parts: TableParts;
  readonly #matchId: string;
  readonly #seats: Seat[] = [];
  readonly #acknowledged: Acknowledged[] = [];
  readonly #heard = new Map<string, Map<number, boolean>>();
  readonly #unanswered = new Set<string>();
  #underWay: UnderWay[] = [];
  #sent = 0;
  #isOver = false;

  static async open(parts: TableParts): Promise<Table> {
    const { connections, game, decks, guests } = parts;
    const [first, second] = guests;
    const wanted = { game, opponent: null, deck: decks[0] };
    const created = seatedBy(
      first,
      await connections.ask("POST", "/api/matches", first.cookie, wanted),
    );
    const path = `/api/matches/${created.matchId}/join`;
    const joined = seatedBy(
      second,
      await connections.ask("POST", path, second.cookie, { deck: decks[1] }),
    );
    return new Table(parts, created, joined);
  }

  private constructor(parts: TableParts, first: CreatedMatch, second: CreatedMatch) {
    this.#parts = parts;
    this.#matchId = first.matchId;
    this.#sit(first.seat, parts.guests[0].cookie);
    this.#sit(second.seat, parts.guests[1].cookie);
  }

  #sit(name: string, cookie: string): void {
    const { url, thinkMs, tally } = this.#parts;
    const send = (move: string, version: number) => this.#submit(name, cookie, move, version);
    const player = new Player({ thinkMs, send });
    this.#heard.set(name, new Map());
    const stream = follow({
      url,
      cookie,
      matchId: this.#matchId,
      seat: name,
      onNews: (news) => this.#hear(name, player, news),
      onDropped: () => tally.dropped++,
    });
    this.#seats.push({ name, cookie, player, stream });
  }

  #hear(seat: string, player: Player, news: News): void {
    const nowMs = performance.now();
    this.#heard.get(seat)?.set(news.version, news.isPassing);
    for (const action of this.#underWay) {
      if (action.version > news.version || action.toldTo.has(seat)) continue;
      action.toldTo.add(seat);
      action.arrivedMs = nowMs;
      this.#settle(action);
    }
    player.hear(news);
    if (!news.isOver || this.#isOver) return;
    this.#isOver = true;
    this.#parts.onOver();
  }

  /** Counts an action that has arrived everywhere. */
  #settle(action: UnderWay): void {
    if (!action.isAcknowledged || action.toldTo.size < 2) return;
    this.#forget(action);
    if (action.isTimed) this.#parts.tally.arrivedMs.push(action.arrivedMs - action.sentMs);
  }

  #forget(action: UnderWay): void {
    this.#underWay = this.#underWay.filter((each) => each !== action);
  }

  async #submit(
    seat: string,
    cookie: string,
    move: string,
    expectedVersion: number,
  ): Promise<number | null> {
    const { tally } = this.#parts;
    const action: UnderWay = {
      version: expectedVersion + 1,
      seat,
      sentMs: performance.now(),
      isTimed: tally.isMeasuring,
      toldTo: new Set(),
      arrivedMs: 0,
      isAcknowledged: false,
    };
    this.#underWay.push(action);
    const body = { expectedVersion, commandId: `load-${++this.#sent}`, move };
    const answer = await this.#ask(cookie, body);
    if (answer?.status !== 200) {
      this.#forget(action);
      if (answer === null) this.#unanswered.add(`${seat} ${action.version}`);
      else if (codeOf(answer) === "stale-version") tally.stale++;
      else tally.failed(`${answer.status} ${codeOf(answer)}`);
      return null;
    }
    if (action.isTimed) tally.answeredMs.push(performance.now() - action.sentMs);
    const { version } = JSON.parse(answer.text) as ActionReply;
    if (version !== action.version) tally.failed("acknowledged with another version");
    this.#acknowledged.push({ version, seat, move });
    action.isAcknowledged = true;
    this.#settle(action);
    if (this.#sent % SENT_AGAIN_ONE_IN === 0) {
      const again = await this.#ask(cookie, body);
      if (again !== null && again.text !== answer.text) tally.failed("answered differently again");
    }
    return version;
  }

  /** Null: there was no answer, however often it was sent. */
  async #ask(cookie: string, body: object): Promise<Answer | null> {
    const { connections, tally } = this.#parts;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        return await connections.ask("POST", `/api/matches/${this.#matchId}/actions`, cookie, body);
      } catch (error) {
        tally.failed(`no answer: ${(error as Error).message}`);
      }
    }
    return null;
  }

  /** Plays no more; resolves when everything that was sent has been answered. */
  async stop(): Promise<void> {
    await Promise.all(this.#seats.map(({ player }) => player.stop()));
    for (const { stream } of this.#seats) stream.close();
  }

  /** After `stop`. Ends the match if it goes on, and holds its record against what was acknowledged. */
  async check(): Promise<Verdict> {
    const { connections } = this.#parts;
    const { cookie = "" } = this.#seats[0] ?? {};
    const path = `/api/matches/${this.#matchId}`;
    let abandonedWith: number | null = null;
    if (!this.#isOver) {
      const answer = await connections.ask("POST", `${path}/abandon`, cookie, {});
      if (answer.status === 200) abandonedWith = (JSON.parse(answer.text) as ActionReply).version;
    }
    const answer = await connections.ask("GET", `${path}/receipt`, cookie);
    if (answer.status !== 200) throw new Error(`there is no receipt: ${answer.text}`);
    const { entries } = JSON.parse(answer.text) as ReceiptReply;
    return checkRecord(entries, {
      acknowledged: this.#acknowledged,
      heard: this.#heard,
      unanswered: this.#unanswered,
      abandonedWith,
    });
  }
}

function seatedBy(guest: Guest, { status, text, cookie }: Answer): CreatedMatch {
  if (status >= 300) throw new Error(`no match can be created: ${text}`);
  if (cookie !== null) guest.cookie = cookie;
  return JSON.parse(text) as CreatedMatch;
}

function codeOf({ text }: Answer): string {
  try {
    return (JSON.parse(text) as RefusalReply).error.code;
  } catch {
    return "no JSON";
  }
}
