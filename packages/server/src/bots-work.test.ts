/** What only bots think with stays on the server: tasks, waiting triggers, what others are asked. */
import { describe, expect, test } from "vitest";
import type { Client } from "../test/client.ts";
import { useServer } from "../test/running-server.ts";
import type { AnyView, RecordedMatch } from "./protocol.ts";

const server = useServer();

const GAMES = ["lunchtable", "lorcana"];

/** Every view in what a client was sent. */
function viewsIn(sent: unknown): AnyView[] {
  if (typeof sent !== "object" || sent === null) return [];
  const isView = "zones" in sent && "prompts" in sent && "game" in sent;
  return isView ? [sent as AnyView] : Object.values(sent).flatMap(viewsIn);
}

const sentTo = (client: Client): AnyView[] =>
  client.received.flatMap((text) => viewsIn(JSON.parse(text)));

/** Views at moments when somebody is asked: the viewer itself, or another seat. */
const asking = (views: readonly AnyView[], own: boolean): AnyView[] =>
  views.filter(({ viewer, prompts }) => prompts.some(({ seat }) => (seat === viewer) === own));

function expectNoWork(views: readonly AnyView[]): void {
  for (const view of views) {
    const { viewer, prompts, game } = view;
    expect(game).not.toHaveProperty("prompts");
    expect(JSON.stringify(view)).not.toMatch(/"(tasks|queue|work)":/);
    for (const prompt of prompts.filter(({ seat }) => seat !== viewer)) {
      expect(Object.keys(prompt).toSorted()).toEqual(["kind", "seat"]);
    }
  }
}

describe.each(GAMES)("of %s", (game) => {
  test("neither who plays nor who follows is sent the work under way", async () => {
    const [guest, spectator] = [server.client(), server.client()];
    const isEnough = (): boolean =>
      asking(sentTo(guest), true).length > 2 &&
      asking(sentTo(guest), false).length > 2 &&
      asking(sentTo(spectator), false).length > 2;
    for (let seed = 1; seed <= 20 && !isEnough(); seed++) {
      const matchId = await guest.createMatch({ game, seed });
      const streams = [guest.stream(matchId, 0), spectator.stream(matchId, 0)];
      let seen = await guest.lookWhenMine(matchId);
      for (let i = 0; i < 10 && seen.status === "active" && !isEnough(); i++) {
        seen = await guest.playOn(matchId, 7);
      }
      for (const stream of streams) {
        await stream.until(({ version }) => version >= seen.version);
        stream.close();
      }
    }
    expect(isEnough(), "both seats are asked something").toBe(true);
    expectNoWork(sentTo(guest));
    expectNoWork(sentTo(spectator));
  });

  test("nor who replays a record", async () => {
    const client = server.client();
    const bots = { auto: "random", opponent: "random" };
    const matchId = await client.createMatch({ game, seed: 3, ...bots });
    await client.stream(matchId, 0).until(({ view }) => view?.outcome.status === "ended");
    const { body: record } = await client.get<RecordedMatch>(`/api/matches/${matchId}/record`);
    const viewer = record.commands[0]?.[0];
    for (let at = 0; at < record.commands.length; at += 3) {
      await client.post("/api/replays", { record, at, viewer, after: at - 1 });
    }
    const views = sentTo(client).filter((view) => view.viewer === viewer);
    expect(asking(views, true).length).toBeGreaterThan(0);
    expect(asking(views, false).length).toBeGreaterThan(0);
    expectNoWork(views);
  });
});
