import { createServer } from "@ltcg/server";
import type { CreatedMatch } from "@ltcg/server/protocol";
import { expect, test } from "vitest";
import { example } from "./example.ts";
import { readSeen } from "./seen.ts";

test("the example has a table, a question and a list", () => {
  const { match, table, question, actions } = readSeen(example);
  expect(match).toBe("d5c67dd92bd9f22634350ec44a864d67");
  expect(table).toMatch(/^LunchTable[\s\S]*banished$/);
  expect(question).toBe("It is your turn: choose an action.");
  expect(actions).toHaveLength(5);
  expect(actions[3]).toEqual({ id: "ENTER_COMBAT", text: "Go to combat (or ADVANCE_PHASE)" });
});

test("what a server says now is read in the same way", async () => {
  const server = createServer();
  const origin = "http://table.example";
  const created = await server.fetch(
    new Request(`${origin}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ game: "lunchtable", opponent: "random" }),
    }),
  );
  const { matchId } = (await created.json()) as CreatedMatch;
  const cookie = created.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const looked = await server.fetch(
    new Request(`${origin}/api/agents/matches/${matchId}?wait=20&cards=none`, {
      headers: { cookie, accept: "text/plain" },
    }),
  );
  const { match, table, question, actions } = readSeen(await looked.text());
  expect(match).toBe(matchId);
  expect(table).toMatch(/^YOU \(/m);
  expect(question).not.toBeNull();
  expect(actions.map(({ id }) => id)).toContain("END_TURN");
  await server.close();
});

test("while others decide there is no list", () => {
  expect(readSeen("LunchTable, match 0a, version 3.\n\nWAITING\n")).toEqual({
    match: "0a",
    table: "LunchTable, match 0a, version 3.\n\nWAITING",
    question: null,
    actions: [],
  });
});
