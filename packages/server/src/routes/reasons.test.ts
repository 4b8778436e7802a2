import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { MatchReply, ReasonsReply, WhyNot } from "../protocol.ts";

const server = useServer();

async function reasonsOf(
  client: Client,
  matchId: string,
  card?: string,
): Promise<readonly WhyNot[]> {
  const about = card === undefined ? "" : `?card=${card}`;
  const { status, body } = await client.get<ReasonsReply>(
    `/api/matches/${matchId}/reasons${about}`,
  );
  expect(status).toBe(200);
  return body.reasons;
}

const handOf = ({ view, seat }: MatchReply): string[] =>
  (view?.zones[seat]?.hand?.cards ?? []).map(({ card }) => card);

test("GET /api/matches/:id/reasons says with the rule why a card in hand cannot be played", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  let seen = await client.lookWhenMine(matchId);
  const summons = seen.legalMoves.filter(({ command }) => command.type === "SUMMON");
  const [summon] = summons;
  if (summon === undefined) throw new Error("this hand has nobody to summon");
  await client.act(matchId, seen.version, summon.id);
  seen = await client.lookWhenMine(matchId);
  const told = await Promise.all(handOf(seen).map((card) => reasonsOf(client, matchId, card)));
  expect(told.flat()).toContainEqual({
    move: "SUMMON",
    code: "summon/already",
    message: expect.any(String) as unknown,
    rule: expect.stringMatching(/^LT \d/) as unknown,
  });
  // Nothing is refused that is offered.
  const offered = new Set(
    seen.legalMoves.map(({ command }) => `${command.type} ${String(Object.values(command)[1])}`),
  );
  for (const [place, card] of handOf(seen).entries()) {
    for (const { move } of told[place] ?? []) expect(offered.has(`${move} ${card}`)).toBe(false);
  }
});

test("what is not meant for such a card, or for one that lies there, is no reason", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const seen = await client.lookWhenMine(matchId);
  const summon = seen.legalMoves.find(({ command }) => command.type === "SUMMON");
  if (summon === undefined) throw new Error("this hand has nobody to summon");
  await client.act(matchId, seen.version, summon.id);
  const { view, seat } = await client.lookWhenMine(matchId);
  const zones = view?.zones[seat];
  const hand = zones?.hand?.cards ?? [];
  const types = new Map<string | null, string>();
  for (const { card, def } of hand) {
    const { body } = await client.get<{ face: { type: string } }>(
      `/api/games/lunchtable/cards/${def}`,
    );
    const { type } = body.face;
    types.set(def, type);
    const moves = (await reasonsOf(client, matchId, card)).map(({ move }) => move);
    // A stereotype that was summoned already this turn is in the way of others, not of spells and traps.
    const fitting = type === "stereotype" ? ["SUMMON"] : ["SET_SPELL_TRAP", "ACTIVATE_SPELL"];
    for (const move of moves) expect(fitting).toContain(move);
    if (type === "stereotype") expect(moves).toEqual(["SUMMON"]);
  }
  expect(new Set(types.values()).size).toBeGreaterThan(1);
  // On the board it is: that one can attack later belongs to the card.
  const [onBoard] = zones?.board?.cards ?? [];
  const reasons = await reasonsOf(client, matchId, onBoard?.card);
  const codes = reasons.map(({ move, code }) => `${move} ${code}`);
  expect(codes).toContain("DECLARE_ATTACK phase/not-combat");
  for (const { move } of reasons) expect(move).not.toMatch(/^SUMMON$|^SET_/);
});

test("without a card it says why there is no combat", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { view, seat } = await client.lookWhenMine(matchId);
  const isFirstTurn = (view as unknown as { game: { shared: { turnNumber: number } } } | null)?.game
    .shared.turnNumber;
  expect(view?.actors).toContain(seat);
  const reasons = await reasonsOf(client, matchId);
  if (isFirstTurn === 1) {
    expect(reasons).toContainEqual(
      expect.objectContaining({ move: "ENTER_COMBAT", rule: expect.any(String) as unknown }),
    );
  }
  for (const { move } of reasons) expect(move).not.toBe("SURRENDER");
});

test("of a card that is hidden, of somebody else's and of one that is not there it says nothing", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const seen = await client.playOn(matchId, 6);
  const own = new Set<string>(
    Object.values(seen.view?.zones[seen.seat] ?? {}).flatMap(({ cards }) =>
      cards.filter(({ def }) => def !== null).map(({ card }) => card),
    ),
  );
  for (let number = 1; number <= 120; number += 3) {
    if (!own.has(`c${number}`)) expect(await reasonsOf(client, matchId, `c${number}`)).toEqual([]);
  }
  expect(await reasonsOf(client, matchId, "c99999")).toEqual([]);
});

test("a stranger is told nothing", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const [card] = handOf(await client.lookWhenMine(matchId));
  expect(await reasonsOf(server.client(), matchId, card)).toEqual([]);
  expect(await reasonsOf(server.client(), matchId)).toEqual([]);
});
