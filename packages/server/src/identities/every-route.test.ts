/**
 * No identity can act for another or see as another. Every route of the server is tried, with everything that
 * somebody else could come with; a route that has no line in the table below fails.
 */
import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { describe, expect, test } from "vitest";
import type { Answer, Client } from "../../test/client.ts";
import { newOwner, type Owner, type OwnerKind, othersThan } from "../../test/other-identities.ts";
import { useServer } from "../../test/running-server.ts";
import type { MatchReply, ReasonsReply, RefusalReply } from "../protocol.ts";
import { routes } from "../routes/all.ts";

const server = useServer();
const REQUEST = { game: "lunchtable", opponent: null, isPublic: true, requestId: "mine" } as const;

/** A match in which the owner sits, and somebody else opposite. */
interface Table extends Owner {
  readonly matchId: string;
  readonly opponent: Client;
  /** As the owner sees it. */
  readonly seen: MatchReply;
  /** Names of cards that nobody but the owner may know. */
  readonly hand: readonly string[];
  /** Where a seed is given: the id of one of them that cannot do something now, so there is a reason to hide. */
  readonly held: string;
}

interface Case {
  /**
   * `alike`: everybody gets the same answer, whoever they are. `looks`: others see no more than a spectator, and
   * the owner does. `acts`: others are refused, nothing happens, and then it works for the owner. `own`: everybody
   * gets something of their own.
   */
  readonly rule: "alike" | "looks" | "acts" | "own";
  /** `committed`: both sit, and the owner has not opened the entropy yet. */
  readonly stage?: "waiting" | "committed" | "active" | "ended";
  /** Of owners who are one of the two; both unless said. */
  readonly owner?: OwnerKind;
  /** What is dealt, where it matters; drawn unless said. */
  readonly seed?: number;
  readonly body?: (table: Table) => object;
  readonly query?: (table: Table) => string;
  /** Under which names somebody must not find it: the owner's match or agent. */
  readonly hides?: readonly ("matchId" | "agentId")[];
}

const alike: Case = { rule: "alike" };
const looks: Case = { rule: "looks" };
const act: Case["body"] = ({ seen: { version, legalMoves } }) => ({
  expectedVersion: version,
  commandId: "c1",
  move: legalMoves[0]?.id ?? "",
});

const cases: Readonly<Record<string, Case>> = {
  "post /api/matches": { rule: "own", body: () => REQUEST, hides: ["matchId"] },
  "get /api/matches": { rule: "own", hides: ["matchId"] },
  "get /api/lobby": { ...alike, stage: "waiting" },
  "get /api/watch": alike,
  "get /api/matches/:id/meta": looks,
  "get /api/matches/:id/cards": alike,
  "post /api/matches/:id/join": {
    rule: "own",
    stage: "waiting",
    body: () => ({ deck: "sugar-rush" }),
  },
  "post /api/matches/:id/entropy": {
    rule: "acts",
    stage: "committed",
    body: () => ({ entropy: "mine" }),
  },
  "post /api/matches/:id/rematch": { rule: "acts", stage: "ended", body: () => ({}) },
  "post /api/matches/:id/play-on": {
    rule: "own",
    stage: "ended",
    body: () => ({ version: 3, opponent: "random" }),
    hides: ["matchId"],
  },
  "get /api/lessons": alike,
  "post /api/lessons": {
    rule: "own",
    body: () => ({ lesson: "a-seat", requestId: "lesson" }),
    hides: ["matchId"],
  },
  "get /api/matches/:id/lesson": alike,
  "get /api/matches/:id": looks,
  "get /api/matches/:id/wait": looks,
  "get /api/matches/:id/stream": looks,
  "get /api/matches/:id/legal": looks,
  "get /api/matches/:id/reasons": { ...looks, seed: 7, query: ({ held }) => `?card=${held}` },
  "post /api/matches/:id/explain": { rule: "acts", body: () => ({ move: "END_TURN" }) },
  "post /api/matches/:id/actions": { rule: "acts", body: act },
  "get /api/matches/:id/events": looks,
  "get /api/matches/:id/settings": { rule: "acts" },
  "put /api/matches/:id/settings": {
    rule: "acts",
    body: () => ({ mode: "on", yieldUntil: null, stops: [] }),
  },
  "get /api/matches/:id/clocks": alike,
  "post /api/matches/:id/abandon": { rule: "acts" },
  "get /api/matches/:id/record": { ...alike, stage: "ended" },
  "get /api/matches/:id/receipt": { ...alike, stage: "ended" },
  "post /api/replays": { ...alike, body: () => ({ record: NO_RECORD }) },
  "post /api/verify": { ...alike, body: () => ({ record: NO_RECORD }) },
  "get /api/games": alike,
  "get /api/games/:game/rules": alike,
  "get /api/games/:game/cards": alike,
  "get /api/games/:game/cards/:card": alike,
  "get /api/decks": alike,
  "get /api/me": { rule: "own" },
  "put /api/me": { rule: "own", body: () => ({ name: "Renamed" }) },
  "get /api/me/agents": { rule: "own", owner: "guest", hides: ["agentId"] },
  "post /api/me/agents": {
    rule: "own",
    owner: "guest",
    body: () => ({ name: "One more" }),
    hides: ["agentId"],
  },
  "get /api/me/decks": { rule: "own" },
  "put /api/me/decks/:deckId": {
    rule: "own",
    body: () => ({ game: "lunchtable", name: "Mine", cards: [] }),
  },
  "delete /api/me/decks/:deckId": { rule: "own" },
  "post /api/me/agents/:agentId/key": { rule: "acts", owner: "guest" },
  "delete /api/me/agents/:agentId/key": { rule: "acts", owner: "guest" },
  "post /api/agents/register": { rule: "own", body: () => ({ name: "New" }), hides: ["agentId"] },
  "get /api/agents/me": { rule: "own", owner: "agent", hides: ["agentId"] },
  // Whoever else has a key changes their own.
  "post /api/agents/me/key": { rule: "own", owner: "agent", hides: ["agentId"] },
  "delete /api/agents/me/key": { rule: "own", owner: "agent", hides: ["agentId"] },
  "get /api/agents/matches": { rule: "own", hides: ["matchId"] },
  "post /api/agents/matches": {
    rule: "own",
    body: () => ({ create: REQUEST }),
    hides: ["matchId"],
  },
  "get /api/agents/matches/:id": looks,
  "post /api/agents/matches/:id/actions": {
    rule: "acts",
    body: ({ seen: { version, legalMoves } }) => ({
      expectedVersion: version,
      key: "k1",
      action: legalMoves[0]?.id ?? "",
    }),
  },
  "post /api/agents/matches/:id/explain": { rule: "acts", body: () => ({ command: "END_TURN" }) },
  "get /healthz": alike,
  "get /readyz": alike,
};

const NO_RECORD = {
  game: "x",
  rulesVersion: 1,
  cardSet: "",
  options: {},
  commands: [],
  finalHash: "",
};

test("every route has a line in the table, and every line a route", () => {
  expect(Object.keys(cases).toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

async function sitDown(
  kind: OwnerKind,
  stage: Case["stage"] = "active",
  seed?: number,
): Promise<Table> {
  const owner = await newOwner(server.url, kind);
  const { client } = owner;
  const opponent = server.client();
  const entropyHash = stage === "committed" ? { entropyHash: entropyHashOf("mine") } : {};
  const matchId = await client.createMatch({ ...REQUEST, seed, ...entropyHash });
  if (stage !== "waiting") {
    await opponent.post(`/api/matches/${matchId}/join`, { deck: "sugar-rush" });
  }
  if (stage === "active" || stage === "ended") {
    // Whoever begins is drawn: the owner is to have something to decide.
    const { view, seat } = await client.look(matchId);
    if (view?.actors.includes(seat) !== true) {
      await opponent.act(matchId, (await opponent.lookWhenMine(matchId)).version, "END_TURN");
      await client.lookWhenMine(matchId);
    }
  }
  if (stage === "ended") await client.post(`/api/matches/${matchId}/abandon`, {});
  const seen = await client.look(matchId);
  const cards = seen.view?.zones.host?.hand?.cards ?? [];
  const hand = cards.flatMap(({ def }) => def ?? []);
  const held = seed === undefined ? "" : await withReason(client, matchId, cards);
  return { ...owner, matchId, opponent, seen, hand, held };
}

async function withReason(
  client: Client,
  matchId: string,
  cards: readonly { readonly card: string }[],
): Promise<string> {
  for (const { card } of cards) {
    const { body } = await client.get<ReasonsReply>(`/api/matches/${matchId}/reasons?card=${card}`);
    if (body.reasons.length > 0) return card;
  }
  throw new Error("another seed, please: every card of this hand can do all that it could do");
}

function ask(client: Client, key: string, table: Table): Promise<Answer<Partial<RefusalReply>>> {
  const [method = "", path = ""] = key.split(" ");
  const { matchId, agentId } = table;
  const address = path
    .replace(":id", matchId)
    .replace(":agentId", agentId)
    .replace(":deckId", "mine")
    .replace(":game", "lunchtable")
    .replace(":card", "no-such-card");
  const body = cases[key]?.body?.(table);
  if (path.endsWith("/stream")) return firstEvent(client, address);
  const query = path.endsWith("/wait") ? "?seconds=0" : (cases[key]?.query?.(table) ?? "");
  return client.call(`${address}${query}`, {
    method: method.toUpperCase(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Server-sent events do not end: the first has the whole view. */
async function firstEvent(
  { url, cookie, key }: Client,
  address: string,
): Promise<Answer<Partial<RefusalReply>>> {
  const headers = { cookie, ...(key !== "" && { authorization: `Bearer ${key}` }) };
  const { status, body, headers: answered } = await fetch(`${url}${address}`, { headers });
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (/^data:.*\n\n/m.test(text)) break;
  }
  return { status, body: {}, text, headers: answered };
}

/** What may differ between two answers for no other reason than the moment. */
const timeless = (text: string): string =>
  text.replaceAll(/"(ageMs|atMs|leftMs|decisionMs)":\d+/g, '"$1":0');

for (const kind of ["guest", "agent"] as const) {
  const tried = Object.entries(cases).filter(([, { owner = kind }]) => owner === kind);
  describe(`what belongs to ${kind === "guest" ? "a guest" : "an agent"}`, () => {
    test.each(tried)("%s", async (key, { rule, stage, seed, hides = [] }) => {
      const table = await sitDown(kind, stage, seed);
      const { client: owner, matchId, hand, id } = table;
      const others = await othersThan(server.url, table);
      if (stage === undefined) expect(hand.length).toBeGreaterThan(0);
      const secrets = [id, ...hand, ...hides.map((name) => table[name])];
      const stranger = await ask(server.client(), key, table);
      const before = await owner.look(matchId);

      for (const [who, other, which] of others) {
        const answer = await ask(other, key, table);
        const { status, text } = answer;
        if (which === "has a wrong key" && key.includes("/api/")) {
          expect([who, status]).toEqual([who, 401]);
          continue;
        }
        if (rule === "alike") {
          expect([who, timeless(text)]).toEqual([who, timeless(stranger.text)]);
        }
        if (rule === "looks") {
          expect([who, status, timeless(text)]).toEqual([who, 200, timeless(stranger.text)]);
        }
        if (rule === "acts") {
          expect([who, status, [401, 403, 404].includes(status)]).toEqual([who, status, true]);
        }
        if (rule !== "alike") {
          expect([who, secrets.filter((secret) => text.includes(secret))]).toEqual([who, []]);
        }
      }

      // Nothing has happened to what is the owner's.
      const after = await owner.look(matchId);
      expect(after.seat).toBe("host");
      if (rule !== "own") expect(after).toEqual(before);
      const answer = await ask(owner, key, table);
      if (rule === "looks") {
        expect(timeless(answer.text)).not.toBe(timeless(stranger.text));
      }
      // The seat that the owner could join has been taken by the first of the others.
      if (rule !== "alike" && !key.endsWith("/join")) expect(answer.body.error).toBeUndefined();
    });
  });

  test(`a stream of ${kind === "guest" ? "a guest's" : "an agent's"} match shows others what a spectator sees, or is refused`, async () => {
    const table = await sitDown(kind);
    for (const [who, other, which] of await othersThan(server.url, table)) {
      const stream = other.stream(table.matchId);
      if (which === "has a wrong key") {
        await stream.closed();
        expect([who, stream.messages]).toEqual([who, []]);
        continue;
      }
      const first = await stream.first();
      expect([who, first.view?.viewer]).toEqual([who, "spectator"]);
      const text = JSON.stringify(first);
      expect([who, table.hand.filter((def) => text.includes(def))]).toEqual([who, []]);
      stream.close();
    }
    const own = table.client.stream(table.matchId);
    expect((await own.first()).view?.viewer).toBe("host");
    own.close();
  });
}
