/** A match that nobody wins: two people who end their turns until attrition takes the last life of both (LT 5.10). */
import type { CreatedMatch, MatchReply } from "@ltcg/server/protocol";
import { type APIRequestContext, request } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

async function ask<Reply>(who: APIRequestContext, path: string, data?: object): Promise<Reply> {
  const headers = { origin: new URL(app.url).origin };
  const address = new URL(path, app.url).href;
  const answer =
    data === undefined ? await who.get(address) : await who.post(address, { headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

type Seen = Pick<MatchReply, "version" | "status" | "legalMoves" | "view">;

/** Ends the turn, or gives what is asked for before that: a card too many in hand. Null: it is not asked. */
const nextMove = ({ legalMoves }: Seen): string | null =>
  legalMoves.find(({ command }) => command.type === "END_TURN")?.id ??
  legalMoves.find(({ anytime }) => anytime !== true)?.id ??
  null;

interface LunchTable {
  readonly seats: { readonly host: { readonly lifePoints: number } };
}

/** Of the first seat; the other has as much. */
const lifeOf = ({ view }: Seen): number =>
  (view?.game as unknown as LunchTable | undefined)?.seats.host.lifePoints ?? 0;

it("tells both that it is a draw and why, with marks, and so do its replay, receipt and title", async () => {
  const { page, problems } = await app.openPage({ isFair: true });
  await page.goto(app.url);
  const bob = await request.newContext();
  const wanted = { game: "lunchtable", deck: "sugar-rush", opponent: null };
  const { matchId } = await ask<CreatedMatch>(page.request, "/api/matches", wanted);
  await ask(bob, `/api/matches/${matchId}/join`, { deck: "rumor-mill" });
  const both = [page.request, bob];
  /** Each in turn, until this is so. */
  const playUntil = async (isSo: (seen: Seen) => boolean): Promise<void> => {
    for (let turn = 0; ; turn++) {
      const who = both[turn % 2] ?? bob;
      const seen = await ask<Seen>(who, `/api/matches/${matchId}`);
      if (isSo(seen)) return;
      const move = nextMove(seen);
      if (move === null) continue;
      const commandId = crypto.randomUUID();
      await ask(who, `/api/matches/${matchId}/actions`, {
        expectedVersion: seen.version,
        commandId,
        move,
      });
    }
  };
  await playUntil((seen) => seen.view !== null && lifeOf(seen) <= 500);
  await page.goto(new URL(`/matches/${matchId}`, app.url).href);
  await page.locator(".connection.live").waitFor({ state: "attached" });
  await playUntil(({ status }) => status === "completed");

  const card = page.getByRole("dialog", { name: "Nobody keeps the table" });
  await card.getByText("Nobody wins: no life points were left. Attrition took the last").waitFor();
  expect(await card.locator("tbody tr").count()).toBe(4);
  expect(await card.locator(".confetti").count()).toBe(0);
  expect(await card.locator(".final-score dd").allTextContents()).toEqual(["0", "0"]);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await tooFaint(page, ".marks-dialog")).toEqual([]);
  }
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overflowing(page)).toEqual([]);
  }
  await card.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".ending").getByRole("heading", { name: "A draw" }).waitFor();

  await page.goto(new URL(`/replays/${matchId}?at=9999`, app.url).href);
  await page.getByRole("heading", { name: "Nobody wins: no life points were left" }).waitFor();
  await page.goto(new URL(`/verify?match=${matchId}`, app.url).href);
  await page.getByRole("heading", { name: "Nobody stacked the deck" }).waitFor();
  await page.locator(".slip footer").getByText("A draw").waitFor();
  await page.goto(app.url);
  await page.getByText("a draw", { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await bob.dispose();
  await page.close();
});
