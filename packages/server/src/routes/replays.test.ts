import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { RecordedMatch, RefusalReply, ReplayReply, VerifyReply } from "../protocol.ts";

const server = useServer();
let client: Client;
let matchId: string;
let record: RecordedMatch;

beforeAll(async () => {
  client = server.client();
  matchId = await client.createMatch({ auto: "random", seed: 11 });
  // It is nobody's move here: the bots play it to its end.
  await client.lookWhenMine(matchId);
  record = (await client.get<RecordedMatch>(`/api/matches/${matchId}/record`)).body;
});

const replay = (wanted: object) => client.post<ReplayReply>("/api/replays", { record, ...wanted });

describe("GET /api/matches/:id/record", () => {
  test("is a file to keep", async () => {
    const { headers } = await client.get(`/api/matches/${matchId}/record`);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="match-\w{8}.json"$/);
  });

  test("is refused while the match has secrets", async () => {
    const running = await client.createMatch();
    const { status, body } = await client.get<RefusalReply>(`/api/matches/${running}/record`);
    expect([status, body.error.code]).toEqual([409, "not-over"]);
  });
});

describe("POST /api/replays", () => {
  test("shows the end of a match to the referee, as it was", async () => {
    const { status, body } = await replay({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      game: "lunchtable",
      viewer: "referee",
      at: record.commands.length,
    });
    expect(body.view.outcome).toEqual((await client.look(matchId)).view?.outcome);
    expect(body.steps).toHaveLength(record.commands.length + 1);
    expect(body.steps[1]?.text).toMatch(/\w/);
  });

  test("shows any moment, with the steps that are not known yet", async () => {
    const { body } = await replay({ at: 9, after: 6, viewer: "host" });
    expect(body.steps.map(({ number }) => number)).toEqual([7, 8, 9]);
    expect(body.view.viewer).toBe("host");
    expect((await replay({ at: 9, after: -1 })).body.steps).toHaveLength(10);
    const { body: start } = await replay({ at: 0 });
    expect(start.steps.map(({ actor }) => actor)).toEqual([null]);
  });

  test("shows a seat and a spectator only what they could see", async () => {
    const at = 12;
    const { body: host } = await replay({ at, viewer: "host" });
    expect(host.view.zones.away?.hand?.cards).toEqual([]);
    for (const { actor, text } of host.steps.slice(1)) {
      expect(text === null).toBe(actor !== "host");
    }
    const { body: spectator } = await replay({ at, viewer: "spectator" });
    expect(spectator.view.zones.host?.hand?.cards).toEqual([]);
    expect(spectator.steps.every(({ text }) => text === null)).toBe(true);
  });

  test("refuses a viewer that there is not, and a record that cannot be", async () => {
    const nobody = await client.post<RefusalReply>("/api/replays", { record, viewer: "nobody" });
    expect([nobody.status, nobody.body.error.code]).toEqual([400, "bad-request"]);
    const changes: (readonly [string, Partial<Record<keyof RecordedMatch, unknown>>])[] = [
      ["It is of rules 99", { rulesVersion: 99 }],
      ["It cannot start", { options: {} }],
      ["Command 1 is refused", { commands: [["host", "DANCE"]] }],
      ["Command 1 is refused", { commands: [["nobody", "END_TURN"]] }],
    ];
    for (const [reason, change] of changes) {
      const changed = { record: { ...record, ...change } };
      const { status, body } = await client.post<RefusalReply>("/api/replays", changed);
      expect([status, body.error.code, body.error.message]).toEqual([
        422,
        "bad-record",
        expect.stringContaining(reason),
      ]);
    }
  });

  test("tells every fault of a body, also inside the record", async () => {
    const { finalHash: _, ...rest } = record;
    const body = { record: { ...rest, winner: "host", commands: [["host"]] }, at: -2 };
    const answer = await client.post<RefusalReply>("/api/replays", body);
    expect(answer.status).toBe(400);
    for (const sentence of [
      "record.commands.0: a list of [actor, notation], at most 20000.",
      "record.finalHash: the hash of the final state; it is missing.",
      "record.winner: there is no such field; there are game, rulesVersion, cardSet, options, commands, dealtAnew, ownCards, oldCards, finalHash.",
      "at: after how many commands, from 0 on.",
    ]) {
      expect(answer.body.error.message).toContain(sentence);
    }
  });
});

describe("a record", () => {
  const refusal = async (change: object): Promise<string> => {
    const wanted = { record: { ...record, ...change } };
    return (await client.post<RefusalReply>("/api/replays", wanted)).body.error.code;
  };
  const commands = (count: number): unknown[] =>
    Array.from({ length: count }, () => ["host", "DANCE"]);

  test("has at most 20,000 commands, each of at most 2000 characters", async () => {
    expect(await refusal({ commands: commands(20_001) })).toBe("malformed");
    expect(await refusal({ commands: commands(20_000) })).toBe("bad-record");
    expect(await refusal({ commands: [["host", "x".repeat(2001)]] })).toBe("malformed");
    expect(await refusal({ commands: [["host", "x".repeat(2000)]] })).toBe("bad-record");
  });

  test("is not looked at before its start", async () => {
    for (const wanted of [{ after: -2 }, { at: -1 }]) {
      expect((await replay(wanted)).status).toBe(400);
    }
  });
});

describe("POST /api/verify", () => {
  const verify = async (changed: object): Promise<VerifyReply> =>
    (await client.post<VerifyReply>("/api/verify", { record: { ...record, ...changed } })).body;

  test("says that a match went as recorded, and how it ended", async () => {
    expect(await verify({})).toEqual({
      ok: true,
      commands: record.commands.length,
      outcome: { winners: expect.any(Array) as unknown, reason: expect.any(String) as unknown },
    });
  });

  test("says what is wrong with one that did not", async () => {
    const wrongEnd = await verify({ finalHash: "0".repeat(64) });
    expect(wrongEnd.ok ? "" : wrongEnd.fault).toContain("It ends in ");
    const short = await verify({ commands: record.commands.slice(1) });
    expect(short.ok).toBe(false);
    expect(await verify({ cardSet: "other" })).toMatchObject({ ok: false });
    expect(await verify({ options: { seed: null } })).toMatchObject({ ok: false });
  });
});

test("a record with a list that no game needs is not played", async () => {
  const options = { ...record.options, hostDeck: Array.from({ length: 1001 }, () => "memo") };
  const { status, body } = await client.post<RefusalReply>("/api/verify", {
    record: { ...record, options },
  });
  expect([status, body.error.message]).toEqual([
    400,
    expect.stringContaining("no list has more than 1000 items"),
  ]);
});

test("a record as deep as the stack is refused, not broken", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const text = JSON.stringify({ record }).replace('"options":{', `"options":{"deep":${deep},`);
  const { status, body } = await client.post<RefusalReply>("/api/verify", text);
  expect([status, body.error.code]).toEqual([400, "malformed"]);
});
