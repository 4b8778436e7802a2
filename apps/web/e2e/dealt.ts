/**
 * Matches that a page starts are dealt by a number, its bots' thoughts too: what a test looks at is then the same on
 * every machine, and a fault that it finds can be seen again. `DEAL=2 npx vitest run --project e2e` looks at others.
 */
import type { Page } from "playwright-core";

export const DEAL = Number(process.env.DEAL ?? 1);

/** What a server must be told so that it takes the number. */
export const takesDeals = { ALLOW_SEEDS: "yes" } as const;

/**
 * Before the page is opened. A match with a seed takes no random numbers of its players, so what the page would open
 * stays unsent. Where a seat is free, two people bring theirs: such a match stays as it is.
 */
export async function dealBy(page: Page, deal = DEAL): Promise<void> {
  await page.addInitScript((seed) => {
    const send = globalThis.fetch;
    const kept = "test/dealt";
    globalThis.fetch = async (input, init) => {
      const path = typeof input === "string" ? input : "";
      const [, opened] = /^\/api\/matches\/([^/]+)\/entropy$/.exec(path) ?? [];
      if (opened !== undefined && sessionStorage.getItem(kept)?.includes(opened)) {
        return Response.json({});
      }
      if (path !== "/api/matches" || typeof init?.body !== "string") return send(input, init);
      const { entropyHash: _, ...wanted } = JSON.parse(init.body) as Record<string, unknown>;
      if (wanted.opponent === null) return send(input, init);
      const answer = await send(input, { ...init, body: JSON.stringify({ ...wanted, seed }) });
      const { matchId } = (await answer.clone().json()) as { matchId?: string };
      sessionStorage.setItem(kept, `${sessionStorage.getItem(kept) ?? ""} ${matchId}`);
      return answer;
    };
  }, deal);
}
