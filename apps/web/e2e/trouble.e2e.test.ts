/** Pages that are not there, and a server that is away: in the look of the others, with a way on. */
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

it.each(["/nowhere", "/matches/nobodys", "/replays/nobodys", "/cards/lunchtable/nobody"])(
  "there is nothing at %s, and it says where to go",
  async (path) => {
    const { page, problems } = await app.openPage();
    const answer = await page.goto(new URL(path, app.url).href);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Nothing at this table" }).waitFor();
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await tooFaint(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to the start" }).click();
    await page.getByRole("heading", { name: "LunchTable" }).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  },
);

it("a server that is away is looked for again, and the page comes when it is back", async () => {
  const { page } = await app.openPage();
  await page.goto(app.url);
  // Nothing on the page can be used before it is live; a trial click waits for that.
  await page.getByRole("button", { name: "Play", exact: true }).click({ trial: true });
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await page.getByRole("heading", { name: "The kitchen is closed" }).waitFor();
  expect(await tooFaint(page)).toEqual([]);
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Look again now" }).click();
  await page.getByRole("heading", { name: "How to play LunchTable" }).waitFor();
  await page.close();
});
