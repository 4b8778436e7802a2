import { noLimits, serve } from "@ltcg/server";
import { Reader } from "@ltcg/server/client";
import type { CreatedMatch, StreamMessage } from "@ltcg/server/protocol";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { expect, onTestFinished, test } from "vitest";
import { KeptMatch } from "./kept-match.ts";

test.each(["lunchtable", "lorcana"])(
  "of a whole match of %s a client that keeps little knows the same moves",
  async (game) => {
    const server = await serve({ port: 0, allowSeeds: true, limits: noLimits, time: testTime() });
    onTestFinished(() => server.close());
    const created = await fetch(`${server.url}/api/matches`, {
      method: "POST",
      body: JSON.stringify({ game, opponent: "random", seed: 5 }),
    });
    const { matchId, seat } = (await created.json()) as CreatedMatch;
    const cookie = created.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const act = (expectedVersion: number, move: string): Promise<Response> =>
      fetch(`${server.url}/api/matches/${matchId}/actions`, {
        method: "POST",
        headers: { cookie },
        body: JSON.stringify({ expectedVersion, commandId: `v${expectedVersion}`, move }),
      });
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/api/stream`, {
      headers: { cookie },
    } as never);
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "follow", matchId })));
    const [reader, kept] = [new Reader(null), new KeptMatch()];
    const { promise, resolve } = Promise.withResolvers<void>();
    const different: unknown[] = [];
    let updates = 0;
    socket.addEventListener("message", ({ data }) => {
      const whole = JSON.parse(String(data)) as StreamMessage;
      const own = JSON.parse(String(data)) as StreamMessage;
      if (whole.type === "error" || whole.type === "unfollowed") return;
      if (own.type === "error" || own.type === "unfollowed") return;
      const read = reader.read(whole);
      const little = kept.read(own);
      if (own.type === "update") updates++;
      const actors = read?.view?.actors;
      const { status, isPassing, legalMoves } = read ?? {};
      const listed = legalMoves?.map(({ id, anytime }) => [id, anytime === true]);
      const expected = JSON.stringify([status, isPassing, listed, actors]);
      const known = little?.legalMoves.map((id) => [id, kept.isAnytime(id)]);
      const got = [little?.status, little?.isPassing, known, little?.view?.actors];
      if (JSON.stringify(got) !== expected) different.push([got, expected]);
      if (status === "completed") resolve();
      else if (actors?.includes(seat) === true && isPassing === false) {
        const moves = legalMoves?.filter(({ anytime }) => anytime !== true) ?? [];
        void act(own.version, moves[own.version % moves.length]?.id ?? "");
      }
    });
    await promise;
    socket.close();
    expect(different).toEqual([]);
    expect(updates).toBeGreaterThan(0);
  },
);
