/** A bot that thinks long is chosen by name, and plays its turns like any other. */
import { expect, it } from "vitest";
import { clickUntil } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

it("is played against by whoever chooses it, and stays chosen", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  const opponent = page.getByLabel("Opponent", { exact: true });
  // Who chooses nobody has one that answers at once.
  expect(await opponent.inputValue()).toBe("greedy");
  await opponent.selectOption("planner");
  await page.getByText("Thinks to its own next turn").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/matches\//);
  // After the first turn of each it is turn 3, or later when it is looked at.
  const third = page.locator(".turn strong").getByText(/Turn ([3-9]|\d\d)/);
  await clickUntil(page, async () => (await third.count()) > 0);
  await page.goto(app.url);
  await page.getByRole("link", { name: "LunchTable: against the planner bot" }).waitFor();
  await expect.poll(() => opponent.inputValue()).toBe("planner");
  expect(problems).toEqual([]);
  await page.close();
});
