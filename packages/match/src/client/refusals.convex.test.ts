/** What cannot be done is refused with the codes of the HTTP API, and leaves nothing behind. */
import { ConvexError } from "convex/values";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type App,
  allOf,
  api,
  as,
  exampleApp,
  match,
  pass,
  within,
} from "../../test/convex-app.ts";
import { bundledGames } from "../component/games.ts";
import { entropyHashOf } from "../fairness/index.ts";

const [first] = bundledGames;
const game = first?.game.id ?? "";
const deck = [...(Object.values(first?.decks ?? {})[0]?.cards ?? [])];

let t: App;
beforeEach(() => {
  vi.useFakeTimers();
  t = exampleApp();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The code of the refusal; fails unless the whole database is as it was. */
async function refusal(asked: () => Promise<unknown>): Promise<string> {
  const before = await allOf(t);
  const error = await asked().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConvexError);
  expect(await allOf(t)).toEqual(before);
  const { code, message } = (error as ConvexError<{ code: string; message: string }>).data;
  expect(message).toMatch(/\.$/);
  return code;
}

async function begun(): Promise<{ matchId: string; name: string; version: number; move: string }> {
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, { game, deck });
  await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck });
  await pass(t, 1000);
  for (const name of ["ada", "bob"]) {
    const { version, legalMoves } = await as(t, name).query(api.matches.legalMoves, { matchId });
    const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
    if (move !== undefined) return { matchId, name, version, move };
  }
  throw new Error("nobody has a move");
}

describe("before play", () => {
  test("a match that is not there", async () => {
    const asked = { matchId: "none" };
    expect(await refusal(() => t.query(api.matches.getPlayerView, asked))).toBe("no-such-match");
    expect(await refusal(() => t.query(api.matches.getReceipt, asked))).toBe("no-such-match");
    const join = () => as(t, "ada").mutation(api.matches.joinMatch, { ...asked, deck });
    expect(await refusal(join)).toBe("no-such-match");
  });

  test("a game, a bot or a deck that is not here", async () => {
    const create = (wanted: object) => () =>
      as(t, "ada").mutation(api.matches.createMatch, { game, deck, ...wanted });
    expect(await refusal(create({ game: "chess" }))).toBe("no-such-game");
    expect(await refusal(create({ bot: "nobody" }))).toBe("no-such-bot");
    expect(await refusal(create({ deck: ["no such card"] }))).toBe("bad-deck");
    expect(await refusal(create({ requestId: "two words" }))).toBe("bad-request");
  });

  test("whoever is not signed in watches, and does nothing", async () => {
    const create = () => t.mutation(api.matches.createMatch, { game, deck });
    expect(await refusal(create)).toBe("not-signed-in");
    const { matchId } = await begun();
    expect((await t.query(api.matches.getPlayerView, { matchId })).seat).toBe("spectator");
    const resign = () => t.mutation(api.matches.abandon, { matchId });
    expect(await refusal(resign)).toBe("not-signed-in");
  });

  test("nobody sits under the name that stands for those who are not signed in", async () => {
    const player = "";
    const sit = () => t.run((ctx) => match.createMatch(ctx, { game, deck, player }));
    expect(await refusal(sit)).toBe("bad-request");
    const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, { game, deck });
    const join = () => t.run((ctx) => match.joinMatch(ctx, { matchId, deck, player }));
    expect(await refusal(join)).toBe("bad-request");
    const look = { matchId, player };
    expect(await t.run((ctx) => match.getPlayerView(ctx, look))).toMatchObject({
      seat: "spectator",
    });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 5n, new ArrayBuffer(2)])(
    "a value that Convex can pass on and JSON cannot: %s",
    async (value) => {
      const create = (wanted: object) => () =>
        as(t, "ada").mutation(api.matches.createMatch, { game, deck, ...wanted });
      expect(await refusal(create({ config: { startingHand: value } }))).toBe("bad-request");
      expect(await refusal(create({ config: { startingHand: [{ value }] } }))).toBe("bad-request");
    },
  );

  test("no function for browsers takes a player", async () => {
    const { matchId } = await begun();
    const asked = { matchId, player: "ada" };
    const peek = as(t, "bob").query(api.matches.getPlayerView, asked as { matchId: string });
    await expect(peek).rejects.toThrow(/player/);
    const seeded = { game, deck, seed: 1 } as { game: string; deck: string[] };
    await expect(as(t, "bob").mutation(api.matches.createMatch, seeded)).rejects.toThrow(/seed/);
  });

  test("entropy that a seat did not commit to", async () => {
    const brings = (entropy: string) => ({ entropyHash: entropyHashOf(entropy) });
    const created = { game, deck, ...brings("of ada") };
    const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, created);
    const open = (entropy: string) => () =>
      as(t, "ada").mutation(api.matches.addEntropy, { matchId, entropy });
    expect(await refusal(open("of ada"))).toBe("seats-empty");
    await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck, ...brings("of bob") });
    expect(await refusal(open("of bob"))).toBe("wrong-entropy");
    const start = () => as(t, "ada").mutation(api.matches.startMatch, { matchId });
    expect(await refusal(start)).toBe("entropy-closed");
    await open("of ada")();
    await as(t, "bob").mutation(api.matches.addEntropy, { matchId, entropy: "of bob" });
    const { status } = await t.query(api.matches.getMatchMeta, { matchId });
    expect(status).toBe("active");
  });

  test("a private match is not there for strangers, and needs its code", async () => {
    const created = { game, deck, isByInvitation: true };
    const { matchId, inviteCode } = await as(t, "ada").mutation(api.matches.createMatch, created);
    const code = inviteCode ?? "";
    const look = () => as(t, "eve").query(api.matches.getMatchMeta, { matchId });
    expect(await refusal(look)).toBe("no-such-match");
    const join = () => as(t, "eve").mutation(api.matches.joinMatch, { matchId, deck });
    expect(await refusal(join)).toBe("no-such-match");
    await as(t, "bob").query(api.matches.getMatchMeta, { matchId, code });
    await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck, code });
  });
});

describe("in play", () => {
  test("a seat of somebody else, and one of nobody", async () => {
    const { matchId, name, version, move } = await begun();
    const action = { matchId, expectedVersion: version, commandId: "c", move };
    const act = (who: string) => () => as(t, who).mutation(api.matches.submitAction, action);
    expect(await refusal(act("eve"))).toBe("not-your-seat");
    const other = name === "ada" ? "bob" : "ada";
    const before = await allOf(t);
    expect(await act(other)()).toMatchObject({
      ok: false,
      rejection: { message: expect.stringMatching(/\.$/) as string },
    });
    expect(await allOf(t)).toEqual(before);
  });

  test("another version, a malformed command, a command id without sense or used before", async () => {
    const { matchId, name, version, move } = await begun();
    const action = { matchId, expectedVersion: version, commandId: "c", move };
    const act = (changed: object) => () =>
      as(t, name).mutation(api.matches.submitAction, { ...action, ...changed });
    expect(await refusal(act({ expectedVersion: version + 1 }))).toBe("stale-version");
    expect(await refusal(act({ commandId: "a b" }))).toBe("bad-request");
    expect(await refusal(act({ expectedVersion: Number.NaN }))).toBe("bad-request");
    expect(await refusal(act({ expectedVersion: Number.NEGATIVE_INFINITY }))).toBe("bad-request");
    const before = await allOf(t);
    expect(await act({ move: "NO_SUCH" })()).toMatchObject({ ok: false });
    expect(await allOf(t)).toEqual(before);
    await act({})();
    await pass(t, 1000);
    expect(await act({})()).toMatchObject({ ok: true, version: version + 1 });
    expect(await refusal(act({ move: `${move} x=1` }))).toBe("command-id-reused");
  });

  test("a receipt before the end", async () => {
    const { matchId } = await begun();
    expect(await refusal(() => t.query(api.matches.getReceipt, { matchId }))).toBe("not-over");
    expect(await refusal(() => t.query(api.matches.getRecord, { matchId }))).toBe("not-over");
  });

  test("a match whose rules are not bundled is suspended, and says so", async () => {
    const { matchId, name, version, move } = await begun();
    await within(t, async ({ db }) => {
      const [row] = await db.query("matches").collect();
      if (row === undefined) throw new Error("there is no match");
      const head = { ...(JSON.parse(row.head) as object), rulesVersion: 9999 };
      await db.patch(row._id, { head: JSON.stringify(head) });
    });
    const action = { matchId, expectedVersion: version, commandId: "c", move };
    const act = () => as(t, name).mutation(api.matches.submitAction, action);
    expect(await refusal(act)).toBe("suspended");
    const meta = await t.run((ctx) => match.getMatchMeta(ctx, { matchId, player: name }));
    expect([meta.status, typeof meta.stopped]).toEqual(["suspended", "string"]);
  });
});
