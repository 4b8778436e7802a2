/** The end of a match: its report card, for who won, who lost and who watched, and the ways on from it. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { clickMoves, overflowing, putReportCardAway, tooSmall } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();
const matchIdOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? "";

async function giveUp(page: Page): Promise<void> {
  const abandon = new URL(`/api/matches/${matchIdOf(page)}/abandon`, app.url).href;
  // Again if the opponent moved at the same moment.
  while (!(await page.request.post(abandon)).ok());
  await page.locator(".marks-dialog").waitFor();
}

/** Ways on from the end that are narrower than their words, which then lie over the next one. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".ending :is(button, a)")]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent ?? ""),
  );
}

it("says who lost and why, with marks, and leads to the same match with the seats exchanged", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await clickMoves(page, 6);
  await giveUp(page);
  const card = page.getByRole("dialog", { name: "Second helping?" });
  await card.getByText("The opponent wins: you gave up.").waitFor();
  expect(await card.locator("tbody tr").count()).toBe(4);
  expect(await card.locator(".confetti").count()).toBe(0);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await tooFaint(page, ".marks-dialog")).toEqual([]);
  }
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overflowing(page)).toEqual([]);
    // Under the card, at the foot of the table, lie the same ways on.
    expect(width > 1024 ? [] : await tooSmall(page, 44, ".ending")).toEqual([]);
    expect(await squeezed(page)).toEqual([]);
  }
  // However low the window is, it begins with who has won, and with what comes next within reach of the thumb.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  await card.waitFor();
  const inWindow = async (what: Locator) => {
    const box = await what.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 390;
  };
  expect(await inWindow(card.getByRole("heading", { name: "Second helping?" }))).toBe(true);
  expect(await inWindow(card.getByRole("button", { name: "Again" }))).toBe(true);
  // By keyboard: away, and back again.
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Report card" }).click();
  await card.waitFor();
  const before = matchIdOf(page);
  await card.getByRole("button", { name: "Swap sides" }).click();
  await expect.poll(() => matchIdOf(page)).not.toBe(before);
  await page.locator(".connection.live").waitFor({ state: "attached" });
  await card.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await page.close();
});

it("tells a watcher who won, and leads back over the match", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await giveUp(page);
  await app.browser.context.clearCookies();
  await page.reload();
  const card = page.locator(".marks-dialog");
  await card.getByRole("heading", { name: /keeps the table$/ }).waitFor();
  expect(await card.getByRole("button", { name: "Swap sides" }).count()).toBe(0);
  await putReportCardAway(page);
  await page.getByRole("button", { name: "Report card" }).click();
  await card.getByRole("link", { name: "Watch it back" }).click();
  await page.waitForURL(/\/replays\//);
  await page.getByText("Verified: all").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});
