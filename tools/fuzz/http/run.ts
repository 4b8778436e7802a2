/** Sends a server requests that nobody would think of, and holds every answer against what is promised. */
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import type { ApiDocument } from "../../../packages/server/src/http/api-document.ts";
import { heapMb } from "../heap.ts";
import { faultOf } from "./judge.ts";
import { isMcp, mcpLeavesNothing } from "./mcp.ts";
import { requests, type Wanted } from "./requests.ts";
import { type Fetch, type Guest, playOn, setTables, type Tables } from "./tables.ts";

export interface HttpFuzzRequest {
  readonly requests: number;
  readonly seed: number;
  readonly fetch: Fetch;
  /** Without a slash at its end. */
  readonly url: string;
}

export interface HttpFuzzReport {
  readonly requests: number;
  /** Each with the request it is about. */
  readonly failures: readonly string[];
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Of memory that is not free after the first part, and after all: requests that leave nothing behind. */
  readonly heapMb: readonly [number, number];
}

/** At a time: some of them meet in the same match. */
const AT_A_TIME = 4;
const MAX_FAILURES = 20;
const MAX_TOLD = 1500;

export async function fuzzHttp(request: HttpFuzzRequest): Promise<HttpFuzzReport> {
  const { fetch, url, seed } = request;
  const tables = await setTables(fetch, url);
  const document = (await (
    await fetch(new Request(`${url}/api/openapi.json`))
  ).json()) as ApiDocument;
  const wanted = fc.sample(requests(document, poolsOf(tables, document)), {
    seed,
    numRuns: request.requests,
  });
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const waiting = wanted.values();
  const serve = async (): Promise<void> => {
    for (const each of waiting) {
      const { status, fault } = await send(request, tables, each);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault !== null && failures.length < MAX_FAILURES) failures.push(told(each, fault));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, serve));
  const heaps = await heapOver(wanted.filter(leavesNothing), (each) => send(request, tables, each));
  for (const matchId of tables.matchIds) {
    const stuck = await playOn([tables.ada, tables.bob], matchId);
    if (stuck !== null) failures.push(stuck);
  }
  return { requests: wanted.length, failures, statuses, heapMb: heaps };
}

function poolsOf({ offered, matchIds, record, receipt }: Tables, { components }: ApiDocument) {
  const games = offered.games.map(({ game }) => game);
  const decks = offered.games.flatMap((game) => game.decks.map(({ name }) => name));
  const seats = offered.games.flatMap((game) => game.seats);
  const cards = receipt.seats.flatMap(({ deck }) => deck.slice(0, 5));
  const others = ["spectator", "referee", "no-such-thing", "1", "0", "20"];
  return {
    schemas: components.schemas,
    words: [...matchIds, ...games, ...decks, ...seats, ...cards, ...offered.bots, ...others],
    byField: {
      id: matchIds,
      matchId: matchIds,
      game: games,
      deck: decks,
      opponentDeck: decks,
      opponent: offered.bots,
      // The others think for long.
      auto: ["random"],
      viewer: [...seats, "spectator", "referee"],
      card: cards,
      uri: games.flatMap((game) => [`lunchtable://rules/${game}`, `lunchtable://cards/${game}`]),
    },
    real: {
      CreateMatch: { game: games[0], opponent: null, requestId: "once" },
      TimeControl: { bankMs: 600_000, incrementMs: 1000, capMs: 60_000 },
      Record: record,
      Receipt: receipt,
    },
  };
}

async function send(
  { fetch, url }: HttpFuzzRequest,
  tables: Tables,
  wanted: Wanted,
): Promise<{ readonly status: number; readonly fault: string | null }> {
  const { method, path, headers } = wanted;
  const cookie = cookieOf(wanted, tables);
  const body = method === "GET" || method === "HEAD" ? null : await bodyOf(wanted, tables);
  let asked: Request;
  try {
    const all = {
      ...headers,
      ...(cookie !== "" && { cookie }),
      ...(wanted.who === "agent" && { authorization: `Bearer ${keyFor(path, tables)}` }),
    };
    asked = new Request(`${url}${path}`, { method, headers: all, body });
  } catch {
    // No client can send this.
    return { status: 0, fault: null };
  }
  try {
    const answer = await fetch(asked);
    const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (isStream && !isMcp(wanted)) {
      // It goes on for as long as somebody listens.
      await answer.body?.cancel();
      return { status: answer.status, fault: null };
    }
    const text = await answer.text();
    return { status: answer.status, fault: faultOf(wanted, answer, text) };
  } catch (error) {
    return { status: 0, fault: `there is no answer: ${String(error)}` };
  }
}

/** Nobody is to be without a key for the rest of the run. */
const keyFor = (path: string, { key, spareKey }: Tables): string =>
  path.includes("/agents/me/key") ? spareKey : key;

const guestOf = ({ who }: Wanted, { ada, bob }: Tables): Guest | null =>
  who === "ada" ? ada : who === "bob" ? bob : null;

function cookieOf(wanted: Wanted, tables: Tables): string {
  const { ada } = tables;
  // The signature is another's.
  if (wanted.who === "forger")
    return ada.cookie.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  return guestOf(wanted, tables)?.cookie ?? "";
}

/** For an action of a guest, often one that is legal at this moment. */
async function bodyOf(wanted: Wanted, tables: Tables): Promise<string | null> {
  const matchId = /^\/api\/matches\/([^/]+)\/actions$/.exec(wanted.path)?.[1];
  const guest = guestOf(wanted, tables);
  if (matchId === undefined || guest === null || !wanted.isLegal) return wanted.body;
  const { body: seen } = await guest.ask<{
    readonly version?: number;
    readonly legalMoves?: readonly { readonly id: string }[];
  }>("GET", `/api/matches/${matchId}`);
  const { version, legalMoves = [] } = seen;
  const move = legalMoves[(wanted.body ?? "").length % Math.max(1, legalMoves.length)]?.id;
  if (move === undefined || /^(?:SURRENDER|CONCEDE)$/i.test(move)) return wanted.body;
  return JSON.stringify({ expectedVersion: version, commandId: crypto.randomUUID(), move });
}

/** Whether a request may be repeated without anything being kept of it. */
function leavesNothing(wanted: Wanted): boolean {
  if (isMcp(wanted)) return mcpLeavesNothing(wanted);
  const { method, path } = wanted;
  return method === "GET"
    ? !path.includes("/wait")
    : !/\/(?:matches|actions|join|replays|verify)\b/.test(path);
}

/** Megabytes that are in use after some rounds of these requests, and after as many again. */
async function heapOver(
  wanted: readonly Wanted[],
  sendOne: (wanted: Wanted) => Promise<unknown>,
): Promise<[number, number]> {
  const round = async (): Promise<number> => {
    for (const each of wanted) await sendOne(each);
    // What was asked for through a weak reference stays until the end of a job.
    await setImmediate();
    return heapMb();
  };
  await round();
  return [await round(), await round()];
}

function told({ who, method, path, headers, body }: Wanted, fault: string): string {
  const shown = (body ?? "no body").slice(0, MAX_TOLD);
  return `${who}: ${method} ${path.slice(0, MAX_TOLD)} ${JSON.stringify(headers)}\n  ${shown}\n  ${fault}`;
}
