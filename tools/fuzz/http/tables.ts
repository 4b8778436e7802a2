/** The matches that a run of strange requests is about, and whether they can still be played afterwards. */
import type {
  CreatedMatch,
  GamesReply,
  MatchReply,
  ReceiptReply,
  RecordedMatch,
  RegisteredAgent,
} from "@ltcg/server/protocol";

export type Fetch = (request: Request) => Promise<Response>;

/** Where requests go. Nobody asks for it in process. */
export const HOST = "http://127.0.0.1";

export class Guest {
  cookie = "";
  readonly #fetch: Fetch;
  readonly #url: string;

  constructor(fetch: Fetch, url: string) {
    this.#fetch = fetch;
    this.#url = url;
  }

  async ask<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const answer = await this.#fetch(
      new Request(`${this.#url}${path}`, {
        method,
        headers: this.cookie === "" ? {} : { cookie: this.cookie },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    this.cookie ||= answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { status: answer.status, body: (await answer.json()) as T };
  }
}

export interface Tables {
  readonly ada: Guest;
  readonly bob: Guest;
  /** Of an agent. */
  readonly key: string;
  /** Of another, whose key requests replace and take away. */
  readonly spareKey: string;
  readonly matchIds: readonly string[];
  readonly record: RecordedMatch;
  readonly receipt: ReceiptReply;
  readonly offered: GamesReply;
}

/** Of every game: one against a bot, one between two guests, and one that waits; and a match that is over. */
export async function setTables(fetch: Fetch, url: string): Promise<Tables> {
  const [ada, bob] = [new Guest(fetch, url), new Guest(fetch, url)];
  const { body: offered } = await ada.ask<GamesReply>("GET", "/api/games");
  const create = async (wanted: object): Promise<string> => {
    const { status, body } = await ada.ask<CreatedMatch>("POST", "/api/matches", wanted);
    if (status !== 201) throw new Error(`no match was created: ${JSON.stringify(body)}`);
    return body.matchId;
  };
  const matchIds: string[] = [];
  for (const { game, decks } of offered.games) {
    const deck = decks[0]?.name ?? "";
    matchIds.push(await create({ game, opponent: "random", seed: 1 }));
    const shared = await create({ game, opponent: null, seed: 2 });
    await bob.ask("POST", `/api/matches/${shared}/join`, { deck });
    matchIds.push(shared, await create({ game, opponent: null, seed: 3 }));
  }
  const over = await create({ game: offered.games[0]?.game, opponent: "random", seed: 4 });
  for (let i = 0; i < 6; i++) await playOn([ada], over);
  await ada.ask("POST", `/api/matches/${over}/abandon`, {});
  const { body: record } = await ada.ask<RecordedMatch>("GET", `/api/matches/${over}/record`);
  const { body: receipt } = await ada.ask<ReceiptReply>("GET", `/api/matches/${over}/receipt`);
  const register = async (name: string): Promise<string> =>
    (await ada.ask<RegisteredAgent>("POST", "/api/agents/register", { name })).body.key;
  const keys = { key: await register("Fuzz"), spareKey: await register("Spare") };
  return { ada, bob, ...keys, matchIds: [...matchIds, over], record, receipt, offered };
}

const MOMENT_MS = 10;
/** A match in which nothing happens for this long is stuck. */
const PATIENCE_MS = 2 * 60_000;

/** Plays a legal move of whoever has to decide. Gives what is wrong if that does not go; null if it does. */
export async function playOn(guests: readonly Guest[], matchId: string): Promise<string | null> {
  const path = `/api/matches/${matchId}`;
  const deadlineMs = Date.now() + PATIENCE_MS;
  let wrong = "nobody has to decide";
  while (Date.now() < deadlineMs) {
    for (const guest of guests) {
      const { status, body: seen } = await guest.ask<MatchReply>("GET", path);
      if (status !== 200) return `${matchId} cannot be looked at: ${JSON.stringify(seen)}`;
      if (seen.status !== "active") return null;
      const move = seen.legalMoves.find(({ anytime }) => anytime !== true)?.id;
      if (move === undefined || seen.isPassing || !seen.view?.actors.includes(seen.seat)) continue;
      const answer = await guest.ask("POST", `${path}/actions`, {
        expectedVersion: seen.version,
        commandId: crypto.randomUUID(),
        move,
      });
      if (answer.status === 200) return null;
      wrong = `${move} is refused with ${JSON.stringify(answer.body)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  }
  return `${matchId} is stuck: ${wrong}`;
}
