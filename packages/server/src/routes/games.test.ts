import { decks } from "@ltcg/cards";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { GamesReply, RefusalReply, RulesReply } from "../protocol.ts";

const server = useServer();

test("GET /api/games says what can be played, with which decks and against whom", async () => {
  const { status, body } = await server.client().get("/api/games");
  expect(status).toBe(200);
  expect(body).toEqual({
    games: [
      {
        game: "lunchtable",
        title: "LunchTable",
        about: expect.any(String) as unknown,
        seats: ["host", "away"],
        hasRules: true,
        resign: "SURRENDER",
        windows: { phases: expect.arrayContaining(["main", "combat"]) as unknown },
        decks: decks.map(({ id, name, plan }) => ({
          name: id,
          title: name,
          about: plan,
          parts: expect.arrayContaining([
            { name: expect.any(String) as unknown, colour: expect.stringMatching(/^#/) as unknown },
          ]) as unknown,
          size: 40,
        })),
      },
      {
        game: "lorcana",
        title: "Lorcana",
        about: expect.stringContaining("not the publisher's") as unknown,
        seats: ["host", "away"],
        hasRules: true,
        resign: "CONCEDE",
        windows: null,
        decks: [
          expect.objectContaining({ name: "long-street", size: 60 }) as unknown,
          {
            name: "great-movement",
            title: "Watch on the Great Movement",
            about: expect.stringMatching(/^Clockwork .*\.$/) as unknown,
            parts: [
              { name: "Sapphire", colour: "#2f6db5" },
              { name: "Steel", colour: "#7a858e" },
            ],
            size: 60,
          },
          expect.objectContaining({ name: "clock-stair", size: 60 }) as unknown,
          expect.objectContaining({ name: "low-arch", size: 60 }) as unknown,
        ],
      },
    ],
    bots: ["random", "beginner", "greedy", "planner", "search"],
    levels: { easy: "beginner", normal: "greedy", hard: "search" },
    timeControls: {
      quick: { bankMs: 300_000, incrementMs: 5000, capMs: 60_000 },
      long: { bankMs: 1_200_000, incrementMs: 10_000, capMs: 300_000 },
      days: { bankMs: 1_209_600_000, incrementMs: 0, capMs: 259_200_000 },
    },
  });
});

test("a deck says in whose colours it plays", async () => {
  const { body } = await server.client().get<GamesReply>("/api/games");
  const [starter] = body.games[0]?.decks ?? [];
  expect(starter).toMatchObject({
    name: "sugar-rush",
    parts: [{ name: "Sugar Rush", colour: "#e4572e" }],
  });
});

test("GET /api/games/:game/rules is the rulebook", async () => {
  const { status, body } = await server.client().get<RulesReply>("/api/games/lunchtable/rules");
  expect([status, body.title]).toEqual([200, "LunchTable"]);
  expect(body.markdown).toMatch(/^# LunchTable rulebook/);
});

test("a game that is not there has no rules, and the answer names those that have", async () => {
  for (const game of ["chess", "toString"]) {
    const { status, body } = await server.client().get<RefusalReply>(`/api/games/${game}/rules`);
    expect([status, body.error.code]).toEqual([404, "no-such-game"]);
    expect(body.error.message).toContain("lunchtable");
  }
});
