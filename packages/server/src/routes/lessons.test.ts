import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { lessons } from "../lessons/all.ts";
import type { CreatedMatch, LessonReply, LessonsReply, MatchReply } from "../protocol.ts";

const server = useServer();

test("every lesson is offered, in its order", async () => {
  const { body } = await server.client().get<LessonsReply>("/api/lessons");
  expect(body.lessons.map(({ lesson }) => lesson)).toEqual(lessons.map(({ id }) => id));
});

for (const { id, steps } of lessons) {
  test(`${id}: whoever does what is said comes to the end, against the bot`, async () => {
    const ada = server.client();
    const { status, body } = await ada.post<CreatedMatch>("/api/lessons", { lesson: id });
    expect(status).toBe(201);
    const { matchId } = body;
    const look = async (): Promise<LessonReply> =>
      (await ada.get<LessonReply>(`/api/matches/${matchId}/lesson`)).body;
    for (let done = 0; done < steps.length; done++) {
      await ada.get<MatchReply>(`/api/matches/${matchId}/wait?seconds=10`);
      const { now, version, ...lesson } = await look();
      expect([lesson.done, now?.say]).toEqual([done, steps[done]?.say]);
      expect(now?.move, `"${steps[done]?.move}" is legal`).not.toBeNull();
      const sent = { expectedVersion: version, commandId: `step-${done}`, move: now?.move };
      expect((await ada.post(`/api/matches/${matchId}/actions`, sent)).status).toBe(200);
      await expect.poll(async () => (await look()).done, { timeout: 10_000 }).toBe(done + 1);
    }
    expect((await look()).now).toBeNull();
  });
}

test("a lesson that there is not is refused, and a match that is none has no steps", async () => {
  const ada = server.client();
  expect((await ada.post("/api/lessons", { lesson: "algebra" })).status).toBe(400);
  const matchId = await ada.createMatch({});
  expect((await ada.get(`/api/matches/${matchId}/lesson`)).status).toBe(404);
});
