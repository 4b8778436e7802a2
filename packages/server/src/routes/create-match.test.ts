import { connect } from "node:net";
import { decks } from "@ltcg/cards";
import { describe, expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { createServer } from "../index.ts";
import type { CreatedMatch, MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();
const wanted = { game: "lunchtable", opponent: "random" };
const fields =
  "game, opponent, auto, deck, opponentDeck, cards, isPublic, isWatchable, mode, timeControl, entropyHash, requestId, seed";
const OWN =
  'your own: a list of card ids, a table such as {"candy-courier": 3}, or a text with a line such as ' +
  '"3 candy-courier" for each card';
const known = decks.map(({ id }) => id).join(", ");

describe("POST /api/matches", () => {
  test("begins a match and gives a stranger a cookie that no script can read", async () => {
    const client = server.client();
    const { status, body, headers } = await client.post<CreatedMatch>("/api/matches", wanted);
    expect(status).toBe(201);
    expect(body).toEqual({
      matchId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      seat: "host",
      version: 2,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      inviteCode: null,
    });
    expect(headers.get("set-cookie")).toMatch(/^ltcg_guest=g_.*HttpOnly; SameSite=Lax/);
    expect(await client.look(body.matchId)).toMatchObject({ seat: "host", status: "active" });
  });

  test("keeps a guest's cookie for the next match", async () => {
    const client = server.client();
    await client.createMatch();
    const { cookie } = client;
    const { headers } = await client.post("/api/matches", wanted);
    expect(headers.get("set-cookie")).toBeNull();
    expect(client.cookie).toBe(cookie);
  });

  test("a cookie that somebody made up is nobody's", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const [guest = ""] = client.cookie.split(".");
    for (const forged of [guest, `${guest}.`, `${guest}.AAAA`, `${client.cookie}x.y`]) {
      const other = server.client();
      other.cookie = forged;
      expect([forged, (await other.look(matchId)).seat]).toEqual([forged, "spectator"]);
    }
    const changed = server.client();
    changed.cookie = client.cookie.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
    expect((await changed.look(matchId)).seat).toBe("spectator");
  });

  test("the decks that were asked for are on the table", async () => {
    const client = server.client();
    const cliquesSeen = async (decks: object): Promise<Set<string>> => {
      const { cards } = await client.look(await client.createMatch(decks));
      const faces = Object.values(cards) as { clique: { name: string } }[];
      return new Set(faces.map(({ clique }) => clique.name));
    };
    const both = { deck: "rumor-mill", opponentDeck: "rumor-mill" };
    expect(await cliquesSeen(both)).toEqual(new Set(["Rumor Mill"]));
    expect(await cliquesSeen({})).toContain("Sugar Rush");
  });

  test("the same seed deals the same cards, another seed others", async () => {
    const client = server.client();
    const hand = async (seed: number): Promise<unknown> =>
      (await client.look(await client.createMatch({ seed }))).view?.zones.host?.hand;
    expect(await hand(5)).toEqual(await hand(5));
    expect(await hand(5)).not.toEqual(await hand(6));
  });

  test("between two bots is watched by whoever asked for it, and ends by itself", async () => {
    const client = server.client();
    const matchId = await client.createMatch({ auto: "random" });
    expect(await client.look(matchId)).toMatchObject({ seat: "spectator", legalMoves: [] });
    await expect.poll(async () => (await client.look(matchId)).status).toBe("completed");
    expect(await client.look(matchId)).toMatchObject({ seat: "spectator", legalMoves: [] });
  });

  test.each([
    ["no JSON", "{", `The body is not JSON: send an object with fields of ${fields}.`],
    ["no object", [], `The body is a JSON object with the fields ${fields}.`],
    ["no game", { opponent: "random" }, "game: the name of a game; it is missing."],
    [
      "several faults",
      { game: 7, deck: null, color: "red", size: 1 },
      "game: the name of a game. opponent: easy, normal, hard or the name of a bot; or null for a free seat; it is missing. " +
        `deck: the name of a deck, or ${OWN}. ` +
        `color: there is no such field; there are ${fields}. ` +
        `size: there is no such field; there are ${fields}.`,
    ],
    [
      "several unknown names",
      { game: "lunchtable", opponent: "genius", deck: "none", opponentDeck: "some" },
      `opponent: one of easy, normal, hard, random, beginner, greedy, planner, search. deck: one of ${known}; or ${OWN}, at most 400 cards. opponentDeck: one of ${known}; or ${OWN}, at most 400 cards.`,
    ],
    ["another game", { ...wanted, game: "chess" }, "game: one of lunchtable, lorcana."],
    [
      "another bot",
      { ...wanted, opponent: "genius" },
      "opponent: one of easy, normal, hard, random, beginner, greedy, planner, search.",
    ],
    [
      "another bot for the own seat",
      { ...wanted, auto: "genius" },
      "auto: one of easy, normal, hard, random, beginner, greedy, planner, search.",
    ],
    [
      "a bot of Object",
      { ...wanted, auto: "toString" },
      "auto: one of easy, normal, hard, random, beginner, greedy, planner, search.",
    ],
    [
      "another deck",
      { ...wanted, deck: "none" },
      `deck: one of ${known}; or ${OWN}, at most 400 cards.`,
    ],
    [
      "a deck of Object",
      { ...wanted, deck: "toString" },
      `deck: one of ${known}; or ${OWN}, at most 400 cards.`,
    ],
    ["another mode", { ...wanted, mode: "serious" }, "mode: casual or ranked."],
    [
      "half a time control",
      { ...wanted, timeControl: { bankMs: "much", incrementMs: 0, extraMs: 1 } },
      "timeControl: quick, long, days, or an object with bankMs, incrementMs and capMs in milliseconds.",
    ],
    [
      "entropy in the place of its hash",
      { ...wanted, entropyHash: "my numbers" },
      "entropyHash: 64 hexadecimal digits, the hash of your entropy.",
    ],
    [
      "a requestId with a space",
      { ...wanted, requestId: "a b" },
      "requestId: 1 to 64 ASCII letters, digits and signs without spaces; the same again, the same match.",
    ],
    [
      "a deck for whoever comes",
      { ...wanted, opponent: null, opponentDeck: "sugar-rush" },
      "opponentDeck: whoever takes the free seat brings one.",
    ],
  ])("refuses %s and says what would be right", async (_what, body, message) => {
    const answer = await server.client().post<RefusalReply>("/api/matches", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: "malformed",
      message,
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("asked for again with its requestId it is the same match, and another body is refused", async () => {
    const client = server.client();
    await client.createMatch();
    const request = { ...wanted, requestId: "once" };
    const first = await client.post<CreatedMatch>("/api/matches", request);
    const again = await client.post<CreatedMatch>("/api/matches", request);
    expect([again.status, again.body.matchId]).toEqual([201, first.body.matchId]);
    expect(again.body.commitment).toBe(first.body.commitment);
    const other = { ...request, deck: "rumor-mill" };
    const { status, body } = await client.post<RefusalReply>("/api/matches", other);
    expect([status, body.error.code]).toEqual([409, "request-id-reused"]);
    const stranger = await server.client().post<CreatedMatch>("/api/matches", request);
    expect(stranger.body.matchId).not.toBe(first.body.matchId);
  });

  test("in ranked mode it has no seed of one's own, and a time control has its bounds", async () => {
    const client = server.client();
    const ranked = { ...wanted, mode: "ranked" };
    const { body: created } = await client.post<CreatedMatch>("/api/matches", ranked);
    const { body: meta } = await client.get<MetaReply>(`/api/matches/${created.matchId}/meta`);
    expect(meta.mode).toBe("ranked");
    const chosen = await client.post<RefusalReply>("/api/matches", { ...ranked, seed: 1 });
    expect([chosen.status, chosen.body.error.code]).toEqual([400, "bad-request"]);
    const timeControl = { bankMs: 1, incrementMs: 0, capMs: 1000 };
    const hasty = await client.post<RefusalReply>("/api/matches", { ...wanted, timeControl });
    expect([hasty.status, hasty.body.error.message]).toEqual([
      400,
      expect.stringMatching(/^bankMs is a whole number of milliseconds from 1000/),
    ]);
  });

  test("a seed is for servers of tests only", async () => {
    const strict = createServer();
    const ask = (body: object): Promise<Response> =>
      strict.fetch(
        new Request("http://localhost/api/matches", {
          method: "POST",
          body: JSON.stringify({ ...wanted, ...body }),
        }),
      );
    const response = await ask({ seed: 1, opponent: "genius" });
    expect(response.status).toBe(400);
    expect(((await response.json()) as RefusalReply).error.message).toBe(
      "opponent: one of easy, normal, hard, random, beginner, greedy, planner, search. seed: only a test server accepts one.",
    );
    expect((await ask({})).status).toBe(201);
    await strict.close();
  });

  test("a page of somebody else's cannot ask for a guest", async () => {
    const client = server.client();
    const foreign = { origin: "http://evil.example" };
    const { status, body } = await client.post<RefusalReply>("/api/matches", wanted, foreign);
    expect([status, body.error.code]).toEqual([403, "other-origin"]);
    const own = await client.post("/api/matches", wanted, { origin: server.url });
    expect(own.status).toBe(201);
  });

  test("a body that is too large is not read", async () => {
    const huge = { ...wanted, deck: "x".repeat(330_000) };
    const { status, body } = await server.client().post<RefusalReply>("/api/matches", huge);
    expect([status, body.error.code]).toEqual([413, "too-large"]);
  });

  test("a request without a body, or in pieces, is answered like any other", async () => {
    const wordless = await raw("POST /api/matches HTTP/1.1", "");
    expect(wordless).toContain("HTTP/1.1 400");
    expect(wordless).toContain('"error":{"code"');
    expect(await raw("DELETE /api/matches/none HTTP/1.1", "")).toContain("HTTP/1.1 405");
    const pieces = await raw(
      "POST /api/matches HTTP/1.1\r\nTransfer-Encoding: chunked",
      "2\r\n{}\r\n0\r\n\r\n",
    );
    expect(pieces).toContain("HTTP/1.1 411");
    expect(pieces).toContain("length-required");
  });
});

/** What no fetch would send: the bytes of a request as they are. */
async function raw(head: string, body: string): Promise<string> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(`${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n${body}`);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += String(chunk);
  return answer;
}
