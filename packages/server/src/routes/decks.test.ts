import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { DecksReply } from "../protocol.ts";

const server = useServer();

test("GET /api/decks names the decks of every game and their sizes", async () => {
  const { status, body } = await server.client().get<DecksReply>("/api/decks");
  expect(status).toBe(200);
  expect(body.decks).toEqual(
    expect.arrayContaining([
      { game: "lunchtable", name: "sugar-rush", title: "Done Before the Bell", size: 40 },
      { game: "lunchtable", name: "rumor-mill", title: "Pass It On", size: 40 },
    ]),
  );
});
