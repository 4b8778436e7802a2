/** A stream that is refused for good is told in words: nobody waits for a connection that will not come. */
import { expect, it } from "vitest";
import { useApp } from "./use-app.ts";

const app = useApp();

it("says that a match cannot be followed any more, and what to do", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await page.routeWebSocket(/\/api\/stream/u, (socket) => {
    socket.onMessage((text) => {
      const { matchId } = JSON.parse(String(text)) as { readonly matchId: string };
      const error = { code: "no-such-match", message: "There is no such match." };
      socket.send(JSON.stringify({ type: "error", matchId, error }));
    });
  });
  await page.reload();
  await page.getByText("This match cannot be followed any more: load the page again.").waitFor();
  expect(await page.getByText("reconnecting…").count()).toBe(0);
  // The last position stays in sight.
  expect(await page.locator(".tray").count()).toBe(2);
  await page.unrouteAll();
  expect(problems).toEqual([]);
  await page.close();
});
